import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { effortOf } from '../../workout/effort.ts'
import { unroll } from '../../workout/groups.ts'
import { MAX_TRAINED_STEPS, type Step, type StoredSteps } from '../../workout/step.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import { erg } from '../erg.ts'
import { mrc } from '../mrc.ts'
import type { Decoded, FileWorkout, Format } from '../shared/format.ts'
import { ftpOf } from '../shared/trainer/ftp.ts'

const createdAt = new Date('2026-03-14T07:00:00Z')

function written(format: Format, workout: FileWorkout, reference?: number): Uint8Array<ArrayBuffer> {
  if (!format.out) throw new Error(`${format.label} is not written`)
  return format.out.encode(workout, { createdAt, reference })
}

function losses(format: Format, workout: FileWorkout, reference?: number): string[] {
  return format.out?.losses(workout, { reference }) ?? []
}

function read(format: Format, file: Uint8Array | string, reference?: number): Decoded {
  if (!format.in) throw new Error(`${format.label} is not read`)
  const bytes = typeof file === 'string' ? Uint8Array.from(Buffer.from(file, 'utf8')) : file
  return format.in.decode(bytes, { name: 'tuesday', reference })
}

function workoutIn(format: Format, file: Uint8Array | string): FileWorkout {
  const decoded = read(format, file)
  if (!decoded.ok) throw new Error(decoded.reason)
  return decoded.workout
}

/** A reader as plain as can be: the corners of a course, in seconds. */
function corners(file: Uint8Array): [seconds: number, value: number][] {
  const [, data = ''] = /\[COURSE DATA\]\r\n([^[]*)\[END COURSE DATA\]/.exec(Buffer.from(file).toString('utf8')) ?? []
  return data
    .trim()
    .split('\r\n')
    .map((line) => line.split('\t').map(Number) as [number, number])
    .map(([minutes, value]) => [minutes * 60, value])
}

const power = (percentMin: number, percentMax: number, rest: Partial<Step['target'] & object> = {}) =>
  ({ type: 'power', percentMin, percentMax, ...rest }) as const
const step = (value: number, target?: Step['target'], rest: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'seconds', value },
  ...(target ? { target } : {}),
  ...rest,
})

const ride: FileWorkout = {
  name: 'Over and under',
  sport: 'cycling',
  steps: [
    step(600, power(50, 75, { ramp: 'rising' }), { intensity: 'warmup', name: 'Spin up' }),
    step(120, power(105, 105), { intensity: 'interval' }),
    step(60.5, power(85, 95), { intensity: 'recovery', notes: 'Breathe.\nStay on top of the gear.' }),
    { repeat: { steps: 2, count: 3 } },
    step(61, power(40, 70, { ramp: 'falling' }), { intensity: 'cooldown' }),
  ],
}

test('a course has a header, its corners and its messages', () => {
  expect(Buffer.from(written(mrc, ride)).toString('utf8').split('\r\n')).toEqual([
    '[COURSE HEADER]',
    'VERSION = 2',
    'UNITS = ENGLISH',
    'DESCRIPTION = Over and under',
    'FILE NAME = Over and under.mrc',
    'MINUTES PERCENT',
    '[END COURSE HEADER]',
    '[COURSE DATA]',
    '0.00\t50',
    '10.00\t75',
    '10.00\t105',
    '12.00\t105',
    '12.00\t90',
    '13.00833\t90',
    '13.00833\t105',
    '15.00833\t105',
    '15.00833\t90',
    '16.01667\t90',
    '16.01667\t105',
    '18.01667\t105',
    '18.01667\t90',
    '19.02500\t90',
    '19.02500\t70',
    '20.04167\t40',
    '[END COURSE DATA]',
    '[COURSE TEXT]',
    '0\tSpin up\t10',
    '730\tBreathe. Stay on top of the gear.\t20',
    '911\tBreathe. Stay on top of the gear.\t20',
    '1091\tBreathe. Stay on top of the gear.\t20',
    '[END COURSE TEXT]',
    '',
  ])
})

test('ERG is in watts of the athlete’s FTP, of the workout’s, or of a nominal one', () => {
  const steps = [step(60, power(100, 100)), step(60, { type: 'power', zoneNumber: 1, rangeMin: 120, rangeMax: 165 })]
  const told: FileWorkout = { name: 'Told', sport: 'cycling', steps }
  const watts = (workout: FileWorkout, reference?: number) =>
    corners(written(erg, workout, reference)).map(([, value]) => value)
  expect(watts(told, 200)).toEqual([200, 200, 143, 143])
  expect(watts(told)).toEqual([300, 300, 143, 143])
  expect(watts({ ...told, steps: steps.slice(0, 1) })).toEqual([250, 250])
  expect(Buffer.from(written(erg, told)).toString()).toContain('FTP = 300\r\n')
  expect(losses(erg, told, 200)).toContain('Zones and percents become watts at your FTP of 200 W.')
  expect(losses(erg, told)).toContain('Zones and percents become watts at an FTP of 300 W, which its own watts tell.')
  expect(losses(erg, { ...told, steps: steps.slice(0, 1) })).toEqual([
    'Zones and percents become watts at an FTP of 250 W, for yours is not known here.',
  ])
})

test('the losses that are listed are those of this workout', () => {
  const steady: FileWorkout = { name: 'Steady', sport: 'cycling', steps: [step(60, power(80, 80))] }
  expect(losses(mrc, steady)).toEqual([])
  const run: FileWorkout = {
    name: 'Run',
    sport: 'running',
    type: 'tempo',
    steps: [
      step(60, { type: 'pace', zoneNumber: 2 }, { cadence: { min: 170, max: 180 } }),
      step(60, { type: 'heartrate', rangeMin: 140, rangeMax: null }, { intensity: 'warmup' }),
      { intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 1, lapButton: true } },
    ],
  }
  expect(losses(mrc, run)).toEqual([
    'MRC files are for indoor bikes: this run is written as a ride of the same effort.',
    'In step 2, the heart rate becomes the power of the same effort.',
    'In step 1, the zone becomes the figures it stands for.',
    'In step 1, a range becomes its middle.',
    'In step 2, a range that is open upwards becomes its lower end.',
    'In step 3, there is no target: the trainer is set as is usual for such a step.',
    'In step 3, the distance becomes the time it is expected to take.',
    'In step 3, the step ends after its expected time, not at the lap button.',
    'In step 2, only the name tells what the step is for: warm-up, interval, recovery, rest or cool-down.',
    'In step 1, the cadence is left out.',
  ])
  const watts: FileWorkout = { ...steady, steps: [step(60, { type: 'power', rangeMin: 200, rangeMax: 200 })] }
  expect(losses(erg, watts)).toEqual([])
  expect(losses(mrc, watts, 260)).toEqual(['Watts become percents of your FTP of 260 W.'])
})

describe.each([
  ['MRC', mrc],
  ['ERG', erg],
])('%s', (_, format) => {
  testProperty('keeps every corner to a tenth of a second, with its target, when written and read', 1000, (drawing) => {
    fc.assert(
      fc.property(newWorkout, fc.option(fc.integer({ min: 100, max: 300 }), { nil: undefined }), (drawn, known) => {
        const reference = drawn.sport === 'cycling' ? known : undefined
        const threshold = drawn.sport === 'cycling' ? ftpOf(drawn, reference).watts : undefined
        const file = written(format, drawn, reference)
        const at = corners(file)
        let clock = 0
        const edges = unroll(drawn.steps).flatMap((one) => {
          const start = clock
          // Nobody knows to a tenth of a second how long a distance takes.
          const seconds = movingSecondsOf(one, drawn.sport, threshold)
          clock += one.duration.type === 'time' ? seconds : Math.max(1, Math.round(seconds))
          const end = clock
          clock = Math.max(clock, start + (one.sendOff ?? 0))
          return clock > end ? [start, end, end, clock] : [start, end]
        })
        const times = onward(at)
        for (const edge of edges) expect(times(([seconds]) => Math.abs(seconds - edge) < 0.1)).toBe(true)
        // Rests after send-offs, and steps of several days, can be more than a workout may have.
        if (at.length / 2 + clock / 86_400 > MAX_TRAINED_STEPS) return
        const decoded = read(format, file, ftpOf(drawn, reference).watts)
        if (!decoded.ok) throw new Error(decoded.reason)
        expect(decoded.losses).toEqual([])
        // In order; a step longer than a day comes back as several.
        const back = onward(again(format, decoded.workout))
        for (const [seconds, value] of at)
          expect(
            back(([there, said]) => Math.abs(there - seconds) < 0.1 && Math.abs(said - Math.max(1, value)) < 0.01),
          ).toBe(true)
      }),
      drawing,
    )
  })

  test.each([
    ['nothing', '', /no \[COURSE DATA\]/],
    ['only a header', '[COURSE HEADER]\nMINUTES WATTS\n[END COURSE HEADER]', /no \[COURSE DATA\]/],
    ['no corners', '[COURSE DATA]\n[END COURSE DATA]', /no steps/],
    ['one corner', '[COURSE DATA]\n0 100\n[END COURSE DATA]', /no steps/],
    ['a figure with a letter in it', '[COURSE DATA]\n0 100\n5 1x0', /Line 3/],
    ['a figure that is none', '[COURSE DATA]\n0 NaN\n5 100', /Line 2/],
    ['a time that is endless', '[COURSE DATA]\n0 100\nInfinity 100', /Line 3/],
    ['a time below 0', '[COURSE DATA]\n-5 100\n5 100', /Line 2/],
    ['watts below 0', '[COURSE DATA]\n0 100\n5 -100', /Line 3/],
    ['a time that goes back', '[COURSE DATA]\n0 100\n5 100\n4 100', /line 4 the time goes back/],
    ['more than anyone rides', '[COURSE DATA]\n0 100000\n5 100000', /nobody rides/],
    ['seconds for minutes', '[COURSE DATA]\n0 100\n360000 100', /longer than a month/],
    ['a road', '[COURSE HEADER]\nDISTANCE GRADE WIND\n[END COURSE HEADER]\n[COURSE DATA]\n1 2 0', /gradients/],
    ['100,000 steps', `[COURSE DATA]\n${'1 100\n'.repeat(200_000)}`, /20000 corners/],
    [
      '6,000 steps',
      `[COURSE DATA]\n${Array.from({ length: 6000 }, (_, at) => `${at} ${at % 999}\n${at + 1} ${at % 999}`).join('\n')}`,
      /5000 steps/,
    ],
    [
      '600 different steps',
      `[COURSE DATA]\n${Array.from({ length: 600 }, (_, at) => `${at} ${at % 999}\n${at + 1} ${at % 999}`).join('\n')}`,
      /500 steps/,
    ],
  ])('refuses %s with a sentence', (_what, file, reason) => {
    const decoded = read(format, file)
    expect(decoded.ok ? '' : decoded.reason).toMatch(reason)
    expect(decoded.ok ? '' : decoded.reason).toMatch(/^[A-Z].*\.$/)
  })

  test('refuses 50 MB without reading them', () => {
    expect(read(format, new Uint8Array(50_000_000))).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/10 MB/),
    })
  })
})

test('steps are read back with their ramps, repeats and names', () => {
  expect(workoutIn(mrc, written(mrc, ride))).toEqual({
    name: 'Over and under',
    sport: 'cycling',
    steps: [
      { ...step(600, power(50, 75, { ramp: 'rising' })), intensity: 'warmup', name: 'Spin up', duration: minutes(600) },
      { ...step(120, power(105, 105)), intensity: 'interval', duration: minutes(120) },
      {
        ...step(60.5, power(90, 90)),
        intensity: 'recovery',
        notes: 'Breathe. Stay on top of the gear.',
        duration: minutes(60.5),
      },
      { repeat: { steps: 2, count: 3 } },
      { ...step(61, power(40, 70, { ramp: 'falling' })), intensity: 'cooldown', duration: minutes(61) },
    ],
  })
})

describe('files of other programs', () => {
  const course = (unit: string, data: string, rest = '') =>
    `[COURSE HEADER]\nVERSION = 2\nUNITS = ENGLISH\nFILE NAME = Wild one.ERG\n${unit}\n[END COURSE HEADER]\n[COURSE DATA]\n${data}\n[END COURSE DATA]\n${rest}`
  const lengths = (steps: StoredSteps) => unroll(steps).map(({ duration }) => duration.value)

  test.each([
    ['rounded', '0.00 100\n0.08 100\n0.08 200\n0.17 200\n0.17 100\n0.25 100\n0.25 50\n5.58 50', [5, 5, 5, 320]],
    ['cut off', '0.00 100\n0.16 100\n0.16 200\n0.33 200\n0.33 50\n1.01 50', [10, 10, 41]],
  ])('two decimals, %s, are the whole seconds that were meant', (_, data, seconds) => {
    expect(lengths(workoutIn(erg, course('MINUTES WATTS', data)).steps)).toEqual(seconds)
  })

  test('a minute with one decimal is in steps of six seconds, with more decimals it is exact', () => {
    expect(lengths(workoutIn(erg, course('MINUTES WATTS', '0 90\n0.1 90\n0.1 80\n2.5 80')).steps)).toEqual([6, 144])
    expect(lengths(workoutIn(erg, course('MINUTES WATTS', '0 90\n0.083 90\n0.083 80\n0.258 80')).steps)).toEqual([
      5, 10.5,
    ])
    expect(
      lengths(workoutIn(erg, course('MINUTES WATTS', '0 90\n0.0833333333 90\n0.0833333333 80\n1 80')).steps),
    ).toEqual([5, 55])
    // 100.1 - 50.1 is a hair less than 50.
    expect(lengths(workoutIn(erg, course('MINUTES WATTS', '0 90\n0.835 90\n0.835 80\n1.66833 80')).steps)).toEqual([
      50.1, 50,
    ])
  })

  test('a file with a BOM, CRLF, latin-1, commas, remarks, laps and no end is read', () => {
    const text = course(
      'minutes\twatts',
      '; Anfahrt\n0,00\t100\n10,00\t100 ; bis hier\nLAP\n10.00, 200\n12.00  200',
    ).replace('Wild one', 'Hügel')
    const wild = Uint8Array.from(
      Buffer.from(text.replace('[END COURSE DATA]\n', '').replaceAll('\n', '\r\n'), 'latin1'),
    )
    expect(erg.in?.recognises(wild, 'x.txt')).toBe(true)
    expect(mrc.in?.recognises(wild, 'x.mrc')).toBe(false)
    expect(workoutIn(erg, wild)).toEqual({
      name: 'Hügel',
      sport: 'cycling',
      steps: [
        { intensity: 'active', duration: minutes(600), target: { type: 'power', rangeMin: 100, rangeMax: 100 } },
        { intensity: 'active', duration: minutes(120), target: { type: 'power', rangeMin: 200, rangeMax: 200 } },
      ],
    })
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from(course('MINUTES PERCENT', '0 50\n5 70'))])
    expect(mrc.in?.recognises(marked, 'x.erg')).toBe(true)
    expect(workoutIn(mrc, marked).steps).toMatchObject([
      { intensity: 'warmup', target: power(50, 70, { ramp: 'rising' }) },
    ])
  })

  test.each(['4\tLAP', '4.00  LAP 2', '  4,0 lap'])('the lap %j with its time first is no corner', (lap) => {
    expect(lengths(workoutIn(mrc, course('MINUTES PERCENT', `0 50\n4 50\n${lap}\n4 90\n6 90`)).steps)).toEqual([
      240, 120,
    ])
  })

  test('the name of a lap, and words in place of a figure, are messages at their moment', () => {
    const read_ = read(mrc, course('MINUTES PERCENT', '0 50\n4 50\n4 LAP 2 Threshold\n4 90\n5 Sit up\n6 90'))
    expect(read_).toMatchObject({
      ok: true,
      losses: ['Lines with words for a figure are read as messages: 12.'],
      workout: { steps: [{}, { name: 'Threshold', notes: expect.stringContaining('Sit up') }] },
    })
  })

  describe('watts of a rider whose FTP the file says', () => {
    const watts = (header: string) => course(`${header}MINUTES WATTS`, '0 130\n5 130\n5 141\n10 286\n10 0\n11 0')
    const keptBy = (own: number | undefined, header = 'FTP = 260\n') => {
      const decoded = read(erg, watts(header), own)
      if (!decoded.ok) throw new Error(decoded.reason)
      return {
        targets: decoded.workout.steps.map((entry) => 'target' in entry && entry.target),
        losses: decoded.losses,
      }
    }
    const asTheyStand = [
      { type: 'power', rangeMin: 130, rangeMax: 130 },
      { type: 'power', rangeMin: 141, rangeMax: 286, ramp: 'rising' },
      false,
    ]

    test.each([undefined, 200])('become percents of it for a reader with an FTP of %s', (own) => {
      expect(keptBy(own)).toEqual({
        targets: [power(50, 50), power(54.2, 110, { ramp: 'rising' }), false],
        losses: ['The file is for a rider with an FTP of 260 W: its watts are read as percents of that.'],
      })
    })

    test('become exact percents if they are not whole watts', () => {
      expect(workoutIn(erg, course('FTP = 260\nMINUTES WATTS', '0 130.5\n5 130.5')).steps).toMatchObject([
        { target: power(50.19, 50.19) },
      ])
    })

    test('stay as they are for that rider', () => {
      expect(keptBy(260)).toEqual({ targets: asTheyStand, losses: [] })
    })

    test.each([
      ['', 'The file does not name the FTP of its rider'],
      ['FTP = ask\n', 'The file does not name the FTP of its rider'],
      ['FTP = 0\n', "The file's FTP of 0 W cannot be right"],
      ['FTP = 9000\n', "The file's FTP of 9000 W cannot be right"],
    ])('stay, with a remark, if the header says %j', (header, reason) => {
      expect(keptBy(200, header)).toEqual({
        targets: asTheyStand,
        losses: [`${reason}: its watts are kept unchanged.`],
      })
    })

    test('are not converted with the pace of a runner', () => {
      const decoded = erg.in?.decode(Uint8Array.from(Buffer.from(watts('FTP = 260\n'))), {
        name: 'x',
        sport: 'running',
        reference: 260,
      })
      expect(decoded).toMatchObject({ workout: { sport: 'cycling', steps: [{ target: power(50, 50) }, {}, {}] } })
    })
  })

  test('a rest without a target is spun easily, not at 0 W', () => {
    const rest = step(60, undefined, { intensity: 'rest' })
    const rests: FileWorkout = { name: 'Rests', sport: 'cycling', steps: [step(60, power(100, 100)), rest] }
    const values = (format: Format) => corners(written(format, rests, 200)).map(([, value]) => value)
    expect(values(erg)).toEqual([200, 200, 90, 90])
    expect(values(mrc)).toEqual([100, 100, 45, 45])
    expect(losses(mrc, rests)).toContain(
      'In step 2, there is no target: the trainer is set as is usual for such a step.',
    )
    const none = { ...rest, target: { type: 'power', rangeMin: 0, rangeMax: 0 } as const }
    expect(corners(written(erg, { ...rests, steps: [none] }, 200))).toEqual([
      [0, 0],
      [60, 0],
    ])
  })

  test('lines that are shown keep their moments when they are read and written again', () => {
    const shown =
      '[COURSE TEXT]\n0\tSettle\t10\n10\tRelax\t10\n95\tSit up\t10\n300\tGo\t10\n420\tHalf way\t10\n[END COURSE TEXT]'
    const workout = workoutIn(mrc, course('MINUTES PERCENT', '0 50\n5 50\n5 90\n10 90', shown))
    expect(workout.steps).toMatchObject([
      { name: 'Settle', notes: 'Relax\n1:35 Sit up' },
      { name: 'Go', notes: '2:00 Half way' },
    ])
    const again = Buffer.from(written(mrc, workout)).toString().split('[COURSE TEXT]')[1] ?? ''
    expect([...again.matchAll(/^(\d+)\t(.*)\t\d+\r$/gm)].map(([, at, said]) => `${at} ${said}`)).toEqual([
      '0 Settle',
      '10 Relax',
      '95 Sit up',
      '300 Go',
      '420 Half way',
    ])
    expect(losses(mrc, workout)).toEqual([])
  })

  test('notes of several lines, rounds and metres are shown at their moments', () => {
    const kilometre = { type: 'distance', unit: 'kilometers', value: 1 } as const
    const noted: FileWorkout = {
      name: 'Noted',
      sport: 'cycling',
      steps: [
        step(60, power(90, 90), { notes: '0:20 Go\nRound 2, 0:40 Last' }),
        step(30, power(50, 50)),
        { repeat: { steps: 2, count: 2 } },
        { ...step(1, power(80, 80), { notes: 'Two\nlines\n500 m Half way' }), duration: kilometre },
      ],
    }
    const [, cues = ''] = Buffer.from(written(mrc, noted, 250))
      .toString()
      .split('[COURSE TEXT]')
    const at = [...cues.matchAll(/^(\d+)\t(.*)\t\d+\r$/gm)].map(([, seconds, said]) => [Number(seconds), said])
    const half = 180 + Math.round(Math.round(1000 / ((35_000 / 3600) * Math.cbrt(0.8))) / 2)
    expect(at).toEqual([
      [20, 'Go'],
      [110, 'Go'],
      [130, 'Last'],
      [190, 'Two lines'],
      [half, 'Half way'],
    ])
    expect(losses(mrc, noted, 250)).toContain('In step 3, each message of the notes becomes one line.')
    expect(losses(mrc, noted, 250)).toContain(
      'In step 3, notes without a time are shown 10 s after the start, half way through a short step: a text at the start would be read as the name.',
    )
  })

  test('lines that notes have no room for are counted', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `${at + 1}\t${'Keep it smooth and breathe. '.repeat(3)}\t5`)
    const decoded = read(mrc, course('MINUTES PERCENT', '0 50\n5 50', `[COURSE TEXT]\n${lines.join('\n')}\n`))
    const [only] = decoded.ok ? (decoded.workout.steps as Step[]) : []
    const kept = only?.notes?.split('\n').length ?? 0
    expect(kept).toBeGreaterThan(15)
    expect(decoded.ok && decoded.losses).toEqual([
      `The notes of a step hold 2000 characters; messages left out: ${60 - kept}.`,
    ])
  })

  test('a course without a unit in its header has the unit of the file’s name', () => {
    const bytes = Uint8Array.from(Buffer.from('[COURSE DATA]\n0 90\n5 90\n[END COURSE DATA]'))
    expect([mrc.in?.recognises(bytes, 'a.MRC'), erg.in?.recognises(bytes, 'a.MRC')]).toEqual([true, false])
    expect([mrc.in?.recognises(bytes, 'a.erg'), erg.in?.recognises(bytes, 'a.erg')]).toEqual([false, true])
    expect(workoutIn(mrc, bytes)).toMatchObject({ name: 'tuesday', steps: [{ target: power(90, 90) }] })
  })

  test('a line with a corner every minute is one step, and two corners at one moment begin another', () => {
    const data = '0 50\n1 60\n2 70\n3 80\n3 80\n4 80\n5 80\n5 80\n6 80'
    expect(lengths(workoutIn(mrc, course('MINUTES PERCENT', data)).steps)).toEqual([180, 120, 60])
  })

  test('a part without power is a rest', () => {
    expect(workoutIn(mrc, course('MINUTES PERCENT', '0 0\n1 0\n1 50\n2 50')).steps[0]).toEqual({
      intensity: 'rest',
      duration: minutes(60),
    })
  })

  test('lines that are shown become names and notes, a long description the first notes', () => {
    const rest = '[COURSE TEXT]\n0\tEasy now\t10\n30\tRelax your shoulders.\t10\n61\tGo\t5\n[END COURSE TEXT]'
    const described = course('MINUTES PERCENT', '0 50\n1 50\n1 90\n2 90', rest).replace(
      'FILE',
      'DESCRIPTION = For those who have half an hour and want to feel it on the way home.\nFILE',
    )
    const decoded = read(mrc, described)
    expect(decoded).toMatchObject({
      ok: true,
      losses: ['The description now stands in the notes of the first step.'],
      workout: {
        name: 'Wild one',
        steps: [
          {
            name: 'Easy now',
            notes: 'For those who have half an hour and want to feel it on the way home.\n0:30 Relax your shoulders.',
          },
          { name: 'Go' },
        ],
      },
    })
  })
})

function minutes(value: number): Step['duration'] {
  return { type: 'time', unit: value < 60 ? 'seconds' : 'minutes', value }
}

/** Finds one corner after another, each after the last that was found. */
function onward(at: readonly [number, number][]) {
  let next = 0
  return (isIt: (corner: [number, number]) => boolean): boolean => {
    const found = at.slice(next, next + 100).findIndex(isIt)
    next = found < 0 ? at.length : next + found + 1
    return found >= 0
  }
}

/** A course as its steps say it: the corners of each. No power is taken for 1. */
function again(format: Format, { steps, sport }: FileWorkout): [number, number][] {
  let clock = 0
  return unroll(steps).flatMap((one): [number, number][] => {
    const start = clock
    clock += one.duration.value
    const { target } = one
    const watts = format === erg && target ? { low: target.rangeMin ?? 0, high: target.rangeMax ?? 0 } : undefined
    const { low, high } = watts ?? effortOf(one, sport)
    const [from, to] = target?.ramp === 'falling' ? [high, low] : [low, high]
    return [
      [start, Math.max(1, from)],
      [clock, Math.max(1, to)],
    ]
  })
}
