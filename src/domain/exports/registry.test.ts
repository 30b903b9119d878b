import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedStepsOf } from '#tests/arbitraries.ts'
import { drawnTwice } from '#tests/drawn.ts'
import { type SportId, sports } from '../sports/registry.ts'
import { exportFormats, formatOf } from './registry.ts'

describe.each(exportFormats)('$label', (format) => {
  test('is found by its id', () => {
    expect(formatOf(format.id)).toBe(format)
    expect(format.extension).toMatch(/^[a-z]+$/)
  })

  describe.each(sports)('can carry $label', (sport) => {
    drawnTwice('whatever the workout', 200, (drawing) => {
      const createdAt = new Date('2026-03-14T07:00:00Z')
      const workout = { name: 'Any', sport: sport.id as SportId }
      fc.assert(
        fc.property(storedStepsOf(sport), (steps) => {
          const bytes = format.encode({ ...workout, steps }, { createdAt })
          expect(bytes.length).toBeGreaterThan(0)
          expect(format.encode({ ...workout, steps }, { createdAt })).toEqual(bytes)
        }),
        drawing,
      )
    })
  })
})

test('an unknown format is none', () => {
  expect(formatOf('gpx')).toBeUndefined()
})
