import { racePaceName } from '../../sports/races.ts'
import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import type { BoundName } from '../bounds/bound-names.ts'
import type { Finding } from '../checks/result.ts'
import type { Verdict } from '../judge.ts'
import { asType, isMeasured, type WorkoutAsType } from '../reading/as-type.ts'
import type { Figures } from '../reading/figures.ts'
import type { JudgeInput } from '../reading/input.ts'
import { knowsWork, unreadFigure } from '../reading/known.ts'
import { raceOf } from '../reading/race-pace.ts'
import { measure, type Stretch } from '../reading/stretches.ts'
import { formatDistance, formatTime, formatUsualDistance } from './quantities.ts'

/** What the sentences about a workout are made from. */
export type Context = ReturnType<typeof contextOf>

/** Says what to do about a broken bound; undefined if the advice on another bound already says it. */
export type Advice = (finding: Finding, context: Context) => string | undefined

/** Advice on some bounds. `remarks.ts` gives it in the order of the keys: the most important bound first. */
export type AdviceByBound = Partial<Record<BoundName, Advice>>

/** The context of a workout whose repeats are valid. */
export function contextOf(verdict: Verdict, figures: Figures, input: JudgeInput) {
  const session = asType(measure(input), verdict.type)
  const { noun, inPool } = sportOf(input.sport)
  const work = session.bouts.flatMap(({ stretches }) => stretches)
  const usualUnit = input.poolLength?.unit ?? (inPool ? 'meters' : 'kilometers')
  const wholeUnit = unitOf(session.stretches) ?? usualUnit
  const unit = unitOf(work) ?? wholeUnit
  const hasOpenWork = !knowsWork(session)
  // How long a distance takes is known only where the athlete's threshold is.
  const isEstimated = input.reference === undefined && session.stretches.some(isByDistance)
  const time = (seconds: number) => (isEstimated ? `about ${formatTime(seconds)}` : formatTime(seconds))
  const isWorkByDistance = inPool || isMostlyByDistance(work)
  const isWholeByDistance = inPool || isMostlyByDistance(session.stretches)
  return {
    verdict,
    figures,
    session,
    /** `a threshold session`, `an endurance ride`; undefined if it is of no type. */
    kind: verdict.type && describeType(verdict.type, input.sport),
    noun,
    /** `effort`, `repetition`, `rung`. */
    bout: verdict.type === 'ladder sets' ? 'rung' : inPool ? 'repetition' : 'effort',
    /** Whether the work does not say how hard it is. */
    hasOpenWork,
    /** What the steps name as targets whose zone nobody can tell: `pace`. */
    unreadFigure: unreadFigure(session.stretches, input.reference),
    /** Where the work of the type lies: `at threshold`. */
    where: describeWhere(verdict, session, input.reference),
    /** Formats a time of the workout: with "about" if it is estimated from distances at a nominal pace. */
    time,
    isWorkByDistance,
    /** The length of the workout in the unit that it is written in: `1 hour`, `2,000 m`. */
    whole: isWholeByDistance ? formatDistance(figures.metres, wholeUnit) : time(figures.seconds),
    /** Formats a length in the unit that the work uses. */
    length: ({ seconds, metres }: { seconds: number; metres: number }) =>
      isWorkByDistance ? formatDistance(metres, unit) : formatTime(seconds),
    distance: (metres: number) => formatDistance(metres, unit),
    /** Formats a usual distance in that unit, as people say it. */
    usualDistance: (metres: number) => formatUsualDistance(metres, unit),
    isWritten: input.isWritten ?? false,
  }
}

/** Where the work lies: where the type has it, or where it is instead. */
function describeWhere({ soft }: Verdict, session: WorkoutAsType, reference: JudgeInput['reference']): string {
  if (!knowsWork(session)) {
    const figure = unreadFigure(
      session.bouts.flatMap(({ hard }) => hard),
      reference,
    )
    return figure ? `at the ${figure} it names` : 'without targets'
  }
  const zone = soft.find(({ bound }) => bound === 'work-zone')
  if (zone) return isMeasured(session) ? `mostly at ${zone.value} % of FTP` : 'in another zone'
  const pace = soft.find(({ bound }) => bound === 'work-pace')
  if (pace) return pace.side === 'low' ? 'at a faster pace' : 'at a slower pace'
  const [race, ...others] = new Set(session.bouts.flatMap(({ hard }) => hard.map(({ step }) => raceOf(step))))
  if (race && others.length === 0) return `at ${racePaceName(race).toLowerCase()}`
  return session.bounds.where ?? 'above easy'
}

/** `a threshold session`, `an interval swim`. */
export function describeType(type: WorkoutType, sport: SportId): string {
  const { noun, inPool } = sportOf(sport)
  return {
    interval: `an interval ${inPool ? noun : 'session'}`,
    threshold: 'a threshold session',
    tempo: `a tempo ${noun}`,
    endurance: `an endurance ${noun}`,
    'sweet spot': 'a sweet spot session',
    'v02 max': 'a VO2 Max session',
    'ladder sets': 'a ladder session',
  }[type]
}

/** Whether most of the time is in steps of a distance: timed strides do not make a run one by time. */
function isMostlyByDistance(stretches: readonly Stretch[]): boolean {
  const secondsIn = (some: readonly Stretch[]) => sumOf(some, ({ seconds }) => seconds)
  return secondsIn(stretches.filter(isByDistance)) > secondsIn(stretches) / 2
}

/** The unit of the first step of a distance. */
function unitOf(stretches: readonly Stretch[]): DistanceUnit | undefined {
  return stretches.find(isByDistance)?.step.duration.unit as DistanceUnit | undefined
}

function isByDistance({ step }: Stretch): boolean {
  return step.duration.type === 'distance'
}
