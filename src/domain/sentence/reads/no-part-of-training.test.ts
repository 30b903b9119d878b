import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Dates, times of day, the weather, injuries, and what nobody can do.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ["it's 28 degrees and 70% humidity, 40 min easy run", 'running, endurance, 40 minutes', '28 degrees', '70% humidity'],
  [
    '-5 degrees outside so 45 min on the turbo, 4x5 min at threshold',
    'cycling, threshold, 45 minutes, 4 × 5 minutes',
    '-5 degrees',
  ],
  ['20°C and sunny, 10k run', 'running, 10 kilometers', '20°C'],
  [
    'Weather says 31 degrees and 85% humidity, so cut it to 35 mins easy indoors on the bike',
    'cycling, endurance, 35 minutes',
    '31 degrees',
    '85% humidity',
    'cut',
  ],
  ['race is 14/09/2025, today 30 min easy run', 'running, endurance, 30 minutes', 'race is 14/09/2025'],
  ['the 18:00 session is 8x400 with 90s rest', 'interval, 8 × 400 meters, 90 seconds rest', '18:00 session'],
  ['bus leaves at 7:45, so 25 min run', 'running, 25 minutes', 'bus', 'leaves at 7:45'],
  ['gym closes 9pm, 1h spin bike', 'cycling, 1 hour', 'gym', 'closes', '9pm'],
  ['meeting at 10:00, need a 30 min swim', 'swimming, endurance, 1,500 meters, whole 30m Z2', 'meeting at 10:00'],
  ['1st March is my birthday, 50 min run', 'running, 50 minutes', '1st March', 'birthday'],
  ['my knee hurts, 10x400 at mile pace', '', 'knee hurts', '10x400', 'mile pace'],
  ['calf strain, 40 min run with 5x3 min hard', 'running, 40 minutes', 'calf strain', '5x3 min hard'],
  ['pulled hamstring, easy 20 min spin', 'cycling, endurance, 20 minutes', 'pulled hamstring'],
  ['shin splints again. 8 miles tempo', '8 miles', 'shin splints', 'tempo'],
  ['45 min bike, my back is sore', 'cycling, 45 minutes', 'back is sore'],
  ['pulled my hamstring last week, 6x800', '', 'pulled my hamstring last week', '6x800'],
  [
    'My achilles is sore, should I still run the 6x800 or rest?',
    '',
    'achilles is sore',
    'should I still run the 6x800 or rest?',
  ],
  ['legs sore from yesterday, 30 min easy run', 'running, endurance, 30 minutes', 'legs sore from yesterday'],
  ['back from injury, 20 min easy run', 'running, endurance, 20 minutes', 'back', 'injury'],
  [
    'my doctor said max 20 minutes and HR below 120 after the stent, so jogging that',
    'running, 20 minutes, by heartrate, whole 20m 0-120bpm',
    'doctor said',
    'stent',
  ],
  ['run 20k in 30 minutes', 'running', '20k', '30 minutes'],
  ['run 10k in 20 minutes easy recovery pace', 'running, endurance', '10k', '20 minutes'],
  ['run 10k in 50 minutes', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['swim 2000m in 5 minutes', 'swimming', '2000m', '5 minutes'],
  ['bike 100 km in 1 hour', 'cycling', '100 km', '1 hour'],
  ['0 x 400m with 90 s rest', '', '0 x 400m with 90 s rest'],
  ['infinity x 400m until I puke lol', '', 'infinity x 400m until I puke lol'],
  ['10000 x 400m', '', '10000 x 400m'],
  ['endless 400s', '', 'endless 400s'],
  ['5 x 0 m', '', '5 x 0 m'],
  ['5 x 1000 km at threshold', 'threshold', '5 x 1000 km'],
  [
    'an hour and a half on the bike with the middle half hour at sweetspot',
    'cycling, sweet spot, 1 hour 30 minutes, whole 30m Z1 · 30m Z4 · 30m Z1',
  ],
  ['resting HR 48, max 186, easy ride 1h', 'cycling, endurance, 1 hour', 'resting HR 48, max 186'],
  [
    'swimming today, 1.2 miles continuous open water at IM effort, sight every 8 strokes',
    'swimming, interval, 1,931 meters, whole 1.2mi 92-95% // sight every 8 strokes',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
