import { describe, expect, test } from 'vitest'
import { printText } from '../../text/print.ts'
import { NewWorkout } from '../../workout/workout.ts'
import { intervals } from '../intervals.ts'
import type { DecodeOptions, FileWorkout } from '../shared/format.ts'

const written = (text: string) => new TextEncoder().encode(text)

function read(bytes: Uint8Array, options: Partial<DecodeOptions> = {}) {
  if (!intervals.in) throw new Error('The text of intervals.icu is not read')
  expect(intervals.in.recognises(bytes, 'file.txt')).toBe(true)
  return intervals.in.decode(bytes, { name: 'File', ...options })
}

/** The steps of a text as our own text has them, and what was lost. */
function stepsOf(text: string, sport?: 'running' | 'cycling' | 'swimming') {
  const found = read(written(text), sport ? { sport } : {})
  if (!found.ok) throw new Error(found.reason)
  expect(NewWorkout.safeParse(found.workout).error).toBeUndefined()
  const [, ...body] = printText(found.workout as NewWorkout).split('\n\n')
  return { ...found, body: body.join('\n\n').trimEnd() }
}

const zones = (steps: string) => `In ${steps}, zones become percents, by the zones that intervals.icu begins with.`

describe('text of athletes', () => {
  test('a ride in sections, with ramps and a repeat', () => {
    const text = `Sweet Spot
Ride this on the flat. Eat.

Warmup
- 10m ramp 50%-75% 90rpm

Main Set 5x
- 3m 120% 100rpm
- 2m Z1 85rpm

Cooldown
- 8m Ramp 50%-40%
`
    const { workout, body, losses } = stepsOf(text, 'cycling')
    expect(workout.name).toBe('Sweet Spot')
    expect(body).toBe(`- 10m ramp 50-75% @ 90rpm warmup // Ride this on the flat. Eat.

5x
- 3m 120% @ 100rpm
- 2m 40-55% @ 85rpm

- 8m ramp 50-40% cooldown`)
    expect(losses).toEqual([zones('step 3'), 'The description now stands in the notes of the first step.'])
  })

  test('a run by pace, heart rate and distance', () => {
    const text = `Warm up
- 15m Z2 HR
Main set 5x

- 800mtr 105-110% pace
- Jog 400mtr Z1 HR intensity=recovery

- 1km 4:30/km Pace
- 1km 7:15-7:00/mi Pace 170spm
- 10m ramp 60-80% Pace
- 400mtr 1:38/400m Pace
- 250mtr 1:00-1:05/250m Pace
- 500mtr 2:03/500m Pace
- 5m 4:30 Pace
- 10m 90-95% LTHR
- 10m 145bpm
- 10m Z3 Pace
`
    expect(stepsOf(text, 'running')).toMatchObject({
      losses: [zones('step 13'), 'Line 2: Z2 is 85–90 % of the heart rate at threshold here.'],
      body: `- 15m Z2 HR warmup

5x
- 800mtr 105-110%
- Jog 400mtr Z1 HR

- 1km 4:30/km
- 1km 7:00-7:15/mi @ 170spm
- 10m ramp 60-80%
- 400mtr 0:24.5/100m
- 250mtr 0:24-0:26/100m
- 500mtr 0:24.6/100m
- 5m 4:30 pace
- 10m 90-95% LTHR
- 10m 145bpm
- 10m 88-94%`,
    })
  })

  test('a swim in a pool, with rests', () => {
    const text = `Main set 10x
- 200mtr 1:48-1:52/100m Pace
- 20s 0

- 200mtr 95% pace 30s rest
- 100yrd 90% Pace intensity=rest
- 50mtr drill
- 4x 50mtr kick with fins 15s rest
pool length: 33.3m
`
    const { workout, body, losses } = stepsOf(text, 'swimming')
    expect(losses).toEqual([])
    expect(workout.poolLength).toEqual({ length: 33.3, unit: 'meters' })
    expect(body).toBe(`- 10x200mtr 1:48-1:52/100m 20s rest
- 200mtr 95%
- 30s rest
- 100yd 90% rest
- 50mtr drill
- 4x50mtr kick with fins 15s rest`)
  })

  test.each<[string, string, string[]]>([
    ['- 10m SS 90rpm', '- 10m 84-97% @ 90rpm', [zones('step 1')]],
    ['- 10m Z2', '- 10m 55-75%', [zones('step 1')]],
    ['- 10m Z2-Z3', '- 10m 55-90%', [zones('step 1')]],
    ['- 10m Z2-Z3 HR', '- 10m 81-94% LTHR', [zones('step 1')]],
    ['- 10m Z7 HR', '- 10m 100-106% LTHR', [zones('step 1')]],
    ['- 30s maxeffort', '- 30s effort 10/10 interval', []],
    ['- 20m freeride 60-70%', '- 20m open // About 60-70%', []],
    ['- 20m free', '- 20m open', []],
    ['- Press lap 20m 50%', '- 20m 50% press lap', []],
    [
      '- Press lap 50%',
      '- 5m 50% press lap',
      ['In step 1, no length is said until the lap button: five minutes are expected.'],
    ],
    ['- RPE9 - not quite all out 2m 315w - 330w', '- not quite all out 2m 315-330w effort 9/10', []],
    [
      '- 10m 70-80% HR 90rpm',
      '- 10m @ 90rpm // 70-80% of maximum heart rate',
      [
        'In step 1, percents of the maximum heart rate are only in the notes, for targets here are of the one at threshold.',
      ],
    ],
    [
      '- 5m 60% MMP 5m',
      '- 5m // 60% MMP 5m',
      ['In step 1, a target that only intervals.icu can work out is in the notes.'],
    ],
    [
      '- 5m CZ1-CZ2',
      '- 5m // Custom zone CZ1-CZ2',
      ['In step 1, a target that only intervals.icu can work out is in the notes.'],
    ],
    ['- 4m 105% power=3s', '- 4m 105%', ['In step 1, settings for the device are left out.']],
    [
      '- 5m 85rpm easy spinning',
      '- 5m @ 85rpm // easy spinning',
      ['In step 1, words behind the length are in the notes.'],
    ],
    [
      '- Settle in 33^Find your rhythm 90^Relax <!> 10m ramp 50-75%',
      '- Settle in 10m ramp 50-75% // 0:33 Find your rhythm\n  // 1:30 Relax',
      [],
    ],
    ['- 20s rest intensity=rest', '- 20s rest', []],
    ['- 20s work intensity=rest', '- 20s rest // work', ['In step 1, words behind the length are in the notes.']],
    ['- 10 minutes easy', '- 10m Z1', ['Line 1: Easy read as zone 1.', 'Line 1: Z1 is 40–55 % of FTP here.']],
    [
      '- 10m 60% sit up, breathe (deep) at the top',
      '- 10m 60% // sit up, breathe (deep) at the top',
      ['In step 1, words behind the length are in the notes.'],
    ],
    ['- 10m easy hard', '- 10m // easy hard', ['In step 1, words behind the length are in the notes.']],
    ['- 10m 60% easy', '- 10m 60% // easy', ['In step 1, words behind the length are in the notes.']],
    [
      '- 5 x 1 min hard, 1 min easy',
      '5x\n- 1m Z5\n- 1m Z1',
      ['Line 1: Hard read as zone 5.', 'Line 1: Easy read as zone 1.', 'Line 1: Z5 is 96–105 % of FTP here.'],
    ],
    ['- 10m 50% text="Spin"', '- 10m 50% // Spin', []],
    ['- 1\'30" 50%', '- 1m30s 50%', []],
    [
      '3x\n- 30s 120%\n\nTabata 8x\n- 20s 170%',
      '3x\n- 30s 120%\n\n8x\n- 20s 170%',
      ['Line 4: “Tabata 8x” read as: the steps below 8 times. Its other words are not kept.'],
    ],
    ['- 3x\n  - Work 6m 88%\n  - Easy 4m 55%\n- 5m 55%', '3x\n- Work 6m 88%\n- Easy 4m 55%\n\n- 5m 55%', []],
    ['- 10m 50%\nHills\n- 5m 90%', '- 10m 50%\n- 5m 90%', ['Headings are left out: Hills.']],
    ['- 10m 50%\nA\nB\nC\nD\nE', '- 10m 50%', ['Headings are left out: A, B, C, D, E.']],
    ['- 10m 50%\nA\nB\nC\nD\nE\nF\nG', '- 10m 50%', ['Headings are left out: A, B, C, D, E, 2 more.']],
  ])('%j is read as %j', (text, body, losses) => {
    const found = stepsOf(text, 'cycling')
    expect(found.body).toBe(body)
    expect(found.losses).toEqual(losses)
  })
})

test.each([
  ['with a byte order mark and CRLF', Uint8Array.from(Buffer.from('\ufeffGröße\r\n\r\n- 10m 50%\r\n', 'utf8'))],
  ['in latin-1', Uint8Array.from(Buffer.from('Größe\n- 10m 50%', 'latin1'))],
  ['in UTF-16', Uint8Array.from(Buffer.from('\ufeffGröße\n- 10m 50%', 'utf16le'))],
])('a text %s is read', (_, bytes) => {
  const found = read(bytes, { sport: 'cycling' })
  expect(found).toMatchObject({
    ok: true,
    losses: [],
    workout: { name: 'Größe', steps: [{ duration: { value: 600 } }] },
  })
})
test.each([
  ['sport: run\n\n- 10m Z2\n- 10m Z9\n', 'Line 4, column 7: '],
  ['# Easy\nsprot: run\n\n- 10m Z2\n', 'Line 1, column 1: Say which sport it is'],
])('in our own text %j a mistake is reported and not read as something else', (text, start) => {
  const found = read(written(text))
  expect(found.ok ? '' : found.reason.slice(0, start.length)).toBe(start)
})

test('two megabytes of junk under our own heading are refused unread', () => {
  const junk = `# A\nsport: run\n${`- 10m ${'wrm up '.repeat(10)}\n`.repeat(25_000)}`
  const many = `# A\nsport: run\n${`${'wrm up '.repeat(150)}\n`.repeat(900)}`
  for (const text of [junk, many])
    expect(read(written(text))).toMatchObject({ reason: expect.stringMatching(/too long/) })
})

test('our own text form is read as it is', () => {
  const text = '# Ours 2x\nsport: swim\n\n- 8x100mtr CSS on 1:45 // Long.\n'
  expect(read(written(text), { sport: 'cycling' })).toMatchObject({
    ok: true,
    losses: ['Line 4: CSS read as zone 4.', 'Line 4: Z4 is 97–102 % of critical swim speed here.'],
    workout: {
      name: 'Ours 2x',
      sport: 'swimming',
      steps: [{ sendOff: 105, notes: 'Long.' }, { repeat: { count: 8 } }],
    },
  })
  expect(read(written('# Ours\nsport: swim\n- 110'), {})).toEqual({
    ok: false,
    reason: 'Line 3, column 3: 110 needs a unit: 110m for minutes, 110s, 110mtr or 110km.',
  })
})

test('a line that is no step is reported with its number, and the rest is read', () => {
  const { body, losses } = stepsOf('- Have fun\n- 10m 60%\n3x\n4x\n- 5m 90%', 'cycling')
  expect(body).toBe('- 10m 60%\n\n4x\n- 5m 90%')
  expect(losses).toEqual([
    'Line 1 is not read as it stands. Say how long this step is, such as 10m, 90s, 1:30, 400mtr or 1km.',
    'Line 4 is not read as it stands. A repeat cannot stand inside a repeat. End the first with an empty line, or write its rounds out.',
  ])
})

test.each([
  [
    'without a step',
    '- nothing 1\nof the kind',
    'No line of this text is a step: a dash, a length, how hard, such as - 10m 65%.',
  ],
  ['of a hundred thousand steps', '- 10m 50%\n'.repeat(100_000), 'This text is too long'],
  ['of steps done very often', `999x\n${'- 10m 50%\n'.repeat(9)}`, 'This text is too long'],
  ['of ten megabytes', `- 10m\n${'a'.repeat(10_000_000)}`, 'This text is too long'],
])('a text %s is refused with a sentence', (_, text, reason) => {
  const found = read(written(text))
  expect(found.ok ? '' : found.reason).toContain(reason)
})

test.each([
  ['of digits', `- 10m ${'1-'.repeat(2400)}\n`],
  ['of zones', `- 10m ${'z2 '.repeat(1600)}\n`],
  ['of blanks', `- 10m 5${' '.repeat(4900)}% HR\n`],
  ['of quotes', `- 10m text=${'"'.repeat(4900)}\n`],
  ['of prompts', `- ${'1^<!>'.repeat(900)} 10m\n`],
])('hundreds of lines %s have an answer', { timeout: 20_000 }, (_, line) => {
  const found = read(written(line.repeat(400)))
  if (!found.ok) expect(found.reason).toMatch(/^[A-Z].*\.$/)
})

test.each([
  ['Sport: run\n\n- 10m Z2', 'running'],
  ['   SPORT : swim\n\n- 10m Z2', 'swimming'],
  ['# Easy\nTYPE: tempo\nSport: bike\n\n- 10m Z2', 'cycling'],
])('our own text %j is known by its heading in any case', (text, sport) => {
  const found = read(written(`# Mine\n${text.replace('# Easy\n', '')}`))
  expect(found).toMatchObject({ ok: true, workout: { name: 'Mine', sport } })
})

test('the error for our own text without a sport says what is missing', () => {
  expect(read(written('# Mine\nType: tempo\n\n- 10m Z2'))).toMatchObject({
    reason: expect.stringMatching(/which sport/),
  })
})

test('our own text has at most 1500 lines with words, notes and quotes left out', () => {
  const steps = `${'- 10m Z2\n'.repeat(400)}`
  const text = (titles: number) => `# Mine\nsport: run\n${'Hills\n'.repeat(titles)}${steps}\n  \n// A note\n`
  expect(read(written(text(1500 - 2 - 400))).ok).toBe(true)
  expect(read(written(text(1500 - 1 - 400)))).toMatchObject({ reason: expect.stringMatching(/too long/) })
})

test.each([
  ['  Hill day\n\n- 10m 80%', 'Hill day', ''],
  ['"Warm up"\n\n- 10m 80%', 'Warm up', ''],
  ['## Hill day\n\n- 10m 80%', 'Hill day', ''],
  ['Tabata 8x\n\n- 10m 80%', 'File', 'Tabata 8x'],
  ['Hill day\nUp and down: often\n\n- 10m 80%', 'Hill day', 'Up and down: often'],
  ['Up and down: often\nHill day\n\n- 10m 80%', 'File', 'Up and down: often\nHill day'],
])('the text %j is named %s, and its first step has the notes %j', (text, name, notes) => {
  const found = read(written(text), { sport: 'cycling' })
  const [step] = found.ok ? found.workout.steps : []
  expect(found).toMatchObject({ ok: true, workout: { name } })
  expect((step as { notes?: string }).notes ?? '').toBe(notes)
})

test('a reading of several lines is reported once, with the first of them', () => {
  const five = stepsOf(`Ride\n\n${'- 10m easy\n'.repeat(5)}`, 'cycling')
  expect(five.losses[0]).toBe('Lines 3, 4, 5, 6, 7: Easy read as zone 1.')
  const { losses } = stepsOf(`Ride\n\n${'- 10m easy\n'.repeat(7)}`, 'cycling')
  expect(losses).toEqual(['Lines 3, 4, 5, 6, 7 and 2 more: Easy read as zone 1.', 'Line 3: Z1 is 40–55 % of FTP here.'])
})

test.each([
  ['Rest day', 'This is a day of rest: it has no steps to save.'],
  ['DAY OFF', 'This is a day of rest: it has no steps to save.'],
  ['Recovery-day', 'This is a day of rest: it has no steps to save.'],
  ['The rest of the day', 'No line of this text is a step: a dash, a length, how hard, such as - 10m 65%.'],
])('the text %j without a step is refused: %s', (title, reason) => {
  expect(read(written(`${title}\n\n- sleep 8\n`))).toEqual({ ok: false, reason })
})

test.each([
  ['- 10m 50%', true],
  ['\t* 10m', true],
  ['• 10m', true],
  ['– 10m', true],
  ['        - 10m', true],
  ['         - 10m', false],
  ['10m 50%', false],
  ['- ten minutes', false],
  ['Sport : run', true],
  ['<a>- 1</a>', false],
  ['{ "a": "\\n- 1" }', false],
  [' [COURSE HEADER]\n- 1', false],
  ['- 10m\0', false],
])('whether %j is recognised as such a text: %s', (text, isText) => {
  expect(intervals.in?.recognises(written(text), 'file.txt')).toBe(isText)
})

test('lines of our text form below the first step, and dashes within lines, are not read as our own text or as steps', () => {
  const { body } = stepsOf('Ride\n\n- 10m 50%\n\n# Then\ndown: easy\n- 5m 50%\n', 'cycling')
  expect(body).toBe('- 10m 50%\n- 5m 50%')
  expect(read(written(`Ride\n\n- 10m 50%\n${'up - down\n'.repeat(1100)}`), { sport: 'cycling' }).ok).toBe(true)
})

test('the pace of a race is read back from what is written, and from a runner’s own words', () => {
  const target = { type: 'pace', percentMin: 93, percentMax: 95 } as const
  const duration = { type: 'time', unit: 'minutes', value: 1200 } as const
  const run: FileWorkout = {
    name: 'Long',
    sport: 'running',
    steps: [{ name: 'Marathon pace', intensity: 'active', duration, target }],
  }
  const bytes = intervals.out?.encode(run, { createdAt: new Date(0) }) ?? new Uint8Array()
  expect(intervals.in?.decode(bytes, { name: 'File', sport: 'running' })).toMatchObject({ workout: run, losses: [] })
  const own = intervals.in?.decode(written('- 20m marathon pace'), {
    name: 'File',
    sport: 'running',
    reference: 255,
  })
  expect(own).toMatchObject({
    workout: { steps: [{ name: 'Marathon pace', target: { type: 'pace', percentMin: 93.2, percentMax: 95.1 } }] },
  })
})
