import { type SportId, sportOf } from '../sports/registry.ts'
import { effortOf } from '../workout/effort.ts'
import { asksEffort } from '../workout/has-target.ts'
import type { Intensity } from '../workout/intensity.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { startAndEnd, type TimelineStep, timelineOf } from '../workout/timeline.ts'
import { movingSecondsOf } from '../workout/totals.ts'
import { heightOf } from './height.ts'

/** The place of a step among the editor's entries: `2`, or `2.0` for the first step of the group at 2. */
export type StepPath = string

/** A step as it is drawn, once for each round: times in seconds from the start, heights as shares of the profile's height. */
export type Bar = {
  path: StepPath
  step: Step
  intensity: Intensity
  start: number
  seconds: number
  /** Height at its left and right end; they differ only on a ramp. */
  from: number
  to: number
  /** Height of the cap's lower edge; the cap spans the target's range. */
  low: number
  ramp: boolean
  /** Whether its height is that of an effort from 1 to 10, as nothing else is aimed at. */
  felt: boolean
  /** Whether nothing is aimed at: its height only hints at the intensity, so no cap ends it. */
  open: boolean
  /** The round of its repeat, from 1, and the number of rounds. */
  round?: { number: number; of: number }
}

/** A repeat: its extent in seconds, its number of rounds (`count`), and the number of bars in a round (`steps`). */
export type Bracket = { start: number; seconds: number; count: number; firstBar: number; steps: number; height: number }

export type Skyline = { bars: Bar[]; brackets: Bracket[]; seconds: number }

/** A workout as bars one after another, every round of a repeat on its own. A step whose length cannot be read has 0 seconds. */
export function skylineOf(steps: StoredSteps, sport: SportId, reference?: number): Skyline {
  const timeline = timelineOf(steps, (step) => Math.max(0, movingSecondsOf(step, sport, reference) || 0))
  const bars = timeline.map(({ step, start, seconds, entry, repeat }): Bar => {
    return {
      path: repeat ? `${entry}.${repeat.index}` : String(entry),
      step,
      intensity: step.intensity,
      start,
      seconds,
      ...shapeOf(step, sport, reference),
      ...(repeat && { round: { number: repeat.round, of: repeat.rounds } }),
    }
  })
  return { bars, brackets: bracketsOf(timeline, bars), seconds: endOf(bars) }
}

function bracketsOf(timeline: readonly TimelineStep[], bars: readonly Bar[]): Bracket[] {
  return timeline.flatMap(({ start, repeat }, firstBar) => {
    if (repeat?.round !== 1 || repeat.index !== 0) return []
    const { steps, rounds: count } = repeat
    const own = bars.slice(firstBar, firstBar + count * steps)
    return [{ start, seconds: endOf(own) - start, count, firstBar, steps, height: Math.max(...own.map(topOf)) }]
  })
}

function endOf(bars: readonly Bar[]): number {
  const last = bars.at(-1)
  return last ? last.start + last.seconds : 0
}

/** The height of a bar's highest point. */
export function topOf({ from, to }: Pick<Bar, 'from' | 'to'>): number {
  return Math.max(from, to)
}

/** Heights of a step. A ramp goes through its range from one end to the other; any other step is level. */
export function shapeOf(
  step: Pick<Step, 'intensity' | 'target' | 'effort' | 'duration'>,
  sport: SportId,
  reference?: number,
): Pick<Bar, 'from' | 'to' | 'low' | 'ramp' | 'felt' | 'open'> {
  const { chart } = sportOf(sport)
  const effort = effortOf(step, sport, reference)
  const [low, high] = [heightOf(effort.low, chart), heightOf(effort.high, chart)]
  const ramp = low < high ? step.target?.ramp : undefined
  const [from, to] = startAndEnd(ramp, { low, high }, high)
  const isAimed = asksEffort(step.target)
  const felt = step.effort !== undefined && !isAimed
  return { from, to, low, ramp: ramp !== undefined, felt, open: !isAimed && !felt && step.intensity !== 'rest' }
}
