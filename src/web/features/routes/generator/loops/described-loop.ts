import type { AthleteMetrics } from '#contracts/user.ts'
import { estimateTime } from '#domain/routes/time/estimate-time.ts'
import type { PlannedLoop } from '../state/planner.ts'
import {
  climbText,
  heightText,
  missText,
  sentenceIn,
  surfaceText,
  timeText,
  traitTexts,
  type Unit,
} from './loop-facts.ts'
import { loopNames } from './loop-names.ts'
import { figureFor, ownSpeed } from './loop-time.ts'

/** A loop as it is shown: its name, and its figures in words. */
export type DescribedLoop = {
  name: string
  metres: number
  polyline: string
  points: PlannedLoop['points']
  /** Undefined where it is unknown. */
  climb: string | undefined
  /** The same without a word: `148 m`. */
  height: string | undefined
  time: string
  /** What the time is estimated from. */
  timeFrom: string
  surface: string
  /** The surface, and what is known of quiet, green and lit ways. */
  ways: string
  /** Why it is not the loop that was asked for. */
  remark: string | undefined
  /** By how much it misses the length, `0.29 km too long`. */
  miss: string | undefined
}

export function describeLoops(
  loops: readonly PlannedLoop[],
  askedMetres: number,
  unit: Unit,
  metrics: AthleteMetrics | undefined,
): DescribedLoop[] {
  const names = loopNames(loops)
  return loops.map((loop, at) => {
    const { profile, figures, distance, geometry, points } = loop
    const metres = distance.meters
    const { seconds, basis } = estimateTime(
      { metres, climbMetres: figures.climb_meters },
      profile,
      ownSpeed(profile, metrics),
    )
    const surface = surfaceText(figures)
    const [trait] = traitTexts(figures, metres)
    return {
      name: names[at] as string,
      metres,
      polyline: geometry.polyline,
      points,
      climb: climbText(figures.climb_meters, unit),
      height: figures.climb_meters === undefined ? undefined : heightText(figures.climb_meters, unit),
      time: timeText(seconds),
      timeFrom:
        basis === 'own'
          ? `At an easy effort, from your ${figureFor(profile)}, without stops.`
          : `At a usual speed. Enter your ${figureFor(profile)} in your account for your own.`,
      surface,
      ways: trait ? `${surface}, ${trait}` : surface,
      remark: remarkOf(loop, unit),
      miss: missText(metres, askedMetres, unit),
    }
  })
}

function remarkOf({ label, reason }: PlannedLoop, unit: Unit): string | undefined {
  const words = [label === 'loop' ? undefined : labels[label], reason && sentenceIn(reason, unit)].filter(Boolean)
  return words.length > 0 ? words.join('. ') : undefined
}

const labels = { lollipop: 'Lollipop', 'out-and-back': 'Out and back' } as const
