import { expect, test } from 'vitest'
import { understand } from '../understand.ts'
import { accountFor } from './account.ts'

// What a sentence was read into is compared with the sentence, whichever reader read it.

const checksOf = (sentence: string) =>
  understand(sentence, { sport: 'running' }).checks.map(
    ({ from, to, sentence: why }) => `“${sentence.slice(from, to)}”: ${why}`,
  )

const BEYOND = 'Nobody in the world holds this so long: check the figure and its unit.'

test.each<[sentence: string, ...checks: string[]]>([
  // A figure that nothing was made of.
  ['4x15s tempo run', '“15s”: Nothing that was read is this long or has this figure: check it.'],
  ['bike 40/30s for 10 min', '“10 min”: Nothing that was read is this long or has this figure: check it.'],
  ['6x1 mile easy', '“1 mile”: Nothing that was read is this long or has this figure: check it.'],
  // A whole that its parts do not fit into.
  [
    '20 min bike ride consisting of 4x20 min threshold',
    '“20 min”: The set alone is 1 hour 20 minutes long, and the whole was read as 20 minutes: check both.',
  ],
  [
    'run 2 km, 3x1 km at 4:30 w/400 jog, 1 km',
    '“2 km”: The set alone is 4,200 meters long, and the whole was read as 2 kilometers: check both.',
  ],
  [
    'run 10 km, total 8 km, 6 km of it warm-up and 5 km cool-down',
    '“8 km”: The warm-up and the cool-down take 11 kilometers, more than the whole, 8 kilometers: check them.',
  ],
  ['run 10k at 5:00/km then cool down', '“cool down”: No cool-down was built: say how long it is.'],
  // What was said behind a row of sets.
  [
    'Swim 1 x 400, 2 x 300, 3 x 200, 4 x 100 getting faster, 20s rest',
    '“getting faster”: It was read as of the last set: if each set is faster than the one before, say how hard each is.',
  ],
  [
    'swim 2x400, 3x200, 4x100 descending, 20s rest',
    '“descending”: It was read as of the last set: if each set is faster than the one before, say how hard each is.',
  ],
  ['swim 2x400, 3x200 20s rest, 4x100 descend 1-4'],
  // What somebody can do, and no part.
  [
    'I can only do 2 lengths at once. 25 yd pool. 4 lengths w kickboard to start then 10 times 2 lengths w 45 sec breathers',
    '“I can only do 2 lengths at once.”: This was read as what you can do: check that no part is longer.',
  ],
  [
    'i can only hold 250w for 5 min at a time, 4x5 min at 240w',
    '“i can only hold 250w for 5 min at a time,”: This was read as what you can do: check that no part is longer.',
  ],
  // A figure that is a length of a pool, and a limit that has two sides.
  [
    'swim 1 hr w/ paddles, 3 rounds: 300 pull pad r30, 3x100 strong r10, 50 bk ez',
    '“1 hr”: Hardly anybody goes as long: check the figure and its unit.',
    '“50”: No unit was said: it was read as minutes.',
  ],
  [
    'run 9k, nothing over 5:10/km',
    '“nothing over”: Over and under a pace can mean slower or faster: check the target, or say “not faster than”.',
  ],
  // A target that is none.
  [
    'Ride w/ 20% of the time in z4, rest z2, 100min',
    '“20%”: Nobody trains so easily for so long: check the target.',
    '“z2”: No part was read as so hard or so easy: check it.',
  ],
  // Words that change the meaning.
  [
    'same as last Tuesday but 2 reps more',
    '“more”: Nothing was read from this word: check that the rest is what you mean.',
  ],
  [
    '60 min easy run every other day',
    '“every”: Nothing was read from this word: check that the rest is what you mean.',
  ],
  ['run 30 min alternating 5 min hard, 295 s brisk'],
  ['not a run, no bike, 40 min', '“run”: This is read as a run all the same: say which sport you want.'],
  // What nobody does.
  ['bike 4x30 s at 1000w'],
  ['5x1k @ 2:00 run', `“5x1k”: ${BEYOND}`],
  ['8x400 in 40s run', `“8x400”: ${BEYOND}`],
  ['8x400 in 65s run'],
  // What is swum in a pool alone.
  [
    '2 km swim with drills in open water',
    '“open water”: What is chosen here is swum in a pool: for a swim without a kickboard or a pull buoy say all of it, such as swim 2 km straight.',
  ],
  ['swim straight 3k open water'],
  ['hr 215 run 45 min', '“hr 215”: Such a figure is seldom one of training: check it and its unit.'],
  ['run 60 min at 5:00/km, wu 90 min', '“wu 90 min”: A warm-up or a cool-down is seldom as long: check it.'],
  ['run 26.2', '“26.2”: Hardly anybody goes as long: check the figure and its unit.'],
  ['bike 1h at 130%'],
  [
    'run 203 m easy, 20 min steady, 10 min easy',
    '“203 m”: Such a figure is seldom one of training: check it and its unit.',
  ],
  ['run 8 km at 9:10', '“8 km”: Such a figure is seldom one of training: check it and its unit.'],
  [
    '1 mi cool down, 4x800 at 5k pace with 400 m jog, 2 mi cool down',
    '“1 mi cool down”: A cool-down is said first, and another one last: check the first of them.',
  ],
  // Ends that leave hardly anything.
  [
    '10 km run, 3 km warm up and 4 km cool down',
    '“10 km”: The warm-up and the cool-down were read as parts of the 10 kilometers: write “plus” if they come on top.',
  ],
  // An effort that no part has.
  [
    '15 15 15 run, easy tempo easy',
    '“15”: 4 hours 5 minutes 58 seconds without a pause is longer than this effort is held: check it.',
    '“easy”: No part of what was read is done so: check it.',
    '“easy”: No part of what was read is done so: check it.',
  ],
  // What is said to come first, and is the only part of a longer session.
  // Drills of runners are easy time.
  [
    '10min drills then 6 x 80m flys (30 build, 30 flat out, 20 ease off), walk back 2-3 min',
    '“drills”: Drills on land are no part of a workout here: keep them in your notes.',
    '“6 x 80”: “(30 build, 30 flat out, 20 ease off)” beside it was not read: check this set.',
  ],
  [
    'track: 10 min jog, 15 min drills, 4x400 with 2 min rest',
    '“drills”: Drills on land are no part of a workout here: keep them in your notes.',
  ],
  ['6-8 reps up Anderson St hill, 75 secs hardish, walk/jog back down', '“hardish”: Not quite hard was read as tempo.'],
  // An effort beside the one that was built.
  [
    '5x4 min just under 10k pace run',
    '“just under 10k pace”: The effort itself was built: say how far from it, such as 10k pace + 5 s/km, or percents.',
  ],
  [
    '3x10 just below sweet spot bike',
    '“just below sweet spot”: The effort itself was built: say how far from it, such as 10k pace + 5 s/km, or percents.',
  ],
  [
    'swim 10x100 just under css 10s rest',
    '“just under css”: The effort itself was built: say how far from it, such as 10k pace + 5 s/km, or percents.',
  ],
  ['bike 2x20 @ 30%', '“2x20”: Such a figure is seldom one of training: check it and its unit.'],
])('"%s" is to be checked', (sentence, ...checks) => {
  expect(checksOf(sentence)).toEqual(checks)
})

test.each([
  '45 min easy run',
  '40 min run, make that 50',
  '45 min run, no more than 145 bpm',
  '5 min walk, then alternate 60 seconds of running and 90 seconds of walking, for a total of 20 minutes',
  '8x100 (50m free + 50m back) 15s rest swim',
  '60 min easy run with 30 s sprints every 10 min, not in the last 5 min',
  '10k run 5:00/km or faster',
  'run 1 hour 20 min 30 s',
  '5 times 5 minutes hard with 2 and a half min easy, running, 1 hour',
  'ride 10,8,6,4 min @ 95,100,105,110% ftp r 3min',
  '12x400 in 78-80 w 200 jog',
  'swim 6x200 @ 1:25/100 pace on 3:20',
  '15 km (9.3 mi) steady',
  'run 12 1/2 km easy',
  'wife says run 5k easy',
  'run 1:10, first 40 easy then 6x(1min on 1min off), then easy',
  'easy 10k with my wife',
  '6x800 (with the club) 2 min jog',
  '12x50 desc 1-4 and again 5-8 and 9-12, on the 1:00',
])('"%s" leaves nothing to check', (sentence) => {
  expect(checksOf(sentence)).toEqual([])
})

// Words that a reader with a fault passes over: what was read is of the first sentence, and the second was said.
test.each<[read: string, said: string, check: string]>([
  ['run 5x3 min @ 105%             ', 'run 5x3 min @ 105% of my 5k pace', '5k pace'],
  ['run 5x3 min @ 105%         ', 'run 5x3 min @ 105% of max hr', 'max hr'],
  ['40 min ride easy,              ftp 310', '40 min ride easy, my buddy has a ftp 310', 'buddy has a ftp 310'],
  ['            run 10k easy', 'last week I run 10k easy', 'last week I run 10k'],
  ['           3x20 threshold bike', 'cancelled: 3x20 threshold bike', 'cancelled: 3'],
  ['swim 8x25 kick  8x25 fast', 'swim 8x25 kick? 8x25 fast', '8x25 kick?'],
  ['run 3 km z4, 5 min z4 , 3 km z4', 'run 3 km z4, 5 min jog, 3 km z4', '5 min jog'],
  ['run 3 km z4, 5 min z4     , 2 km z4', 'run 3 km z4, jog down 5 min, 2 km z4', 'jog down 5 min'],
  ['run 3 km z2, 5 min z1  , 3 km z2', 'run 3 km z2, 5 min fast, 3 km z2', '5 min fast'],
  [
    'swim 500 z2, 400 z2, 300 z2, 20 s rest        , 200 z2',
    'swim 500 z2, 400 z2, 300 z2, 20 s rest between, 200 z2',
    'between',
  ],
  [
    'run 600 m easy, 5 km at 4:30/km, 400 m         ',
    'run 600 m easy, 5 km at 4:30/km, 400 m to start',
    '400 m to start',
  ],
])('what was read as “%s” is compared with “%s”', (read, said, check) => {
  const understood = understand(read, { sport: 'running' })
  const checks = accountFor(said, { ...understood, unread: [] }).checks
  expect(checks.map(({ from, to }) => said.slice(from, to))).toContain(check)
  expect(
    accountFor(read, { ...understood, unread: [] }).checks.map(({ from, to }) => read.slice(from, to)),
  ).not.toContain(check)
})

test('the seconds of a pace beside a known threshold are found in what was built', () => {
  for (const sentence of ['swim 10x100 css+5, 20 s rest', 'swim 5x(100 @ CSS+2, 15s rest, 50 @ CSS-2, 30s rest)'])
    expect(understand(sentence, { sport: 'running', references: { swimming: 105 } }).checks).toEqual([])
})
