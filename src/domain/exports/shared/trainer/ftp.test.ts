import { expect, test } from 'vitest'
import { sportOf } from '../../../sports/registry.ts'
import type { Step } from '../../../workout/step.ts'
import type { FileWorkout } from '../format.ts'
import { describeFtp, ftpOf } from './ftp.ts'

const duration = { type: 'time', unit: 'minutes', value: 600 } as const

/** A ride whose steps each ask for a share of FTP and the watts it comes to. */
function ride(...asked: [percent: number, watts: number][]): FileWorkout {
  return {
    name: 'Told',
    sport: 'cycling',
    steps: asked.map(([percent, watts]) => ({
      intensity: 'active',
      duration,
      target: { type: 'power', percentMin: percent, percentMax: percent, rangeMin: watts, rangeMax: watts },
    })),
  }
}

test('the FTP of a workout is the median of those of its steps, in any order', () => {
  for (const steps of [
    [
      [100, 240],
      [100, 250],
      [100, 900],
    ],
    [
      [100, 900],
      [100, 240],
      [100, 250],
    ],
    [
      [100, 250],
      [100, 900],
      [100, 240],
    ],
  ] as [number, number][][])
    expect(ftpOf(ride(...steps), undefined)).toEqual({ watts: 250, from: 'workout' })
})

test('the FTP of a workout is in whole watts: the middle of a range divided by the middle of its percents or zone', () => {
  expect(ftpOf(ride([90, 230]), undefined).watts).toBe(256)
  const told = (target: Step['target']) =>
    ftpOf({ ...ride(), steps: [{ intensity: 'active', duration, target }] }, undefined)
  expect(told({ type: 'power', zoneNumber: 1, rangeMin: 120, rangeMax: 165 })).toEqual({ watts: 300, from: 'workout' })
  const [rangeMin, rangeMax] = [160, 200]
  expect(told({ type: 'power', percentMin: 80, percentMax: 100, rangeMin, rangeMax }).watts).toBe(200)
  expect(told({ type: 'power', zoneNumber: 1, percentMin: 80, percentMax: 100, rangeMin, rangeMax }).watts).toBe(200)
  for (const target of [
    { type: 'power', rangeMin, rangeMax },
    { type: 'power', percentMin: 80, percentMax: 100 },
    { type: 'power', zoneNumber: 1, rangeMin, rangeMax: null },
    { type: 'power', zoneNumber: 1, rangeMin: 0, rangeMax },
    { type: 'heartrate', zoneNumber: 1, rangeMin, rangeMax },
  ] as const)
    expect(told(target).from).toBe('nominal')
})

test('impossible figures give no FTP', () => {
  const { min, max, nominal } = sportOf('cycling').reference
  expect(ftpOf(ride([100, min - 1], [100, max + 1]), undefined)).toEqual({ watts: nominal, from: 'nominal' })
  expect(ftpOf(ride([100, min]), undefined)).toEqual({ watts: min, from: 'workout' })
  expect(ftpOf(ride([100, max]), undefined)).toEqual({ watts: max, from: 'workout' })
})

test('the athlete’s own FTP takes precedence over the workout’s, and a runner’s threshold is no FTP', () => {
  expect(ftpOf(ride([100, 250]), 300)).toEqual({ watts: 300, from: 'athlete' })
  expect(ftpOf({ ...ride([100, 250]), sport: 'running' }, 300)).toEqual({ watts: 250, from: 'workout' })
})

test('the description of an FTP says whose it is', () => {
  expect(describeFtp({ watts: 240.6, from: 'athlete' })).toBe('your FTP of 241 W')
  expect(describeFtp({ watts: 249.6, from: 'workout' })).toBe('an FTP of 250 W, which its own watts tell')
  expect(describeFtp({ watts: 250, from: 'nominal' })).toBe('an FTP of 250 W, for yours is not known here')
})
