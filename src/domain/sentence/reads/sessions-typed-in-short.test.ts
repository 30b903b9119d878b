import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
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
