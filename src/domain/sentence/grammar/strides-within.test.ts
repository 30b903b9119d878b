import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Strides within a run, behind it and within its warm-up.

test.each<[sentence: string, asked: string]>([
  [
    'easy 7 miles w/ 6x100m strides in the last mile',
    'endurance, 7 miles, whole 6mi Z1 · 6x · Stride 100mtr open effort 8/10 interval · 160mtr recovery',
  ],
  [
    '50 min run with 5 x 20s strides in the last 10 min',
    'running, endurance, 50 minutes, whole 40m Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m40s recovery',
  ],
  [
    '35 min run with 6 strides at the end',
    'running, endurance, 35 minutes, whole 27m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '9k easy with 4 x 20s strides at the end',
    'endurance, 1 hour 5 minutes 45 seconds, whole 9km Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '12 min wu incl 4 strides, 5 x 3 min hard, 2 min jog, 10 cd',
    'interval, 47 minutes, whole Warm up 6m40s · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5x · 3m Z5 interval · 2m recovery · Cool down 10m',
  ],
  [
    '40 min Z2 run w/ 20s stride every 5 min',
    'running, endurance, 40 minutes, whole 7x · 4m40s Z2 · Stride 20sec open effort 8/10 · 5m Z2',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
