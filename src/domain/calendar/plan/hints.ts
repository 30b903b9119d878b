import { sum, sumOf } from '../../units/numbers.ts'
import { addDays, daysFrom } from '../days/day.ts'
import type { Training } from './training.ts'

/** What an athlete may want to look at again; it never prevents anything. */
export type Hint =
  | { kind: 'hard-days-in-a-row'; days: string[] }
  | { kind: 'hard-week'; firstDay: string; load: number; meanLoad: number }

/** Weeks that a week is compared with. */
export const WEEKS_BEFORE = 4
/** A week has a hint from a third more load than the mean of the weeks before. */
const MOST_GROWTH = 4 / 3

/**
 * Hints for the weeks that these days begin. The training has to reach from four weeks before the first of them to the
 * last day of their weeks.
 */
export function hintsOf(trainings: readonly Training[], firstDays: readonly string[]): Hint[] {
  const hardDays = new Set(trainings.filter(({ isHard, isSkipped }) => isHard && !isSkipped).map(({ date }) => date))
  const days = Map.groupBy(trainings, ({ date }) => date)
  const loadOfWeek = (firstDay: string) =>
    sumOf(daysFrom(firstDay, 7), (day) => sumOf(days.get(day) ?? [], expectedLoad))
  return firstDays.flatMap((day) => [...hardRows(hardDays, day), ...hardWeek(loadOfWeek, day)])
}

/** Two and more hard days in a row, up to the last day of the week; the first can be the day before the week. */
function hardRows(hardDays: ReadonlySet<string>, firstDay: string): Hint[] {
  const rows: string[][] = [[]]
  for (const day of daysFrom(addDays(firstDay, -1), 8)) {
    if (hardDays.has(day)) rows.at(-1)?.push(day)
    else rows.push([])
  }
  return rows.filter(({ length }) => length > 1).map((days) => ({ kind: 'hard-days-in-a-row', days }))
}

/** Silent until four weeks in a row have training: the mean of a week and three empty ones says nothing. */
function hardWeek(loadOfWeek: (firstDay: string) => number, firstDay: string): Hint[] {
  const before = Array.from({ length: WEEKS_BEFORE }, (_, index) => loadOfWeek(addDays(firstDay, -7 * (index + 1))))
  const [load, meanLoad] = [loadOfWeek(firstDay), sum(before) / WEEKS_BEFORE]
  if (before.includes(0) || load <= meanLoad * MOST_GROWTH) return []
  return [{ kind: 'hard-week', firstDay, load, meanLoad }]
}

function expectedLoad({ planned, done, isSkipped }: Training): number {
  return isSkipped ? 0 : (done ?? planned).load
}
