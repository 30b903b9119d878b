import fc from 'fast-check'
import { expect } from 'vitest'
import { newWorkout } from '#tests/arbitraries.ts'
import { drawnTwice } from '#tests/drawn.ts'
import { parseText } from './parse.ts'
import { printText } from './print.ts'

drawnTwice('every workout comes back from its text as it was', 5000, (drawing) => {
  fc.assert(
    fc.property(newWorkout, (workout) => {
      const text = printText(workout)
      const { workout: read, errors, readings } = parseText(text)
      expect(errors).toEqual([])
      expect(readings).toEqual([])
      expect(read).toEqual(workout)
      if (read) expect(printText(read)).toBe(text)
    }),
    drawing,
  )
})
