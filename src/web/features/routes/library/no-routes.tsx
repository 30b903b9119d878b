import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ROUTE_GENERATOR } from '../route-address.ts'

/** Shown instead of an empty list, with the two ways to get a route. */
export function NoRoutes({ onImport }: { onImport: () => void }) {
  return (
    <div className="max-w-lg">
      <svg aria-hidden="true" viewBox="0 0 480 132" className="block h-auto w-full overflow-visible">
        <path
          d="M96 108 L60 84 L66 44 L112 18 L190 30 L248 12 L330 24 L402 14 L424 56 L388 92 L300 84 L236 110 L168 96 Z"
          fill="none"
          stroke="var(--color-edge)"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          strokeLinejoin="round"
        />
        <circle cx="96" cy="108" r="6" fill="var(--color-accent)" stroke="var(--color-ink)" strokeWidth="1.5" />
        <path d="M0 131 H480" stroke="var(--color-ink)" strokeWidth="1.5" />
      </svg>
      <p className="mt-5 text-h4">Nothing drawn yet</p>
      <p className="mt-1 text-ink-2">No routes found. Create a route to get started.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to={ROUTE_GENERATOR} tone="primary">
          Generate Route
        </ButtonLink>
        <Button onClick={onImport}>Import GPX</Button>
      </div>
    </div>
  )
}
