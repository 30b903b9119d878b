import { expect, test } from 'vitest'
import { bandTarget, percentTarget, splitIntoDays, timeOf, wattTarget } from './step-parts.ts'

test('a stretch of percents or watts is a ramp unless both ends are the same', () => {
  const percents = (from: number, to: number) => percentTarget('power', from, to)
  expect(percents(50, 75)).toEqual({ type: 'power', percentMin: 50, percentMax: 75, ramp: 'rising' })
  expect(percents(75, 50)).toEqual({ type: 'power', percentMin: 50, percentMax: 75, ramp: 'falling' })
  expect(percents(50.449997, 50.45)).toEqual({ type: 'power', percentMin: 50.45, percentMax: 50.45 })
  expect(percents(0, 0.5)).toEqual({ type: 'power', percentMin: 1, percentMax: 1 })
  expect(wattTarget(120, 180)).toEqual({ type: 'power', rangeMin: 120, rangeMax: 180, ramp: 'rising' })
  expect(wattTarget(180, 120)).toEqual({ type: 'power', rangeMin: 120, rangeMax: 180, ramp: 'falling' })
  expect(wattTarget(0, 0)).toEqual({ type: 'power', rangeMin: 0, rangeMax: 0 })
})

test('a range of percents is no ramp, whichever end comes first', () => {
  const band = { type: 'pace', percentMin: 85, percentMax: 95 }
  expect(bandTarget('pace', 85, 95)).toEqual(band)
  expect(bandTarget('pace', 95, 85)).toEqual(band)
})

test('times of a minute and more are in minutes', () => {
  expect(timeOf(59.5)).toEqual({ type: 'time', unit: 'seconds', value: 59.5 })
  expect(timeOf(59.9951)).toEqual({ type: 'time', unit: 'minutes', value: 60 })
  expect(timeOf(60)).toEqual({ type: 'time', unit: 'minutes', value: 60 })
})

test('a step longer than a day is split into about equal parts', () => {
  const [from, to] = [100, 200]
  expect(splitIntoDays({ seconds: 86_400, from, to })).toEqual([{ seconds: 86_400, from, to }])
  expect(splitIntoDays({ seconds: 86_401, from, to })).toEqual([
    { seconds: 43_201, from, to: 100 + (100 * 43_201) / 86_401 },
    { seconds: 43_200, from: 100 + (100 * 43_201) / 86_401, to },
  ])
  expect(splitIntoDays({ seconds: 200_000, from: 300, to: 0 }).map(({ seconds }) => seconds)).toEqual([
    66_667, 66_667, 66_666,
  ])
})
