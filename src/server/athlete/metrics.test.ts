import { expect, test } from 'vitest'
import { withChange } from './metrics.ts'

test.each([
  [{ threshold_heart_rate: 168 }, { resting_heart_rate: 168 }, 'resting_heart_rate'],
  [{ resting_heart_rate: 48, maximum_heart_rate: 180 }, { threshold_heart_rate: 181 }, 'threshold_heart_rate'],
  [{ threshold_heart_rate: 168 }, { maximum_heart_rate: 160 }, 'maximum_heart_rate'],
  [{}, { resting_heart_rate: 190, maximum_heart_rate: 180 }, 'resting_heart_rate'],
])('of %o and %o, the field %s is refused', (metrics, change, field) => {
  expect(() => withChange(metrics, change)).toThrow(
    expect.objectContaining({ status: 400, fields: { [`meta.athlete_metrics.${field}`]: expect.any(String) } }),
  )
})

test('heart rates that contradict each other already do not prevent another change', () => {
  const metrics = { resting_heart_rate: 190, maximum_heart_rate: 180 }
  expect(withChange(metrics, { cycling_ftp: 250 })).toEqual({ ...metrics, cycling_ftp: 250 })
  expect(withChange(metrics, { resting_heart_rate: null })).toEqual({ maximum_heart_rate: 180 })
})

test('metrics that a change leaves out stay, and empty ones are removed', () => {
  const metrics = { cycling_ftp: 250, running_threshold_pace: '4:30', swimming_css: '1:45' }
  expect(withChange(metrics, { cycling_ftp: 264, running_threshold_pace: ' ' })).toEqual({
    cycling_ftp: 264,
    swimming_css: '1:45',
  })
  expect(withChange(metrics, { cycling_ftp: null, swimming_css: '' })).toEqual({ running_threshold_pace: '4:30' })
  expect(withChange(metrics, { cycling_ftp: undefined })).toEqual({
    running_threshold_pace: '4:30',
    swimming_css: '1:45',
  })
})
