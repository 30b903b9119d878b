import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import type { GenerateRequest } from '../../generator/request.ts'
import { isGroup, toGroups } from '../../workout/groups.ts'
import { totalsOf } from '../../workout/totals.ts'
import { understand } from '../understand.ts'

// Sessions in as few words as they are typed: ends behind jogs, counts behind pairs, lengths without a comma.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'wu 2k 4x1mile @ 6:10 400 jog cd 2k',
    'interval, 7.48 miles, whole Warm up 2km · 4x · 1mi 6:10/mi interval · 400mtr recovery · Cool down 2km',
  ],
  [
    'wu 3k 10x400 76s 60s cd 2k',
    'interval, 10.3 kilometers, whole Warm up 3km · 10x · 400mtr 3:10/km interval · 1m recovery · Cool down 2km',
  ],
  [
    'bike wu 15 4x8 @ 290 4 easy cd 10',
    'cycling, threshold, 1 hour 13 minutes, whole Warm up 15m · 4x · 8m 290w interval · 4m recovery · Cool down 10m',
  ],
  ['bike z2 3h, last hour 4x10 tempo', 'cycling, tempo, 3 hours, warm-up 2 hours, 4 × 10 minutes'],
  [
    'ride 2h30, 4x5 min threshold in the last hour',
    'cycling, threshold, 2 hours 30 minutes, warm-up 1 hour 30 minutes, 4 × 5 minutes',
  ],
  [
    'run 90min easy w 6x1min hard in the last half hour',
    'running, interval, 1 hour 30 minutes, warm-up 1 hour, 6 × 1 minute',
  ],
  ['3h ride, 4x10min tempo in last 90 min', 'cycling, tempo, 3 hours, warm-up 1 hour 30 minutes, 4 × 10 minutes'],
  ['1hr easy ride and finish with 5x1min hard', 'cycling, interval, warm-up 1 hour, 5 × 1 minute'],
])('reads "%s" as %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each<[sentence: string, css: number | undefined, checked: string[], told: RegExp]>([
  ['6x100 fr @1:40 4x50 bk @1:00 swim', 105, ['@1:40'], /^$/],
  ['10x100yd swim on 1:30', 105, ['on 1:30'], /^$/],
  ['swim 10x50 on 50', 105, ['on 50'], /^$/],
  ['10x100yd swim on 1:30', 85, [], /^$/],
  [
    '10x100yd swim on 1:30',
    undefined,
    [],
    /“on 1:30” leaves a little rest at 1:25\/100 yd, and your CSS is not known here/,
  ],
])('whether “%s” can be swum with a CSS of %s is said at the send-off', (sentence, css, checked, told) => {
  const references = css === undefined ? {} : { swimming: css }
  const { checks, inferred } = understand(sentence, { sport: 'running', references })
  expect(wordsOf(sentence, checks)).toEqual(checked)
  expect(
    inferred
      .filter(({ because }) => because.includes('CSS'))
      .map(({ because }) => because)
      .join(),
  ).toMatch(told)
})

test('in the last hour the rests are as short as it asks for', () => {
  const { asked, assumed } = understand('z2 3hrs w 4x10min tempo in the last hour bike', { sport: 'running' })
  const { steps } = generate({ ...assumed, ...asked, workoutMetric: 'power', referenceValue: 250 } as GenerateRequest, {
    seed: 1,
  })
  const names = toGroups(steps).flatMap((entry) => (isGroup(entry) ? entry.steps : [entry]))
  expect(names.map(({ intensity }) => intensity)).toEqual(['warmup', 'active', 'active', 'recovery', 'cooldown'])
  expect(totalsOf(steps, 'cycling', 250).seconds).toBe(3 * 3600)
})
