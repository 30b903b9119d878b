import Download from 'lucide-react/icons/download'
import { useMemo } from 'react'
import { saveFile } from '../../../../lib/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { drawQrCode, qrColours, qrFile } from './qr-svg.ts'

/** The QR code of an address, which a phone opens by its camera, and its file. */
export function QrCode({ url, name }: { url: string; name: string }) {
  const { size, path } = useMemo(() => drawQrCode(url), [url])
  const save = () => saveFile(new Blob([qrFile(url)], { type: 'image/svg+xml' }), `${name} QR code.svg`)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <svg
        role="img"
        aria-label={`QR code of ${url}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-44 flex-none rounded-chip border border-line"
      >
        <path fill={qrColours.paper} d={`M0 0h${size}v${size}H0z`} />
        <path fill={qrColours.ink} d={path} />
      </svg>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-h4">QR code</h3>
        <p className="mt-1 mb-3 text-ink-2">A phone that is pointed at it opens the page.</p>
        <Button size="compact" onClick={save}>
          <Download aria-hidden="true" />
          Download SVG
        </Button>
      </div>
    </div>
  )
}
