import { DOMParser, type Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { FileWorkout } from '../shared/format.ts'
import { tcx } from '../tcx.ts'

const createdAt = new Date('2026-03-14T07:00:00Z')

function rootOf(workout: FileWorkout, reference?: number): Element {
  if (!tcx.out) throw new Error('TCX is not written')
  const text = Buffer.from(tcx.out.encode(workout, { createdAt, reference })).toString('utf8')
  const parser = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message)
    },
  })
  const root = parser.parseFromString(text, 'text/xml').documentElement
  if (!root) throw new Error('No root')
  return root
}

function losses(workout: FileWorkout, reference?: number): string[] {
  return tcx.out?.losses(workout, { reference }) ?? []
}

function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1)
}

function said(element: Element, ...path: string[]): string | undefined {
  const [next, ...rest] = path
  if (next === undefined) return element.textContent ?? ''
  const child = childrenOf(element).find(({ tagName }) => tagName === next)
  return child && said(child, ...rest)
}

/** An element in short: its type, and what is in it. */
function short(element: Element): unknown {
  const type = element.getAttribute('xsi:type')
  const inside = childrenOf(element)
  const content =
    inside.length === 0
      ? (element.textContent ?? '')
      : Object.fromEntries(inside.map((child) => [child.tagName, short(child)]))
  if (!type) return content
  return inside.length === 0 ? type : { is: type, ...(content as object) }
}

const step = (seconds: number, rest: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'seconds', value: seconds },
  ...rest,
})

const run: FileWorkout = {
  name: 'Kilometres & more',
  sport: 'running',
  steps: [
    step(600, { intensity: 'warmup', target: { type: 'heartrate', zoneNumber: 2 } }),
    {
      intensity: 'interval',
      name: 'Kilometre',
      notes: 'Breathe.',
      duration: { type: 'distance', unit: 'kilometers', value: 1 },
      target: { type: 'pace', rangeMin: 250, rangeMax: 260, rangeUnit: 'km' },
    },
    step(90, { intensity: 'recovery', target: { type: 'heartrate', rangeMin: 110, rangeMax: 130 } }),
    { repeat: { steps: 2, count: 3 } },
    step(60, { cadence: { min: 170, max: 180 } }),
    { ...step(300), intensity: 'cooldown', duration: { type: 'time', unit: 'minutes', value: 300, lapButton: true } },
  ],
}

test('a run has its steps, repeats and targets', () => {
  const workout = childrenOf(childrenOf(rootOf(run))[0] as Element)[0] as Element
  expect(workout.getAttribute('Sport')).toBe('Running')
  expect(said(workout, 'Name')).toBe('Kilometres & mo')
  expect(said(workout, 'Notes')).toBe('Kilometres & more\nKilometre: Breathe.')
  const [warmup, repeat, quick, cooldown] = childrenOf(workout).filter(({ tagName }) => tagName === 'Step') as [
    Element,
    Element,
    Element,
    Element,
  ]
  expect(short(warmup)).toEqual({
    is: 'Step_t',
    StepId: '1',
    Name: 'Warm up',
    Duration: { is: 'Time_t', Seconds: '600' },
    Intensity: 'Active',
    Target: { is: 'HeartRate_t', HeartRateZone: { is: 'PredefinedHeartRateZone_t', Number: '2' } },
  })
  expect(repeat.getAttribute('xsi:type')).toBe('Repeat_t')
  expect([said(repeat, 'StepId'), said(repeat, 'Repetitions')]).toEqual(['4', '3'])
  expect(childrenOf(repeat).slice(2).map(short)).toEqual([
    {
      is: 'Step_t',
      StepId: '2',
      Name: 'Kilometre',
      Duration: { is: 'Distance_t', Meters: '1000' },
      Intensity: 'Active',
      Target: {
        is: 'Speed_t',
        SpeedZone: {
          is: 'CustomSpeedZone_t',
          ViewAs: 'Pace',
          LowInMetersPerSecond: '3.846',
          HighInMetersPerSecond: '4',
        },
      },
    },
    {
      is: 'Step_t',
      StepId: '3',
      Name: 'Recovery',
      Duration: { is: 'Time_t', Seconds: '90' },
      Intensity: 'Resting',
      Target: {
        is: 'HeartRate_t',
        HeartRateZone: {
          is: 'CustomHeartRateZone_t',
          Low: { is: 'HeartRateInBeatsPerMinute_t', Value: '110' },
          High: { is: 'HeartRateInBeatsPerMinute_t', Value: '130' },
        },
      },
    },
  ])
  expect(short(quick)).toMatchObject({ Target: { is: 'Cadence_t', Low: '170', High: '180' } })
  expect(short(cooldown)).toMatchObject({ Duration: 'UserInitiated_t', Target: 'None_t' })
})

test('percents of threshold pace are speeds of the athlete, or zones where theirs is unknown', () => {
  const target = { type: 'pace', percentMin: 90, percentMax: 110 } as const
  const one: FileWorkout = { name: 'One', sport: 'running', steps: [step(60, { target })] }
  const targetOf = (reference?: number) => short(rootOf(one, reference).getElementsByTagName('Target')[0] as Element)
  expect(targetOf(250)).toMatchObject({ SpeedZone: { LowInMetersPerSecond: '3.6', HighInMetersPerSecond: '4.4' } })
  expect(targetOf()).toMatchObject({ SpeedZone: { is: 'PredefinedSpeedZone_t', Number: '4' } })
  expect(losses(one, 250)).toEqual([
    'In step 1, percents of threshold pace are written as speeds, worked out from yours.',
  ])
})

test('a single figure is widened, or exact', () => {
  const pace = { type: 'pace', rangeMin: 250, rangeMax: 250, rangeUnit: 'km' } as const
  const beats = { type: 'heartrate', rangeMin: 150, rangeMax: 150 } as const
  const one = (target: Step['target']): FileWorkout => ({
    name: 'One',
    sport: 'running',
    steps: [step(60, { target })],
  })
  const targetOf = (target: Step['target'], width?: 'exact') => {
    const file = tcx.out?.encode(one(target), { createdAt: new Date(0), width }) ?? new Uint8Array()
    const root = new DOMParser().parseFromString(Buffer.from(file).toString('utf8'), 'text/xml').documentElement
    return short(root?.getElementsByTagName('Target')[0] as Element)
  }
  expect(targetOf(pace)).toMatchObject({ SpeedZone: { LowInMetersPerSecond: '3.922', HighInMetersPerSecond: '4.082' } })
  expect(targetOf(pace, 'exact')).toMatchObject({
    SpeedZone: { LowInMetersPerSecond: '4', HighInMetersPerSecond: '4' },
  })
  expect(targetOf(beats)).toMatchObject({ HeartRateZone: { Low: { Value: '145' }, High: { Value: '155' } } })
  expect(losses(one(beats))).toEqual([expect.stringMatching(/^In step 1, a single figure is widened/)])
})

test('parts are numbered after as much of the name as fits', () => {
  const steps = Array.from({ length: 21 }, () => step(60))
  const namesOf = (name: string) =>
    Array.from(rootOf({ name, sport: 'running', steps }).getElementsByTagName('Workout'), (part) => said(part, 'Name'))
  expect(namesOf('Long hill repeats')).toEqual(['Long hill r 1/2', 'Long hill r 2/2'])
  expect(namesOf('Hills')).toEqual(['Hills 1/2', 'Hills 2/2'])
})

test('the losses that are listed are those of this workout', () => {
  expect(losses({ name: 'Plain', sport: 'running', steps: [step(60)] })).toEqual([])
  expect(losses(run)).toEqual([
    'The name is cut to 15 characters; the notes have all of it.',
    'In step 1, the zone is the one that the watch has by this number.',
    'In steps 1, 2, 3 and 5, only the name tells what the step is for beside work or rest.',
    'In step 5, the watch waits for its lap button; how long that should take is left out.',
    'In step 2, the notes go into the notes of the whole workout.',
  ])
  const ride: FileWorkout = {
    name: 'Ride',
    sport: 'cycling',
    steps: [
      step(60.5, { target: { type: 'power', zoneNumber: 2 }, cadence: { min: 80, max: 90 } }),
      step(70_000, { target: { type: 'heartrate', zoneNumber: 2, ramp: 'rising' }, cadence: { min: 80, max: 90 } }),
    ],
  }
  expect(losses(ride)).toEqual([
    'In step 1, the power is left out: TCX knows none.',
    'In step 2, a ramp is written as its whole range, from one end to the other.',
    'In step 2, the zone is the one that the watch has by this number.',
    'In step 2, the cadence is left out: a step has only one target.',
    'In step 1, the length is rounded to whole seconds or metres.',
    'In step 2, the step is divided, for TCX holds at most 65,535 seconds or metres at once.',
  ])
  const swim: FileWorkout = {
    name: 'Swim',
    sport: 'swimming',
    poolLength: { length: 25, unit: 'meters' },
    steps: Array.from({ length: 21 }, () => step(60, { stroke: 'medley', sendOff: 90 })),
  }
  expect(losses(swim)).toEqual([
    'TCX has no swimming: the workout is of the sport “Other”.',
    'TCX takes at most 20 steps: this becomes 2 workouts, to be done one after another.',
    'In steps 1, 2, 3, 4, 5 and 16 more, the stroke is left out.',
    'In steps 1, 2, 3, 4, 5 and 16 more, the send-off is left out.',
    'The length of the pool is left out.',
  ])
})

describe('the schema', () => {
  // What the elements of TrainingCenterDatabasev2.xsd hold, by their type or their name, in its order; * is any number.
  const model: Record<string, string[]> = {
    TrainingCenterDatabase: ['Workouts'],
    Workouts: ['Workout*'],
    Workout: ['Name', 'Step*', 'Notes?'],
    Step_t: ['StepId', 'Name', 'Duration', 'Intensity', 'Target'],
    Repeat_t: ['StepId', 'Repetitions', 'Child*'],
    Time_t: ['Seconds'],
    Distance_t: ['Meters'],
    UserInitiated_t: [],
    None_t: [],
    Cadence_t: ['Low', 'High'],
    Speed_t: ['SpeedZone'],
    HeartRate_t: ['HeartRateZone'],
    CustomSpeedZone_t: ['ViewAs', 'LowInMetersPerSecond', 'HighInMetersPerSecond'],
    PredefinedSpeedZone_t: ['Number'],
    CustomHeartRateZone_t: ['Low', 'High'],
    PredefinedHeartRateZone_t: ['Number'],
    HeartRateInBeatsPerMinute_t: ['Value'],
  }
  const values: Record<string, RegExp | [least: number, most: number]> = {
    Name: /^(?!.*\s\s)\S(.{0,13}\S)?$/u,
    StepId: [1, 20],
    Repetitions: [2, 99],
    Seconds: [1, 65_535],
    Meters: [1, 65_535],
    Intensity: /^(Active|Resting)$/,
    ViewAs: /^(Pace|Speed)$/,
    Value: [1, 255],
    Number: [1, 10],
    LowInMetersPerSecond: /^(?!0$)\d+(\.\d+)?$/,
    HighInMetersPerSecond: /^(?!0$)\d+(\.\d+)?$/,
  }

  function isValue(type: string, text: string): boolean {
    const value = values[type]
    if (!value || value instanceof RegExp) return value?.test(text) ?? true
    return /^\d+$/.test(text) && Number(text) >= value[0] && Number(text) <= value[1]
  }

  function faultsIn(element: Element): string[] {
    const type = element.getAttribute('xsi:type') ?? element.tagName
    const inside = childrenOf(element)
    const expected = model[type]
    if (!expected) return isValue(type, element.textContent ?? '') ? [] : [`${type}: ${element.textContent}`]
    const order = new RegExp(
      `^${expected.map((name) => (/[*?]$/.test(name) ? `(${name.slice(0, -1)},)${name.at(-1)}` : `${name},`)).join('')}$`,
    )
    const names = inside.map(({ tagName }) => `${tagName},`).join('')
    return [...(order.test(names) ? [] : [`${type}: ${names}`]), ...inside.flatMap(faultsIn)]
  }

  testProperty('is kept to by every workout, and each step is there with its length', 1000, (drawing) => {
    fc.assert(
      fc.property(newWorkout, fc.option(fc.integer({ min: 130, max: 300 }), { nil: undefined }), (drawn, reference) => {
        const root = rootOf(drawn, reference)
        expect(faultsIn(root)).toEqual([])
        const workouts = Array.from(root.getElementsByTagName('Workout'))
        expect(new Set(workouts.map((workout) => said(workout, 'Name'))).size).toBe(workouts.length)
        for (const workout of workouts) {
          const ids = Array.from(workout.getElementsByTagName('StepId'), ({ textContent }) => textContent)
          expect(new Set(ids).size).toBe(ids.length)
        }
        const steps = unroll(drawn.steps)
        const written = workouts.flatMap((workout) => childrenOf(workout).flatMap(lengthsIn))
        expect(sum(written, 'Seconds')).toBe(sum(steps.map(lengthOf), 'Seconds'))
        expect(sum(written, 'Meters')).toBe(sum(steps.map(lengthOf), 'Meters'))
        expect(sum(written, 'open')).toBe(sum(steps.map(lengthOf), 'open'))
      }),
      drawing,
    )
  })

  type Length = { of: string; value: number }

  /** The lengths of a step, of a repeat's steps for every round; nothing of other elements. */
  function lengthsIn(element: Element): Length[] {
    const rounds = said(element, 'Repetitions')
    if (rounds) return Array.from({ length: Number(rounds) }, () => childrenOf(element).flatMap(lengthsIn)).flat()
    const duration = childrenOf(element).find(({ tagName }) => tagName === 'Duration')
    if (!duration) return []
    const [length] = childrenOf(duration)
    return [length ? { of: length.tagName, value: Number(length.textContent) } : { of: 'open', value: 1 }]
  }

  function lengthOf({ duration: { type, unit, value, lapButton } }: Step): Length {
    if (lapButton) return { of: 'open', value: 1 }
    if (type === 'time') return { of: 'Seconds', value: Math.max(1, Math.round(value)) }
    return { of: 'Meters', value: Math.max(1, Math.round(toMetres(value, unit as DistanceUnit))) }
  }

  function sum(lengths: readonly Length[], of: string): number {
    return lengths.reduce((total, length) => total + (length.of === of ? length.value : 0), 0)
  }
})

test('the notes of the workout contain those of its steps, each once, after the name of its step', () => {
  const noted: FileWorkout = {
    name: 'Noted',
    sport: 'running',
    steps: [
      step(60, { notes: ' Stay tall. \n' }),
      step(60, { notes: ' \n' }),
      { repeat: { steps: 2, count: 3 } },
      step(60, { name: 'Hill', notes: 'Short steps.' }),
      step(90, { notes: 'Stay tall.' }),
    ],
  }
  expect(rootOf(noted).getElementsByTagName('Notes')[0]?.textContent).toBe('Active: Stay tall.\nHill: Short steps.')
})
