import { expect, test } from 'vitest'
import type { Step } from '../../workout/step.ts'
import { fit } from '../fit.ts'
import type { FileWorkout } from '../shared/format.ts'
import { readDrills, sayDrills } from './swim-notes.ts'

const swum = (said: Partial<Step>): Step => ({
  intensity: 'active',
  duration: { type: 'distance', unit: 'meters', value: 100 },
  ...said,
})
const swim = (...steps: Step[]): FileWorkout => ({
  name: 'Mixed',
  sport: 'swimming',
  poolLength: { length: 25, unit: 'meters' },
  steps,
})

test.each<[Partial<Step>, string | undefined]>([
  [{ drill: 'kick', notes: ' Small and fast. ' }, 'Kick. Small and fast.'],
  [{ drill: 'pull', equipment: ['paddles', 'pull buoy'] }, 'Pull. With paddles and pull buoy.'],
  [{ drill: 'drill', stroke: 'backstroke' }, 'Drill.'],
  [{ equipment: ['fins', 'snorkel'], notes: 'Long.' }, 'With fins and snorkel. Long.'],
  [{ drill: 'drill', notes: 'Catch-up.' }, 'Catch-up.'],
  [{ equipment: ['fins'] }, undefined],
])('%j of a swim is said as %j', (said, notes) => {
  const [step] = sayDrills(swim(swum(said))).steps
  expect(step).toEqual({ ...swum(said), ...(notes ? { notes } : {}) })
})

test.each(['Kicks. Go', 'kick. Go', 'Pull hard.', 'With fins. Long.', 'With a friend and fins.', 'Long. Kick.'])(
  'the notes %j say no drill and no equipment',
  (notes) => {
    expect(readDrills({ ok: true, workout: swim(swum({ notes })), losses: [] })).toMatchObject({
      workout: { steps: [swum({ notes })] },
    })
  },
)

test('send-offs, strokes, drills, equipment and efforts of a swim are read back from a FIT file, and nothing is lost', () => {
  const steps = [
    swum({ drill: 'kick', equipment: ['fins', 'kickboard'], notes: 'Small and fast.', effort: 6 }),
    swum({ stroke: 'medley', drill: 'drill', name: 'Catch-up drill' }),
    swum({ drill: 'pull', equipment: ['pull buoy'], sendOff: 105 }),
    swum({ stroke: 'butterfly', intensity: 'interval', target: { type: 'pace', zoneNumber: 5 }, sendOff: 120 }),
  ]
  expect(fit.out?.losses(swim(...steps), {})).toEqual([])
  const createdAt = new Date('2026-03-14T07:00:00Z')
  const bytes = fit.out?.encode(swim(...steps), { createdAt }) ?? new Uint8Array()
  const read = fit.in?.decode(bytes, { name: 'File' })
  expect(read).toMatchObject({ ok: true, losses: [], workout: { steps } })
})

test('the notes of a ride are not read as drills', () => {
  const ride: FileWorkout = { name: 'Ride', sport: 'cycling', steps: [swum({ notes: 'Kick. Go' })] }
  expect(readDrills({ ok: true, workout: ride, losses: [] })).toMatchObject({ workout: ride })
})
