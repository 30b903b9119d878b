import { expect, test } from 'vitest'
import type { FileWorkout } from '../shared/format.ts'
import { zwo } from '../zwo.ts'

type Shown = [unit: string, at: number, message: string]

/** What a file of one step shows, and when, as plain text tells it. */
function shownIn(step: FileWorkout['steps'][number], sport: FileWorkout['sport']): Shown[] {
  const workout: FileWorkout = { name: 'One step', sport, steps: [step] }
  const file = zwo.out?.encode(workout, { createdAt: new Date(0), reference: undefined }) ?? new Uint8Array()
  return [
    ...Buffer.from(file)
      .toString('utf8')
      .matchAll(/<textevent (\w+)="([\d.]+)" message="([^"]*)"/g),
  ].map(([, unit = '', at, message = '']) => [unit, Number(at), message])
}

test.each([
  [600, 10],
  [21, 10],
  [20, 10],
  [19, 9],
  [5, 2],
  [1, 0],
])('in a step of %i s the notes are shown after its name, at %i s, before it is over', (seconds, at) => {
  const step = {
    name: 'Sprint',
    notes: 'All you have.',
    intensity: 'interval',
    duration: { type: 'time', unit: 'seconds', value: seconds },
  } as const
  expect(shownIn(step, 'cycling')).toEqual([
    ['timeoffset', 0, 'Sprint'],
    ['timeoffset', at, 'All you have.'],
  ])
  const { name: _, ...nameless } = step
  expect(shownIn(nameless, 'cycling')).toEqual([['timeoffset', 0, 'All you have.']])
})

test.each([
  [1000, 50],
  [60, 30],
  [25, 12],
])('in a step of %i m the notes are shown after its name, at %i m, before it is over', (metres, at) => {
  const step = {
    name: 'Stride',
    notes: 'Stand tall.',
    intensity: 'interval',
    duration: { type: 'distance', unit: 'meters', value: metres },
  } as const
  expect(shownIn(step, 'running')).toEqual([
    ['distoffset', 0, 'Stride'],
    ['distoffset', at, 'Stand tall.'],
  ])
})
