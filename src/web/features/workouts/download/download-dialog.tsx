import { useState } from 'react'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type FileFigures, fileAddress } from '../workout-address.ts'
import { LossList } from './loss-list.tsx'
import { type OwnedFile, saveIfPrivate } from './save-if-private.ts'
import type { Formats, WrittenFormat } from './use-formats.ts'

/** Every format a workout can be downloaded in, what reads it, and what the chosen one leaves out. */
export function DownloadDialog({
  workout,
  figures,
  formats: { formats, error, asking, ask },
  chosen,
  onChoose,
}: {
  workout: OwnedFile
  figures: FileFigures
  formats: Formats
  /** The chosen format; undefined while the dialog is closed. */
  chosen: WrittenFormat['id'] | undefined
  onChoose: (format: WrittenFormat['id'] | undefined) => void
}) {
  const format = formats?.find((one) => one.id === chosen)
  const [exact, setExact] = useState(false)
  const isExact = exact && format?.exactLosses !== undefined
  const losses = (isExact ? format?.exactLosses : format?.losses) ?? []
  const close = () => onChoose(undefined)
  const written = { ...figures, width: isExact ? ('exact' as const) : undefined }
  return (
    <Dialog
      open={chosen !== undefined}
      onOpenChange={close}
      title="Download"
      description="For watches, trainers and other apps."
      footer={
        <>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
          {format && (
            <ButtonAnchor
              tone="primary"
              href={fileAddress(workout.id, format.id, written)}
              download
              onClick={(event) => {
                saveIfPrivate(event, workout, format, written)
                close()
              }}
            >
              Download {format.label}
            </ButtonAnchor>
          )}
        </>
      }
    >
      {asking && <Loading label="Loading formats" className="min-h-32" />}
      {error && (
        <Notice
          tone="danger"
          title="Failed to load the formats"
          actions={
            <Button size="compact" onClick={() => void ask()}>
              Try again
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      {formats && format && (
        <div className="grid gap-4 pb-2">
          <RadioGroup<WrittenFormat['id'], { readers: string; extension: string }>
            label="Format"
            labelHidden
            options={formats.map(({ id: value, label, readers, extension }) => ({ value, label, readers, extension }))}
            value={format.id}
            onChange={onChoose}
            looks={looks}
          />
          {format.exactLosses && (
            <Switch label="Write single figures exactly" checked={exact} onChange={setExact} className="-my-1" />
          )}
          <div aria-live="polite">
            {losses.length === 0 ? (
              <p>{format.label} carries all of this workout.</p>
            ) : (
              <>
                <h3 className="text-h4">What {format.label} leaves out</h3>
                <LossList losses={losses} />
              </>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}

const looks = {
  list: 'grid border-ink border-t-[1.5px]',
  option:
    'relative flex min-h-12 cursor-pointer items-center gap-4 border-line border-b py-2 pe-2 ps-4 transition-colors hover:bg-sunken has-checked:bg-accent-wash has-checked:shadow-[inset_4px_0_0_var(--color-accent),inset_5px_0_0_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-2',
  draw: ({ label, readers, extension }: { label: string; readers: string; extension: string }) => (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-[540]">{label}</span>
        <span className="block text-ink-2 text-small first-letter:uppercase">{readers}</span>
      </span>
      <span className="text-ink-2 text-small">.{extension}</span>
    </>
  ),
}
