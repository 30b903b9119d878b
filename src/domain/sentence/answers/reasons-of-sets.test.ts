import { expect, test } from 'vitest'
import { reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// Why the targets and rests of a set are what they are.

test.each<[sentence: string, ...lines: string[]]>([
  [
    '3x10 min at 5k pace run, 200m jog',
    'Assumed: 5k pace read as 104.7–106.8 %, worked out from a threshold pace of 5:00/km, for yours is not known here.',
  ],
  [
    'run 5x1k at HM pace with 400 jog',
    'Assumed: Half marathon pace read as 96–98 %, worked out from a threshold pace of 5:00/km, for yours is not known here.',
  ],
  [
    'run 5x3 min with equal rest',
    '5 × 3 minutes, 3 minutes rest: Equal rests are as long as the bouts, or as far, easily: say a time, such as 90 s rest, if you mean another.',
    'Interval: A set was asked for, and no other type.',
  ],
  [
    'run tempo 10keasy',
    'Tempo: “easy” is said, too: the harder one names the session.',
    '10 kilometers: Warm-up, easy parts and cool-down are within: write each part out for another share.',
  ],
])('of "%s" follows %s', (sentence, ...lines) => {
  expect(reasonsIn(understand(sentence, { sport: 'running' }))).toEqual(lines)
})
