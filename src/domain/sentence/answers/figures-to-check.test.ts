import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Figures that are worked out or chosen from several, and are to be checked.

test.each<[sentence: string, asked: string, unread: string[], checks: string[]]>([
  ['swim 5x75 on 1:30 base', 'swimming, interval, main set 5x75mtr on 1:08 interval', [], ['1:30']],
  [
    'run 15 min fast 3 min slow until 10 min',
    'running, endurance, 18 minutes, whole 15m Z5 · 3m Z1',
    [],
    ['until 10 min'],
  ],
  [
    'run 4xmile 7:40/7:30/7:20 3min',
    'running, interval, main set 4x · 1mi 7:20-7:40/mi interval · 3m recovery',
    [],
    ['7:40/7:30/7:20'],
  ],
  [
    '8.3k with 20 sec pick ups every 5 min',
    'running, endurance, 50 minutes, whole 9x · 4m40s Z1 · 20sec Z5 interval · 5m Z1',
    [],
    ['8.3k'],
  ],
  [
    'IM training in the pool, 1900m',
    'swimming, interval, 1,900 meters, main set 8x100mtr effort 7/10 medley interval 20sec rest',
    [],
    ['IM training'],
  ],
  ['bike 3x10 min @ ftp +7w', 'cycling, threshold, main set 3x · 10m 103% interval', [], ['ftp +7w']],
])('"%s" asks for %s, leaves %j unread and asks to check %j', (sentence, asked, unread, checks) => {
  expectAnswer(sentence, { asked, unread, checks })
})
