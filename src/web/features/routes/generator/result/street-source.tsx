import type { StreetSource as Source } from '#contracts/directions.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** Whose streets the loops are planned on; it says so where they are invented. */
export function StreetSource({ source: { name, attribution, is_invented, note } }: { source: Source }) {
  return (
    <div className="grid gap-3">
      {note && <Notice title={is_invented ? 'Invented streets' : undefined}>{note}</Notice>}
      <p className="text-ink-2 text-small">Streets: {name === attribution ? name : `${name}, ${attribution}`}</p>
    </div>
  )
}
