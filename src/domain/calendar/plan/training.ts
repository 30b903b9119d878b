import { loadOf } from '../../load/load.ts'
import type { Athlete } from '../../load/step-effort.ts'
import { stretchesOf } from '../../load/stretches.ts'
import type { SportId } from '../../sports/registry.ts'
import { sumOf } from '../../units/numbers.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { totalsOf } from '../../workout/totals.ts'
import type { CalendarItem } from '../items/item.ts'

/** Time, distance and load; the load is 0 where none is known. */
export type Figures = { seconds: number; metres: number; load: number }

/** A workout or a race of a calendar in figures. Of what is not done, `done` is undefined. */
export type Training = {
  date: string
  /** Null for a race of no sport of ours. */
  sport: SportId | null
  planned: Figures
  done: Figures | undefined
  isSkipped: boolean
  isHard: boolean
}

/** From this share of threshold on an effort is hard, in percent. Our choice: below it lie tempo and sweet spot. */
const HARD_PERCENT = 95
/** From so much of it on a workout is hard. Our choice: less are strides, openers and hills of an easy day. */
const MIN_HARD_SECONDS = 8 * 60

/** The figures of a workout as planned, and whether it is hard, for an athlete. */
export function plannedWorkout(steps: StoredSteps, sport: SportId, athlete: Athlete = {}) {
  const { seconds, metres } = totalsOf(steps, sport, athlete.reference)
  const hard = stretchesOf(steps, sport, athlete).filter(({ from, to }) => (from + to) / 2 >= HARD_PERCENT)
  const planned: Figures = { seconds, metres, load: loadOf(steps, sport, athlete)?.load ?? 0 }
  return { sport, planned, isHard: sumOf(hard, (stretch) => stretch.seconds) >= MIN_HARD_SECONDS }
}

export type PlannedWorkout = ReturnType<typeof plannedWorkout>

/**
 * An entry in figures, with its workout if that is known; undefined for a note or a rest day. What is done counts with
 * the time and distance that were typed, else as planned, and its load changes with its time.
 */
export function trainingOf({ date, content, mark }: CalendarItem, workout?: PlannedWorkout): Training | undefined {
  if (content.kind === 'note' || content.kind === 'rest') return undefined
  const isRace = content.kind === 'race'
  const { sport, planned, isHard } = workout ?? {
    sport: isRace ? content.sport : content.title.sport,
    planned: { seconds: 0, metres: (isRace && content.metres) || 0, load: 0 },
    isHard: isRace,
  }
  const seconds = mark?.seconds ?? planned.seconds
  const load = planned.seconds > 0 ? (planned.load * seconds) / planned.seconds : 0
  const done = mark?.state === 'done' ? { seconds, metres: mark.metres ?? planned.metres, load } : undefined
  return { date, sport, planned, done, isSkipped: mark?.state === 'skipped', isHard }
}
