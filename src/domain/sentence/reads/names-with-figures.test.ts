import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Names, and the figures beside them: shoes, streets, waves and their start, figures with an exponent.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Meet at 7 at 221 Baker Street, 6 miles easy, home by 8:15',
    'endurance, 6 miles',
    'Meet at 7',
    '221 Baker Street',
    'home by 8:15',
  ],
  [
    'In my Pegasus 40 or maybe the Vaporfly 3: 20 minutes tempo inside 50 minutes',
    'tempo, 50 minutes, 1 × 20 minutes',
    'Pegasus',
    '40',
    'Vaporfly',
    '3',
  ],
  ['Runing 60 Min Easy', 'running, endurance, 1 hour'],
  ['run 45 Minuten Esay please', 'running, 45 minutes', 'Esay'],
  ['10 km at Bikke Park, easy run', 'running, endurance, 10 kilometers', 'Bikke'],
  ['wave C, start 9:40, 20 min easy run', 'running, endurance, 20 minutes', 'wave C', 'start 9:40'],
  ['start 9:45, 30 min easy ride', 'cycling, endurance, 30 minutes', 'start 9:45'],
  ['gun at 9:40, 20 min easy run', 'running, endurance, 20 minutes', 'gun at 9:40'],
  [
    '10k progression run, start 5:40, finish 4:50',
    'running, 10 kilometers, whole 4km 5:40/km · 3km 5:15/km · 3km 4:50/km',
  ],
  ['run 10k, start 5:40', 'running, 10 kilometers, whole 10km 5:40/km'],
  ['run 1e9 min', 'running', '1e9'],
  ['run 2.5e3 m', 'running', '2.5e3', 'm'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
