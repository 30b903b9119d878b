import { sportOf } from '../../sports/registry.ts'
import { paceUnitLabel } from '../../units/pace.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import type { Span } from '../result.ts'
import { paceUnitOf } from '../written/spoken-figure.ts'
import type { DraftRequest } from './draft-request.ts'

/** Says what percents were worked out from, and which units were assumed: of a pace on land, and of parts in figures alone. */
export function explainUnits(
  draft: DraftRequest,
  mentions: readonly Mention[],
  literal: readonly Mention[],
  context: SportContext,
): void {
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
  if (literal.some((one) => isBare(one) && isUsed(one))) draft.addInferred('mainSet', 'Assumed', NO_UNIT)
}

/** Whether a part is in a figure alone. "Last 3" is in the unit of the whole, and "3x8" shows its unit where it is read. */
function isBare(mention: Mention): boolean {
  if (mention.kind === 'amount') return mention.amount.kind === 'bare' && mention.place === undefined
  return mention.kind === 'warm-up or cool-down' && mention.amount?.kind === 'bare'
}

const NO_UNIT = 'Figures without a unit were read in the usual one.'
