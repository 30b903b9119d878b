import { referenceHint, referenceOf } from '../../generator/request/reference.ts'
import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { formatPace, type PaceUnit } from '../../units/pace.ts'
import type { Mention } from '../readers/mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import type { Asked, Span, Unread } from '../result.ts'
import { describeEffort, describeReference } from './describe.ts'
import { referenceFactor } from './reference-factor.ts'

type PaceMention = Extract<Mention, { kind: 'pace' }>
type PowerMention = Extract<Mention, { kind: 'power' }>

/** The reference value that was said, in the fields of the request. */
export type AskedReference = { asked: Asked; span?: Span; reading?: string; unread: Unread[] }

/**
 * Reads watts or a pace as the athlete's FTP, threshold pace or CSS; a labelled figure ("ftp 250") comes before one without
 * a label. A target of the work ("5x1k @ 3:45") is converted to the reference value by the factor of its type.
 */
export function findReference(
  mentions: readonly Mention[],
  context: SportContext,
  type: WorkoutType | undefined,
): AskedReference {
  const { reference, noun, metrics } = sportOf(context.sport)
  const figures = mentions.filter(
    (one): one is PaceMention | PowerMention => one.kind === 'pace' || one.kind === 'power',
  )
  const candidates = figures.filter(({ kind }) => kind === reference.metric)
  const chosen = candidates.find(isLabelled) ?? candidates[0]
  const unread = figures
    .filter((one) => one !== chosen)
    .map(({ kind, from, to }) => ({
      from,
      to,
      sentence:
        kind === reference.metric
          ? `Targets follow from your ${reference.label}: one figure counts.`
          : `A ${noun} is measured by ${metrics.join(' or ').replace('heartrate', 'heart rate')}.`,
    }))
  if (!chosen) return { asked: {}, unread }
  const factor = chosen.isAimed && !isLabelled(chosen) ? referenceFactor(context.sport, type) : undefined
  const said = toFields(chosen, context)
  const { asked, per } = factor === undefined ? said : toFields(divide(chosen, factor), context)
  const value = asked.referenceValue ?? ''
  if (typeof referenceOf({ sport: context.sport, workoutMetric: reference.metric, ...asked }) !== 'number')
    return {
      asked: {},
      unread: [
        ...unread,
        { from: chosen.from, to: chosen.to, sentence: referenceHint({ sport: context.sport, ...asked }) },
      ],
    }
  return {
    asked: { ...asked, workoutMetric: reference.metric },
    span: { from: chosen.from, to: chosen.to },
    reading:
      factor === undefined
        ? describeReference(context.sport, value, per)
        : describeEffort(context.sport, said.asked.referenceValue ?? '', value, per),
    unread,
  }
}

function isLabelled(figure: PaceMention | PowerMention): boolean {
  return figure.kind === 'power' ? figure.isLabelled : figure.label !== undefined
}

/** The reference value that a target follows from by a factor, in whole seconds or watts. */
function divide(figure: PaceMention | PowerMention, factor: number): PaceMention | PowerMention {
  return figure.kind === 'power'
    ? { ...figure, watts: Math.round(figure.watts / factor) }
    : { ...figure, seconds: Math.round(figure.seconds / factor) }
}

type ReferenceFields = { asked: Pick<Asked, 'referenceValue' | 'referenceUnit'>; per: PaceUnit | undefined }

function toFields(figure: PaceMention | PowerMention, { sport, unit }: SportContext): ReferenceFields {
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
