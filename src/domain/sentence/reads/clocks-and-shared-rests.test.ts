import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Starts on the clock of rounds and of runs, rests that are those of all sets, and questions about injuries.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  // Rounds of several swims with one send-off
  [
    '4x(50 kick 50 drill 100 swim) off 4 mins',
    'swimming, interval, main set 4x · "50 kick/50 drill/100 swim" 200mtr open on 4:00 interval',
    '',
  ],
  [
    'swim 4x(50 kick + 50 drill) on 2:00',
    'swimming, interval, main set 4x · "50 kick/50 drill" 100mtr open on 2:00 interval',
    '',
  ],
  [
    '3x(100 pull, 100 swim) off 5 min',
    'swimming, interval, main set 3x · "100 pull/100 swim" 200mtr on 5:00 interval',
    '',
  ],
  [
    'swim 3x(200 free 100 back) off 6',
    'swimming, interval, main set 3x · "200 free/100 back" 300mtr on 6:00 interval',
    '',
  ],
  [
    'swim 4x(50 kick 50 drill) off 30 secs',
    'swimming, interval, main set 4x · 50mtr kick · 50mtr drill · 30sec rest',
    '',
  ],
  ['run 4x(400 800) off 4 min', 'running, interval, main set 4x · 400mtr · 800mtr · 4m recovery', ''],
  // Starts of each swim, and times nobody swims in
  ['swim 6x200 off 4', 'swimming, interval, main set 6x200mtr on 4:00 interval', 'off 4'],
  ['swim 10x100 2 min starts', 'swimming, interval, main set 10x100mtr on 2:00 interval', ''],
  ['swim 10x100 with 2 min send off', 'swimming, interval, main set 10x100mtr on 2:00 interval', ''],
  ['swim 10x100 start 2 min', 'swimming, interval, main set 10x100mtr on 2:00 interval', ''],
  ['swim 8x50 every 2 fast', 'swimming, interval', '', '8x50', 'every 2', 'fast'],
  ['10x100 in 55 sec on 50 sec swim', 'swimming, interval, main set 10x100mtr 0:55/100m on 0:50 interval', 'in 55 sec'],
  ['swim 10x100 on 50 sec', 'swimming, interval, 10 × 100 meters, 50 seconds rest', ''],
  // Times of runs from start to start
  ['8x400 in 80 on 2:00', 'interval, main set 8x · 400mtr 3:20/km interval · 40sec recovery', ''],
  ['6x800 in 2:50 on 4 min run', 'running, interval, main set 6x · 800mtr 3:33/km interval · 1m10s recovery', ''],
  ['10x200 in 35 secs every 90 secs', 'interval, main set 10x · 200mtr 2:55/km interval · 55sec recovery', ''],
  ['8x400 in 80 on 2 min rest', 'interval, main set 8x · 400mtr 3:20/km interval · 2m rest', ''],
  ['8x400 in 80 on 60s', 'interval, main set 8x · 400mtr 3:20/km interval · 1m recovery', ''],
  // What is left of a swim
  [
    'swim 1.5k, main set 5x100 w 10sec, rest easy',
    'swimming, interval, 1,500 meters, 5 × 100 meters, 10 seconds rest',
    '',
  ],
  ['swim 8x50 first 4 fast, rest easy', 'swimming, interval, main set 4x50mtr Z5 interval · 4x50mtr Z1 interval', ''],
  [
    'squad swim 3km main 15x100 on 1:40 rest is up to you',
    'swimming, interval, 3,000 meters, main set 15x100mtr on 1:40 interval',
    '',
  ],
  // Rests of all sets, and of sets in sets
  [
    '2x10min @ hmp, 5x1min @ 3k, 2min jog between everything',
    'running, threshold, main set 2x · 10m half marathon pace 96-98% interval · 2m recovery · 5x · 1m 3k pace 108-110.1% interval · 2m recovery, by pace, at half marathon pace',
    '',
  ],
  [
    'swim 4x200 css, 8x50 fast, 20s rest between everything',
    'swimming, interval, main set 4x200mtr interval 20sec rest · 8x50mtr Z5 interval 20sec rest',
    '',
  ],
  [
    'swim 4x200 css, 8x50 fast, 20s rest for both',
    'swimming, interval, main set 4x200mtr interval 20sec rest · 8x50mtr Z5 interval 20sec rest',
    '',
  ],
  [
    'IM order 4x(4x25) 15 rest, 1 min btwn',
    'swimming, interval, main set 3x · im order 25mtr interval · 15sec rest · im order 25mtr interval · 1m rest · 3x · im order 25mtr interval · 15sec rest · im order 25mtr interval · 1m rest · 3x · im order 25mtr interval · 15sec rest · im order 25mtr interval · 1m rest · 4x · im order 25mtr interval · 15sec rest',
    '',
  ],
  [
    '3x(4x5 min) 10 rest',
    'interval, main set 4x · 5m interval · 10m rest · 4x · 5m interval · 10m rest · 4x · 5m interval',
    '',
  ],
  ['swim 5x100 css 15', 'swimming, interval, 5 × 100 meters, 15 seconds rest', ''],
  ['6x0.5 mile hard 0.25 jog', 'interval, main set 6x · 0.5mi interval · 0.25mi recovery', ''],
  ['5x1k hard 0.5 jog', 'interval, main set 5x · 1km interval · 0.5km recovery', ''],
  [
    '100 200 300 200 100 free 20s',
    'swimming, ladder sets, main set 100mtr freestyle interval · 20sec rest · 200mtr freestyle interval · 20sec rest · 300mtr freestyle interval · 20sec rest · 200mtr freestyle interval · 20sec rest · 100mtr freestyle interval',
    '',
  ],
  ['200 each of kick, pull, swim', 'swimming, 600 meters, whole 200mtr kick · 200mtr pull · 200mtr', ''],
  // Fast sets behind slower ones
  [
    '3x2k T, 90s, then 6x200 quick 200 walk',
    'threshold, main set 3x · 2km interval · 1m30s recovery · 6x · 200mtr Z5 interval · Walk 200mtr recovery',
    '',
  ],
  [
    '4x1 mile tempo, 4x400 very quick 400 jog',
    'tempo, main set 4x · 1mi interval · 4x · 400mtr Z5 interval · 400mtr recovery',
    '',
  ],
  ['quick 5k run', 'running, 5 kilometers', ''],
  // Names of paces that nobody knows
  ['5x1k hangover pace', 'interval, 5 × 1 kilometer', '', 'hangover'],
  ['bike 4x10min cafe pace', 'cycling, threshold, 4 × 10 minutes', '', 'cafe'],
  // Questions about injuries
  ['my knee hurts when i run should i do 20k', '', '', 'knee hurts when i run', 'should i do 20k'],
  ['my calf is torn should I run through it', '', '', 'calf is torn', 'should I run through it'],
  ['can I run with covid', '', '', 'can I run with covid'],
  ['sore knee. can i get a 30 min easy swim', 'swimming, endurance, 1,400 meters, whole 30m Z1', '', 'sore knee'],
  [
    'sore knee, should i rest? 5k easy run please',
    'running, endurance, 5 kilometers',
    '',
    'sore knee',
    'should i rest?',
  ],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})

test('nothing is planned for a question about an injury', () => {
  const understood = understand('my knee hurts when i run should i do 20k', { sport: 'running' })
  expect(understood.unusable?.sentence).toContain('for a doctor or a physio to say')
})

test.each([
  ['swim 10x100 on 50 sec', '“50 sec” was read as the rest.'],
  ['swim 5x100 css 15', '“15” was read as the rest.'],
  ['6x400 off 7 min css', 'leaves a little rest at 1:43/100 m, and your CSS is not known here.'],
  ['6x800 in 2:50 on 4 min run', '“on 4 min” is from start to start, which leaves 70 s.'],
  ['6x0.5 mile hard 0.25 jog', 'No unit was said at “0.25”, so miles.'],
])('"%s" tells: %s', (sentence, line) => {
  const { inferred } = understand(sentence, { sport: 'running' })
  expect(inferred.map(({ because }) => because).join('\n')).toContain(line)
})
