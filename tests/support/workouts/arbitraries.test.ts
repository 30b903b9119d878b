import fc from 'fast-check'
import { expect } from 'vitest'
import { GenerateRequest } from '#domain/generator/request.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { testProperty } from '../drawn.ts'
import { generateRequest, newWorkout } from './arbitraries.ts'

testProperty('every drawn workout can be saved unchanged', 500, (drawing) => {
  fc.assert(
    fc.property(newWorkout, (workout) => {
      expect(NewWorkout.parse(workout)).toEqual(workout)
    }),
    drawing,
  )
})

testProperty('every drawn request is accepted unchanged', 5000, (drawing) => {
  fc.assert(
    fc.property(generateRequest, (request) => {
      expect(GenerateRequest.parse(request)).toEqual(request)
    }),
    drawing,
  )
})
