import { expect, test } from 'vitest'
import { boundsAt } from '#tests/support/workouts/own-bounds.ts'
import { ownFigureOf, ownZoneRange } from './own-figure.ts'
import { askedFigure, readTypedFigure } from './typed-own-figure.ts'

const unknown = { reference: undefined, thresholdHeartRate: undefined }
const typed = (text: string) => ({ text, keep: true })

test('percents refer to the figure of their own type', () => {
  const figures = { reference: 240, thresholdHeartRate: 170 }
  const of = (type: 'pace' | 'power' | 'heartrate', paceUnit: 'km' | 'mile' = 'km') =>
    ownFigureOf({ type, paceUnit }, 'running', figures)
  expect(of('pace')).toEqual({ value: 240, isPace: true })
  expect(of('pace', 'mile')?.value).toBeCloseTo(386.24, 2)
  expect(of('heartrate')).toEqual({ value: 170, isPace: false })
  expect(of('power')).toBeUndefined()
  expect(ownFigureOf({ type: 'power', paceUnit: 'km' }, 'cycling', { ...figures, reference: 250 })?.value).toBe(250)
  for (const type of ['pace', 'heartrate', 'open'] as const)
    expect(ownFigureOf({ type, paceUnit: 'km' }, 'running', unknown)).toBeUndefined()
})

test('a zone has watts, beats or paces only where the athlete’s own figure is known', () => {
  const power = { type: 'power', zoneNumber: 5, paceUnit: 'km' } as const
  expect(ownZoneRange(power, 'cycling', { ...unknown, reference: 250 })).toEqual({
    type: 'power',
    rangeMin: 241,
    rangeMax: 263,
  })
  expect(ownZoneRange(power, 'cycling', unknown)).toBeUndefined()
  const beats = { type: 'heartrate', zoneNumber: 2, paceUnit: 'km' } as const
  expect(ownZoneRange(beats, 'running', { ...unknown, thresholdHeartRate: 170 })).toMatchObject({ type: 'heartrate' })
  expect(ownZoneRange(beats, 'running', { ...unknown, reference: 240 })).toBeUndefined()
})

test('a zone with own bounds has these in watts, beats and paces', () => {
  const figures = { reference: 250, thresholdHeartRate: 170 }
  const effort = boundsAt(40, 60, 78, 92, 101, 112, 140, 300)
  const heartRate = boundsAt(60, 78, 86, 93, 101, 110)
  const of = (type: 'power' | 'heartrate') =>
    ownZoneRange({ type, zoneNumber: 3, paceUnit: 'km' }, 'cycling', figures, { effort, heartRate })
  expect(of('power')).toEqual({ type: 'power', rangeMin: 195, rangeMax: 230 })
  expect(of('heartrate')).toEqual({ type: 'heartrate', rangeMin: 146, rangeMax: 158 })
})

test('the dialog asks for the figure that its target refers to, unless it is known', () => {
  expect(askedFigure('power', 'cycling', unknown, undefined)?.what).toBe('reference')
  expect(askedFigure('power', 'cycling', { ...unknown, reference: 250 }, undefined)).toBeUndefined()
  expect(askedFigure('heartrate', 'cycling', unknown, undefined)?.what).toBe('heart-rate')
  expect(askedFigure('heartrate', 'cycling', { ...unknown, thresholdHeartRate: 170 }, undefined)).toBeUndefined()
  expect(askedFigure('power', 'running', unknown, undefined)).toBeUndefined()
  expect(askedFigure('open', 'cycling', unknown, undefined)).toBeUndefined()
  expect(askedFigure('pace', 'running', unknown, { running_unit: 'miles' })?.paceUnit).toBe('mile')
})

test('a typed figure is known at once, and changes the profile in its own unit', () => {
  const ftp = askedFigure('power', 'cycling', unknown, undefined)
  expect(readTypedFigure(ftp, typed(' 255 '), 'cycling', undefined)).toEqual({
    known: { reference: 255 },
    change: { cycling_ftp: 255 },
  })
  const miles = { running_unit: 'miles' } as const
  const pace = askedFigure('pace', 'running', unknown, miles)
  const told = readTypedFigure(pace, typed('6:26'), 'running', miles)
  expect(told.known?.reference).toBeCloseTo(239.85, 2)
  expect(told.change).toEqual({ running_threshold_pace: '6:26', running_unit: 'miles' })
  const beats = askedFigure('heartrate', 'running', unknown, undefined)
  expect(readTypedFigure(beats, typed('170'), 'running', undefined)).toEqual({
    known: { thresholdHeartRate: 170 },
    change: { threshold_heart_rate: 170 },
  })
})

test.each([
  ['power', 'cycling', '20', 'Enter your FTP in watts, 40 to 600.'],
  ['power', 'cycling', 'soon', 'Enter your FTP in watts, 40 to 600.'],
  ['pace', 'running', 'fast', 'Enter your threshold pace as mm:ss, 2:00 to 15:00.'],
  ['heartrate', 'running', '79', 'Enter your heart rate at threshold in beats a minute, 80 to 230.'],
  ['heartrate', 'running', 'x170', 'Enter your heart rate at threshold in beats a minute, 80 to 230.'],
  ['heartrate', 'running', '231', 'Enter your heart rate at threshold in beats a minute, 80 to 230.'],
] as const)('a figure of %s for %s of "%s" is refused with a sentence', (type, sport, text, problem) => {
  const asked = askedFigure(type, sport, unknown, undefined)
  expect(readTypedFigure(asked, typed(text), sport, undefined)).toEqual({ problem })
})

test('an empty figure, and one that is not asked for, changes nothing', () => {
  expect(
    readTypedFigure(askedFigure('power', 'cycling', unknown, undefined), typed(' '), 'cycling', undefined),
  ).toEqual({})
  expect(readTypedFigure(undefined, typed('250'), 'cycling', undefined)).toEqual({})
})
