import { expect, test } from 'vitest'
import { assumedIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// What is assumed for what was not said.

test.each<[sentence: string, ...lines: string[]]>([
  ['8', 'running, endurance'],
  ['75', 'running, endurance'],
  ['60', 'running, endurance'],
  ['5x', 'running, endurance, 1 hour'],
  ['run', 'endurance, 1 hour'],
  ['5x1k', 'running, 10 kilometers'],
  ['bike', 'endurance, 1 hour'],
  ['swim', 'endurance, 2,000 meters'],
  ['400s', 'running, endurance, 1 hour'],
  ['400m', 'running, endurance, 1 hour'],
  ['run 8', 'endurance'],
  ['z2 90', 'running'],
  ['tempo', 'running, 1 hour'],
  ['8 400s', 'running, 8 kilometers'],
  ['12x25s', '500 meters'],
  ['run 15', 'endurance'],
  ['run 16', 'endurance'],
  ['6x6 min', 'running, 1 hour 15 minutes'],
  ['strides', '1 hour'],
  ['run 5x99', '1 hour'],
  ['2x59 run', '3 hours 20 minutes'],
  ['10k easy', 'running'],
  ['4x8 bike', '1 hour 10 minutes'],
  ['1x45s run', '1 hour 30 minutes'],
  ['easy hour', 'running'],
  ['3x15 @ 90%', 'running, 1 hour 40 minutes'],
  ['2 x 20 @ 95%', 'running, 1 hour 30 minutes'],
])('"%s" is completed by what is usual', (sentence, ...lines) => {
  expect([assumedIn(understand(sentence, { sport: 'running' }))]).toEqual(lines)
})
