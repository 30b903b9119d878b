import type { ReactNode } from 'react'

/** The margins of a page inside the dashboard. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[1180px] px-4.5 py-8 md:px-10 md:py-10">{children}</div>
}
