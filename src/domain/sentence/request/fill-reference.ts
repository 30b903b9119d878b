import { referenceHint, referenceOf } from '../../generator/request/reference.ts'
import { sportOf } from '../../sports/registry.ts'
import { formatPace } from '../../units/pace.ts'
import type { Mention, MentionOf } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import { paceUnitOf } from '../written/spoken-figure.ts'
import { describeReference } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'

type Figure = MentionOf<'pace' | 'power'>

/**
 * Fills the reference value from watts or a pace that the athlete calls their own ("ftp 250", "threshold pace 4:10"), and
 * with it the metric that it belongs to; a named metric, filled later, replaces that. Any other figure is of the work.
 */
export function fillReference(draft: DraftRequest, mentions: readonly Mention[], context: SportContext): void {
  const { sport } = context
  const { reference, noun, metrics } = sportOf(sport)
  const figures = mentions.filter(
    (one): one is Figure => (one.kind === 'pace' || one.kind === 'power') && isLabelled(one),
  )
  const chosen = figures.find(({ kind }) => kind === reference.metric)
  for (const one of figures) {
    if (one === chosen) continue
    if (one.kind === reference.metric) draft.addUnread(one, `The first ${reference.label} counts.`)
    else draft.addUnread(one, `A ${noun} is measured by ${metrics.join(' or ').replace('heartrate', 'heart rate')}.`)
  }
  if (!chosen) return
  const { asked, per } = toFields(chosen, context)
  if (typeof referenceOf({ sport, workoutMetric: reference.metric, ...asked }) !== 'number') {
    draft.addUnread(chosen, referenceHint({ sport, ...asked }))
    return
  }
  Object.assign(draft.asked, asked, { workoutMetric: reference.metric })
  draft.addFound('referenceValue', describeReference(sport, asked.referenceValue, per), chosen)
}

function isLabelled(figure: Figure): boolean {
  return figure.kind === 'power' ? figure.isLabelled : figure.label !== undefined
}

/** The fields of the request for a reference value, and the distance that its pace is per. */
function toFields(figure: Figure, context: SportContext) {
  if (figure.kind === 'power') return { asked: { referenceValue: figure.watts }, per: undefined }
  const { paceUnits, distanceUnits } = sportOf(context.sport)
  const per = paceUnitOf(figure, context)
  const referenceUnit = distanceUnits[paceUnits.indexOf(per)]
  return { asked: { referenceValue: formatPace(figure.seconds), ...(referenceUnit ? { referenceUnit } : {}) }, per }
}
