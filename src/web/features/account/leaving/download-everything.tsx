import Download from 'lucide-react/icons/download'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useExport } from './use-export.ts'

/** Downloads everything as one file: says how far it is, and how it ended. */
export function DownloadEverything() {
  const { state, start, cancel } = useExport()
  const download = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid gap-3">
      <h3 className="text-h4">Download everything</h3>
      <p className="max-w-prose text-ink-2">
        One ZIP with each workout in every format, your calendar, and a page that lists both and opens without a
        network.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={download}
          onClick={start}
          busy={state.is === 'loading' && (state.bytes > 0 ? `Downloading ${sizeOf(state.bytes)}` : 'Collecting...')}
        >
          <Download aria-hidden="true" />
          Download everything
        </Button>
        {state.is === 'loading' && (
          <Button
            tone="quiet"
            aria-label="Cancel the download"
            onClick={() => {
              // At once: a busy button takes no focus, and this one goes.
              flushSync(cancel)
              download.current?.focus()
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      {state.is === 'done' && (
        <Notice tone="good" title="Downloaded">
          {state.name}, {sizeOf(state.bytes)}. Unpack it and open index.html in a browser.
        </Notice>
      )}
      {state.is === 'failed' && (
        <Notice tone="danger" title="Failed to download everything">
          {state.why}
        </Notice>
      )}
    </div>
  )
}

function sizeOf(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kB'] : [(bytes / 1_000_000).toFixed(1), 'MB']
  return `${size}\u202f${unit}`
}
