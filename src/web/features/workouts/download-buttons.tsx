import Download from 'lucide-react/icons/download'
import type { MouseEvent } from 'react'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import { useDownload } from './use-download.ts'
import { fileAddress } from './workout-address.ts'

/** A workout to take along: as FIT at one press, where nothing of it is lost, and in every other format. */
export function DownloadButtons({ id, reference }: { id: string; reference: number | undefined }) {
  const downloads = useDownload(id, reference)
  const download = (event: MouseEvent) => {
    // Whoever opens it elsewhere, or has no script, has the file as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!downloads.asking) void downloads.download('fit')
  }
  return (
    <>
      <ButtonAnchor href={fileAddress(id, 'fit', reference)} tone="primary" download onClick={download}>
        <Download aria-hidden="true" />
        Download FIT
      </ButtonAnchor>
      <Button aria-haspopup="dialog" onClick={() => downloads.choose('fit')}>
        Other formats
      </Button>
      <DownloadDialog id={id} reference={reference} downloads={downloads} />
    </>
  )
}
