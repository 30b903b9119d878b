import { expect, test } from 'vitest'
import { reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// Why a field that was not said holds what it holds.

test.each<[sentence: string, ...lines: string[]]>([
  ['8', '8 kilometers: No unit was said.'],
  ['75', '1 hour 15 minutes: No unit was said.'],
  ['5x1k', 'Interval: A set was asked for, and no other type.'],
  ['12x25s', 'Swimming: “12x25s” so closely is swum.', 'Interval: A set was asked for, and no other type.'],
  ['SST 60', 'Cycling: “SST” points to cycling.', '1 hour: No unit was said.'],
  ['strides', 'Running: “strides” points to running.', 'Endurance: Strides belong to an endurance run.'],
  ['2x59 run', 'Threshold: A set was asked for, and no other type.'],
  ['css 1:45', 'Swimming: “css 1:45” points to swimming.'],
  ['ride 13.1', '13 minutes 6 seconds: No unit was said.'],
  [
    '2x(5x400)',
    'Assumed: No rest was said between the sets, so 3 minutes easy.',
    'Interval: A set was asked for, and no other type.',
  ],
  [
    '1x45s run',
    '1 × 45 minutes: So short a set is none, so minutes.',
    'Threshold: A set was asked for, and no other type.',
  ],
  ['3x15 @ 90%', 'Tempo: 90 % lies in zone 3, Moderately Hard.'],
  ['swim 10 min easy', '500 meters: It is swum by time: about as far in that time.'],
  ['run 10-12km', '10 kilometers: The lower end of the range was used.'],
  [
    'css+30 10x100',
    'Swimming: “css+30” points to swimming.',
    'Assumed: CSS+30 stays as it is, for your critical swim speed is not known here.',
  ],
  [
    '8k progression',
    'Assumed: The progression goes from easy to steady to tempo, a third each.',
    'Tempo: 91.5 % lies in zone 3, Moderately Hard.',
  ],
  ['bike 3x15 @ 85%', 'Sweet Spot: 85 % lies between Tempo and Sweet Spot: say the other one if you mean that.'],
  ['3x15 @ 90% bike', 'Sweet Spot: 90 % lies in zone 4, Sweet Spot.'],
  ['max 60 min tempo', '1 hour: The limit was used.'],
  [
    '5x1k 2k easy run',
    'Interval: A set was asked for, and no other type.',
    'Interval: “easy” is said, too: the harder one names the session.',
    'Cool-down: “2k” was read as the cool-down.',
  ],
  ['3h ride at 60-65%', 'Endurance: 62.5 % lies in zone 2, Endurance.'],
  ["4 x 8' @ 105% ftp", 'Cycling: “105% ftp” points to cycling.', 'Threshold: 105 % lies in zone 5, Threshold.'],
  ['swim 25-50-75-100', 'Assumed: No rest was said between the rungs, so 20 seconds.'],
  [
    '8x20s/10s x6 bike',
    'Assumed: No rest was said between the sets, so 3 minutes easy.',
    'VO2 Max: A set was asked for, and no other type.',
  ],
  [
    '10x100 css minus 3',
    'Swimming: “css minus 3” points to swimming.',
    'Assumed: CSS−3 stays as it is, for your critical swim speed is not known here.',
  ],
  ['bike 2x20 @ .3 ftp', 'Endurance: 30 % lies below zone 1, Active Recovery.'],
  ['swim 1500 m steady', 'Strokes: Strokes, drills and equipment are chosen: write “straight” for one swim.'],
  ['swim 1500 m easy', 'Strokes: Strokes, drills and equipment are chosen: write “straight” for one swim.'],
  ['swim 1500 m steady, pull and swim'],
  ['bike 90 min at 75%', 'Tempo: 75 % lies between Endurance and Tempo: say the other one if you mean that.'],
  ['30/30s bike 45 min', '10 times: How often was not said.', 'VO2 Max: A set was asked for, and no other type.'],
  ['bike 5x3 min @ 110%', 'VO2 Max: 110 % lies between Threshold and VO2 Max.'],
  ['bike 4x1 min @ 170%', 'VO2 Max: 170 % lies between VO2 Max and Neuromuscular: say the other one if you mean that.'],
  [
    '9 mi w/ last 3 @ MP',
    'Running: “MP” points to running.',
    'Assumed: How hard the rest is was not said, so easy.',
    'Assumed: Marathon pace read as 92.7–94.6 %, worked out from a threshold pace of 5:00/km, for yours is not known here.',
  ],
  [
    '60 min run, last 3k tempo',
    'Assumed: How hard the rest is was not said, so easy.',
    'Assumed: The rest is about as long as is left at your pace.',
  ],
  ['run 40 min under 80%', 'Endurance: 75.5 % lies in zone 1, Easy.'],
  ['run 40 min above 80%', 'Endurance: 84 % lies in zone 2, Steady.'],
  [
    '10x100 CSS + 5s/100m',
    'Swimming: “CSS + 5s/100m” points to swimming.',
    'Assumed: CSS+5 stays as it is, for your critical swim speed is not known here.',
  ],
  ['bike 40 min above 80%', 'Tempo: 81.5 % lies in zone 3, Tempo.'],
  ['ladder run 60 min 1-2-3', 'Assumed: No rest was said between the rungs, so half of each, easy.'],
  [
    '10 x 100 @ CSS+3 on 1:50',
    'Swimming: “CSS+3” points to swimming.',
    'Assumed: CSS+3 stays as it is, for your critical swim speed is not known here.',
  ],
  [
    "over/unders 3x12 bike 75'",
    'Assumed: The over-unders are 2 minutes under and 1 minute over: say others, such as 3 min under 2 min over.',
    'Assumed: No rest was said between the over-unders, so 4 minutes easy.',
  ],
  ['run 10min easy/20min tempo', '30 minutes: The parts were added up.'],
  [
    '4x(4x50 free on 1:00) swim',
    'Assumed: No rest was said between the sets, so a minute.',
    'Interval: A set was asked for, and no other type.',
  ],
  [
    'easy run with 4x100m strides',
    '4 strides: They are 15 to 30 seconds long here: say how long the easy run is, too, and they are as long as you say.',
  ],
  [
    '5x400 (3 min blorp z1) run',
    'Interval: A set was asked for, and no other type.',
    'Interval: “z1” is said, too: the harder one names the session.',
    'Cool-down: “3 min” was read as the cool-down.',
  ],
  [
    '10 min wu, 8x60s hills jog down, 10 min cd',
    '40 minutes: The parts were added up.',
    'Assumed: How long the way back takes was not said, so half as long again as the way up.',
  ],
  [
    '6x3 min hard equal jog, 10 min wu, 10 min cd',
    '56 minutes: The parts were added up.',
    'Assumed: Equal rests are as long as the bouts, or as far, easily: say a time, such as 90 s rest, if you mean another.',
    'Interval: 109 % lies in zone 5, Very Hard.',
  ],
  [
    '40 min easy run, 20 s strides',
    'Strides: They are 15 to 30 seconds long here: say how long the easy run is, too, and they are as long as you say.',
  ],
  [
    'threshhold intervls 1 huor bke',
    'Threshold: “intervls” is said, too: the harder one names the session.',
    '1 hour: Warm-up, easy parts and cool-down are within: write each part out for another share.',
  ],
  ['endurance ride 2h with 3x10 min', 'Tempo: An endurance ride has no set, and a tempo ride has.'],
  [
    '6x(40s hard, 20s easy), 5 easy bike',
    'VO2 Max: A set was asked for, and no other type.',
    'VO2 Max: “easy” is said, too: the harder one names the session.',
    '5 minutes: No unit was said at “5”.',
  ],
  [
    'warm up 5, 5k tempo run, cool down 5',
    '37 minutes 20 seconds: The parts were added up.',
    'Assumed: No unit was said at “5”, so minutes.',
  ],
  [
    '10 miles last 3 at half marathon pace',
    'Running: “half marathon pace” points to running.',
    'Assumed: How hard the rest is was not said, so easy.',
    'Assumed: Half marathon pace read as 96–98 %, worked out from a threshold pace of 5:00/km, for yours is not known here.',
  ],
  [
    'warm up 60, 5k tempo run, cool down 61',
    '2 hours 28 minutes 20 seconds: The parts were added up.',
    'Assumed: So long a warm-up is done in zone 2.',
    'Assumed: No unit was said at “60” and “61”, so minutes.',
  ],
  [
    "WU 15', 5x1k @ 5k pace w/ 2' jog, CD 10'",
    'Running: “5k pace” points to running.',
    '58 minutes 40 seconds: The parts were added up.',
    'Assumed: 5k pace read as 104.7–106.8 %, worked out from a threshold pace of 5:00/km, for yours is not known here.',
  ],
  [
    'long run 2h, last 30 min at marathon pace',
    'Assumed: Marathon pace read as 92.7–94.6 %, worked out from a threshold pace of 5:00/km, for yours is not known here.',
  ],
  ['60 min easy run, 10 min tempo then stretch', '1 hour 10 minutes: The parts were added up.'],
  [
    '10 min wu, 3x6 min hard w/ 2 min, 10 min cd run',
    '44 minutes: The parts were added up.',
    'Threshold: 99.2 % lies in zone 4, Hard.',
  ],
  [
    'bike 10 min easy, 20 min tempo, 10 min ramp down',
    '40 minutes: The parts were added up.',
    'Assumed: No figures were said for the ramp, so it goes from easy to steady.',
  ],
])('"%s" says why it holds what was not said', (sentence, ...lines) => {
  expect(reasonsIn(understand(sentence, { sport: 'running' }))).toEqual(lines)
})
