import { expect, test, vi } from 'vitest'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import type { Details } from '../draft/save-workout.ts'
import { WorkoutFields } from './workout-fields.tsx'

test('a type is asked for once there is a sport, a pool of swims alone', () => {
  expect(labels({ sport: undefined })).toEqual([])
  expect(labels({ sport: 'cycling' })).toEqual(['Type (optional)'])
  expect(labels({ sport: 'swimming' })).toEqual(['Type (optional)', 'Pool length'])
})

test('the sport goes through its change, the type straight to the details', () => {
  const [choose, dispatch] = [vi.fn(), vi.fn()]
  const { part } = fields({}, choose, dispatch)
  part('Sport').onChange('running')
  part('Type (optional)').onChange('threshold')
  expect(choose.mock.calls).toEqual([['running']])
  expect(dispatch.mock.calls.map(([action]) => action)).toMatchObject([
    { type: 'details', details: { sport: 'cycling', type: 'threshold' } },
  ])
  expect(part('Sport').options.map(({ label }: { label: string }) => label)).toEqual(['Running', 'Cycling', 'Swimming'])
})

const labels = (details: Partial<Details>) =>
  ['Type (optional)', 'Pool length'].filter((label) => fields(details).parts(label).length > 0)

function fields(details: Partial<Details>, choose = () => undefined, dispatch = () => undefined) {
  const sportChange = { choose, undo: () => undefined, changes: [] }
  return drawInBuilder((builder) => <WorkoutFields builder={builder} sportChange={sportChange} />, {
    steps: [step('active', minutes(5))],
    details,
    more: () => ({ dispatch }),
  })
}
