import { powerOf } from '../../generator/plan/power.ts'
import { referenceHint, referenceOf } from '../../generator/request/reference.ts'
import { type Sport, type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { formatPace, type PaceUnit } from '../../units/pace.ts'
import type { Mention, MentionOf } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import { describeReference } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'

type Figure = MentionOf<'pace' | 'power'>

/**
 * Fills the reference value from watts or a pace, and with it the metric that it belongs to; a named metric, filled later,
 * replaces that. A labelled figure ("ftp 250") comes before one without a label. A target of the work ("5x1k @ 3:45") is
 * converted to the reference value by the factor of its type.
 */
export function fillReference(draft: DraftRequest, mentions: readonly Mention[], context: SportContext): void {
  const { sport } = context
  const { reference, noun, metrics } = sportOf(sport)
  const figures = mentions.filter((one): one is Figure => one.kind === 'pace' || one.kind === 'power')
  const candidates = figures.filter(({ kind }) => kind === reference.metric)
  const chosen = candidates.find(isLabelled) ?? candidates[0]
  for (const one of figures) {
    if (one === chosen) continue
    if (one.kind === reference.metric)
      draft.addUnread(one, `Targets are computed from one ${reference.label}; this figure is not used.`)
    else draft.addUnread(one, `A ${noun} is measured by ${metrics.join(' or ').replace('heartrate', 'heart rate')}.`)
  }
  if (!chosen) return
  const { workoutType } = draft.asked
  const factor = chosen.isAimed && !isLabelled(chosen) ? referenceFactor(sportOf(sport), workoutType) : undefined
  const said = toFields(chosen, context)
  const { asked, per } = factor === undefined ? said : toFields(divide(chosen, factor), context)
  if (typeof referenceOf({ sport, workoutMetric: reference.metric, ...asked }) !== 'number') {
    draft.addUnread(chosen, referenceHint({ sport, ...asked }))
    return
  }
  Object.assign(draft.asked, asked, { workoutMetric: reference.metric })
  const target = factor === undefined ? undefined : said.asked.referenceValue
  draft.addFound('referenceValue', describeReference(sport, asked.referenceValue, per, target), chosen)
}

function isLabelled(figure: Figure): boolean {
  return figure.kind === 'power' ? figure.isLabelled : figure.label !== undefined
}

/**
 * The factor from the reference value to the middle of the zone of a type's work: a tempo run has 1.09 times the seconds of
 * threshold pace, a threshold ride 1.007 times the watts of FTP. Undefined where a type has no single zone.
 */
function referenceFactor(
  { reference, paceZones, workZones }: Sport,
  type: WorkoutType | undefined,
): number | undefined {
  const number = type && workZones[type]
  if (reference.metric === 'pace') return paceZones.find((one) => one.number === number)?.mid
  // The mean of the two percents, as a share.
  return number && powerOf({ zone: number }) / 100
}

/** The reference value that a target follows from by a factor, in whole seconds or watts. */
function divide(figure: Figure, factor: number): Figure {
  return figure.kind === 'power'
    ? { ...figure, watts: Math.round(figure.watts / factor) }
    : { ...figure, seconds: Math.round(figure.seconds / factor) }
}

/** The fields of the request for a reference value, and the distance that its pace is per. */
function toFields(figure: Figure, { sport, unit }: SportContext) {
  if (figure.kind === 'power') return { asked: { referenceValue: figure.watts }, per: undefined }
  const { paceUnits, distanceUnits } = sportOf(sport)
  const said = figure.per === '100' ? undefined : figure.per
  const per = said && paceUnits.includes(said) ? said : defaultPaceUnit(sport, unit)
  const referenceUnit = distanceUnits[paceUnits.indexOf(per)]
  return { asked: { referenceValue: formatPace(figure.seconds), ...(referenceUnit ? { referenceUnit } : {}) }, per }
}

function defaultPaceUnit(sport: SportId, unit: SportContext['unit']): PaceUnit {
  const { paceUnits, distanceUnits } = sportOf(sport)
  return paceUnits[Math.max(0, distanceUnits.indexOf(unit))] ?? 'km'
}
