import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** Shown at an address that has no page. */
export function PageNotFound() {
  const home = useSession().status === 'signed-in' ? '/dashboard/activity' : '/'
  return (
    <section className="gutter pt-10 md:pt-16">
      <h1 className="text-page">Page Not Found</h1>
      <p className="mt-4 max-w-xl text-ink-2 text-lead">
        Nothing is drawn at this address. It may have moved, or a letter went missing on the way.
      </p>
      <ButtonLink to={home} tone="primary" className="mt-7">
        Go Home
      </ButtonLink>
      <svg aria-hidden="true" viewBox="0 0 960 140" className="mt-12 block h-auto w-full max-w-4xl overflow-visible">
        <path
          d="M1 138V112L170 76V58h34v48h40V36h92v70h40V36h92M560 36h92v70h40V36h92v70h40V80h86l50 34v24"
          fill="none"
          stroke="var(--color-edge)"
          strokeWidth="1.5"
          strokeDasharray="4 4"
        />
        <path d="M0 138.5H960M1 138v9M240 138v9M720 138v9M959 138v9" stroke="var(--color-ink)" strokeWidth="1.5" />
        <path d="M470 142H560" stroke="var(--color-accent)" strokeWidth="5" />
      </svg>
    </section>
  )
}
