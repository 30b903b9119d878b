import type { ReactNode } from 'react'

/** The layout of a workout's page; `ofAuthor` is what its athlete says about it. */
export function WorkoutFrame({
  head,
  chart,
  buttons,
  steps,
  zones,
  ofAuthor,
}: Record<'head' | 'chart' | 'buttons' | 'steps' | 'zones', ReactNode> & { ofAuthor?: ReactNode }) {
  return (
    <article className="pt-8 pb-16 md:pt-10">
      {head}
      <div className="mt-8">{chart}</div>
      <div className="mt-6 flex flex-wrap items-end gap-3 gutter print:hidden">{buttons}</div>
      <div className="gutter mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        {steps}
        <div className="grid gap-12">
          {zones}
          {ofAuthor}
        </div>
      </div>
    </article>
  )
}
