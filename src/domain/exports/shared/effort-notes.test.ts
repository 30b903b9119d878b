import { expect, test } from 'vitest'
import type { Step } from '../../workout/step.ts'
import { formats } from '../registry.ts'
import { effortsFromNotes, sayEfforts } from './effort-notes.ts'
import type { FileWorkout } from './format.ts'

const bout = (said: Partial<Step>): Step => ({
  name: 'Hill',
  intensity: 'interval',
  duration: { type: 'time', unit: 'seconds', value: 30 },
  target: { type: 'open' },
  ...said,
})
const workout = (...steps: Step[]): FileWorkout => ({ name: 'Hills', sport: 'cycling', steps })

test.each([
  [{ effort: 9 }, 'Effort 9/10.'],
  [{ effort: 10, notes: ' Stay tall.\nBreathe. ' }, 'Effort 10/10. Stay tall.\nBreathe.'],
  [{ effort: 1, notes: '0:10 Sit up' }, 'Effort 1/10.\n0:10 Sit up'],
])('%j is said as %j, and read back', (said, notes) => {
  const { steps } = sayEfforts(workout(bout(said)))
  expect(steps).toEqual([{ ...bout(said), notes }])
  const read = effortsFromNotes([bout({ notes }), { repeat: { steps: 1, count: 3 } }])
  expect(read).toEqual([bout({ ...said, ...('notes' in said ? { notes: said.notes.trim() } : {}) }), read[1]])
})

test.each(['Effort 11/10. Go', 'Effort 9/10', 'Best effort 9/10. Go', 'Effort 9/10.Go'])(
  'the notes %j begin with no effort',
  (notes) => {
    expect(effortsFromNotes([bout({ notes })])).toEqual([bout({ notes })])
  },
)

test('notes stay as they are where the file has the effort as a field', () => {
  const steps = [bout({ effort: 8, notes: 'Effort 9/10. Go' })]
  expect(effortsFromNotes(steps)).toEqual(steps)
})

test.each(formats)('$label says the effort of a step, and reads it back if it is read at all', (format) => {
  const options = { createdAt: new Date('2026-03-14T07:00:00Z'), reference: 250 }
  const hills = workout(
    bout({ effort: 9, notes: 'Stay tall.' }),
    bout({ effort: 2, intensity: 'recovery', name: 'Walk' }),
  )
  const bytes = format.out?.encode(hills, options) ?? new Uint8Array()
  expect(Buffer.from(bytes).toString()).toMatch(/Effort 9\/10\. Stay tall\.|effort 9\/10|"effort": ?9/)
  const read = format.in?.decode(bytes, { name: 'File', sport: 'cycling', reference: 250 })
  if (!read) return
  if (!read.ok) throw new Error(read.reason)
  expect(read.workout.steps).toMatchObject([{ effort: 9, notes: 'Stay tall.' }, { effort: 2 }])
})

test.each([
  ['ERG', 'shown as a text, and becomes power'],
  ['ZWO', 'shown as a text'],
  ['TCX', 'the notes go into the notes of the whole workout'],
])('%s lists an effort among what is lost', (label, loss) => {
  const out = formats.find((format) => format.label === label)?.out
  const losses = out?.losses(workout(bout({ effort: 9 })), { reference: 250 }) ?? []
  expect(losses.filter((sentence) => sentence.includes(loss))).toHaveLength(1)
  expect(losses.join()).not.toContain('the trainer is set as is usual')
})
