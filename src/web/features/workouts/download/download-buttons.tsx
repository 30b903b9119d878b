import Download from 'lucide-react/icons/download'
import { useEffect, useState } from 'react'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { type FileFigures, fileAddress } from '../workout-address.ts'
import { Downloads } from './downloads.tsx'
import { LossList } from './loss-list.tsx'
import { formatFit, type OwnedFile, saveIfPrivate } from './save-if-private.ts'
import { useFormats, type WrittenFormat } from './use-formats.ts'

/**
 * The buttons that download a workout: as FIT with one press, and in any other format. What FIT leaves out is listed
 * below the row.
 */
export function DownloadButtons({ workout, figures }: { workout: OwnedFile; figures: FileFigures }) {
  const { id } = workout
  const formats = useFormats(id, figures)
  const [chosen, choose] = useState<WrittenFormat['id']>()
  const { ask } = formats
  useEffect(() => {
    void ask()
  }, [ask])
  const losses = formats.formats?.find((format) => format.id === 'fit')?.losses ?? []
  return (
    <>
      <ButtonAnchor
        href={fileAddress(id, 'fit', figures)}
        tone="primary"
        download
        onClick={(event) => saveIfPrivate(event, workout, formatFit, figures)}
      >
        <Download aria-hidden="true" />
        Download FIT
      </ButtonAnchor>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          choose('fit')
          if (formats.error) void ask()
        }}
      >
        Other formats
      </Button>
      {losses.length > 0 && (
        <details className="order-last basis-full text-small">
          <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-chip text-ink-2 underline underline-offset-3 hover:text-ink">
            What FIT leaves out
          </summary>
          <LossList losses={losses} />
        </details>
      )}
      <Downloads workout={workout} figures={figures} formats={formats} chosen={chosen} onChoose={choose} />
    </>
  )
}
