import { expect, test } from 'vitest'
import { figureValue, isSameFigure, targetTypeOf } from './figure.ts'

const km = (value: string) => ({ value, unit: 'kilometers' }) as const
const miles = (value: string) => ({ value, unit: 'miles' }) as const
const plain = (value: string) => ({ value, unit: null })

test.each([
  ['cycling_ftp', plain('262.5'), 262.5],
  ['threshold_heart_rate', plain('168'), 168],
  ['running_threshold_pace', km('4:30'), 270],
  ['running_threshold_pace', km('4.30'), 270],
  ['running_threshold_pace', plain('4:30'), 270],
  ['running_threshold_pace', miles('8:00'), 480 / 1.609344],
  ['swimming_css', { value: '1:40', unit: 'yards' }, 109.361],
  ['cycling_ftp', plain('0'), undefined],
  ['cycling_ftp', plain('fast'), undefined],
  ['running_threshold_pace', km('fast'), undefined],
] as const)('a %s of %j is %s', (figure, written, value) => {
  const found = figureValue(figure, written)
  if (value === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(value, 3)
})

test.each([
  [km('4:30'), km('4.30'), true],
  [km('4:30'), km('4:31'), false],
  // 4:30 /km is 7:14.5 /mi.
  [km('4:30'), miles('7:15'), true],
  [km('4:30'), miles('7:14'), true],
  [km('4:30'), miles('7:13'), false],
  [km('4:30'), miles('4:30'), false],
] as const)('threshold paces of %j and %j are the same: %s', (one, other, same) => {
  expect(isSameFigure('running_threshold_pace', one, other)).toBe(same)
})

test('an FTP is the same only if its watts are', () => {
  expect(isSameFigure('cycling_ftp', plain('250'), plain('250.0'))).toBe(true)
  expect(isSameFigure('cycling_ftp', plain('250'), plain('251'))).toBe(false)
})

test('the heart rate at threshold concerns every sport, and a reference value its own', () => {
  expect(targetTypeOf('threshold_heart_rate', 'swimming')).toBe('heartrate')
  expect(targetTypeOf('cycling_ftp', 'cycling')).toBe('power')
  expect(targetTypeOf('cycling_ftp', 'running')).toBeUndefined()
  expect(targetTypeOf('swimming_css', 'swimming')).toBe('pace')
})
