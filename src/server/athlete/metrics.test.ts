import { expect, test } from 'vitest'
import { withChange } from './metrics.ts'

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
