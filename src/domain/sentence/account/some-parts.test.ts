import { expect, test } from 'vitest'
import { reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { understand } from '../understand.ts'

// Words that say of which parts something is meant, rests between, and figures that are hardly meant so.

const read = (sentence: string) => understand(sentence, { sport: 'running' })

test.each<[sentence: string, ...checked: string[]]>([
  ['400/800/1200/1600/1200/800/400 at 5k pace, 200 jog after each, big ones by feel', 'big ones', 'by feel'],
  ['run 10k, 4x400 then last 2k at MP', 'last 2k'],
  ['run 40 min with the last 2k at threshold'],
  ['60 min run, last 10 min at tempo'],
  // What nobody rides at, a sprint that nothing is as hard as, and percents of another pace than threshold.
  ['bike 6x3 min at 95%, 2 min at 24%', '6x3 min'],
  ['bike 6x3 min at 95%, 2 min at 25%'],
  ["6 miles sprinting the whole thing but don't go above zone 1", 'sprinting the whole thing'],
  ['run 10k at 85% of MP'],
])('of "%s" these words are to be checked', (sentence, ...checked) => {
  expect(checkedIn(sentence, read(sentence))).toEqual(checked)
})

test.each<[sentence: string, line: string | undefined]>([
  [
    '15 min warm up, run 3x15 min z4, 3 min jog between, 10 min cool down',
    'Rest: “between” is read with a rest behind the last one, too.',
  ],
  ['15 min warm up, run 3x15 min z4, 3 min jog, 10 min cool down', undefined],
  // Of two there is one rest.
  ['15 min warm up, run 2x15 min z4, 3 min jog between, 10 min cool down', undefined],
])('of "%s" it is told that the last bout has a rest, too: %s', (sentence, line) => {
  expect(reasonsIn(read(sentence)).find((one) => one.startsWith('Rest:'))).toBe(line)
})
