import fc, { type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { isPackage, sourceOf } from '#tests/architecture/sources.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { sportIds, sportOf } from '../sports/registry.ts'
import { distanceUnits } from '../units/distance.ts'
import { paceUnits } from '../units/pace.ts'
import { intensities } from '../workout/intensity.ts'
import { type Duration, type Step, type StoredEntry, StoredSteps, Target } from '../workout/step.ts'
import { drills, strokes, swimEquipment } from '../workout/swim.ts'
import { NewWorkout } from '../workout/workout.ts'
import { parseText } from './parse.ts'
import { printText } from './print.ts'

testProperty('every workout is read back unchanged from its text', 5000, (drawing) => {
  fc.assert(fc.property(newWorkout, comesBack), drawing)
})

testProperty('every workout that the domain allows is read back unchanged from its text', 2500, (drawing) => {
  fc.assert(fc.property(oddWorkout(), comesBack), drawing)
})

function comesBack(workout: NewWorkout) {
  const text = printText(workout)
  const { workout: read, errors } = parseText(text)
  expect(errors).toEqual([])
  // The objects of fast-check have no prototype, and a strict comparison fails on it; their clones have one.
  expect(read).toStrictEqual(structuredClone(workout))
  if (read) expect(printText(read)).toBe(text)
}

testProperty('every text gives a workout that can be saved, or an error with its place', 3000, (drawing) => {
  fc.assert(fc.property(fc.oneof(anything, scribble, mutated), isAnswered), drawing)
})

function isAnswered(text: string) {
  const { workout, draft, readings, errors } = parseText(text)
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  for (const { line, column, message } of [...errors, ...readings]) {
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(lines.length)
    expect(column).toBeGreaterThanOrEqual(1)
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
    expect(message).toMatch(/^\S.*[.?:]$/su)
    expect(message.length).toBeLessThan(250)
  }
  expect(workout === undefined).toBe(errors.length > 0)
  if (workout) {
    expect(NewWorkout.parse(workout)).toStrictEqual(workout)
    comesBack(workout)
  }
  if (draft.steps.length > 0) expect(StoredSteps.safeParse(draft.steps).error?.issues).toBeUndefined()
}

test.each([
  ['ten thousand lines of one step', '- 10m 50-65% warmup // Easy\n'.repeat(10_000)],
  ['a megabyte of one word', 'a'.repeat(1_000_000)],
  ['a megabyte of digits', `- ${'1'.repeat(1_000_000)}`],
  ['lines of digits', `- ${'1'.repeat(39_000)}\n- 10m ${'1'.repeat(39_000)}\n`.repeat(12)],
  ['a megabyte of blanks', `- ${' '.repeat(1_000_000)}x`],
  ['lines as long as lines can be', `- ${'1-'.repeat(19_000)}\n`.repeat(25)],
  ['lines of blanks', `- 1${' '.repeat(39_000)}% 4${' '.repeat(900)}x\n`.repeat(25)],
  ['lines of quotes', `- ${'"\\'.repeat(19_000)}\n`.repeat(25)],
  ['lines of signs', `- ${'@'.repeat(39_000)}\n${'@ / 1:'.repeat(6000)}\n`.repeat(12)],
  ['lines of mistyped words', `- 1m ${'threshald '.repeat(3900)}\n`.repeat(25)],
  ['lines with a mistyped word', '- 1m threshald\n'.repeat(65_000)],
  ['lines of words', `- ${'rest 1:30 '.repeat(3900)}\n`.repeat(25)],
  ['lines that nearly are repeats', `${'1 x '.repeat(9000)}y\n${'('.repeat(39_000)}\n`.repeat(12)],
  ['a thousand repeats without steps', '4x\n'.repeat(10_000)],
])('%s are answered at once', { timeout: 20_000 }, (_, text) => {
  isAnswered(text)
})

test('a text longer than any workout gets one error', () => {
  const { workout, draft, errors } = parseText('- 1m Z2\n'.repeat(260_000), { name: 'Long', sport: 'running' })
  expect([workout, draft.steps]).toEqual([undefined, []])
  expect(errors).toEqual([{ line: 1, column: 1, message: 'This text is too long to be a workout. Shorten its notes.' }])
})

test('parser, printer and the reader of sentences do not import zod, which would enlarge the browser bundle', () => {
  const reached = new Set<string>()
  const follow = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    if (isPackage(path)) return
    for (const { to, typeOnly } of sourceOf(path).imports) if (!typeOnly) follow(to)
  }
  follow('src/domain/text/parse.ts')
  follow('src/domain/text/print.ts')
  follow('src/domain/sentence/understand.ts')
  expect(reached.size).toBeGreaterThan(20)
  expect([...reached].filter((path) => !path.startsWith('src/domain/'))).toEqual([])
})

// Workouts that the domain allows and the product does not write.

function oddWorkout(): Arbitrary<NewWorkout> {
  return fc
    .constantFrom(...sportIds)
    .chain((sport) =>
      fc.record(
        {
          name: oddText(200).map((name) => name.trim()),
          sport: fc.constant(sport),
          type: fc.option(fc.constantFrom(...sportOf(sport).workoutTypes)),
          steps: fc.array(oddEntry, { minLength: 1, maxLength: 8 }),
          poolLength: fc.option(
            fc.record({
              length: fc.double({ min: 10, max: 100, noNaN: true }),
              unit: fc.constantFrom('meters', 'yards'),
            }),
          ),
        },
        { requiredKeys: ['name', 'sport', 'steps'] },
      ),
    )
    .filter((workout) => NewWorkout.safeParse(workout).success) as Arbitrary<NewWorkout>
}

function oddText(maxLength: number): Arbitrary<string> {
  const sign = fc.constantFrom(
    ...' \t\n\r\u2028\u0001\ufeff"“”\\/#-:1x@%mZ’😀',
    'rest',
    '1:30',
    'Warm up',
    'lap',
    'on',
    '\\n',
  )
  return fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.array(sign, { maxLength: 9 }).map((all) => all.join('')),
    )
    .filter((text) => text.length <= maxLength && text.isWellFormed() && !text.includes('\0'))
}

const plainWords = fc.constantFrom(
  'Warm up',
  'Rest',
  'Easy spin',
  'Ramp',
  'Recovery',
  'zone',
  'on',
  'typed',
  'Press lap',
  'Marathon pace',
  '10k pace',
  'RPE 9',
)

const oddNumber = (max: number) =>
  fc
    .oneof(
      fc.double({ min: 0, max, noNaN: true }),
      fc.integer({ min: 0, max: Math.min(max, 4000) }),
      fc.constantFrom(0.1 + 0.2, 1e-7, 5e-324, 77.3, max),
    )
    .map((value) => Math.abs(value))

const oddDuration: Arbitrary<Duration> = fc
  .oneof(
    fc.record({
      type: fc.constant('time' as const),
      unit: fc.constantFrom('minutes', 'seconds'),
      value: oddNumber(86_400),
    }),
    fc.record({
      type: fc.constant('distance' as const),
      unit: fc.constantFrom(...distanceUnits),
      value: oddNumber(10_000),
    }),
  )
  .chain(
    (duration) =>
      fc.record(
        {
          type: fc.constant(duration.type),
          unit: fc.constant(duration.unit),
          value: fc.constant(duration.value),
          displayValue: fc.oneof(
            oddText(20),
            fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => value + 0),
            fc.constantFrom('10', '1.30', '1:30', '1:05:00', '1'),
          ),
          lapButton: fc.constant(true as const),
        },
        { requiredKeys: ['type', 'unit', 'value'] },
      ) as Arbitrary<Duration>,
  )

const oddTarget: Arbitrary<Target> = fc
  .record(
    {
      type: fc.constantFrom('pace', 'heartrate', 'power', 'open'),
      zoneNumber: fc.integer({ min: 1, max: 7 }),
      range: fc.tuple(oddNumber(10_000), fc.option(oddNumber(10_000))),
      percents: fc.tuple(oddNumber(1000), oddNumber(1000)),
      rangeUnit: fc.constantFrom(...paceUnits),
      ramp: fc.constantFrom('rising', 'falling'),
    },
    { requiredKeys: ['type'] },
  )
  .map(({ type, zoneNumber, range, percents, rangeUnit, ramp }) => {
    if (type === 'open') return { type }
    const [low = 0, high = null] = range ?? []
    const isClosed = high !== null
    return {
      type,
      ...(zoneNumber ? { zoneNumber } : {}),
      ...(range
        ? { rangeMin: isClosed ? Math.min(low, high) : low, rangeMax: isClosed ? Math.max(low, high) : null }
        : {}),
      ...(range && type === 'pace' && rangeUnit ? { rangeUnit } : {}),
      ...(percents ? { percentMin: Math.min(...percents), percentMax: Math.max(...percents) } : {}),
      ...(ramp ? { ramp } : {}),
    } as Target
  })
  .filter((target) => Target.safeParse(target).success)

const oddStep: Arbitrary<Step> = fc.record(
  {
    name: fc.oneof(oddText(200), plainWords),
    notes: oddText(2000),
    intensity: fc.constantFrom(...intensities),
    duration: oddDuration,
    target: fc.option(oddTarget),
    effort: fc.integer({ min: 1, max: 10 }),
    cadence: fc.integer({ min: 1, max: 300 }).map((rate) => ({ min: rate, max: Math.max(rate, 90) })),
    stroke: fc.constantFrom(...strokes),
    drill: fc.constantFrom(...drills),
    equipment: fc.shuffledSubarray([...swimEquipment], { minLength: 1 }),
    sendOff: oddNumber(86_400),
  },
  { requiredKeys: ['intensity', 'duration'] },
)

const oddEntry: Arbitrary<StoredEntry> = fc.oneof(
  { weight: 3, arbitrary: oddStep },
  {
    weight: 1,
    arbitrary: fc.record({ repeat: fc.record({ steps: fc.constantFrom(1, 2), count: fc.constantFrom(1, 2, 8, 999) }) }),
  },
)

// Texts of unfinished workouts, and texts that are none.

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom(...'\n\r -–x×:/,+@%#"“”()0123456789.mshkwzZ'), maxLength: 300 }),
)

const scribble = fc
  .array(
    fc.constantFrom(
      ...[
        '\n',
        '\n\n',
        '- ',
        '  - ',
        '4x',
        '8x',
        'sport: swim',
        'swim\n',
        'sport: bike\n',
        '# Name\n',
        'type: threshold',
        'pool 25m',
      ],
      ...['10m', '90s', '1:30', '400mtr', '1.5km', '100m', '1h15', "5'", '999999999h', '0m', '1e9km'],
      ...[
        'Z4',
        'Z9',
        '88-94%',
        '0%',
        '200w+',
        '4:30/km',
        '4:75/km',
        '150bpm',
        'ramp',
        '75-50%',
        'HR',
        'LTHR',
        'pace',
        'CSS',
        '10k pace',
        'marathon pace',
        'RPE 9',
        'effort 3/10',
      ],
      ...[
        '@ 90rpm',
        '400rpm',
        'on 1:45',
        'rest',
        'warmup',
        'Easy',
        'press lap',
        'typed none',
        'with fins and fins',
        '"',
        '//',
        '/',
        ',',
      ],
    ),
    { maxLength: 30 },
  )
  .map((all) => all.join(' '))

const mutated = fc
  .tuple(
    newWorkout.map(printText),
    fc.array(fc.tuple(fc.nat(), fc.nat(30), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, cuts]) =>
    cuts.reduce((cut, [at, length, put]) => {
      const from = at % (cut.length + 1)
      return cut.slice(0, from) + put + cut.slice(from + length)
    }, text),
  )
