import { Link } from '@tanstack/react-router'
import { pricingAddress } from '../../../lib/site.ts'

/** The line above every public page, on a server that has prices. */
export function TrialBanner() {
  return (
    <Link
      {...pricingAddress}
      className="group flex min-h-10 items-center justify-center gap-3 bg-[oklch(21.5%_0.014_165)] px-4 py-2 text-center text-[0.84375rem] text-[oklch(98.5%_0.004_105)] leading-tight focus-visible:outline-offset-[-4px] border-[light-dark(transparent,var(--color-line))] border-b"
    >
      <svg aria-hidden="true" viewBox="0 0 48 16" className="h-4 w-12 flex-none">
        <path
          d="M0 10h5.4v6H0zM7 6h5.4v10H7zM14 12h5.4v4H14zM21 3h5.4v13H21zM28 8h5.4v8H28zM35 0h5.4v16H35zM42 13h5.4v3H42z"
          fill="var(--color-accent)"
        />
      </svg>
      <span className="wide font-[500] underline-offset-4 group-hover:underline">
        Join today and get a 7 day free trial
      </span>
    </Link>
  )
}
