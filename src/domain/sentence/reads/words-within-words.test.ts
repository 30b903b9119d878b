import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A word that only begins or ends like one that is read says nothing.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['run 5x1k humid reps', 'running, interval, 5 × 1 kilometer', 'humid'],
  ['run 5x1k midweek sets', 'running, interval, 5 × 1 kilometer', 'midweek'],
  ['run 5x1k tq', 'running, interval, 5 × 1 kilometer', 'tq'],
  ['run 5x1k qt', 'running, interval, 5 × 1 kilometer', 'qt'],
  ['run 5x1k for fun', 'running, interval, 5 × 1 kilometer'],
  ['run 5x1k @ the lake crazy pace', 'running, interval, 5 × 1 kilometer', 'crazy'],
  ['run on monday 5:30', 'running, 5 hours 30 minutes', 'monday'],
  ['bike on the trainer 45:00', 'cycling, 45 minutes'],
  ['run 5k at 4.305/km', 'running, 5 kilometers', '4.305'],
  ['run 5k at 104.30/km', 'running, 5 kilometers', '104.30'],
  ['run 5k at 4 min 130 sec/km', 'running, 5 kilometers', '4 min', '130 sec/km'],
  ['run 5k at 4 min 300 sec/km', 'running, 5 kilometers', '4 min', '300 sec/km'],
  ['run for 10 € charity 45', 'running, 45 minutes', '10 €', 'charity'],
  ['run £20 jog 30', 'running, 30 minutes', '£20'],
  ['run 30 easy 20 €', 'running, endurance, 30 minutes', '20 €'],
  ['run 5k in under 25 min', 'running, 5 kilometers, whole 5km 5:00/km'],
  ['run 45 min for my health, 10k', 'running, 10 kilometers', '45 min', 'health'],
  ['training for a 25k, run 45 min', 'running, 45 minutes', 'training for a 25k'],
  ['run 1:05:30', 'running, 1 hour 5 minutes 30 seconds'],
  ['bike 02:30:00', 'cycling, 2 hours 30 minutes'],
  ['run 11.25 cycle', 'running', '11.25', 'cycle'],
  ['bike 1.505 cycle', 'cycling', '1.505'],
  ['swim 10x100 on 11.45', 'swimming, interval', '10x100', '11.45'],
  ['swim 10x100 on 1.455', 'swimming, interval', '10x100', '1.455'],
  ['run 1 2 300 2 1 min', 'running', '1', '2', '300', '2', '1 min'],
  ['run 4x400 after lunch, 20 min easy', 'running, interval, 4 × 400 meters, cool-down 20 minutes'],
  ['5x (2 min run, 1 min walkies)', 'running, endurance, main set 5x · 2m Z1 · 1m Z1', 'walkies'],
  ['5x (2 min runaway, 1 min walk)', 'interval, main set 5x · 2m · Walk 1m recovery', 'runaway'],
  ['5x (2 min run, 1 min sleepwalk)', 'running, interval, main set 5x · 2m · 1m', 'sleepwalk'],
  [
    'run until dark 15 min easy, 6x2 min hard, 1h easy',
    'running, interval, warm-up 15 minutes, 6 × 2 minutes, cool-down 1 hour',
    'until',
  ],
  ['run 5005', 'running, 5 kilometers'],
  ['run 10.007 km', 'running, 10.007 kilometers'],
  ['run 1,0000 m', 'running', '1,0000 m'],
  ['hills today: 10x45 s run', 'running, interval, 10 × 45 seconds', 'hills'],
  [
    '20 min wu, 2x10 min z4 incl 3x1 min fast, cd 10 bike',
    'cycling, sweet spot, warm-up 20 minutes, main set 2x · 10m Z4 interval · 3x · 1m 106-120% interval, cool-down 10 minutes',
  ],
  [
    'swim all 6x50 drill, 20s rest, 4x100 kick',
    'swimming, interval, main set 6x50mtr drill interval 20sec rest · 4x100mtr kick interval',
  ],
  [
    'run 1h30, rest day tomorrow, last 30 min at 90%, z2',
    'running, endurance, 1 hour 30 minutes, whole 1h Z1 · 30m 90%',
    'rest day',
    'tomorrow',
  ],
  ['swim 6x100, well 300', 'swimming, interval, 6 × 100 meters', '300'],
  ['4x150 butterfly w 250 walk', 'swimming, interval, main set 4x · 150mtr butterfly interval · 250mtr Z1 recovery'],
  ['z2 ride now 5x8s sprints', 'cycling, endurance', '5x8s', 'sprints'],
  ['run 2k5', 'running, 2.5 kilometers'],
  ['run 2k55', 'running', '2k', '55'],
  ['run 1.5/2 miles', 'running, 2 miles', '1.5'],
  ['run 1.5 1/2 miles', 'running', '1.5', '1/2 miles'],
  ['run 100 1/2 miles', 'running', '100', '1/2 miles'],
  ['run 45 minn', 'running', '45 minn'],
  ['swim 8x50 flyy', 'swimming, interval, 8 × 50 meters', 'flyy'],
  ['run 60 min, midday 20 min tempo', 'running, tempo, 1 hour, 1 × 20 minutes'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
