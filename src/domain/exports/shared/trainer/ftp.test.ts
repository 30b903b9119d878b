import { expect, test } from 'vitest'
import { sportOf } from '../../../sports/registry.ts'
import type { FileWorkout } from '../format.ts'
import { ftpOf, saidFtp } from './ftp.ts'

/** A ride whose steps each ask for a share of FTP and the watts it comes to. */
function ride(...asked: [percent: number, watts: number][]): FileWorkout {
  return {
    name: 'Told',
    sport: 'cycling',
    steps: asked.map(([percent, watts]) => ({
      intensity: 'active',
      duration: { type: 'time', unit: 'minutes', value: 600 },
      target: { type: 'power', percentMin: percent, percentMax: percent, rangeMin: watts, rangeMax: watts },
    })),
  }
}

test('the FTP that a workout tells is the middle one of what its steps tell, whatever their order', () => {
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

test('no FTP is told by figures that nobody has', () => {
  const { min, max, nominal } = sportOf('cycling').reference
  expect(ftpOf(ride([100, min - 1], [100, max + 1]), undefined)).toEqual({ watts: nominal, from: 'nominal' })
  expect(ftpOf(ride([100, min]), undefined)).toEqual({ watts: min, from: 'workout' })
  expect(ftpOf(ride([100, max]), undefined)).toEqual({ watts: max, from: 'workout' })
})

test('the athlete’s own FTP comes before what the workout tells, and a runner’s threshold is none', () => {
  expect(ftpOf(ride([100, 250]), 300)).toEqual({ watts: 300, from: 'athlete' })
  expect(ftpOf({ ...ride([100, 250]), sport: 'running' }, 300)).toEqual({ watts: 250, from: 'workout' })
})

test('it is said whose FTP it is', () => {
  expect(saidFtp({ watts: 240.4, from: 'athlete' })).toBe('your FTP of 240 W')
  expect(saidFtp({ watts: 250, from: 'workout' })).toBe('an FTP of 250 W, which its own watts tell')
  expect(saidFtp({ watts: 250, from: 'nominal' })).toBe('an FTP of 250 W, for yours is not known here')
})
