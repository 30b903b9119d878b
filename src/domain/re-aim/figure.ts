import { type Sport, type SportId, sportOf, sports } from '../sports/registry.ts'
import type { DistanceUnit } from '../units/distance.ts'
import { convertPace, parsePace } from '../units/pace.ts'
import type { Target } from '../workout/step.ts'

/** The figures of an athlete that targets are counted from. */
export const aimedFigures = [...sports.map(({ profile }) => profile.reference), 'threshold_heart_rate'] as const
export type AimedFigure = (typeof aimedFigures)[number]

/** A figure as an athlete writes it: watts or beats, or a pace per the unit. */
export type WrittenFigure = { value: string; unit: DistanceUnit | null }

/** The sport whose reference value a figure is; undefined for the heart rate at threshold, which concerns all sports. */
export function sportOfFigure(figure: AimedFigure): Sport | undefined {
  return sports.find(({ profile }) => profile.reference === figure)
}

/** A figure in watts, beats, or seconds per the first pace unit of its sport; undefined if it is not above 0. */
export function figureValue(figure: AimedFigure, { value, unit }: WrittenFigure): number | undefined {
  const sport = sportOfFigure(figure)
  if (sport?.reference.metric !== 'pace') return Number(value) > 0 ? Number(value) : undefined
  const seconds = parsePace(value)
  const [first] = sport.paceUnits
  const written = unit ? sport.paceUnits[sport.distanceUnits.indexOf(unit)] : first
  return seconds && written && first && convertPace(seconds, written, first)
}

/** Whether two figures are the same: also a pace that is written per another unit, to the second. */
export function isSameFigure(figure: AimedFigure, one: WrittenFigure, other: WrittenFigure): boolean {
  const [first, second] = [figureValue(figure, one), figureValue(figure, other)]
  if (first === undefined || second === undefined) return first === second
  return Math.abs(first - second) < (one.unit === other.unit ? LEAST_DIFFERENCE : LEAST_DIFFERENCE_OF_UNITS)
}

// Finer than an athlete writes a figure.
const LEAST_DIFFERENCE = 0.001
/** Seconds per the first pace unit: a pace is written in whole seconds, and so is the same pace per the other unit. */
const LEAST_DIFFERENCE_OF_UNITS = 0.5

/** The type of the targets of a sport that are counted from a figure; undefined if there are none. */
export function targetTypeOf(figure: AimedFigure, sportId: SportId): Exclude<Target['type'], 'open'> | undefined {
  const sport = sportOfFigure(figure)
  if (!sport) return 'heartrate'
  return sport.id === sportId ? sportOf(sportId).reference.metric : undefined
}
