import fc from 'fast-check'
import { expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { formatOf } from './registry.ts'

testProperty('a workout that is exported as text is imported unchanged', 200, (drawing) => {
  const [written, read] = [formatOf('text')?.out, formatOf('intervals')?.in]
  fc.assert(
    fc.property(newWorkout, (workout) => {
      const bytes = written?.encode(workout, { createdAt: new Date(0) }) ?? new Uint8Array()
      expect(read?.recognises(bytes, 'workout.txt')).toBe(true)
      expect(read?.decode(bytes, { name: 'workout' })).toEqual({ ok: true, workout, losses: [] })
    }),
    drawing,
  )
})
