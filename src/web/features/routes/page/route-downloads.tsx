import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useState } from 'react'
import type { Route } from '#contracts/routes.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { routeFileAddress } from '../route-address.ts'
import { saveIfPrivate } from '../save-own-route.ts'

// Loaded when it is first opened: few visitors want another file than a GPX.
const Dialog = lazy(() =>
  import('../library/download-route-dialog.tsx').then((file) => ({ default: file.DownloadRouteDialog })),
)

/** The buttons that download a route: as GPX with one press, which works without scripts, and as any other file. */
export function RouteDownloads({ route }: { route: Route }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <ButtonAnchor
        href={routeFileAddress(route.id, 'gpx')}
        tone="primary"
        download
        onClick={(event) => saveIfPrivate(event, route, 'gpx')}
      >
        <Download aria-hidden="true" />
        Download GPX
      </ButtonAnchor>
      <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        Other formats
      </Button>
      {choosing && (
        <Suspense fallback={null}>
          <Dialog route={route} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
