import { sum, sumOf } from '../../units/numbers.ts'
import { addDays, daysFrom, mondayOf } from '../days/day.ts'
import type { Training } from './training.ts'

/** What an athlete may want to look at again; it never prevents anything. */
export type Hint =
  | { kind: 'hard-days-in-a-row'; days: string[] }
  | { kind: 'hard-week'; monday: string; load: number; meanLoad: number }

/** Weeks that a week is compared with. */
export const WEEKS_BEFORE = 4
/** A week has a hint from a third more load than the mean of the weeks before. */
const MOST_GROWTH = 4 / 3

/**
 * Hints for the weeks that these Mondays begin. The training has to reach from four weeks before the first of them and
 * the day before it to the last of their Sundays.
 */
export function hintsOf(trainings: readonly Training[], mondays: readonly string[]): Hint[] {
  const hardDays = new Set(trainings.filter(({ isHard, isSkipped }) => isHard && !isSkipped).map(({ date }) => date))
  const weeks = Map.groupBy(trainings, ({ date }) => mondayOf(date))
  const loadOfWeek = (monday: string) => sumOf(weeks.get(monday) ?? [], expectedLoad)
  return mondays.flatMap((monday) => [...hardRows(hardDays, monday), ...hardWeek(loadOfWeek, monday)])
}

/** Two and more hard days in a row, up to the week's Sunday; the first can be the Sunday before. */
function hardRows(hardDays: ReadonlySet<string>, monday: string): Hint[] {
  const rows: string[][] = [[]]
  for (const day of daysFrom(addDays(monday, -1), 8)) {
    if (hardDays.has(day)) rows.at(-1)?.push(day)
    else rows.push([])
  }
  return rows.filter(({ length }) => length > 1).map((days) => ({ kind: 'hard-days-in-a-row', days }))
}

/** Silent until four weeks in a row have training: the mean of a week and three empty ones says nothing. */
function hardWeek(loadOfWeek: (monday: string) => number, monday: string): Hint[] {
  const before = Array.from({ length: WEEKS_BEFORE }, (_, index) => loadOfWeek(addDays(monday, -7 * (index + 1))))
  const [load, meanLoad] = [loadOfWeek(monday), sum(before) / WEEKS_BEFORE]
  if (before.includes(0) || load <= meanLoad * MOST_GROWTH) return []
  return [{ kind: 'hard-week', monday, load, meanLoad }]
}

function expectedLoad({ planned, done, isSkipped }: Training): number {
  return isSkipped ? 0 : (done ?? planned).load
}
