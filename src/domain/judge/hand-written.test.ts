import { expect, test } from 'vitest'
import { writingFor } from '#tests/support/workouts/sessions.ts'
import type { Step } from '../workout/step.ts'
import { judge } from './judge.ts'
import type { JudgeInput } from './reading/input.ts'
import { describeVerdict } from './words/describe-verdict.ts'

const ride = writingFor('cycling')
const run = writingFor('running')
const swim = writingFor('swimming')
const heartRide = writingFor('cycling', { byHeart: true })
const heartRun = writingFor('running', { byHeart: true })
const heartSwim = writingFor('swimming', { byHeart: true })

const out = [ride.warmup(10, { ramp: [45, 70] }), ride.times(2, ride.warmup(1, 5), ride.warmup(1.5, 1))]
const home = ride.cooldown(8, { ramp: [55, 40] })
const jogOut = [run.warmup(11, 1), run.times(4, run.warmup('20s', 5), run.warmup('40s', 1))]
const jogHome = run.cooldown(8, 1)
const swimOut = [swim.warmup(300, 1), swim.times(4, swim.warmup(25, 4), swim.rest(15))]
const down = swim.cooldown(200, 1)
/** A step that is done by feel, at an effort from 1 to 10. */
const byFeel = (step: Step, effort: number): Step => ({ ...step, target: { type: 'open' }, effort })
const noted = (step: Step, notes: string): Step => ({ ...step, notes })
const sets = (count: number, ...entries: Parameters<typeof ride.judged>[1][]) =>
  Array.from({ length: count }, () => entries).flat()

/** A session, what a coach calls it, and what a coach would change. */
type Case = [name: string, judged: JudgeInput, verdict: string, ...remarks: string[]]

const rides: Case[] = [
  [
    'a warm-up in zone 5',
    ride.judged('tempo', ride.warmup(15, 5), ride.steady(30, 3), home),
    'a tempo ride with something to mend.',
    'Warm up easier: 15 minutes before the work are in zone 5, and zones 1 and 2 are enough.',
    'Begin easier: it starts at 101 % of FTP, 60 % at most lets the legs wake up.',
  ],
  [
    'a warm-up as hard as the work',
    ride.judged('tempo', ride.warmup(5, 1), ride.warmup(15, 3), ride.times(2, ride.work(20, 3), ride.easy(5, 1)), home),
    'a tempo ride with something to mend.',
    'Warm up easier: 15 minutes before the work are in zone 3, and zones 1 and 2 are enough.',
  ],
  [
    'ten minutes at threshold in a long warm-up',
    ride.judged(
      'sweet spot',
      ride.warmup(20, 1),
      ride.warmup(10, 5),
      ride.warmup(5, 1),
      ride.times(3, ride.work(15, 4), ride.easy(5, 1)),
      home,
    ),
    'a sweet spot session with something to mend.',
    'Warm up easier: 10 minutes before the work are in zone 5, and zones 1 and 2 are enough.',
  ],
  [
    'five minutes of tempo that lead up to the work',
    ride.judged('sweet spot', ride.warmup(10, 1), ride.steady(5, 3), ride.work(25, 4), home),
    'a classic sweet spot session.',
  ],
  [
    'recoveries in zone 3',
    ride.judged('threshold', ...out, ride.times(3, ride.work(10, 5), ride.easy(5, 3)), home),
    'a threshold session with something to mend.',
    'Recover easier: 10 minutes between the efforts are in zone 3, and zones 1 and 2 make ready for the next one.',
  ],
  [
    'four hours in zone 3 before the work',
    ride.judged('threshold', ...out, ride.steady(240, 3), ride.times(3, ride.work(10, 5), ride.easy(5, 1)), home),
    'a threshold session with something to mend.',
    'Only 9 % of the time is work, 18 % at least is usual: shorten what surrounds it, or add to it.',
    'Warm up easier: 4 hours before the work are in zone 3, and zones 1 and 2 are enough.',
    'Take some of the 4 hours 15 minutes before the work away or spread it out: 2 hours 3 minutes at most is usual.',
  ],
  [
    'four hours in zone 3 after the work',
    ride.judged('threshold', ...out, ride.times(3, ride.work(10, 5), ride.easy(5, 1)), ride.steady(240, 3), home),
    'a threshold session with something to mend.',
    'Only 9 % of the time is work, 18 % at least is usual: shorten what surrounds it, or add to it.',
    'Take some of the 4 hours 13 minutes after the work away or spread it out: 1 hour 32 minutes at most is usual.',
  ],
  [
    '5 × 4 minutes at 110 to 115 %',
    ride.judged('v02 max', ...out, ride.times(5, ride.work(4, [110, 115]), ride.easy(4, 1)), home),
    'a classic VO2 Max session.',
  ],
  [
    '5 × 4 minutes at 110 to 115 %, of no type',
    ride.judged(undefined, ...out, ride.times(5, ride.work(4, [110, 115]), ride.easy(4, 1)), home),
    'what coaches call a VO2 Max session.',
  ],
  [
    '5 × 4 minutes at 110 to 115 %, called threshold',
    ride.judged('threshold', ...out, ride.times(5, ride.work(4, [110, 115]), ride.easy(4, 1)), home),
    'not quite a threshold session yet.',
    'It reads as a VO2 Max session rather than a threshold session: change its type, or its work.',
    'The target of a step is at 110 to 115 % of FTP, between Threshold (zone 5) and VO2 Max (zone 6), where classic efforts of VO2 Max are: choose one inside a zone, or make it a ramp.',
    'Most of the work is at 113 % of FTP: the work of a threshold session is in zone 5, 96 to 105 % of FTP.',
  ],
  [
    'VO2 Max far beyond its range',
    ride.judged('v02 max', ...out, ride.times(5, ride.work(4, [104, 122]), ride.easy(4, 1)), home),
    'a VO2 Max session with something to put right.',
    'The target of a step is at 104 to 122 % of FTP, partly outside 106 to 120 %: choose one inside a zone, or make it a ramp.',
  ],
  [
    '30/15 at 120 %',
    ride.judged(
      'v02 max',
      ...out,
      ...sets(3, ride.times(13, ride.work('30s', [120, 120]), ride.easy('15s', [50, 50])), ride.easy(3, 1)),
      home,
    ),
    'a classic VO2 Max session.',
  ],
  [
    'two sets of 40/20 at 112 to 116 %',
    ride.judged(
      'v02 max',
      ...out,
      ...sets(2, ride.times(8, ride.work('40s', [112, 116]), ride.easy('20s', 1)), ride.easy(4, 1)),
      home,
    ),
    'a classic VO2 Max session.',
  ],
  [
    'more than anybody can do at 118 to 120 %',
    ride.judged('v02 max', ...out, ride.times(6, ride.work(4, [118, 120]), ride.easy(2, 1)), home),
    'a VO2 Max session with something to put right.',
    "From the 2nd effort on there is nothing left to spend above threshold (W' is empty): lengthen the recoveries, or do fewer.",
    'Aim lower inside the zone: for efforts of 4 minutes 110 to 115 % of FTP is usual.',
  ],
  [
    'no warm-up',
    ride.judged('threshold', ride.times(3, ride.work(10, 5), ride.easy(5, 1)), home),
    'a threshold session with something to mend.',
    'Warm up for 10 minutes before the work.',
    'Begin easier: it starts at 101 % of FTP, 60 % at most lets the legs wake up.',
  ],
  [
    'a warm-up without openers',
    ride.judged('threshold', ride.warmup(15, 1), ride.times(3, ride.work(10, 5), ride.easy(5, 1)), home),
    'a classic threshold session.',
    'To be ready for the work, end the warm-up with 2 to 4 openers: 1 minute at threshold each, or 10 seconds fast.',
  ],
  [
    'openers that are not marked as warm-up',
    ride.judged(
      'threshold',
      ride.warmup(12, 1),
      ride.times(3, ride.work(1, 5), ride.easy(1, 1)),
      ride.easy(3, 1),
      ride.times(3, ride.work(10, 5), ride.easy(5, 1)),
      home,
    ),
    'a classic threshold session.',
  ],
  [
    '2 × 20 minutes at 103 to 105 %',
    ride.judged('threshold', ...out, ride.times(2, ride.work(20, [103, 105]), ride.easy(10, 1)), home),
    'a good threshold session.',
    'Aim lower inside the zone: for efforts of 20 minutes 97 to 100 % of FTP is usual.',
  ],
  [
    '4 × 5 minutes at the bottom of zone 5',
    ride.judged('threshold', ...out, ride.times(4, ride.work(5, [96.2, 98]), ride.easy(3, 1)), home),
    'a good threshold session.',
    'Aim higher inside the zone: for efforts of 5 minutes 101 to 105 % of FTP is usual.',
  ],
  [
    'over-unders two minutes each',
    ride.judged(
      'threshold',
      ...out,
      ...sets(3, ride.times(3, ride.work(2, [90, 92]), ride.work(2, [103, 105])), ride.easy(5, 1)),
      home,
    ),
    'a classic threshold session.',
  ],
  [
    'over-unders that stay under',
    ride.judged(
      'threshold',
      ...out,
      ...sets(3, ride.times(3, ride.work(2, [87, 88]), ride.work(1, [96, 97])), ride.easy(5, 1)),
      home,
    ),
    'a threshold session with something to mend.',
    'The over-unders are at 91 % of FTP as a whole: make them harder, 95 to 101 % is usual.',
    'Shorten the easier parts of the over-unders: three minutes under to two over are the most.',
  ],
  [
    'efforts of nearly one length',
    ride.judged(
      'threshold',
      ...out,
      ride.work(7, 5),
      ride.easy(3, 1),
      ride.work(7.5, 5),
      ride.easy(3, 1),
      ride.work(7, 5),
      home,
    ),
    'a good threshold session.',
    'Make the efforts of 7 minutes and a little more equally long: lengths that differ so little are hard to remember and train the same.',
  ],
  [
    'efforts a little longer each time',
    ride.judged(
      'sweet spot',
      ...out,
      ...[10, 11, 12].flatMap((minutes) => [ride.work(minutes, 4), ride.easy(4, 1)]),
      ride.work(13, 4),
      home,
    ),
    'a classic sweet spot session.',
  ],
  [
    'a pyramid at one power',
    ride.judged(
      'v02 max',
      ...out,
      ...[2, 3, 4, 3].flatMap((minutes) => [ride.work(minutes, [110, 113]), ride.easy(minutes, 1)]),
      ride.work(2, [110, 113]),
      home,
    ),
    'a classic VO2 Max session.',
  ],
  [
    'hard starts at threshold',
    ride.judged('interval', ...out, ride.times(6, ride.work('45s', 6), ride.work(2, 5), ride.easy(2, 1)), home),
    'a classic interval session.',
  ],
  [
    'hard starts at threshold, called threshold',
    ride.judged('threshold', ...out, ride.times(6, ride.work('45s', 6), ride.work(2, 5), ride.easy(2, 1)), home),
    'not quite a threshold session yet.',
    'It reads as an interval session rather than a threshold session: change its type, or its work.',
    'More than a fifth of the work is not in zone 5, 96 to 105 % of FTP, where that of a threshold session is.',
    'Make the efforts longer: 2 minutes 45 seconds is short, 3 minutes at least is usual.',
  ],
  [
    'bursts of ten seconds at threshold',
    ride.judged(
      'threshold',
      ...out,
      ride.times(3, ride.work(4, 5), ride.work('10s', 6), ride.work(4, 5), ride.work('10s', 6), ride.easy(4, 1)),
      home,
    ),
    'a classic threshold session.',
  ],
  [
    'an interval ride by heart rate that could be of several types',
    heartRide.judged(
      'interval',
      heartRide.warmup(12, 1),
      heartRide.times(2, byFeel(heartRide.warmup(1), 8), heartRide.warmup(1, 1)),
      heartRide.times(6, heartRide.work(5, 4), heartRide.easy(3, 1)),
      heartRide.cooldown(8, 1),
    ),
    'a classic interval session.',
  ],
  [
    'an easy ride in three pieces of one target',
    ride.judged(
      'endurance',
      ride.warmup(10, 1),
      ride.steady(20, 2),
      ride.steady(30, 2),
      ride.steady(20, 2),
      ride.cooldown(10, 1),
    ),
    'a good endurance ride.',
    'Join steps of the same target that follow each other: one long step is easier to follow than two short ones.',
  ],
  [
    'an easy ride with sprints',
    ride.judged(
      'endurance',
      ride.warmup(10, { ramp: [45, 62] }),
      ride.times(6, ride.work('10s', 7), ride.easy(4, 1)),
      ride.steady(60, 2),
      ride.cooldown(10, 1),
    ),
    'a classic endurance ride.',
  ],
  [
    'sprints without time to recover',
    ride.judged(
      'endurance',
      ride.warmup(10, { ramp: [45, 62] }),
      ride.times(4, ride.work('10s', 7), ride.easy('30s', 1)),
      ride.steady(60, 2),
      ride.cooldown(10, 1),
    ),
    'an endurance ride with something to mend.',
    'Rest longer between the sprints: 5 times as long as a sprint at least, or the next one is slower.',
  ],
  [
    'a long ride with a late sweet-spot block',
    ride.judged(
      'endurance',
      ride.warmup(15, { ramp: [45, 62] }),
      ride.steady(130, [62, 66]),
      ride.steady(15, [88, 90]),
      ride.steady(15, 2),
      ride.cooldown(10, 1),
    ),
    'a classic endurance ride.',
  ],
  [
    '30/30 by heart rate',
    heartRide.judged(
      'v02 max',
      heartRide.warmup(12, 1),
      heartRide.times(10, heartRide.work('30s', 5), heartRide.easy('30s', 1)),
      heartRide.cooldown(8, 1),
    ),
    'a VO2 Max session with something to mend.',
    'The pulse cannot follow an effort of 30 seconds: below 2 minutes go by feel, for example at 9 of 10, and leave the heart rate to the easy parts.',
  ],
  [
    '5 × 4 minutes by heart rate',
    heartRide.judged(
      'v02 max',
      heartRide.warmup(12, 1),
      heartRide.times(2, byFeel(heartRide.warmup('10s'), 9), heartRide.warmup('50s', 1)),
      heartRide.times(5, heartRide.work(4, 5), heartRide.easy(4, 1)),
      heartRide.cooldown(8, 1),
    ),
    'a classic VO2 Max session.',
  ],
  [
    '8 × 30 seconds by feel',
    heartRide.judged(
      'v02 max',
      heartRide.warmup(12, 1),
      heartRide.times(2, byFeel(heartRide.warmup('10s'), 9), heartRide.warmup('50s', 1)),
      heartRide.times(8, byFeel(heartRide.work('30s'), 10), heartRide.easy(2, 1)),
      heartRide.cooldown(10, 1),
    ),
    'a classic VO2 Max session.',
  ],
]

const runs: Case[] = [
  [
    'a warm-up in zone 5',
    run.judged('tempo', run.warmup(15, 5), run.steady(30, 3), jogHome),
    'a tempo run with something to mend.',
    'Warm up easier: 15 minutes before the work are in zone 5, and zones 1 and 2 are enough.',
  ],
  [
    'recoveries in zone 3',
    run.judged('threshold', ...jogOut, run.times(4, run.work(6, 4), run.easy(2, 3)), jogHome),
    'a threshold session with something to mend.',
    'Recover easier: 6 minutes between the efforts are in zone 3, and zones 1 and 2 make ready for the next one.',
  ],
  [
    'no warm-up',
    run.judged('threshold', run.times(3, run.work(8, 4), run.easy(2, 1)), jogHome),
    'a threshold session with something to mend.',
    'Warm up for 5 minutes before the work.',
  ],
  [
    'strides with ten seconds of rest',
    run.judged(
      'endurance',
      run.warmup(5, 1),
      run.steady(40, 1),
      run.times(6, run.work('20s', 5), run.easy('10s', 1)),
      run.cooldown(5, 1),
    ),
    'an endurance run with something to mend.',
    'Rest longer between the strides: 10 seconds are short, 30 seconds at least let the breath come back.',
  ],
  [
    'ten times 400 m fast and 400 m of jogging',
    run.judged('interval', ...jogOut, run.times(10, run.work('400m', 5), run.easy('400m', 1)), jogHome),
    'a classic interval session.',
  ],
  [
    'the same of a slower runner',
    {
      ...run.judged('interval', ...jogOut, run.times(10, run.work('400m', 5), run.easy('400m', 1)), jogHome),
      reference: 330,
    },
    'a classic interval session.',
  ],
  [
    'a kilometre of jogging after a kilometre',
    run.judged('interval', ...jogOut, run.times(4, run.work('1km', 5), run.easy('1km', 1)), jogHome),
    'an interval session with something to mend.',
    'Rest less: about 6 minutes 45 seconds after an effort of about 4 minutes 35 seconds is long, 5 minutes 5 seconds is plenty.',
  ],
  [
    '14 × 200 m at 1,500 m pace',
    {
      ...run.judged(
        'interval',
        ...jogOut,
        run.times(14, run.work('200m', [116.6, 118.6]), run.easy('200m', 1)),
        jogHome,
      ),
      reference: 255,
    },
    'a classic interval session.',
  ],
  [
    '4 × 6 minutes at 10 km pace',
    run.judged('threshold', ...jogOut, run.times(4, run.work(6, [102.1, 104.1]), run.easy(1.5, 1)), jogHome),
    'a classic threshold session.',
  ],
  [
    'six times a kilometre at the 10 km pace of a slower runner',
    {
      ...run.judged(
        'interval',
        ...jogOut,
        run.times(6, { ...run.work('1km', [99.8, 101.8]), name: '10k pace' }, run.easy('500m', 1)),
        jogHome,
      ),
      reference: 300,
    },
    'a classic interval session.',
  ],
  [
    'the same pace without its name',
    {
      ...run.judged('interval', ...jogOut, run.times(6, run.work('1km', [99.8, 101.8]), run.easy('500m', 1)), jogHome),
      reference: 300,
    },
    'not an interval session yet.',
    'It reads as a threshold session rather than an interval session: change its type, or its work.',
    'Nothing in it is fast enough for an interval session: for you that is 4:21 to 4:51 /km.',
  ],
  [
    'a tempo run with a fast finish',
    run.judged('tempo', ...jogOut, run.steady(25, 3), run.steady(6, 4), jogHome),
    'a classic tempo run.',
  ],
  [
    'a tempo run at half-marathon pace',
    run.judged('tempo', ...jogOut, { ...run.steady(30, [97, 99]), name: 'Half marathon pace' }, jogHome),
    'a classic tempo run.',
  ],
  [
    'ten times a minute by feel',
    run.judged('interval', ...jogOut, run.times(10, byFeel(run.work(1), 9), run.easy(2, 1)), jogHome),
    'a classic interval session.',
  ],
  [
    'ten times a minute by feel that is hardly felt',
    run.judged('interval', ...jogOut, run.times(10, byFeel(run.work(1), 4), run.easy(2, 1)), jogHome),
    'not an interval session yet.',
    'It reads as an endurance run rather than an interval session: change its type, or its work.',
    'Nothing in it is fast enough for an interval session.',
  ],
  [
    'ten times a minute by heart rate',
    heartRun.judged(
      'interval',
      heartRun.warmup(12, 1),
      heartRun.times(3, heartRun.warmup('20s', 'open'), heartRun.warmup('40s', 1)),
      heartRun.times(10, heartRun.work(1, 5), heartRun.easy(1, 1)),
      heartRun.cooldown(8, 1),
    ),
    'an interval session with something to mend.',
    'The pulse cannot follow an effort of 1 minute: below 2 minutes go by feel, for example at 9 of 10, and leave the heart rate to the easy parts.',
  ],
  [
    'strides before the work, not marked as warm-up',
    run.judged(
      'threshold',
      run.warmup(12, 1),
      run.times(4, run.work('20s', 5), run.easy('40s', 1)),
      run.easy(2, 1),
      run.times(3, run.work(8, 4), run.easy(2, 1)),
      jogHome,
    ),
    'a classic threshold session.',
  ],
  [
    'strides after the work',
    run.judged(
      'tempo',
      run.warmup(15, 1),
      run.steady(30, 3),
      run.easy(3, 1),
      run.times(4, run.work('20s', 5), run.easy(1, 1)),
      run.cooldown(8, 1),
    ),
    'a classic tempo run.',
  ],
  [
    'a long run with two blocks at marathon pace',
    run.judged(
      'endurance',
      run.warmup(20, 1),
      run.steady(40, 2),
      run.times(2, run.steady(15, [93, 95]), run.steady(5, 2)),
      run.cooldown(10, 1),
    ),
    'a classic endurance run.',
  ],
  [
    'a short run with as much of it',
    run.judged('endurance', run.warmup(10, 1), run.steady(30, [93, 95]), run.steady(20, 2), run.cooldown(10, 1)),
    'an endurance run with something to mend.',
    'Keep more of it easy: 57 % of the time is in zones 1 and 2, in an endurance run 85 % at least is usual.',
  ],
  [
    'a very long run',
    run.judged('endurance', run.warmup(10, 1), run.steady(160, 2), run.cooldown(10, 1)),
    'a very long endurance run.',
    'It is longer than the 2 hours 30 minutes that are usual for an endurance run: take more time to recover from it.',
  ],
]

const swims: Case[] = [
  [
    'a build before 100s on a send-off',
    swim.judged('interval', ...swimOut, swim.times(12, { ...swim.work(100, 4), sendOff: 130 }), down),
    'a classic interval swim.',
  ],
  [
    'a build that is not marked as warm-up',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(4, swim.work(50, 4), swim.rest(15)),
      swim.steady(100, 1),
      swim.times(8, swim.work(200, 4), swim.rest(20)),
      down,
    ),
    'a classic interval swim.',
  ],
  [
    'a build whose zone does not tell',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(4, noted(swim.warmup(50, 2), 'Build each one from easy to fast.'), swim.rest(15)),
      swim.times(12, swim.work(100, 4), swim.rest(15)),
      down,
    ),
    'a classic interval swim.',
  ],
  [
    'a warm-up at CSS',
    swim.judged('interval', swim.warmup(400, 4), swim.times(10, swim.work(100, 4), swim.rest(15)), down),
    'an interval swim with something to mend.',
    'Warm up easier: about 7 minutes 20 seconds before the work are in zone 4, and zones 1 and 2 are enough.',
  ],
  [
    'a ladder in two zones',
    swim.judged(
      'ladder sets',
      swim.warmup(400, 1),
      ...[100, 200, 300].flatMap((metres) => [swim.work(metres, 3), swim.rest(20)]),
      ...[200, 100].flatMap((metres) => [swim.work(metres, 4), swim.rest(20)]),
      down,
    ),
    'a ladder session with something to mend.',
    'The rungs change speed: swim all of them in one zone, or say in the notes which ones go faster.',
  ],
  [
    'a ladder whose notes say that it goes down faster',
    swim.judged(
      'ladder sets',
      swim.warmup(400, 1),
      ...[100, 200, 300].flatMap((metres) => [swim.work(metres, 4), swim.rest(20)]),
      ...[200, 100].flatMap((metres) => [noted(swim.work(metres, 5), 'Faster on the way down.'), swim.rest(20)]),
      down,
    ),
    'a classic ladder session.',
  ],
  [
    '50s by heart rate',
    heartSwim.judged(
      'interval',
      heartSwim.warmup(200, 1),
      heartSwim.times(10, heartSwim.work(50, 4), heartSwim.rest(15)),
      heartSwim.cooldown(100, 1),
    ),
    'an interval swim with something to mend.',
    'The pulse cannot follow a repetition of about 55 seconds: below 2 minutes go by feel, for example at 9 of 10, and leave the heart rate to the easy parts.',
  ],
  [
    'a steady swim of 200s',
    swim.judged('endurance', swim.warmup(300, 1), swim.times(10, swim.steady(200, 2), swim.rest(15)), down),
    'a classic endurance swim.',
  ],
]

test.each(rides)('a ride: %s', checkVerdict)
test.each(runs)('a run: %s', checkVerdict)
test.each(swims)('a swim: %s', checkVerdict)

function checkVerdict(_name: string, judged: JudgeInput, verdict: string, ...expected: string[]) {
  const { headline, remarks } = describeVerdict(judge(judged), judged)
  expect(headline.replace(/^.*: /, '')).toBe(verdict)
  expect(remarks).toEqual(expected)
}
