import fc from 'fast-check'
import { expect } from 'vitest'
import { GenerateRequest } from '#domain/generator/request.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { drawnTwice } from '../drawn.ts'
import { generateRequest, newWorkout } from './arbitraries.ts'

drawnTwice('every drawn workout can be saved as it is', 500, (drawing) => {
  fc.assert(
    fc.property(newWorkout, (workout) => {
      expect(NewWorkout.parse(workout)).toEqual(workout)
    }),
    drawing,
  )
})

drawnTwice('every drawn request is accepted as it is', 5000, (drawing) => {
  fc.assert(
    fc.property(generateRequest, (request) => {
      expect(GenerateRequest.parse(request)).toEqual(request)
    }),
    drawing,
  )
})
