import { Link } from '@tanstack/react-router'
import { pricingAddress, useSite } from '../../../lib/site.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { footerColumns } from './entries.ts'
import { Logo } from './logo.tsx'

/** The footer of every public page. */
export function SiteFooter() {
  const { publicUrl, maker } = useSite()
  return (
    <footer className="gutter mt-18 md:mt-26 print:hidden">
      <div className="flex flex-wrap justify-between gap-x-16 gap-y-10 border-ink border-t-[1.5px] pt-8 pb-10">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-3 text-lead">Get your structured workouts, built with blazing speed.</p>
          <ButtonLink {...pricingAddress} className="mt-5">
            Get Started
          </ButtonLink>
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          {footerColumns.map(({ title, entries }) => (
            <nav key={title} aria-label={title}>
              <p className="text-h4">{title}</p>
              <ul className="mt-1">
                {entries.map(({ label, ...address }) => (
                  <li key={label}>
                    <Link
                      {...address}
                      className="inline-flex min-h-9 items-center rounded-chip text-ink-2 underline-offset-4 hover:text-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t py-6 text-ink-2 text-small">
        <p>{new URL(publicUrl).host}</p>
        <p>
          {maker.url ? (
            <a href={maker.url} rel="noopener" className="link">
              {maker.name}
            </a>
          ) : (
            maker.name
          )}
          {maker.name && '. '}All rights reserved
        </p>
      </div>
    </footer>
  )
}
