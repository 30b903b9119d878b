import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rounds of all parts, rests behind each part, dotted minutes, repetitions that are divided, and drills by each leg.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['tues track - 1k, 800, 600, 400, 200 getting quicker, 400m jog after each. 2 rounds, 5min', 'Received', 'tues'],
  ['1200, 800, 400 getting faster, 200m jog, 3 sets', 'Received'],
  ['3 x (200 @ 80%, 100 @ 90%, 50 max), 10s/20s/90s', 'Received'],
  ['run 3x(1k @ 10k, 800 @ 5k, 400 fast), 90s/60s/3min', 'Received'],
  ['swim 4x(100 free, 50 kick) 20/60s', 'Received'],
  ['1km @ HMP + 500m @ 5kp x 5 thru, 3 mins jog each round', 'Received'],
  ['3k @ MP, 1k @ 10k pace x 3 through, 2 min jog', 'Received'],
  ['swim 400 easy, 300 mod, 200 hard x 3 thru, 30s rest', 'Received'],
  ['5 x (1km @ HMP, 500m @ 5kp), 3 min jog after each round', 'Received'],
  ['5 x 1000 (3:35), 2.30 jog rec', 'Received'],
  ['6x400 run, 1.30 min jog', 'Received'],
  ['6x400 run w/ 1.15 rest', 'Received'],
  ['20 x 1 min @ 125 % FTP, 1 easy - 2 blocks of 10, 5 mins in the middle', 'Received'],
  ['12x400 run - 3 sets of 4, 90s rest, 3 min between', 'Received'],
  ['Single leg drills 6 x 30s each leg then 2x12 @ FTP -5%, 4 ez', 'Received', 'FTP -5%'],
  ['one leg pedalling 5x45s, then 3x8 @ 90%, 4 ez', 'Received'],
  ['swim w-up 800 (400 sw 200 k 200 drill), 6x100 max off 5:00, 300 c-down', 'Received'],
  ['easy 10k but every k all out max effort, and keep HR under 110', 'Received', 'k'],
  ['40/20s run, 3 sets of 8', 'Received'],
  ['run 2 sets of 6 on the hill, 45 s up', 'Received'],
  ['6x30s per leg bike', 'Received'],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
