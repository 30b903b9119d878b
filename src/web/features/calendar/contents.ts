import type { Profile } from '#contracts/user.ts'
import { weekOf } from '#domain/calendar/days/month.ts'
import { firstOfWeek } from '#domain/calendar/days/week.ts'
import { type Sums, sumByDay, sumByWeek } from '#domain/calendar/plan/sums.ts'
import type { Figures, Training } from '#domain/calendar/plan/training.ts'
import { preferencesOf } from '../../lib/preferences.ts'
import type { CalendarItem, ItemWorkout, OutputOfDays } from './queries.ts'
import { plannedOf, trainingsOf } from './trainings-of.ts'

/** What stands on a day. */
export type DayContent = {
  items: readonly CalendarItem[]
  /** The workouts of its entries as planned, by the ids of the entries. */
  workouts: Readonly<Record<string, EntryWorkout>>
  /** Undefined for a day without training. */
  sums: Sums | undefined
  /** Of the week of the day: the highest load of a day, and the time of the longest workout. */
  mostLoad: number
  longestSeconds: number
}

export type EntryWorkout = { workout: ItemWorkout; figures: Figures }

/** The days that were read, as a view shows them. A week without entries is not in them. */
export type Contents = {
  revision: number
  days: Readonly<Record<string, DayContent>>
  /** By the first day of the week. */
  weeks: Readonly<Record<string, Sums>>
  trainings: readonly Training[]
}

/** What stands on a day of a week without entries. */
export const emptyDay: DayContent = { items: [], workouts: {}, sums: undefined, mostLoad: 0, longestSeconds: 0 }

/**
 * What stands on each day, and each week in figures. They are plain values, so that a query keeps those of a day that
 * did not change, and the day is not drawn again.
 */
export function contentsOf(data: OutputOfDays, profile: Profile | null): Contents {
  const { week_start } = preferencesOf(profile)
  const workoutOf = workoutsOf(data, profile)
  const trainings = trainingsOf(data, profile)
  const [byDay, sums] = [Map.groupBy(data.items, ({ date }) => date), sumByDay(trainings)]
  const firstDays = new Set([...byDay.keys()].map((day) => firstOfWeek(day, week_start)))
  const days = [...firstDays].flatMap((firstDay) => {
    const week = weekOf(firstDay, week_start).map((day) => {
      const items = byDay.get(day) ?? []
      const workouts = items.flatMap((item) => {
        const workout = workoutOf(item)
        return workout ? [[item.id, workout] as const] : []
      })
      return { day, items, workouts: Object.fromEntries(workouts), sums: sums.get(day) }
    })
    const mostLoad = Math.max(0, ...week.map((one) => one.sums?.planned.load ?? 0))
    const seconds = week.flatMap(({ workouts }) => Object.values(workouts).map(({ figures }) => figures.seconds))
    const longestSeconds = Math.max(0, ...seconds)
    return week.map(({ day, ...content }) => [day, { ...content, mostLoad, longestSeconds }] as const)
  })
  return {
    revision: data.revision,
    days: Object.fromEntries(days),
    weeks: Object.fromEntries(sumByWeek(trainings, week_start)),
    trainings,
  }
}

/** The workout of an entry as planned; undefined for what is none, and for one that is not known. */
function workoutsOf(data: OutputOfDays, profile: Profile | null): (item: CalendarItem) => EntryWorkout | undefined {
  const planned = plannedOf(data, profile)
  const workouts = new Map(data.workouts.map((workout) => [workout.id, workout]))
  return (item) => {
    const { content, kept_id } = item
    const workout = content.kind === 'workout' ? workouts.get(kept_id ?? content.workout_id) : undefined
    const figures = planned(item)?.planned
    return workout && figures && { workout, figures }
  }
}
