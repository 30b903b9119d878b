import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// How the repetitions of a set get faster: a note of its steps.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'descending 5 x 300 swim, getting faster each one, 30s rest',
    'swimming, interval, main set 5x · "descending, getting faster each one" 300mtr interval · 30sec rest',
  ],
  [
    'Swim 4 x 400 negative split with 45 seconds rest',
    'swimming, interval, main set 4x · negative split 400mtr interval · 45sec rest',
  ],
  ['swim 5x200 descend 1-5 on 3:30', 'swimming, interval, main set 5x · "descend 1-5" 200mtr on 3:30 interval'],
  ['swim 8x25 build 15s rest', 'swimming, interval, main set 8x · build 25mtr interval · 15sec rest'],
  [
    'swim 4x100 desc 1-4 on 1:45, 400 pull, 200 easy',
    'swimming, interval, 1,000 meters, whole 4x · "desc 1-4" 100mtr on 1:45 interval · 400mtr pull · 200mtr Z1',
  ],
  [
    'run 5x1k each one faster, 2 min jog',
    'running, interval, main set 5x · each one faster 1km interval · 2m recovery',
  ],
  [
    'run 6x800 negative split, 400 jog',
    'running, interval, main set 6x · negative split 800mtr interval · 400mtr recovery',
  ],
  [
    'swim 3x400 neg split 30s rest, 8x50 build on 1:00',
    'swimming, interval, main set 3x · neg split 400mtr interval · 30sec rest · 8x · build 50mtr on 1:00 interval',
  ],
  ['bike 4x8 min building, 4 min easy', 'cycling, threshold, main set 4x · building 8m interval · 4m recovery'],
  [
    'swim 6x100 descend 1-3, 4-6 20s rest',
    'swimming, interval, main set 6x · "descend 1-3, 4-6" 100mtr interval · 20sec rest',
  ],
  ['swim 10x100 ascend 1-5 on 2:00', 'swimming, interval, main set 10x · "ascend 1-5" 100mtr on 2:00 interval'],
  ['10k run getting faster', 'running, 10 kilometers', 'getting faster'],
  ['60 min easy run, building', 'running, endurance, 1 hour', 'building'],
  [
    'run 6x1 mile faster each one w/ 2 min rest',
    'running, interval, main set 6x · faster each one 1mi interval · 2m rest',
  ],
  [
    'swim 12x50 build, odds kick evens swim on 1:10',
    'swimming, interval, main set 6x · build 50mtr kick on 1:10 · build 50mtr on 1:10',
  ],
  [
    'bike 5x5 min build from z3 to z5, 3 min easy',
    'cycling, interval, main set 5x · "build from z3 to z5" 5m interval · 3m recovery',
  ],
  [
    'swim 400, 8x50 build on 1:00, 200 negative split',
    'swimming, interval, 1,000 meters, whole 400mtr · 8x · build 50mtr on 1:00 interval · negative split 200mtr',
  ],
  [
    'bike 4x8 min build 85% to 95% w 4 min easy',
    'cycling, threshold, main set 4x · "build 85% to 95%" 8m interval · 4m recovery',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
