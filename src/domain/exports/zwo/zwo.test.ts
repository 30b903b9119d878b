import { DOMParser, type Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { sportOf } from '../../sports/registry.ts'
import { effortOf } from '../../workout/effort.ts'
import { unroll } from '../../workout/groups.ts'
import { asksEffort } from '../../workout/has-target.ts'
import { MAX_TRAINED_STEPS, type Step, type StoredSteps, type Target } from '../../workout/step.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import type { Decoded, FileWorkout } from '../shared/format.ts'
import { ftpOf } from '../shared/trainer/ftp.ts'
import { zwo } from '../zwo.ts'

const createdAt = new Date('2026-03-14T07:00:00Z')

function written(workout: FileWorkout, reference?: number): Uint8Array<ArrayBuffer> {
  if (!zwo.out) throw new Error('ZWO is not written')
  return zwo.out.encode(workout, { createdAt, reference })
}

function losses(workout: FileWorkout, reference?: number): string[] {
  return zwo.out?.losses(workout, { reference }) ?? []
}

function read(file: Uint8Array | string, reference?: number): Decoded {
  if (!zwo.in) throw new Error('ZWO is not read')
  const bytes = typeof file === 'string' ? Uint8Array.from(Buffer.from(file, 'utf8')) : file
  return zwo.in.decode(bytes, { name: 'tuesday', reference })
}

function found(file: Uint8Array | string): Extract<Decoded, { ok: true }> {
  const decoded = read(file)
  if (!decoded.ok) throw new Error(decoded.reason)
  return decoded
}

/** The file as somebody else's parser reads it, every fault of it an error. */
function parsed(file: Uint8Array): Element {
  const parser = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message)
    },
  })
  const root = parser.parseFromString(Buffer.from(file).toString('utf8'), 'text/xml').documentElement
  if (!root) throw new Error('No root')
  return root
}

function elementsIn(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1)
}

/** The blocks as plain lines: `SteadyState Duration=60 Power=0.9`. */
function blocks(file: Uint8Array): string[] {
  const workout = elementsIn(parsed(file)).find(({ tagName }) => tagName === 'workout')
  return elementsIn(workout as Element).map((block) =>
    [block.tagName, ...Array.from(block.attributes, ({ name, value }) => `${name}=${value}`)].join(' '),
  )
}

const percents = (percentMin: number, percentMax = percentMin, ramp?: 'rising' | 'falling'): Target => ({
  type: 'power',
  percentMin,
  percentMax,
  ...(ramp ? { ramp } : {}),
})
const step = (value: number, target?: Target, rest: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: value < 60 ? 'seconds' : 'minutes', value },
  ...(target ? { target } : {}),
  ...rest,
})

const ride: FileWorkout = {
  name: 'Köln & back <fast>',
  sport: 'cycling',
  type: 'threshold',
  steps: [
    step(600, percents(50, 75, 'rising'), { intensity: 'warmup', name: 'Spin up' }),
    step(120, percents(105), { intensity: 'interval', cadence: { min: 100, max: 100 } }),
    step(60.5, percents(50, 60), { intensity: 'recovery' }),
    { repeat: { steps: 2, count: 3 } },
    step(300, percents(88, 94), { name: 'Steady', notes: 'Sit.\n"Breathe".', cadence: { min: 85, max: 95 } }),
    step(30),
    step(90, percents(95, 115, 'falling')),
    step(300, percents(40, 60, 'falling'), { intensity: 'cooldown' }),
  ],
}

test('each step is the block that says most of it', () => {
  expect(blocks(written(ride))).toEqual([
    'Warmup Duration=600 PowerLow=0.5 PowerHigh=0.75 Text=Spin up',
    'IntervalsT Repeat=3 OnDuration=120 OffDuration=60.5 OnPower=1.05 OffPower=0.55 PowerOffLow=0.5 PowerOffHigh=0.6 Cadence=100',
    'SteadyState Duration=300 Power=0.91 PowerLow=0.88 PowerHigh=0.94 Cadence=90 CadenceLow=85 CadenceHigh=95 Text=Steady',
    'FreeRide Duration=30',
    'Ramp Duration=90 PowerLow=1.15 PowerHigh=0.95',
    'Cooldown Duration=300 PowerLow=0.6 PowerHigh=0.4',
  ])
  const said = (name: string) => parsed(written(ride)).getElementsByTagName(name)
  expect(said('name')[0]?.textContent).toBe('Köln & back <fast>')
  expect(said('sportType')[0]?.textContent).toBe('bike')
  expect(Array.from(said('textevent'), (event) => event.getAttribute('message'))).toEqual([
    'Spin up',
    'Steady',
    'Sit.\n"Breathe".',
  ])
})

test.each<[Step, string]>([
  [step(60, percents(50), { intensity: 'warmup' }), 'Warmup Duration=60 PowerLow=0.5 PowerHigh=0.5'],
  [step(60, percents(50), { intensity: 'cooldown' }), 'Cooldown Duration=60 PowerLow=0.5 PowerHigh=0.5'],
  [step(60, percents(50, 60, 'falling'), { intensity: 'warmup' }), 'Ramp Duration=60 PowerLow=0.6 PowerHigh=0.5'],
  [step(60, percents(50, 60, 'rising'), { intensity: 'cooldown' }), 'Ramp Duration=60 PowerLow=0.5 PowerHigh=0.6'],
  [step(60, percents(50), { intensity: 'rest' }), 'SteadyState Duration=60 Power=0.5'],
  [step(60, undefined, { intensity: 'warmup' }), 'FreeRide Duration=60'],
  [step(60, { type: 'power', rangeMin: 0, rangeMax: 0 }), 'FreeRide Duration=60'],
  [
    step(60, percents(50), { cadence: { min: 85, max: 90 } }),
    'SteadyState Duration=60 Power=0.5 Cadence=88 CadenceLow=85 CadenceHigh=90',
  ],
])('the step %j is the block %s', (one, block) => {
  expect(blocks(written({ ...ride, steps: [one] }))).toEqual([block])
})

test.each<[Step, boolean]>([
  [step(60, percents(50, 60, 'rising'), { intensity: 'warmup' }), true],
  [step(60, percents(50), { intensity: 'warmup' }), true],
  [step(60, percents(50, 60, 'falling'), { intensity: 'warmup' }), false],
  [step(60, undefined, { intensity: 'warmup' }), false],
  [step(60, percents(50, 60, 'falling'), { intensity: 'cooldown' }), true],
  [step(60, percents(50), { intensity: 'cooldown' }), true],
  [step(60, percents(50, 60, 'rising'), { intensity: 'cooldown' }), false],
  [step(60, percents(50), { intensity: 'recovery' }), false],
  [step(60, percents(50)), true],
])('whether Zwift keeps the intensity of %j: %s', (one, isKept) => {
  const lost = 'In step 1, only the name tells what the step is for.'
  expect(losses({ ...ride, steps: [one] }).includes(lost)).toBe(!isKept)
})

test.each<[string, StoredSteps, number]>([
  ['a name', [step(60, percents(50), { name: 'Go' }), step(30, percents(40))], 4],
  ['a send-off', [step(60, percents(50), { sendOff: 70 }), step(30, percents(40))], 6],
  ['a ramp', [step(60, percents(50, 60, 'rising')), step(30, percents(40))], 4],
  ['a warm-up', [step(60, percents(50), { intensity: 'warmup' }), step(30, percents(40))], 4],
  ['a cool-down', [step(60, percents(50)), step(30, percents(40), { intensity: 'cooldown' })], 4],
  ['two cadences', [step(60, percents(50), { cadence: { min: 80, max: 90 } }), step(30, percents(40))], 4],
  ['no target', [step(60, percents(50)), step(30)], 4],
  ['0 watts', [step(60, percents(50)), step(30, { type: 'power', rangeMin: 0, rangeMax: 0 })], 4],
  ['one step', [step(60, percents(50))], 2],
  ['three steps', [step(60, percents(50)), step(30, percents(40)), step(10, percents(50))], 6],
  ['light efforts', [step(60, percents(1)), step(30, percents(1))], 1],
  ['nothing but two even steps', [step(60, percents(50)), step(30, percents(40))], 1],
])('a repeat with %s is written in blocks: %#', (_, steps, count) => {
  const repeat = { repeat: { steps: steps.length, count: 2 } }
  expect(blocks(written({ ...ride, steps: [...steps, repeat] }))).toHaveLength(count)
})

test('a ride comes back as it was', () => {
  expect(found(written(ride))).toEqual({ ok: true, workout: ride, losses: [] })
})

test('a run by distance is in metres, its paces shares of the pace over ten kilometres', () => {
  const kilometres = (value: number, target: Target): Step => ({
    intensity: 'active',
    duration: { type: 'distance', unit: 'kilometers', value },
    target,
  })
  const run: FileWorkout = {
    name: 'Kilometres',
    sport: 'running',
    steps: [
      kilometres(1.5, { type: 'pace', percentMin: 80, percentMax: 80 }),
      kilometres(0.4, { type: 'pace', percentMin: 105, percentMax: 110 }),
    ],
  }
  // At a threshold of 5:00 an hour is 12 km; (12 / 10) ** 0.06 is 1.011.
  expect(blocks(written(run, 300))).toEqual([
    'SteadyState Duration=1500 Power=0.791296 pace=2',
    'SteadyState Duration=400 Power=1.063304 PowerLow=1.038576 PowerHigh=1.088032 pace=2',
  ])
  expect(Buffer.from(written(run)).toString()).toContain('<durationType>distance</durationType>')
  expect(read(written(run, 270), 270)).toEqual({ ok: true, workout: { ...run, type: null }, losses: [] })
  expect(losses(run, 270)).toEqual([
    'Zwift counts runs from the pace of a 10 km race; it is worked out from your threshold pace of 4:30 /km.',
    'In step 2, Zwift aims at the middle of a range.',
  ])
})

test('what is said to be lost is what this workout loses', () => {
  expect(losses({ name: 'Plain', sport: 'cycling', steps: [step(60, percents(80))] })).toEqual([])
  expect(losses(ride)).toEqual([
    'In steps 3 and 4, Zwift aims at the middle of a range.',
    'In steps 2 and 3, only the name tells what the step is for.',
  ])
  const swim: FileWorkout = {
    name: 'Hundreds',
    sport: 'swimming',
    poolLength: { length: 25, unit: 'meters' },
    steps: [
      {
        intensity: 'active',
        duration: { type: 'distance', unit: 'meters', value: 100 },
        target: { type: 'heartrate', zoneNumber: 2 },
        stroke: 'freestyle',
        sendOff: 120,
      },
    ],
  }
  expect(losses(swim)).toEqual([
    'Zwift has no swimming: the efforts of this swim go along as a run, by time.',
    'In step 1, the heart rate becomes the pace of the same effort.',
    'In step 1, the zone becomes its percents.',
    'In step 1, Zwift aims at the middle of a range.',
    'In step 1, the distance becomes the time it is expected to take.',
    'In step 1, the send-off becomes a rest of the expected length.',
    'In step 1, the stroke is left out.',
    'The length of the pool is left out.',
  ])
  const watts: FileWorkout = {
    name: 'Watts',
    sport: 'cycling',
    steps: [step(60, { type: 'power', rangeMin: 200, rangeMax: 200 })],
  }
  expect(losses(watts)).toEqual(['Watts become percents of an FTP of 250 W, for yours is not known here.'])
  expect(blocks(written(watts, 160))).toEqual(['SteadyState Duration=60 Power=1.25'])
})

testProperty('somebody else’s parser reads every file, and its figures are the efforts', 400, (drawing) => {
  fc.assert(
    fc.property(newWorkout, (drawn) => {
      const threshold = drawn.sport === 'cycling' ? ftpOf(drawn, undefined).watts : undefined
      const file = written(drawn)
      // A heart rate asked of a rest is no effort: nobody knows one.
      const asked = unroll(drawn.steps).filter(
        (one) => asksEffort(one.target) && effortOf(one, drawn.sport, threshold).high > 0,
      )
      const ends = asked.map((one) => {
        const { low, high } = effortOf(one, drawn.sport, threshold)
        return (Math.min(low, 1000) + Math.min(high, 1000)) / 2
      })
      const middles = elementsIn(parsed(file))
        .filter(({ tagName }) => tagName === 'workout')
        .flatMap(elementsIn)
        .flatMap(middlesOf)
      expect(middles).toHaveLength(ends.length)
      const race = drawn.sport === 'running' ? 1.2 ** 0.06 : 1
      const wrong = middles.findIndex((middle, index) => Math.abs(middle * race - (ends[index] ?? 0)) > 0.005)
      expect(wrong).toBe(-1)
    }),
    drawing,
  )
})

testProperty('what a file carries comes back', 1000, (drawing) => {
  fc.assert(
    fc.property(newWorkout, fc.option(fc.integer({ min: 130, max: 300 }), { nil: undefined }), (drawn, reference) => {
      // A send-off brings a rest of its own, and a step longer than a day comes back as several.
      const given = unroll(drawn.steps)
      const days = given.map((one) => Math.ceil(movingSecondsOf(one, drawn.sport, reference) / 86_400))
      const grows = given.some(({ sendOff }) => sendOff) || days.some((count) => count > 1)
      if (grows && given.length + days.reduce((sum, count) => sum + count, 0) > MAX_TRAINED_STEPS) return

      const decoded = read(written(drawn, reference), reference)
      if (!decoded.ok) throw new Error(decoded.reason)
      const { workout } = decoded
      expect(decoded.losses).toEqual([])
      expect(workout.sport).toBe(drawn.sport === 'cycling' ? 'cycling' : 'running')
      expect(workout.type ?? null).toBe(drawn.sport === 'swimming' ? null : (drawn.type ?? null))
      // Written again it is the same file: nothing more is lost on the second way.
      const second = written(workout, reference)
      const again = read(second, reference)
      if (!again.ok) throw new Error(again.reason)
      expect(again.workout).toEqual(workout)
      if (grows) return
      const { metric } = sportOf(drawn.sport).reference
      const back = unroll(workout.steps)
      expect(back.map(wordsOf)).toEqual(given.map(wordsOf))
      const wrong = given.find(({ duration, target }, index) => {
        const { duration: length, target: asked } = back[index] as Step
        if (duration.type === 'time' && Math.abs(length.value - duration.value) > 0.001) return true
        if (target?.type !== metric || target.percentMin === undefined || target.percentMin === target.percentMax)
          return false
        return asked?.ramp !== target.ramp
      })
      expect(wrong).toBeUndefined()
    }),
    drawing,
  )
})

function plain(text = ''): string {
  return text.replaceAll(/[\ufffe\uffff]/g, ' ').trim()
}

/** What is said in a step and how it is turned. */
function wordsOf({ name, notes, cadence }: Step): string {
  return JSON.stringify([plain(name), plain(notes), cadence])
}

/** The middles of what a block asks, in percent, one for each time it is trained. */
function middlesOf(block: Element): number[] {
  const [repeat, power, low, high, on, off] = ['Repeat', 'Power', 'PowerLow', 'PowerHigh', 'OnPower', 'OffPower'].map(
    (name) => (block.hasAttribute(name) ? Number(block.getAttribute(name)) * 100 : Number.NaN),
  ) as [number, number, number, number, number, number]
  if (block.tagName === 'FreeRide') return []
  if (block.tagName === 'IntervalsT') return Array.from({ length: repeat / 100 }, () => [on, off]).flat()
  return [block.tagName === 'SteadyState' ? power : (low + high) / 2]
}

describe('files as they are found', () => {
  const file = (blocks: string, header = '<name>Wild</name><sportType>bike</sportType>') =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<workout_file>${header}<workout>${blocks}</workout></workout_file>`
  const stepsIn = (blocks: string, header?: string) => found(file(blocks, header)).workout.steps

  test('a cool-down falls and a warm-up rises, whichever figure comes first', () => {
    const both = (low: string, high: string) =>
      stepsIn(
        `<Warmup Duration="600" PowerLow="${low}" PowerHigh="${high}"/><Cooldown Duration="300" PowerLow="${low}" PowerHigh="${high}"/>`,
      )
    expect(both('0.25', '0.75')).toEqual(both('0.75', '0.25'))
    expect(both('0.25', '0.75')).toEqual([
      step(600, percents(25, 75, 'rising'), { intensity: 'warmup' }),
      step(300, percents(25, 75, 'falling'), { intensity: 'cooldown' }),
    ])
  })

  test('noise of machines is rounded away', () => {
    expect(stepsIn('<SteadyState Duration="60" Power="0.50449997" pace="-1307163960"/>')).toEqual([
      step(60, percents(50.45)),
    ])
    expect(stepsIn('<SteadyState Duration="60.000" PowerHigh=".81" PowerLow=".81"/>')).toEqual([step(60, percents(81))])
  })

  test('bands, percents above 10 and commas are read', () => {
    expect(stepsIn('<SteadyState show_avg="1" PowerHigh="0.6" PowerLow="0.45" Duration="900"/>')).toEqual([
      step(900, percents(45, 60)),
    ])
    const read = found(file('<SteadyState Duration="60" Power="85"/><SteadyState Duration="60" Power="0,9"/>'))
    expect(read.workout.steps).toEqual([step(60, percents(85)), step(60, percents(90))])
    expect(read.losses).toEqual(['Figures above 10 are read as percents, not as shares of threshold.'])
  })

  test('intervals are a repeat, and steps that repeat become one', () => {
    const repeat = { repeat: { steps: 2, count: 4 } }
    expect(
      stepsIn(
        '<IntervalsT Repeat="4" OnDuration="40" OffDuration="20" OnPower="1.2" OffPower=".5" Cadence="95" CadenceResting="80"/>',
      ),
    ).toEqual([
      step(40, percents(120), { intensity: 'interval', cadence: { min: 95, max: 95 } }),
      step(20, percents(50), { intensity: 'recovery', cadence: { min: 80, max: 80 } }),
      repeat,
    ])
    expect(
      stepsIn('<SteadyState Duration="40" Power="1.2"/><SteadyState Duration="20" Power="0.5"/>'.repeat(4)),
    ).toEqual([
      step(40, percents(120), { intensity: 'interval' }),
      step(20, percents(50), { intensity: 'recovery' }),
      repeat,
    ])
    expect(
      stepsIn(
        '<IntervalsT Repeat="2" OnDuration="40" OffDuration="20" PowerOnLow="1" PowerOnHigh="1.1" PowerOffHigh="0.5"/>',
      ),
    ).toMatchObject([{ target: percents(100, 110) }, { target: percents(50) }, { repeat: { count: 2 } }])
  })

  test('free rides, all-out efforts and steps of other names come in', () => {
    expect(
      stepsIn(
        '<Freeride Duration="60" FlatRoad="1"/><MaxEffort Duration="20"/><SolidState Duration="30" Power="0.7"/><SteadyState Duration="60" Power="0"/>',
      ),
    ).toEqual([
      step(60),
      { ...step(20), intensity: 'interval', name: 'Max effort' },
      step(30, percents(70)),
      { ...step(60), intensity: 'rest' },
    ])
  })

  test('what is shown becomes notes, in the order it is shown, wherever it stands', () => {
    const steps = stepsIn(
      `<SteadyState Duration="60" Power="0.7"><textevent timeoffset="30" message="Half way"/><TextEvent TimeOffset="0" message="Go &amp; enjoy"/></SteadyState>
       <!-- a remark --><FreeRide Duration="60"/><textevent timeoffset="70" message="Free now" distoffset="1"/>`,
    )
    expect(steps).toMatchObject([{ notes: 'Go & enjoy\n0:30 Half way' }, { notes: '0:10 Free now' }])
  })

  describe('messages keep their moments', () => {
    const notesIn = (blocks: string, header?: string) =>
      stepsIn(blocks, header).map((entry) => ('notes' in entry ? entry.notes : undefined))
    const event = (offset: number, message: string) => `<textevent timeoffset="${offset}" message="${message}"/>`

    test('a line each, in the step they come in', () => {
      expect(
        notesIn(
          `<SteadyState Duration="600" Power="0.7">${event(0, 'Settle in')}${event(90.00001, 'Sit up')}${event(600, 'Stand')}</SteadyState>` +
            `<FreeRide Duration="60"/>${event(615, 'Look')}<SteadyState Duration="60" Power="1" Text="Go">${event(0, 'Go')}${event(10, 'Hold')}</SteadyState>${event(9999, 'Bye')}`,
        ),
      ).toEqual(['Settle in\n1:30 Sit up', 'Stand\n0:15 Look', 'Hold\n1:00 Bye'])
    })

    test('a moment before the words where these begin with one themselves', () => {
      const text = 'Text="Go"'
      expect(notesIn(`<FreeRide Duration="60" ${text}>${event(0, 'Go')}${event(10, '0:30 left')}</FreeRide>`)).toEqual([
        '0:10 0:30 left',
      ])
    })

    test('where a block begins, whatever floats make of the sum', () => {
      // 1.1 + 2.2 is a hair above 3.3.
      const blocks = [1.1, 2.2, 60].map((seconds) => `<FreeRide Duration="${seconds}"/>`).join('')
      expect(notesIn(blocks + event(3.3, 'Go'))).toEqual([undefined, undefined, 'Go'])
    })

    test('in intervals those of every round once, the others with their round', () => {
      const shown = [0, 120, 240].map((at) => event(at, 'Go')).join('') + event(60, 'Easy') + event(300, 'Half way')
      expect(
        notesIn(
          `<IntervalsT Repeat="3" OnDuration="60" OffDuration="60" OnPower="1" OffPower="0.5">${shown}</IntervalsT>`,
        ),
      ).toEqual(['Go', 'Round 1, 0:00 Easy\nRound 3, 0:00 Half way', undefined])
    })

    test('by distance in metres', () => {
      const run = '<sportType>run</sportType><durationType>distance</durationType>'
      const blocks =
        '<SteadyState Duration="1000" Power="0.8"><textevent distoffset="0" message="Go"/><textevent distoffset="400" message="Relax"/><textevent timeoffset="30" message="Breathe"/></SteadyState>'
      expect(notesIn(blocks, run)).toEqual(['Go\n0:30 Breathe\n400 m Relax'])
      expect(notesIn(blocks)).toEqual(['Go\n0:00 Relax\n0:30 Breathe'])
    })

    test('and what notes have no room for is counted', () => {
      const words = 'Keep it smooth and breathe through the nose, relax the shoulders.'
      const many = Array.from({ length: 90 }, (_, at) => event(at * 20, `${at} ${words}`)).join('')
      const { workout, losses } = found(
        file(`<SteadyState Duration="1800" Power="0.7">${many}</SteadyState><FreeRide Duration="60"/>`),
      )
      const notes = (workout.steps[0] as Step).notes?.split('\n') ?? []
      expect(notes.length).toBeGreaterThan(20)
      expect(notes.at(-1)).toMatch(/shoulders\.$/)
      expect(losses).toEqual([
        `The notes of a step have room for 2000 characters: messages left out for it: ${90 - notes.length}.`,
      ])
    })

    test('typed by hand they are written at their moments', () => {
      const pair: FileWorkout = {
        name: 'Typed',
        sport: 'cycling',
        steps: [
          step(40, percents(120), { intensity: 'interval', notes: 'Go\n0:20 Half\nRound 2, 0:35 Last' }),
          step(20, percents(50), { intensity: 'recovery' }),
          { repeat: { steps: 2, count: 2 } },
          step(300, percents(80), { name: 'Steady', notes: 'Sit.\n1:00 Drink\nand eat' }),
        ],
      }
      expect(eventsIn(written(pair))).toEqual([
        [0, 'Go'],
        [20, 'Half'],
        [60, 'Go'],
        [80, 'Half'],
        [95, 'Last'],
        [120, 'Steady'],
        [130, 'Sit.'],
        [180, 'Drink\nand eat'],
      ])
      expect(blocks(written(pair))[0]).toMatch(/^IntervalsT Repeat=2/)
      expect(found(written(pair)).workout.steps).toEqual(pair.steps)
      const three: FileWorkout = {
        ...pair,
        steps: [...pair.steps.slice(0, 2), step(10), { repeat: { steps: 3, count: 2 } }],
      }
      expect(eventsIn(written(three)).map(([at]) => at)).toEqual([0, 20, 70, 90, 105])
    })

    testProperty('whatever a file shows is shown at the same moments when it leaves again', 300, (drawing) => {
      const words = fc.constantFrom('Go', 'Sit up', '0:30 left', 'Round 2, 0:10 x', 'Breathe & relax', '400 m to go')
      const moments = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 599 }), words), {
        selector: ([at]) => at,
        maxLength: 12,
      })
      const block = fc.tuple(
        fc.constantFrom(
          'SteadyState Duration="600" Power="0.7"',
          'FreeRide Duration="600"',
          'Warmup Duration="600.00003" PowerLow="0.4" PowerHigh="0.7"',
          'IntervalsT Repeat="5" OnDuration="90" OffDuration="30" OnPower="1" OffPower="0.5"',
          'IntervalsT Repeat="6" OnDuration="99.999999" OnPower="1"',
        ),
        moments,
      )
      fc.assert(
        fc.property(fc.array(block, { minLength: 2, maxLength: 4 }), moments, (drawn, between) => {
          const inside = drawn.map(
            ([is, shown]) =>
              `<${is}>${shown.map(([at, said]) => event(at, said.replace('&', '&amp;'))).join('')}</${is.split(' ')[0]}>`,
          )
          const beside = between.map(([at, said]) => event(at + 300, said.replace('&', '&amp;')))
          const { workout } = found(file(inside.join('') + beside.join('')))
          const sorted = (events: [number, string][]) =>
            events.toSorted((one, other) => one[0] - other[0] || (one[1] < other[1] ? -1 : 1))
          const all = [
            ...drawn.flatMap(([, shown], index) =>
              shown.map(([at, said]): [number, string] => [index * 600 + at, said]),
            ),
            ...between.map(([at, said]): [number, string] => [at + 300, said]),
          ]
          expect(sorted(eventsIn(written(workout)))).toEqual(sorted(all))
        }),
        drawing,
      )
    })

    /** What the whole file shows, in seconds from its start. */
    function eventsIn(bytes: Uint8Array): [number, string][] {
      const workout = elementsIn(parsed(bytes)).find(({ tagName }) => tagName === 'workout') as Element
      let clock = 0
      return elementsIn(workout).flatMap((one) => {
        const start = clock
        const figure = (name: string) => Number(one.getAttribute(name) ?? 0)
        clock += figure('Duration') + figure('Repeat') * (figure('OnDuration') + figure('OffDuration'))
        return elementsIn(one).map((shown): [number, string] => [
          start + Number(shown.getAttribute('timeoffset')),
          shown.getAttribute('message') ?? '',
        ])
      })
    }
  })

  test('BOM, CRLF, latin-1, bare ampersands, CDATA and a missing name are no hindrance', () => {
    const wild = file(
      '<SteadyState Duration="60" Power="0.7"><textevent message="Größer & höher"/></SteadyState>',
      '<author>J&uuml;rgen</author>\r\n<description><![CDATA[Für <alle> & mehr, R&amp;D]]></description>\r\n',
    )
    const latin1 = Uint8Array.from(Buffer.from(wild.replace('UTF-8', 'ISO-8859-1'), 'latin1'))
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from(wild)])
    for (const bytes of [latin1, marked]) {
      expect(zwo.in?.recognises(bytes, 'x.xml')).toBe(true)
      expect(found(bytes)).toEqual({
        ok: true,
        workout: {
          name: 'tuesday',
          sport: 'cycling',
          type: null,
          steps: [step(60, percents(70), { notes: 'Für <alle> & mehr, R&amp;D\n0:00 Größer & höher' })],
        },
        losses: ['The description now stands in the notes of the first step.'],
      })
    }
  })

  test('tags tell the type, and what has no place here is said once', () => {
    const { workout, losses } = found(
      file(
        '<SteadyState Duration="60" Power="0.7"><gameplayevent type="x"/></SteadyState><Dance/><Dance/><SteadyState Duration="0" Power="1"/>',
        '<tags><tag name="THRESHOLD"/><tag name="Hilly"/></tags><ftpOverride>200</ftpOverride><category>X</category>',
      ),
    )
    expect(workout.type).toBe('threshold')
    expect(losses).toEqual([
      'Tags are left out: Hilly.',
      'Blocks of no length are left out.',
      'What the file calls gameplayevent is left out.',
      'What the file calls Dance is left out (2 times).',
      'What the file calls ftpOverride is left out.',
    ])
  })

  test('seconds and metres that are a float’s hair from whole ones are whole', () => {
    const blocks = '<SteadyState Duration="480.00003" Power="0.9"/><SteadyState Duration="59.999996" Power="0.5"/>'
    const seconds = stepsIn(blocks).map((entry) => 'duration' in entry && entry.duration)
    expect(seconds).toEqual([step(480).duration, { type: 'time', unit: 'minutes', value: 60 }])
    expect(stepsIn('<FreeRide Duration="30.5"/><FreeRide Duration="10.0625"/>')).toEqual([step(30.5), step(10.063)])
    expect(
      stepsIn('<IntervalsT Repeat="2" OnDuration="29.999998" OffDuration="30.000002" OnPower="1" OffPower="0.5"/>'),
    ).toMatchObject([{ duration: { value: 30 } }, { duration: { value: 30 } }, { repeat: { count: 2 } }])
    // They repeat each other, and a day stays one step.
    expect(
      stepsIn('<FreeRide Duration="480.00003"/><FreeRide Duration="480"/><FreeRide Duration="479.99997"/>'),
    ).toEqual([step(480), { repeat: { steps: 1, count: 3 } }])
    expect(stepsIn('<FreeRide Duration="86400.004"/>')).toEqual([step(86_400)])
    const run = '<sportType>run</sportType><durationType>distance</durationType>'
    expect(stepsIn('<FreeRide Duration="1000.00006"/>', run)).toMatchObject([{ duration: { value: 1 } }])
  })

  test('a block that names only a zone is in its percents, and that is said', () => {
    const { workout, losses } = found(
      file(
        '<SteadyState Duration="60" Zone="3"/><Warmup Duration="60" Zone="1"/><SteadyState Duration="60" Power="0.7" Zone="2"/>' +
          '<IntervalsT Repeat="2" OnDuration="30" OffDuration="60" PowerOnZone="5" OffPower="0.5" PowerOffZone="1"/>',
      ),
    )
    expect(workout.steps).toEqual([
      step(60, percents(75, 90)),
      step(60, percents(40, 60), { intensity: 'warmup' }),
      step(60, percents(70)),
      step(30, percents(105, 118), { intensity: 'interval' }),
      step(60, percents(50), { intensity: 'recovery' }),
      { repeat: { steps: 2, count: 2 } },
    ])
    expect(losses).toEqual(['Zones become percents of FTP, by the zones of Zwift.'])
    const run = found(file('<SteadyState Duration="60" Zone="3"/>', '<sportType>run</sportType>'))
    expect(run.workout.steps).toEqual([step(60)])
    expect(run.losses).toEqual(['Zones other than the six of power that Zwift has are left out.'])
  })

  test('attributes that are not known are said once, with how often; trifles are not', () => {
    const { losses } = found(
      file(
        '<SteadyState Duration="60" Power="0.7" Slope="5" Target="9" show_avg="1" NeverFails="1"/>' +
          '<FreeRide Duration="60" Power="0.6" FlatRoad="1" ftptest="1" slope="2"/>'.repeat(3),
        '<author>Robin</author><legacyIdHash>77</legacyIdHash><painIndex>3</painIndex>',
      ),
    )
    expect(losses).toEqual([
      'What the file calls Slope in SteadyState is left out.',
      'What the file calls Target in SteadyState is left out.',
      'What the file calls Power in FreeRide is left out (3 times).',
      'What the file calls slope in FreeRide is left out (3 times).',
    ])
  })

  test('of ever new attributes some are named', () => {
    const attributes = Array.from({ length: 40 }, (_, at) => `a${at}="1"`).join(' ')
    const { losses } = found(file(`<SteadyState Duration="60" Power="0.7" ${attributes}/>`))
    expect(losses).toHaveLength(11)
    expect(losses.at(-1)).toBe('There are 30 more parts that are not known here.')
  })

  test('of a thousand elements of other names the rest is not counted', () => {
    const unknown = Array.from({ length: 1200 }, (_, at) => `<A${at}/>`).join('')
    const { losses } = found(file(`<FreeRide Duration="60"/>${unknown}`))
    expect(losses.at(-1)).toBe('There are 990 more parts that are not known here.')
  })

  test('its elements are known in any case', () => {
    expect(zwo.in?.recognises(new TextEncoder().encode('<WORKOUT_FILE>'), 'x')).toBe(true)
    expect(zwo.in?.recognises(new TextEncoder().encode('<workout_files>'), 'x')).toBe(false)
  })

  test('intervals of which only one side has a length are that side', () => {
    expect(stepsIn('<IntervalsT Repeat="3" OnDuration="40" OnPower="1.2"/>')).toEqual([
      step(40, percents(120), { intensity: 'interval' }),
      { repeat: { steps: 1, count: 3 } },
    ])
    expect(stepsIn('<IntervalsT Repeat="1" OffDuration="40" OffPower="0.5" OnPower="1"/>')).toEqual([
      step(40, percents(50), { intensity: 'recovery' }),
    ])
  })

  test('a run’s figures are shares of the race pace it names, or of its own threshold', () => {
    const block = '<SteadyState Duration="600" Power="1" pace="4"/>'
    const run = (header = '') => stepsIn(block, `<sportType>run</sportType>${header}`)
    // A marathon at (12 / 42.195) ** 0.06 of the speed of an hour.
    expect(run()).toEqual([step(600, { type: 'pace', percentMin: 92.73, percentMax: 92.73 })])
    expect(run('<thresholdSecPerKm>240</thresholdSecPerKm>')).toEqual([
      step(600, { type: 'pace', percentMin: 100, percentMax: 100 }),
    ])
    expect(run('<durationType>distance</durationType>')).toMatchObject([
      { duration: { type: 'distance', unit: 'kilometers', value: 0.6 } },
    ])
  })
})

describe('a file is refused with a sentence', () => {
  const file = (blocks: string) => `<workout_file><workout>${blocks}</workout></workout_file>`
  const lol = '<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  test.each([
    ['of nothing', '', /empty|no XML/],
    ['of words', 'Ride hard.', /no XML/],
    ['of another kind', '<gpx><trk/></gpx>', /no <workout_file>/],
    ['without a workout', '<workout_file><name>x</name></workout_file>', /no <workout_file>/],
    ['without steps', file(''), /no steps/],
    ['of two megabytes of bare ampersands', file('&'.repeat(2_000_000)), /more & than/],
    ['for a rest day', file('<RestDay/>'), /rest day/],
    ['with intervals of no side', file('<IntervalsT Repeat="2" OnPower="1"/>'), /neither an OnDuration/],
    ['that breaks off', '<workout_file><workout><SteadyState Duration="60" Power="0.5"/>', /breaks off/],
    ['whose tags cross', file('<SteadyState></Warmup>'), /from line 1/],
    ['with entities of its own', `${lol}${file('<SteadyState Duration="60" Power="0.5" Text="&b;"/>')}`, /DOCTYPE/],
    [
      'with a length below 0',
      file('<SteadyState Duration="-60" Power="0.5"/>'),
      /Block 1, SteadyState, has a Duration/,
    ],
    ['with a length that is none', file('<SteadyState Duration="NaN" Power="0.5"/>'), /no figure above 0/],
    ['with an endless length', file('<SteadyState Duration="Infinity" Power="0.5"/>'), /no figure above 0/],
    ['with a length of years', file('<SteadyState Duration="1e9" Power="0.5"/>'), /a month/],
    ['with a length of years in figures', file('<SteadyState Duration="99999999" Power="0.5"/>'), /a month/],
    ['without a length', file('<SteadyState Power="0.5"/>'), /no Duration/],
    ['with a power below 0', file('<SteadyState Duration="60" Power="-0.5"/>'), /has a Power that is no figure/],
    ['with a power nobody has', file('<SteadyState Duration="60" Power="2000"/>'), /1000 percent/],
    [
      'with repeats nobody counts',
      file('<IntervalsT Repeat="1e9" OnDuration="1" OffDuration="1" OnPower="1" OffPower="1"/>'),
      /repeated 1e9 times/,
    ],
    ['with 100,000 steps', file('<SteadyState Duration="1" Power="0.5"/>'.repeat(100_000)), /20000 parts/],
    ['with 10,000 steps', file('<SteadyState Duration="1" Power="0.5"/>'.repeat(10_000)), /5000 steps/],
    ['with a step that says too much', file(`<SteadyState ${'Power="1" '.repeat(101)}/>`), /says more/],
    ['with steps within steps', file('<a>'.repeat(30) + '</a>'.repeat(30)), /nested/],
    [
      'with 600 different steps',
      file(Array.from({ length: 600 }, (_, at) => `<SteadyState Duration="${at + 1}" Power="0.5"/>`).join('')),
      /500 steps/,
    ],
  ])('%s', (_, wild, reason) => {
    const decoded = read(wild)
    expect(decoded.ok ? '' : decoded.reason).toMatch(reason)
    expect(decoded.ok ? '' : decoded.reason).toMatch(/^[A-Z].*\.$/)
  })

  test('of 50 MB, without being read', () => {
    expect(read(new Uint8Array(50_000_000))).toMatchObject({ ok: false, reason: expect.stringMatching(/10 MB/) })
  })

  testProperty('or read, whatever is in it: nothing throws', 1000, (drawing) => {
    const name = fc.constantFrom('SteadyState', 'Warmup', 'IntervalsT', 'FreeRide', 'textevent', 'constructor', 'tag')
    const attribute = fc.constantFrom(
      'Duration',
      'Power',
      'PowerLow',
      'PowerHigh',
      'OnPower',
      'OnDuration',
      'OffDuration',
      'Repeat',
      'Cadence',
      '__proto__',
      'message',
    )
    const value = fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: 0, max: 4000 }).map(String))
    const block = fc
      .tuple(name, fc.uniqueArray(fc.tuple(attribute, value), { selector: ([key]) => key, maxLength: 6 }))
      .map(([is, all]) => `<${is} ${all.map(([key, said]) => `${key}="${said.replaceAll(/[<"]/g, '')}"`).join(' ')}/>`)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(block).map((all) => file(all.join(''))),
        ),
        (wild) => {
          const decoded = read(wild)
          if (!decoded.ok) expect(decoded.reason).toMatch(/^[A-Z].*\.$/)
        },
      ),
      drawing,
    )
  })
})
