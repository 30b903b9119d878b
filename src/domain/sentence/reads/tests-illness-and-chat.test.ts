import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is no workout: tests, races, signs of an illness, talk.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'css test 400/200',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 5m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
  ['css test 400 and 200, then 8x100', 'swimming, interval, 8 × 100 meters', 'css test 400 and 200'],
  ['1500 time: 3x500 30s r swim', 'swimming, interval, 3 × 500 meters, 30 seconds rest', '1500 time'],
  ['parkrun with warm up and cool down', 'running', 'parkrun'],
  ['bike easy then parkrun', 'cycling, endurance', 'parkrun'],
  ['easy parkrun 5k', 'running, endurance, 5 kilometers'],
  [
    'I have chest pain and dizzy since yesterday, give me 10x1 min max',
    '',
    'chest pain',
    'dizzy',
    'since',
    'yesterday',
    '10x1 min',
  ],
  ['fever but 5x1k run at 4:00', 'running', 'fever', '5x1k', 'at 4:00'],
  ['the best lasagna for 6 people, 45 min in the oven at 180', '45 minutes', 'best lasagna', '6 people', 'oven', '180'],
  ['run 40 min easy coz coming back from injury', 'running, endurance, 40 minutes', 'coz coming back from injury'],
  [
    'run 6x3min (2min jog) each 5s faster then the one before',
    'running, interval, 6 × 3 minutes, 2 minutes rest',
    'each 5s faster',
  ],
  [
    "do 2x(6x30/15) @ 100% vVO2max w float, 3' btw, warmup 20 inc drills",
    'interval, 32 minutes, whole Warm up 20m // drills · 6x · 30sec 110% · 15sec recovery · 3m recovery · 6x · 30sec 110% · 15sec recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
