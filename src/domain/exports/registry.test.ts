import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { carried } from '#tests/support/round-trip/carried.ts'
import { newWorkoutOf } from '#tests/support/workouts/arbitraries.ts'
import { sports } from '../sports/registry.ts'
import type { Duration, Target } from '../workout/step.ts'
import { NewWorkout } from '../workout/workout.ts'
import { formatOf, formats } from './registry.ts'
import type { FileWorkout, Format } from './shared/format.ts'

const createdAt = new Date('2026-03-14T07:00:00Z')
// A question at the end is one, too: "Did you mean ramp?"
const SENTENCE = /^[A-Z].*[.?]$/s
const hour: Duration = { type: 'time', unit: 'minutes', value: 3600 }
// Of what an athlete's reference values are; zones and percents become watts and paces by them.
const references = { running: 270, cycling: 250, swimming: 105 }

describe.each(formats)('$label', (format) => {
  test('is found by its id', () => {
    expect(formatOf(format.id)).toBe(format)
    expect(format.extension).toMatch(/^[a-z]+$/)
    expect(format.out ?? format.in).toBeDefined()
  })

  const { out } = format
  if (!out) return
  describe.each(sports)('out of $label', (sport) => {
    const options = { createdAt, reference: references[sport.id] }
    const anyWorkout = newWorkoutOf(sport)

    testProperty('writes any workout, with the same bytes each time, and lists what is lost', 100, (drawing) => {
      fc.assert(
        fc.property(anyWorkout, fc.boolean(), (workout, isKnown) => {
          const reference = isKnown ? options.reference : undefined
          const bytes = out.encode(workout, { createdAt, reference })
          expect(bytes.length).toBeGreaterThan(0)
          expect(Buffer.compare(out.encode(workout, { createdAt, reference }), bytes)).toBe(0)
          for (const loss of out.losses(workout, { reference })) expect(loss).toMatch(SENTENCE)
        }),
        drawing,
      )
    })

    test.each([
      ['zone', 'a range', { rangeMin: 218, rangeMax: 238 }, { zoneNumber: 4 }],
      ['zone', 'percents', { percentMin: 88, percentMax: 94 }, { zoneNumber: 4 }],
      ['percents', 'a range', { rangeMin: 218, rangeMax: 238 }, { percentMin: 88, percentMax: 94 }],
    ])('does not report a loss of a %s beside %s', (_, __, said, beside) => {
      const [type] = sport.targets.filter((one) => one !== 'open')
      if (!type) throw new Error(`${sport.label} has no targets`)
      const lossesOf = (target: Target) =>
        out.losses({ name: 'W', sport: sport.id, steps: [{ intensity: 'active', duration: hour, target }] }, options)
      const without = lossesOf({ type, ...said })
      expect(without).toEqual(expect.arrayContaining(lossesOf({ type, ...beside, ...said })))
    })

    if (!format.in) return
    const { decode } = format.in
    const again = (workout: FileWorkout) => {
      const read = decode(out.encode(workout, options), { name: 'File', ...options, sport: sport.id })
      if (!read.ok) throw new Error(read.reason)
      expect(NewWorkout.safeParse(read.workout).error).toBeUndefined()
      return read
    }

    test('has a line in the table of what is carried', () => {
      expect(carried[format.id]).toBeDefined()
    })

    const { cut, normalise } = carried[format.id] ?? { cut: () => undefined, normalise: () => undefined }

    testProperty('is read back unchanged in all that it carries, and the rest is listed as lost', 1000, (drawing) => {
      fc.assert(
        fc.property(anyWorkout, (workout) => {
          const whole = cut(workout)
          if (whole) {
            expect(out.losses(whole, options)).toEqual([])
            const read = again(whole)
            // What a text's words were taken for is said, and is no loss.
            expect(read.losses.filter((sentence) => !/^Lines? \d/.test(sentence))).toEqual([])
            expect(normalise(read.workout)).toEqual(normalise(whole))
          }
          // A pool that was only guessed is not missed.
          const guessed = workout.poolLength ? {} : { poolLength: null }
          if (!whole || !isDeepStrictEqual(normalise({ ...whole, ...guessed }), normalise({ ...workout, ...guessed })))
            expect(out.losses(workout, options)).not.toEqual([])
        }),
        drawing,
      )
    })
  })
})

describe('a file of any format', () => {
  const readers = formats.flatMap((format) => (format.in ? [{ format, ...format.in }] : []))
  const anyFormat = fc.constantFrom(...formats.filter(({ out }) => out))
  const anyWorkout = fc.constantFrom(...sports).chain((sport) => newWorkoutOf(sport))
  const written = (format: Format, workout: NewWorkout) =>
    format.out?.encode(workout, { createdAt, reference: references[workout.sport] }) ?? new Uint8Array()

  testProperty('is recognised by its bytes as its own format and as no other', 300, (drawing) => {
    fc.assert(
      fc.property(anyFormat, anyWorkout, (format, workout) => {
        const bytes = written(format, workout)
        const recognised = readers.filter(({ recognises }) => recognises(bytes, 'file')).map((one) => one.format.id)
        expect(recognised).toEqual(format.in ? [format.id] : format.id === 'text' ? ['intervals'] : [])
      }),
      drawing,
    )
  })

  const decodesAll = (bytes: Uint8Array) => {
    for (const { decode, recognises, format } of readers) {
      recognises(bytes, 'file')
      const read = decode(bytes, { name: 'File', sport: 'cycling' })
      if (!read.ok) expect(read.reason, format.id).toMatch(SENTENCE)
      else for (const loss of read.losses) expect(loss, format.id).toMatch(SENTENCE)
    }
  }

  testProperty('may be any bytes, which give a sentence', 500, (drawing) => {
    const start = fc.constantFrom('', '{', '<?xml version="1.0"?><', '[COURSE HEADER]\n', '- 10m ', '\u000e\u0010')
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 300 }), (beginning, rest) =>
        decodesAll(Uint8Array.from([...Buffer.from(beginning), ...rest])),
      ),
      drawing,
    )
  })

  testProperty('may be damaged or cut short, which gives a sentence', 500, (drawing) => {
    const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.integer({ min: 0, max: 255 }) })
    fc.assert(
      fc.property(
        anyFormat,
        anyWorkout,
        fc.array(change, { maxLength: 5 }),
        fc.double({ min: 0, max: 1 }),
        (...drawn) => {
          const [format, workout, changes, kept] = drawn
          const bytes = written(format, workout)
          for (const { at, byte } of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte
          decodesAll(changes.length > 0 ? bytes : bytes.subarray(0, Math.floor(bytes.length * (kept || 0))))
        },
      ),
      drawing,
    )
  })
})

test('an unknown format is not found', () => {
  expect(formatOf('gpx')).toBeUndefined()
})
