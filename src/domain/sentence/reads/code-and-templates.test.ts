import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Nothing in a script or a call is read.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '<script>alert(12*400)</script> 12x400 run, 90 s rest',
    'running, interval, 12 × 400 meters, 90 seconds rest',
    '<script>alert(12*400)</script>',
  ],
  ['<b>5x1k</b> run 2 min rest', 'running, interval, 5 × 1 kilometer, 2 minutes rest', '<b>', '</b>'],
  ["for i in range(10): run(400, pace='4:00'); rest(60)", '', "for i in range(10): run(400, pace='4:00'); rest(60)"],
  ['def workout(): return 45', '', 'def workout(): return 45'],
  ['console.log(60) 30 min run', 'running, 30 minutes', 'console.log(60)'],
  ['print("10k run") 5k easy', 'endurance, 5 kilometers', 'print("10k run")'],
  ['<style>p{margin:12px}</style> 30 min run', 'running, 30 minutes', '<style>p{margin:12px}</style>'],
  ['let x = 45; run(x)', '', 'let x = 45; run(x)'],
  ['while True: swim(100)', '', 'while True: swim(100)'],
  ['const reps = 10; 40 min run', 'running, 40 minutes', 'const reps = 10;'],
  ['`rm -rf 10` 30 min run', 'running, 30 minutes', '`rm -rf 10`'],
  ['repeat(5, run(1000), rest(90))', '', 'repeat(5, run(1000), rest(90))'],
  ['<!-- 10x400 --> 5k easy run', 'running, endurance, 5 kilometers', '<!-- 10x400 -->'],
  ['=SUM(A1:A10) 30 min swim', 'swimming, endurance, 1,500 meters, whole 30m Z2', '=SUM(A1:A10)'],
  ['print this: 40 min easy run', 'running, endurance, 40 minutes', 'print'],
  ['for 40 min: easy run', 'running, endurance, 40 minutes'],
  ['let me run 45 min', 'running, 45 minutes'],
  ['10` easy, 20` tempo, 10` easy run', 'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
