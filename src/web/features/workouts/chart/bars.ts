import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { effortOf } from '#domain/workout/effort.ts'
import { isGroup, toGroups } from '#domain/workout/groups.ts'
import type { Intensity } from '#domain/workout/intensity.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { secondsOf } from '#domain/workout/totals.ts'
import { heightOf } from './height.ts'

/** Where a step stands among the editor's entries: `2`, or `2.0` for the first step of the group there. */
export type StepPath = string

/** One bout as it is drawn: lengths in seconds from the start, heights as shares of the profile's height. */
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
  /** Which round of a repeat it belongs to, from 1, and of how many. */
  round?: { number: number; of: number }
}

/** A repeat: its extent in seconds, its rounds, and how many of its bars make one. */
export type Bracket = { start: number; seconds: number; count: number; firstBar: number; steps: number; height: number }

export type Skyline = { bars: Bar[]; brackets: Bracket[]; seconds: number }

/** A workout as bars one after another, repeats counted out. */
export function skylineOf(steps: StoredSteps, sport: SportId, reference?: number): Skyline {
  const bars: Bar[] = []
  const brackets: Bracket[] = []
  let at = 0
  const add = (step: Step, path: StepPath, round?: Bar['round']) => {
    const seconds = Math.max(0, secondsOf(step, sport, reference) || 0)
    bars.push({
      path,
      step,
      intensity: step.intensity,
      start: at,
      seconds,
      ...shapeOf(step, sport, reference),
      ...(round && { round }),
    })
    at += seconds
  }
  toGroups(steps).forEach((entry, index) => {
    if (!isGroup(entry)) {
      add(entry, String(index))
      return
    }
    const [start, firstBar] = [at, bars.length]
    for (let number = 1; number <= entry.count; number += 1)
      for (const [place, step] of entry.steps.entries()) add(step, `${index}.${place}`, { number, of: entry.count })
    const height = Math.max(...bars.slice(firstBar).map(topOf))
    brackets.push({ start, seconds: at - start, count: entry.count, firstBar, steps: entry.steps.length, height })
  })
  return { bars, brackets, seconds: at }
}

/** The height of a bar's highest point. */
export function topOf({ from, to }: Pick<Bar, 'from' | 'to'>): number {
  return Math.max(from, to)
}

/** Heights of a step. A ramp goes through its range from one end to the other; all others hold theirs. */
export function shapeOf(
  step: Pick<Step, 'intensity' | 'target' | 'duration'>,
  sport: SportId,
  reference?: number,
): Pick<Bar, 'from' | 'to' | 'low' | 'ramp'> {
  const { chart } = sportOf(sport)
  const effort = effortOf(step, sport, reference)
  const [low, high] = [heightOf(effort.low, chart), heightOf(effort.high, chart)]
  const ramp = low < high ? step.target?.ramp : undefined
  if (ramp === 'rising') return { from: low, to: high, low, ramp: true }
  if (ramp === 'falling') return { from: high, to: low, low, ramp: true }
  return { from: high, to: high, low, ramp: false }
}
