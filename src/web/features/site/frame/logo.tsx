import { Link } from '@tanstack/react-router'

/** The logo and the name, as a link. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link
      to={to}
      className="wide inline-flex min-h-11 items-center gap-2.5 rounded-control font-[620] text-[1.125rem] tracking-[-0.02em]"
    >
      <Mark />
      Pacewright
    </Link>
  )
}

/** The logo: three bars under a bracket, on the accent colour. */
function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 flex-none">
      <rect width="32" height="32" rx="6" fill="var(--color-accent)" />
      <path d="M6.5 11V7.5h19V11" fill="none" stroke="var(--color-on-accent)" strokeWidth="2.2" />
      <path d="M8 25V14h4.6v11zM13.7 25v-6h4.6v6zM19.4 25V14H24v11z" fill="var(--color-on-accent)" />
    </svg>
  )
}
