import { sportOf } from '../../sports/registry.ts'
import { paceUnitLabel } from '../../units/pace.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import type { Span } from '../result.ts'
import { paceUnitOf } from '../written/spoken-figure.ts'
import type { DraftRequest } from './draft-request.ts'

/** Says what percents were worked out from, and which unit of a pace was assumed on land. */
export function explainUnits(draft: DraftRequest, mentions: readonly Mention[], context: SportContext): void {
  const { inPool } = sportOf(context.sport)
  for (const { because, from, to } of mentionsOf('percent', mentions))
    if (because && draft.found.some((one) => one.from < to && one.to > from))
      draft.addInferred('mainSet', 'Assumed', because)
  if (inPool) return
  const isUsed = ({ from, to }: Span) =>
    draft.found.some((one) => one.field === 'mainSet' && one.from < to && one.to > from)
  const paces = mentionsOf('pace', mentions).filter(({ per, label }) => per === undefined && label === undefined)
  const [pace] = paces.filter(isUsed)
  if (pace)
    draft.addInferred(
      'mainSet',
      'Assumed',
      `No unit was said for the pace, so ${paceUnitLabel[paceUnitOf(pace, context)]}.`,
    )
}
