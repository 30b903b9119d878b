import type { Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import {
  blocks,
  elementsIn,
  found,
  parsed,
  percents,
  step,
  stepsIn,
  written,
  zwoFile,
} from '#tests/support/workouts/zwo-files.ts'
import type { Step } from '../../../workout/step.ts'
import type { FileWorkout } from '../../shared/format.ts'

test('messages become notes in the order in which they are shown', () => {
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

  test('as lines of the notes of the step that they are shown in', () => {
    expect(
      notesIn(
        `<SteadyState Duration="600" Power="0.7">${event(0, 'Settle in')}${event(90.00001, 'Sit up')}${event(600, 'Stand')}</SteadyState>` +
          `<FreeRide Duration="60"/>${event(615, 'Look')}<SteadyState Duration="60" Power="1" Text="Go">${event(0, 'Go')}${event(10, 'Hold')}</SteadyState>${event(9999, 'Bye')}`,
      ),
    ).toEqual(['Settle in\n1:30 Sit up', 'Stand\n0:15 Look', 'Hold\n1:00 Bye'])
  })

  test('with a moment of their own before words that begin with one', () => {
    const text = 'Text="Go"'
    expect(notesIn(`<FreeRide Duration="60" ${text}>${event(0, 'Go')}${event(10, '0:30 left')}</FreeRide>`)).toEqual([
      '0:10 0:30 left',
    ])
  })

  test('at the start of a block, in spite of rounding errors in the sum', () => {
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

  test('messages at a distance in a workout by time have no moment, and a loss says so', () => {
    const lossesIn = (offset: string) =>
      found(zwoFile(`<FreeRide Duration="60"/><textevent ${offset} message="Go"/>`)).losses
    expect(lossesIn('distoffset="400"')).toEqual([
      'Messages at a distance are shown at the start of a step, because the workout is by time.',
    ])
    expect(lossesIn('distoffset="0"')).toEqual([])
    expect(lossesIn('timeoffset="30" distoffset="400"')).toEqual([])
  })

  test('and those that the notes have no room for are counted', () => {
    const words = 'Keep it smooth and breathe through the nose, relax the shoulders.'
    const many = Array.from({ length: 90 }, (_, at) => event(at * 20, `${at} ${words}`)).join('')
    const { workout, losses } = found(
      zwoFile(`<SteadyState Duration="1800" Power="0.7">${many}</SteadyState><FreeRide Duration="60"/>`),
    )
    const notes = (workout.steps[0] as Step).notes?.split('\n') ?? []
    expect(notes.length).toBeGreaterThan(20)
    expect(notes.at(-1)).toMatch(/shoulders\.$/)
    expect(losses).toEqual([`The notes of a step hold 2000 characters; messages left out: ${90 - notes.length}.`])
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

  testProperty('messages of an imported file have the same moments when it is exported', 300, (drawing) => {
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
        const { workout } = found(zwoFile(inside.join('') + beside.join('')))
        const sorted = (events: [number, string][]) =>
          events.toSorted((one, other) => one[0] - other[0] || (one[1] < other[1] ? -1 : 1))
        const all = [
          ...drawn.flatMap(([, shown], index) => shown.map(([at, said]): [number, string] => [index * 600 + at, said])),
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
