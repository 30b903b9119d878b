import { expect, test } from 'vitest'
import { effortOf } from '#domain/workout/effort.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { hardestWords } from '../../workouts/card/hardest-words.ts'
import { firstWorkout } from './first-workout.ts'

const { sport, reference, steps } = firstWorkout

test('the workout on the front page is valid, and takes 65 minutes', () => {
  expect(NewWorkout.safeParse({ name: 'First', sport, steps }).success).toBe(true)
  expect(totalsOf([...steps], sport, reference).seconds).toBe(65 * 60)
})

test('its hardest part is five times three minutes just above threshold', () => {
  expect(hardestWords([...steps], sport, reference)).toBe('5\u00a0×\u00a03:00 at 285–304\u202fW')
})

test('its watts are those on the front page', () => {
  const watts = steps.flatMap((entry) => (isRepeat(entry) ? [] : [[entry.target?.rangeMin, entry.target?.rangeMax]]))
  expect(watts).toEqual([
    [119, 166],
    [156, 172],
    [127, 143],
    [285, 304],
    [132, 158],
    [119, 180],
  ])
})

test('its steps are easy, hard and easy in turns, and easy at the end, for a rider with its FTP', () => {
  const efforts = steps.flatMap((entry) => {
    if (isRepeat(entry)) return []
    const effort = effortOf(entry, sport, reference)
    return [[Math.round(effort.low), Math.round(effort.high)]]
  })
  expect(efforts).toEqual([
    [45, 63],
    [59, 65],
    [48, 54],
    [108, 115],
    [50, 60],
    [45, 68],
  ])
})
