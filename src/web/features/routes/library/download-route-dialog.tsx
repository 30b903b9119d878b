import Download from 'lucide-react/icons/download'
import type { Route } from '#contracts/routes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { routeFileAddress } from '../route-address.ts'
import { routeFormats } from '../route-formats.ts'
import { saveIfPrivate } from '../save-own-route.ts'

/** The files that a route can be downloaded as, one press each. */
export function DownloadRouteDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Download ${route.name}`}
      description="A course for watches, bike computers and maps."
    >
      <ul className="mb-4 border-ink border-t-[1.5px]">
        {routeFormats.map(({ id, label, readers }) => (
          <li key={id} className="border-line border-b">
            <a
              href={routeFileAddress(route.id, id)}
              download
              onClick={(event) => {
                saveIfPrivate(event, route, id)
                onClose()
              }}
              className="flex min-h-14 items-center gap-4 px-2 py-2 no-underline transition-colors -outline-offset-2 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-[540]">{label}</span>
                <span className="block text-ink-2 text-small">{readers}</span>
              </span>
              <Download aria-hidden="true" className="size-5 flex-none text-ink-2" />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
