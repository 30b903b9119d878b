import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

// What is said of bouts, pauses, targets and the order of parts is compared with what was built.

const read = (sentence: string) =>
  understand(sentence, { sport: 'running', references: { running: 270, cycling: 230, swimming: 105 } })
const checksOf = (sentence: string) =>
  read(sentence).checks.map(({ from, to, sentence: why }) => `“${sentence.slice(from, to)}”: ${why}`)

const MINUTES = 'No unit was said: it was read as minutes, check whether seconds are meant.'
const REACHED = 'What the effort changes to was not built: check how hard each part is.'
const AS_LENGTH = 'This was read as a length: check whether it is the pace at the end.'
const NOT_LAST = 'This is said to come last, and easy time may stand behind it: check the order.'
const BETWEEN = 'This is said to be between all of them, and some pauses are others or missing: check the rests.'
const LIES_BETWEEN = 'This was built once behind the set: check whether it lies between its repetitions.'

test.each<[sentence: string, ...checks: string[]]>([
  // Bouts without a unit in a row of seconds, or of hours in all.
  ['Mona fartlek 2x90 4x60 4x30 4x15, float same as the on'],
  ['zwift: 10 ramp 100 to 200w, 6x30 @ 350 off 90 @ 120, 20 @ 210, 5 spin', `“6x30”: ${MINUTES}`],
  ['bike 3x40 @ IM watts'],
  ['run 3x20 threshold, 4x15s fast'],
  // What an effort changes to.
  ["run 15-12-9-6 mins LT1->LT2 w/ 2' jog"],
  ['run 10-8-6 min tempo finishing threshold'],
  ['run ladder 6-5-4-3-2-1 off 60s, start HMP finish 3k'],
  ['run 10 and 8 and 6 min LT1->LT2', `“LT2”: ${REACHED}`],
  ['run 40 min tempo to 10k', `“10k”: ${AS_LENGTH}`],
  ['run 8 min threshold into 3k', `“3k”: ${AS_LENGTH}`],
  ['bike 20 build to Z3 with 5x1 min 100 rpm', '“build”: What was read is even: check where it builds.'],
  ['15 min build to z4, 3x8 min z4, 10 min easy, bike'],
  // One part that is harder than another.
  ['open water swim 2.2k: 200 hard start, 1.6 k cruise, last 400 hard'],
  ['swim 200 easy, 1k steady, 300 hard'],
  // Order.
  ['hill sprints 10x10sec flat out, walk back 2min, at the end of 40 ez'],
  ['run 5x1 min hard at the end of the 8k', `“at the end of”: ${NOT_LAST}`],
  [
    'swim: 300 200 100 warm up, 12 x 100 r15, 200 easy',
    '“100 warm up”: This was read as the warm-up alone: check whether what stands before it belongs to it.',
  ],
  // Pauses.
  ["run 3 x 8' steady, 6' tempo, 4' threshold with 2' between everything", `“2'”: ${BETWEEN}`],
  ["run 3 x (5' tempo, 3' threshold, 1' hard), 2 min between everything"],
  ['run 800, 600, 400 hard with 200 jog between all'],
  ['run 3 x 5k @ 4:25 with 1k @ 5:10', `“1k”: ${LIES_BETWEEN}`],
  ['run 4 x 3k @ 4:00/km with 1k @ 4:45/km', `“1k”: ${LIES_BETWEEN}`],
  ['bike 3 x 20 @ 90% with 10 @ 60%'],
  // Figures that are no lengths, or lengths of another unit.
  [
    'run 20 easy then 10 x 1 min hard 1 min easy then 20 easy but do the last 2 reps all out',
    '“last 2”: This was read as a length: check whether it says how many or which.',
  ],
  ['1:30 bike, last :30 @ tempo, rest Z2', '“last :30”: This was read as seconds: check whether minutes are meant.'],
  ['bike 3x1 @ ftp, 1 x 2 @ 120 and 3x10s max', '“120”: The unit of this target was guessed: check it.'],
  // A whole, and targets of a row.
  [
    '1 hr bike pyramids 1 2 3 4 3 2 1 @ 115%, rest same, remaining z1',
    '“remaining”: Nothing was read from this word: check that the rest is what you mean.',
  ],
  ['run-walk: 9 run 1 walk x 5 then 5 walk', '“5 walk”: No step of this is walked: check it.'],
  ['sprint 60 min all out no warm up', '“sprint”: Nobody sprints so long: check the length of each.'],
])('"%s" is compared', (sentence, ...checks) => {
  expect(checksOf(sentence)).toEqual(checks)
})

test.each([
  ['bike 90 min tempo, keep HR below 150', 'A step has one target, so the limit is built, and “tempo” is not.'],
  ['run 10k max effort, keep HR under 110', 'A step has one target, so the limit is built, and “max effort” is not.'],
  [
    '20 min easy + 4 strides',
    '“4 strides” lie within the 20 minutes: write their length, such as 4x20 s strides, if they come on top.',
  ],
  [
    '1k time trial w 500 before, 8 x 50 after on 1:10 drill',
    '“1k time trial” is no part of what is built: write it with its length, such as 1 km all out.',
  ],
  ['-3x1 mile at 10k pace', '“-3” was read without the minus.'],
  [
    'long run 28k, every 7th k at MP',
    '28 kilometers come before the sets, which are as long: write “in all” if that is the whole.',
  ],
  [
    'bike 30s @ 150%, 3min @ 100%, 10s sprint, x4 w 6 min z1',
    '“x4” was read as of the last part: write 4x(…) around all that is done so often.',
  ],
])('"%s" tells that %s', (sentence, line) => {
  expect(read(sentence).inferred.map(({ because }) => because)).toContain(line)
})

test.each(['easy 50 min run, hr under 140', '40 min run with 4 strides', '20 min easy then 6 strides'])(
  '"%s" has nothing to tell of limits and strides',
  (sentence) => {
    expect(read(sentence).inferred.filter(({ because }) => /limit is built|lie within/.test(because))).toEqual([])
  },
)
