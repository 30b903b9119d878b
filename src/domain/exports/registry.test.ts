import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedStepsOf } from '#tests/arbitraries.ts'
import { drawnTwice } from '#tests/drawn.ts'
import { type SportId, sports } from '../sports/registry.ts'
import { formatOf, formats } from './registry.ts'

describe.each(formats)('$label', (format) => {
  test('is found by its id', () => {
    expect(formatOf(format.id)).toBe(format)
    expect(format.extension).toMatch(/^[a-z]+$/)
    expect(format.out ?? format.in).toBeDefined()
  })

  const { out } = format
  if (!out) return
  describe.each(sports)('out of $label', (sport) => {
    drawnTwice('carries any workout, the same bytes each time, and says what it cannot', 200, (drawing) => {
      const createdAt = new Date('2026-03-14T07:00:00Z')
      const workout = { name: 'Any', sport: sport.id as SportId }
      fc.assert(
        fc.property(storedStepsOf(sport), (steps) => {
          const bytes = out.encode({ ...workout, steps }, { createdAt })
          expect(bytes.length).toBeGreaterThan(0)
          expect(out.encode({ ...workout, steps }, { createdAt })).toEqual(bytes)
          for (const loss of out.losses({ ...workout, steps }, {})) expect(loss).toMatch(/^[A-Z].*\.$/)
        }),
        drawing,
      )
    })
  })
})

test('an unknown format is none', () => {
  expect(formatOf('gpx')).toBeUndefined()
})
