import type { SportId } from '../../sports/registry.ts'
import { firstOfWeek, type WeekStart } from '../days/week.ts'
import type { Figures, Training } from './training.ts'

type PlannedAndDone = { planned: Figures; done: Figures }

/** The sums of some days, of all sports and of each that occurs. */
export type Sums = PlannedAndDone & { sports: (PlannedAndDone & { sport: SportId | null })[] }

/** Sums by day. */
export function sumByDay(trainings: readonly Training[]): Map<string, Sums> {
  return sumBy(trainings, (day) => day)
}

/** Sums by week, under the week's first day. */
export function sumByWeek(trainings: readonly Training[], start: WeekStart = 'monday'): Map<string, Sums> {
  return sumBy(trainings, (day) => firstOfWeek(day, start))
}

function sumBy(trainings: readonly Training[], groupOf: (day: string) => string): Map<string, Sums> {
  const groups = Map.groupBy(trainings, ({ date }) => groupOf(date))
  return new Map([...groups].map(([key, group]) => [key, sumsOf(group)]))
}

function sumsOf(trainings: readonly Training[]): Sums {
  const bySport = Map.groupBy(trainings, ({ sport }) => sport)
  return {
    ...addUp(trainings),
    sports: [...bySport].map(([sport, group]) => ({ sport, ...addUp(group) })),
  }
}

function addUp(trainings: readonly Training[]): PlannedAndDone {
  const sums = { planned: none(), done: none() }
  for (const { planned, done } of trainings) {
    sums.planned = plus(sums.planned, planned)
    if (done) sums.done = plus(sums.done, done)
  }
  return sums
}

function none(): Figures {
  return { seconds: 0, metres: 0, load: 0 }
}

function plus(one: Figures, other: Figures): Figures {
  return {
    seconds: one.seconds + other.seconds,
    metres: one.metres + other.metres,
    load: one.load + other.load,
  }
}
