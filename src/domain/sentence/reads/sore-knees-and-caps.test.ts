import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Sessions that an injury or a limit keeps easy.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    'half the long run today bc knee is grumpy, 1h max flat',
    'running, endurance, 1 hour, note flat',
    '',
    'half',
    'bc knee is grumpy',
  ],
  ['45 min run because my hip is cranky', 'running, 45 minutes', '', 'because my hip is cranky'],
  ['long run 90 min, knee is a bit angry', 'running, endurance, 1 hour 30 minutes', '', 'knee is a bit angry'],
  ["1h Z2 run, last 10' Z3, HR cap 155", 'running, tempo, 1 hour, whole 50m Z2 // HR cap 155 · 10m Z3', ''],
  [
    "50 min z2 ride, last 5' z4, cap HR at 150",
    'cycling, sweet spot, 50 minutes, whole 45m Z2 // cap HR at 150 · 5m Z4',
    '',
  ],
  ['1h Z2 run, HR cap 155', 'running, endurance, 1 hour, note HR cap 155', ''],
  ['run at effort 7 for 30 min', 'running, 30 minutes, whole 30m effort 7/10', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})

test.each(['45 min run because my hip is cranky', 'long run 90 min, knee is a bit angry'])(
  '"%s" is easy throughout',
  (sentence) => {
    expect(understand(sentence, { sport: 'running' }).asked.effort).toBe('easy')
  },
)
