import { expect, test } from 'vitest'
import { historyOf } from './history-of-figures.ts'

test('changes stand by figure, newest first, in the units that they were saved in', () => {
  const changes = [
    { figure: 'cycling_ftp' as const, value: null, unit: null, day: '2026-03-02' },
    { figure: 'running_threshold_pace' as const, value: '7:15', unit: 'miles' as const, day: '2026-03-02' },
    { figure: 'cycling_ftp' as const, value: '250', unit: null, day: '2026-03-01' },
    { figure: 'running_threshold_pace' as const, value: '4:30', unit: 'kilometers' as const, day: '2026-03-01' },
    { figure: 'pool_length' as const, value: '25', unit: 'yards' as const, day: '2026-03-01' },
    { figure: 'weight' as const, value: '64.5', unit: null, day: '2026-03-01' },
  ]
  expect(historyOf(changes, ['running_threshold_pace', 'cycling_ftp', 'swimming_css'])).toEqual([
    {
      label: 'Threshold pace',
      rows: [
        { day: '2 Mar 2026', value: '7:15 /mi' },
        { day: '1 Mar 2026', value: '4:30 /km' },
      ],
    },
    {
      label: 'FTP',
      rows: [
        { day: '2 Mar 2026', value: 'removed' },
        { day: '1 Mar 2026', value: '250 W' },
      ],
    },
  ])
  expect(historyOf(changes, ['pool_length', 'weight'])).toEqual([
    { label: 'Pool length', rows: [{ day: '1 Mar 2026', value: '25 yards' }] },
    { label: 'Weight', rows: [{ day: '1 Mar 2026', value: '64.5 kg' }] },
  ])
})
