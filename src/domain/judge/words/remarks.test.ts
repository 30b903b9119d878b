import { expect, test } from 'vitest'
import { writingFor } from '#tests/support/workouts/sessions.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'
import { describeVerdict } from './describe-verdict.ts'

const ride = writingFor('cycling')
const run = writingFor('running')
const swim = writingFor('swimming')

const out = [ride.warmup(10, { ramp: [45, 70] }), ride.times(2, ride.warmup(1, 5), ride.warmup(1.5, 1))]
const rampOut = ride.warmup(10, { ramp: [45, 62] })
const home = ride.cooldown(8, { ramp: [55, 40] })
const jogOut = [run.warmup(11, 1), run.times(4, run.warmup('20s', 5), run.warmup('40s', 1))]
const jogHome = run.cooldown(8, 1)
const swimOut = [swim.warmup(300, 1), swim.times(4, swim.warmup(25, 4), swim.rest(15))]
const down = swim.cooldown(200, 1)
const rungs = (...metres: number[]) => metres.flatMap((one) => [swim.work(one, 4), swim.rest(Math.max(10, one / 10))])

test.each<[string, JudgeInput, ...string[]]>([
  [
    'few efforts',
    ride.judged('v02 max', ...out, ride.times(2, ride.work(4, [110, 115]), ride.easy(4, 1)), home),
    'Do more efforts: 2 are few, 3 at least are usual.',
    'Take some of the 12 minutes of easy time after the work away or spread it out: 11 minutes 30 seconds at most is usual.',
  ],
  [
    'many efforts',
    run.judged('threshold', ...jogOut, run.times(9, run.work(4, 4), run.easy(1, 1)), jogHome),
    'Do fewer efforts: 9 are many, 8 at most are usual.',
  ],
  [
    'short efforts',
    run.judged('threshold', ...jogOut, run.times(8, run.work(3, 4), run.easy(1, 1)), jogHome),
    'Make the efforts longer: 3 minutes is short, 4 minutes at least is usual.',
  ],
  [
    'long efforts',
    ride.judged('threshold', ...out, ride.work(40, 5), home),
    'Make the efforts shorter: 40 minutes is long, 30 minutes at most is usual.',
    'Work takes 64 % of the time, 60 % at most is usual: give the warm-up, the recoveries and the cool-down more room.',
  ],
  [
    'efforts in zone 6 that nobody holds',
    ride.judged('v02 max', ...out, ride.times(5, ride.work('100s', 6), ride.easy(5, 1)), home),
    'Nobody holds that power for 1 minute 40 seconds: keep each effort to 1 minute.',
    "From the 4th effort on there is nothing left to spend above threshold (W' is empty): lengthen the recoveries, or do fewer.",
    'A step of 1:40 is hard to remember: make it 1:30.',
  ],
  [
    'short repetitions',
    run.judged('interval', ...jogOut, run.times(16, run.work('150m', 5), run.easy('150m', 1)), jogHome),
    'Make the efforts longer: 150 m is short, 200 m at least is usual.',
  ],
  [
    'long repetitions',
    swim.judged('interval', ...swimOut, swim.times(4, swim.work(500, 4), swim.rest(30)), down),
    'Make the repetitions shorter: 500 m is long, 400 m at most is usual.',
  ],
  [
    'little work',
    run.judged('threshold', ...jogOut, run.times(3, run.work(4, 4), run.easy(1, 1)), jogHome),
    'Add to the work: 12 minutes at threshold pace in all is little, 15 minutes at least is usual.',
    'Only 31 % of the time is work, 33 % at least is usual: shorten what surrounds it, or add to it.',
  ],
  [
    'much work',
    run.judged('threshold', ...jogOut, run.times(5, run.work(10, 4), run.easy(3, 1)), jogHome),
    'Take some of the work away: 50 minutes at threshold pace in all is much, 45 minutes at most is usual.',
  ],
  [
    'little swimming',
    swim.judged('endurance', swim.warmup(300, 1), swim.times(4, swim.steady(100, 2), swim.rest(10)), down),
    'Add to the work: 400 m at a steady pace in all is little, 600 m at least is usual.',
  ],
  [
    'much swimming',
    swim.judged('interval', ...swimOut, swim.times(32, swim.work(100, 4), swim.rest(15)), swim.cooldown(400, 1)),
    'Take some of the work away: 3,200 m at critical speed or faster in all is much, 3,000 m at most is usual.',
  ],
  [
    'much work for its length',
    ride.judged(
      'threshold',
      ride.warmup(10, 1),
      ride.times(2, ride.warmup(1, 5), ride.warmup(1, 1)),
      ride.times(3, ride.work(15, 5), ride.easy(2, 1)),
      ride.cooldown(5, 1),
    ),
    'Work takes 65 % of the time, 60 % at most is usual: give the warm-up, the recoveries and the cool-down more room.',
  ],
  [
    'short rests',
    ride.judged('interval', ...out, ride.times(10, ride.work(2, 5), ride.easy('20s', 1)), home),
    'Rest longer: 20 seconds after an effort of 2 minutes is short, 30 seconds is the least.',
  ],
  [
    'short rests that differ',
    ride.judged(
      'interval',
      ...out,
      ride.work(4, 5),
      ride.easy('30s', 1),
      ride.work(3, 5),
      ride.easy('20s', 1),
      ride.work(4, 5),
      ride.easy('30s', 1),
      ride.work(2, 6),
      home,
    ),
    'Rest longer: rests of 20 to 30 seconds between efforts of 2 to 4 minutes are short, on the whole a quarter of the work before it is the least.',
    'Warm up less: 14 minutes 30 seconds at most.',
  ],
  [
    'short rests at the wall',
    swim.judged('interval', ...swimOut, swim.times(10, swim.work(100, 4), swim.rest(5)), down),
    'Rest longer: 5 seconds is short, 10 seconds is the least.',
  ],
  [
    'short rests after fast swims',
    swim.judged('interval', ...swimOut, swim.times(10, swim.work(100, 5), swim.rest(15)), down),
    'Rest longer: 15 seconds for each 100 m is short, 20 seconds are the least when swum fast.',
  ],
  [
    'long rests in an easy swim',
    swim.judged('endurance', swim.warmup(300, 1), swim.times(10, swim.steady(150, 2), swim.rest(60)), down),
    'Rest less: 40 seconds for each 100 m is long, 30 seconds are plenty at this speed.',
    'Standing at the wall takes a fifth of the time: rest less, an endurance swim keeps moving.',
  ],
  [
    'long rests between sets',
    ride.judged(
      'v02 max',
      ...out,
      ride.times(5, ride.work('30s', 6), ride.easy('30s', 1)),
      ride.easy(8, 1),
      ride.times(5, ride.work('30s', 6), ride.easy('30s', 1)),
      home,
    ),
    '8 minutes 30 seconds between two sets is long: 7 minutes is plenty.',
  ],
  [
    'a long set',
    ride.judged('v02 max', ...out, ride.times(12, ride.work('15s', 6), ride.easy(1, 1)), home),
    '12 efforts without a longer pause are many: after 10 at most take 3 minutes easy.',
    'As a whole it is easy for a VO2 Max session: go a little firmer between the hard parts, or add to them.',
  ],
  [
    'an easy ride that is not',
    ride.judged('endurance', ride.warmup(10, 1), ride.steady(60, 3), ride.cooldown(10, 1)),
    'Keep more of it easy: 25 % of the time is in zones 1 and 2, in an endurance ride 85 % at least is usual.',
    'Ride more of it in zone 2 (Endurance): 0 % of the time is, 60 % at least is usual.',
    'Ride less of it at tempo and above: 75 % of the time is, 10 % is plenty.',
  ],
  [
    'a hard whole',
    ride.judged(
      'threshold',
      ride.warmup(15, { ramp: [55, 70] }),
      ride.times(3, ride.work(15, 5), ride.easy(3, [68, 70])),
      home,
    ),
    'To be ready for the work, end the warm-up with 2 to 4 openers: 1 minute at threshold each, or 10 seconds fast.',
  ],
  [
    'no ladder',
    swim.judged('ladder sets', swim.warmup(400, 1), ...rungs(300, 200, 100, 200, 300), down),
    '300-200-100-200-300 is no ladder: let the distances go up, down, or up and down again.',
  ],
  [
    'rests upside down',
    swim.judged(
      'ladder sets',
      swim.warmup(400, 1),
      swim.work(100, 4),
      swim.rest(25),
      swim.work(200, 4),
      swim.rest(20),
      swim.work(300, 4),
      swim.rest(15),
      swim.work(200, 4),
      swim.rest(20),
      swim.work(100, 4),
      down,
    ),
    'After a longer rung there is less rest than after a shorter one: let the rest grow with the rung.',
  ],
  [
    'an interval ride that is a threshold session',
    ride.judged('interval', ...out, ride.times(4, ride.work(8, 5), ride.easy(3, 1)), home),
    'By its efforts, its work and its rests it is a threshold session: call it that, or mix in work of another kind.',
  ],
  [
    'a short warm-up',
    run.judged('tempo', run.warmup(3, 1), run.steady(25, 3), run.cooldown(8, 1)),
    'Warm up longer: 5 minutes before the work instead of 3 minutes.',
  ],
  [
    'a short warm-up of an easy run',
    run.judged('endurance', run.warmup(3, 1), run.steady(40, 2), run.cooldown(5, 1)),
    'Warm up longer: 5 minutes at the start instead of 3 minutes.',
  ],
  [
    'an easy run without a cool-down',
    run.judged('endurance', run.warmup(5, 1), run.steady(40, 2)),
    'Cool down for 3 minutes at the end.',
  ],
  [
    'a long warm-up',
    run.judged('tempo', run.warmup(30, 1), run.steady(25, 3), run.cooldown(8, 1)),
    'Warm up less: 25 minutes at most.',
  ],
  [
    'a long cool-down',
    run.judged('tempo', run.warmup(10, 1), run.steady(25, 3), run.cooldown(25, 1)),
    'Cool down less: 18 minutes at most.',
  ],
  [
    'a short warm-up of a swim',
    swim.judged('interval', swim.warmup(75, 1), swim.times(12, swim.work(100, 4), swim.rest(15)), down),
    'Warm up longer: 125 m at least.',
    'Make the main set shorter: 1,175 m at most leave room for warming up and swimming down.',
  ],
  [
    'a long warm-up of a swim',
    swim.judged('endurance', swim.warmup(800, 1), swim.times(5, swim.steady(200, 2), swim.rest(15)), down),
    'Warm up less: 700 m at most.',
  ],
  [
    'much before the main set of a swim',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(12, swim.steady(100, 2), swim.rest(10)),
      swim.times(10, swim.work(100, 4), swim.rest(15)),
      down,
    ),
    'Warm up and prepare less: 1,525 m at most.',
    'Make the main set longer: 1,075 m of such a swim at least.',
    'To be ready for the work, end the warm-up with 4 × 25 or 50 that build from easy to fast.',
  ],
  [
    'a short main set',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(4, swim.steady(50, 2), swim.rest(10)),
      swim.times(4, swim.work(100, 4), swim.rest(15)),
      swim.cooldown(250, 1),
    ),
    'Make the main set longer: 475 m of such a swim at least.',
  ],
  [
    'a long main set',
    swim.judged(
      'interval',
      swim.warmup(200, 1),
      swim.times(20, swim.work(100, 4), swim.rest(15)),
      swim.cooldown(150, 1),
    ),
    'Make the main set shorter: 1,875 m at most leave room for warming up and swimming down.',
    'To be ready for the work, end the warm-up with 4 × 25 or 50 that build from easy to fast.',
  ],
  [
    'no cool-down',
    ride.judged('tempo', ...out, ride.steady(40, 3), ride.cooldown(1, 1)),
    'Work takes 72 % of the time, 70 % at most is usual: give the warm-up, the recoveries and the cool-down more room.',
    'Cool down longer: 3 minutes after the work instead of 1 minute.',
  ],
  [
    'a hard start',
    ride.judged('endurance', ride.warmup(10, [66, 70]), ride.steady(60, 2), ride.cooldown(10, 1)),
    'Begin easier: it starts at 68 % of FTP, 60 % at most lets the legs wake up.',
  ],
  [
    'odd half minutes',
    run.judged('tempo', run.warmup('615s', 1), run.steady('1515s', 3), run.cooldown('485s', 1)),
    'A step of 10:15 is hard to remember: make it 10:30.',
  ],
  [
    'odd distances',
    swim.judged('interval', swim.warmup(400, 1), swim.times(10, swim.work(110, 4), swim.rest(15)), down),
    '110 meters is not a whole number of pool lengths: change it, so that the swim ends at the wall.',
    'Swim round distances: 110 is hard to count, multiples of 25 are not.',
  ],
  [
    'seven distances',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      ...[50, 75, 100, 125, 150, 175, 225].flatMap((metres) => [swim.work(metres, 4), swim.rest(20)]),
      down,
    ),
    'Rest less: 40 seconds for each 100 m is long, 30 seconds are plenty at this speed.',
    '7 different distances are hard to remember: 6 are plenty.',
  ],
  [
    'odd rests',
    swim.judged('interval', swim.warmup(400, 1), swim.times(8, swim.work(100, 4), swim.rest(17)), down),
    'A step of 0:17 is hard to remember: make it 0:15.',
    '17 seconds cannot be read off the clock at the wall: round them to five.',
  ],
  [
    'a length that was not asked for',
    { ...run.judged('endurance', run.warmup(5, 1), run.steady(40, 2), run.cooldown(5, 1)), asked: { seconds: 2400 } },
    'It is 50 minutes long, and 40 minutes were requested: remove 10 minutes.',
  ],
  [
    'a distance that was not asked for',
    {
      ...swim.judged('endurance', swim.warmup(300, 1), swim.times(5, swim.steady(200, 2), swim.rest(15)), down),
      asked: { metres: 1600 },
    },
    'It is 1,500 m long, and 1,600 m were requested: add 100 m.',
  ],
  [
    'work after the cool-down',
    run.judged(
      'interval',
      ...jogOut,
      run.times(5, run.work(3, 5), run.easy(2, 1)),
      jogHome,
      run.work(3, 5),
      run.steady(5, 1),
    ),
    'A hard step comes after the cool-down: move it before the cool-down, or change the intensity of the cool-down.',
  ],
  [
    'a swim that ends hard',
    swim.judged('interval', swim.warmup(300, 1), swim.times(10, swim.work(100, 4), swim.rest(15))),
    'The workout ends hard: add an easy length or two.',
    'Swim down longer: 75 m at least.',
  ],
  [
    'many steps',
    run.judged(
      'endurance',
      run.warmup(5, 1),
      ...Array.from({ length: 50 }, (_, index) => run.steady(1, 1 + (index % 2))),
      run.cooldown(5, 1),
    ),
    'It has 52 steps, and watches accept at most 50: use a repeat for steps that occur again.',
  ],
  [
    'long sprints',
    ride.judged(
      'endurance',
      rampOut,
      ride.times(3, ride.work('25s', 7), ride.easy(5, 1)),
      ride.steady(60, 2),
      ride.cooldown(10, 1),
    ),
    'Make the sprints shorter: nobody holds that power for 25 seconds, 20 seconds is the most.',
  ],
  [
    'many sprints',
    ride.judged(
      'endurance',
      rampOut,
      ride.times(20, ride.work('10s', 7), ride.easy(3, 1)),
      ride.steady(60, 2),
      ride.cooldown(10, 1),
    ),
    'Ride more of it in zone 2 (Endurance): 44 % of the time is, 60 % at least is usual.',
    'Do fewer sprints: 20 are many, 12 at most stay fast.',
    'Sprint less: 3 minutes 20 seconds in all is much, 3 minutes at most is usual.',
  ],
  [
    'few sprints and nothing else',
    ride.judged(undefined, rampOut, ride.times(2, ride.work('10s', 7), ride.easy(5, 1)), ride.cooldown(10, 1)),
    'Take some of the 15 minutes of easy time after the work away or spread it out: 9 minutes at most is usual.',
    'Do more sprints: 3 at least.',
    'Sprint more: 20 seconds in all is little, 30 seconds at least is usual.',
  ],
  [
    'strides on the bike with little rest',
    ride.judged(
      'threshold',
      ride.warmup(15, 1),
      ride.times(4, ride.warmup('10s', 6), ride.warmup('20s', 1)),
      ride.times(3, ride.work(10, 5), ride.easy(5, 1)),
      home,
    ),
    'Rest longer between the sprints: 20 seconds are short, 30 seconds at least let the breath come back.',
  ],
  [
    'a ride whose W’ is empty within its first effort',
    ride.judged('threshold', ...out, ride.work(20, [135, 140]), home),
    "Before the effort is over there is nothing left to spend above threshold (W' is empty): shorten it.",
    'Most of the work is at 138 % of FTP: the work of a threshold session is in zone 5, 96 to 105 % of FTP.',
    'As a whole it is hard for a threshold session: go easier between the hard parts, or take something out.',
  ],
  [
    'an easy whole',
    ride.judged(
      'threshold',
      ride.warmup(20, [40, 42]),
      ride.times(2, ride.warmup(1, 5), ride.warmup(1, 1)),
      ride.times(3, ride.work(4, 5), ride.easy(4, [40, 42])),
      ride.cooldown(15, [40, 42]),
    ),
    'As a whole it is easy for a threshold session: go a little firmer between the hard parts, or add to them.',
    'Take some of the 19 minutes of easy time after the work away or spread it out: 18 minutes 30 seconds at most is usual.',
  ],
  [
    'long rests of a run, by their ratio alone',
    run.judged('interval', ...jogOut, run.times(5, run.work(3, 5), run.easy(5, 1)), run.cooldown(3, 1)),
    'Rest less: 5 minutes after an effort of 3 minutes is long, 3 minutes 20 seconds is plenty.',
  ],
  [
    'a swim in yards that is too short before and after',
    {
      ...swim.judged(
        'interval',
        swim.warmup(50, 1),
        swim.times(12, swim.work(100, 4), swim.rest(15)),
        swim.cooldown(25, 1),
      ),
    },
    'Warm up longer: 125 m at least.',
    'Make the main set shorter: 1,000 m at most leave room for warming up and swimming down.',
    'Swim down longer: 75 m at least.',
  ],
  [
    'a run without strides',
    run.judged('threshold', run.warmup(15, 1), run.times(5, run.work(6, 4), run.easy(1, 1)), jogHome),
    'To be ready for the work, end the warm-up with 3 to 5 strides of 15 to 20 seconds.',
  ],
])('of %s', (_, judged, ...remarks) => {
  expect(describeVerdict(judge(judged), judged).remarks).toEqual(remarks)
})
