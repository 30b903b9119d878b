import { describe, expect, test } from 'vitest'
import { anItem, aRace, MONDAY } from '#tests/support/calendar.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { addDays } from '../days/day.ts'
import { hintsOf } from './hints.ts'
import { sumByDay, sumByWeek } from './sums.ts'
import { plannedWorkout, type Training, trainingOf } from './training.ts'

const day = (days: number) => addDays(MONDAY, days)

const minutesAt = (minutes: number, percent: number): StoredSteps => [
  {
    intensity: 'active',
    duration: { type: 'time', unit: 'minutes', value: minutes * 60 },
    target: { type: 'pace', percentMin: percent, percentMax: percent },
  },
]

describe('a workout in figures', () => {
  test('has time, distance and load, by the athlete’s own threshold', () => {
    const { planned, sport } = plannedWorkout(minutesAt(60, 100), 'running', { reference: 300 })
    expect([sport, planned.seconds, planned.metres, planned.load]).toEqual([
      'running',
      3600,
      expect.closeTo(12_000, 6),
      expect.closeTo(100, 6),
    ])
  })

  test.each([
    [8, 100, true],
    [7, 100, false],
    [60, 90, false],
    [60, 75, false],
  ])('of %d minutes at %d %% of threshold is hard: %s', (minutes, percent, isHard) => {
    expect(plannedWorkout(minutesAt(minutes, percent), 'running').isHard).toBe(isHard)
  })

  test('has no load without a target', () => {
    const steps: StoredSteps = [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 1800 } }]
    expect(plannedWorkout(steps, 'running').planned).toMatchObject({ seconds: 1800, load: 0 })
  })
})

describe('an entry in figures', () => {
  const workout = plannedWorkout(minutesAt(60, 100), 'running', { reference: 300 })

  test('counts what was typed, and its load by its time', () => {
    const mark = { state: 'done', seconds: 1800, metres: 7000 } as const
    expect(trainingOf(anItem(1, MONDAY, { mark }), workout)?.done).toEqual({
      seconds: 1800,
      metres: 7000,
      load: expect.closeTo(50, 6),
    })
  })

  test('counts as planned where nothing was typed, and not at all where it was skipped', () => {
    expect(trainingOf(anItem(1, MONDAY, { mark: { state: 'done' } }), workout)?.done).toEqual(workout.planned)
    const skipped = trainingOf(anItem(1, MONDAY, { mark: { state: 'skipped' } }), workout)
    expect(skipped).toMatchObject({ done: undefined, isSkipped: true, planned: workout.planned })
  })

  test('is a race with its distance, a workout that is gone without figures, and nothing for notes and rest', () => {
    const race = trainingOf(anItem(1, MONDAY, { content: aRace, mark: { state: 'done', seconds: 10_800 } }))
    expect(race).toMatchObject({ sport: 'running', isHard: true, done: { seconds: 10_800, metres: 42_195, load: 0 } })
    expect(trainingOf(anItem(1, MONDAY))).toMatchObject({
      sport: 'running',
      planned: { seconds: 0, metres: 0, load: 0 },
    })
    expect(trainingOf(anItem(1, MONDAY, { content: { kind: 'note', text: 'x' } }))).toBeUndefined()
    expect(trainingOf(anItem(1, MONDAY, { content: { kind: 'rest', text: '' } }))).toBeUndefined()
  })
})

function training(date: string, load: number, more: Partial<Training> = {}): Training {
  const planned = { seconds: load * 60, metres: load * 100, load }
  return { date, sport: 'running', planned, done: undefined, isSkipped: false, isHard: false, ...more }
}

describe('sums', () => {
  const done = { seconds: 3000, metres: 9000, load: 45 }
  const trainings = [
    training(day(0), 50, { done }),
    training(day(0), 20, { sport: 'swimming' }),
    training(day(6), 30, { sport: null }),
    training(day(7), 10),
  ]

  test('of a day and of a week are of all sports and of each', () => {
    const days = sumByDay(trainings)
    expect([...days.keys()]).toEqual([day(0), day(6), day(7)])
    expect(days.get(day(0))).toMatchObject({ planned: { seconds: 4200, metres: 7000, load: 70 }, done })
    const weeks = sumByWeek(trainings)
    expect([...weeks.keys()]).toEqual([MONDAY, day(7)])
    expect(weeks.get(MONDAY)?.planned).toEqual({ seconds: 6000, metres: 10_000, load: 100 })
    expect(weeks.get(MONDAY)?.sports.map(({ sport, planned }) => [sport, planned.load])).toEqual([
      ['running', 50],
      ['swimming', 20],
      [null, 30],
    ])
  })

  test('of a week are those of the seven days from the day that it begins on', () => {
    const loads = (start: 'sunday' | 'saturday') =>
      [...sumByWeek(trainings, start)].map(([first, { planned }]) => [first, planned.load])
    expect(loads('sunday')).toEqual([
      [day(-1), 70],
      [day(6), 40],
    ])
    expect(loads('saturday')).toEqual([
      [day(-2), 70],
      [day(5), 40],
    ])
  })

  test('of nothing are none', () => {
    expect(sumByWeek([]).size).toBe(0)
  })
})

describe('a hint', () => {
  test('names hard days in a row, across weeks too, unless one was skipped', () => {
    const hard = (date: string, more: Partial<Training> = {}) => training(date, 50, { isHard: true, ...more })
    const days = (trainings: Training[]) =>
      hintsOf(trainings, [MONDAY]).map((hint) => hint.kind === 'hard-days-in-a-row' && hint.days)
    expect(days([hard(day(1)), hard(day(2))])).toEqual([[day(1), day(2)]])
    expect(days([hard(day(-1)), hard(day(0))])).toEqual([[day(-1), day(0)]])
    expect(days([hard(day(6)), hard(day(7))])).toEqual([])
    expect(days([-1, 0, 1, 3, 5, 6, 7].map((at) => hard(day(at))))).toEqual([
      [day(-1), day(0), day(1)],
      [day(5), day(6)],
    ])
    expect(days([hard(day(1)), hard(day(1)), hard(day(3))])).toEqual([])
    expect(days([hard(day(1)), hard(day(2), { isSkipped: true })])).toEqual([])
  })

  const before = [-28, -21, -14, -7].map((days) => training(day(days), 300))

  test('names a week with more than a third more load than the mean of the four before', () => {
    expect(hintsOf([...before, training(day(3), 401)], [MONDAY])).toEqual([
      { kind: 'hard-week', firstDay: MONDAY, load: 401, meanLoad: 300 },
    ])
    expect(hintsOf([...before, training(day(3), 400)], [MONDAY])).toEqual([])
  })

  test.each([-1, -2])('names a week that begins %d days from Monday, by its own seven days', (shift) => {
    const first = day(shift)
    const earlier = [-28, -21, -14, -7].map((days) => training(addDays(first, days), 300))
    expect(hintsOf([...earlier, training(addDays(first, 6), 401)], [first])).toEqual([
      { kind: 'hard-week', firstDay: first, load: 401, meanLoad: 300 },
    ])
    // The day after it is one of the next week.
    expect(hintsOf([...earlier, training(addDays(first, 7), 401)], [first])).toEqual([])
    const hard = [addDays(first, 6), addDays(first, 7)].map((date) => training(date, 50, { isHard: true }))
    expect(hintsOf(hard, [first])).toEqual([])
    expect(hintsOf(hard, [addDays(first, 7)])).toEqual([
      { kind: 'hard-days-in-a-row', days: [addDays(first, 6), addDays(first, 7)] },
    ])
  })

  test('counts what was done and not what was skipped', () => {
    const done = { seconds: 0, metres: 0, load: 200 }
    const less = before.map((one) => ({ ...one, done }))
    expect(hintsOf([...less, training(day(3), 300)], [MONDAY])).toHaveLength(1)
    expect(hintsOf([...before, training(day(3), 500, { isSkipped: true })], [MONDAY])).toEqual([])
  })

  test('waits for four weeks with training', () => {
    expect(hintsOf([...before.slice(1), training(day(3), 900)], [MONDAY])).toEqual([])
  })
})
