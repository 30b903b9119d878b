import { referenceHint, referenceOf } from '../../generator/request/reference.ts'
import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { formatPace, type PaceUnit } from '../../units/pace.ts'
import type { Mention } from '../readers/mention.ts'
import type { Ruler } from '../resolve/measure.ts'
import { effortOf } from '../resolve/type-effort.ts'
import type { Asked, Span, Unread } from '../result.ts'
import { effortReading, referenceReading } from './describe.ts'

type PaceMention = Extract<Mention, { kind: 'pace' }>
type PowerMention = Extract<Mention, { kind: 'power' }>

/** The reference value that was said, as the request writes it. */
export type AskedReference = { asked: Asked; span?: Span; reading?: string; unread: Unread[] }

/**
 * Watts and paces are the athlete's FTP, threshold pace or CSS, one that is called so before one that is not: a session's
 * own targets follow from it. One that the work is aimed at ("5x1k @ 3:45") is what its type makes of the reference.
 */
export function referenceFrom(
  mentions: readonly Mention[],
  ruler: Ruler,
  type: WorkoutType | undefined,
): AskedReference {
  const { reference, noun, metrics } = sportOf(ruler.sport)
  const figures = mentions.filter(
    (one): one is PaceMention | PowerMention => one.kind === 'pace' || one.kind === 'power',
  )
  const fitting = figures.filter(({ kind }) => kind === reference.metric)
  const chosen = fitting.find(isLabelled) ?? fitting[0]
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
  const share = chosen.isAimed && !isLabelled(chosen) ? effortOf(ruler.sport, type) : undefined
  const said = written(chosen, ruler)
  const { asked, per } = share === undefined ? said : written(atReference(chosen, share), ruler)
  const value = asked.referenceValue ?? ''
  if (typeof referenceOf({ sport: ruler.sport, workoutMetric: reference.metric, ...asked }) !== 'number')
    return {
      asked: {},
      unread: [
        ...unread,
        { from: chosen.from, to: chosen.to, sentence: referenceHint({ sport: ruler.sport, ...asked }) },
      ],
    }
  return {
    asked: { ...asked, workoutMetric: reference.metric },
    span: { from: chosen.from, to: chosen.to },
    reading:
      share === undefined
        ? referenceReading(ruler.sport, value, per)
        : effortReading(ruler.sport, said.asked.referenceValue ?? '', value, per),
    unread,
  }
}

function isLabelled(figure: PaceMention | PowerMention): boolean {
  return figure.kind === 'power' ? figure.isLabelled : figure.label !== undefined
}

/** The figure at the reference, of which an effort is so great a share: in whole seconds or watts. */
function atReference(figure: PaceMention | PowerMention, share: number): PaceMention | PowerMention {
  return figure.kind === 'power'
    ? { ...figure, watts: Math.round(figure.watts / share) }
    : { ...figure, seconds: Math.round(figure.seconds / share) }
}

type Written = { asked: Pick<Asked, 'referenceValue' | 'referenceUnit'>; per: PaceUnit | undefined }

function written(figure: PaceMention | PowerMention, { sport, unit }: Ruler): Written {
  if (figure.kind === 'power') return { asked: { referenceValue: figure.watts }, per: undefined }
  const { paceUnits, distanceUnits } = sportOf(sport)
  const said = figure.per === '100' ? undefined : figure.per
  const per = said && paceUnits.includes(said) ? said : ownPaceUnit(sport, unit)
  const referenceUnit = distanceUnits[paceUnits.indexOf(per)]
  return { asked: { referenceValue: formatPace(figure.seconds), ...(referenceUnit ? { referenceUnit } : {}) }, per }
}

function ownPaceUnit(sport: SportId, unit: Ruler['unit']): PaceUnit {
  const { paceUnits, distanceUnits } = sportOf(sport)
  return paceUnits[Math.max(0, distanceUnits.indexOf(unit))] ?? 'km'
}
