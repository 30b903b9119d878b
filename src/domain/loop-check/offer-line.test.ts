import { describe, expect, test } from 'vitest'
import { measureLine } from './measure-line.ts'
import type { Place } from './measures.ts'
import { offerLine } from './offer-line.ts'

// Corners of a square with sides of about 1,000.8 m.
const SIDE_METRES = 1_000.75
const [a, b, c, d]: Place[] = [
  [0, 0],
  [0, 0.009],
  [0.009, 0.009],
  [0.009, 0],
]
const square = [a, b, c, d, a] as Place[]

describe('a line', () => {
  test('around a block has the length of its sides, and nothing twice', () => {
    const measured = measureLine(square)
    expect(measured.metres).toBeCloseTo(4 * SIDE_METRES, 0)
    expect(measured.repeatedMetres).toBe(0)
    expect(measured.corridorMetres).toBeLessThanOrEqual(20)
    expect(measured.uTurns).toBe(0)
    expect(measured.openMetres).toBe(0)
    expect(measured.compactness).toBeCloseTo(Math.PI / 4, 2)
  })

  test('out and back turns once, and repeats half of itself', () => {
    const measured = measureLine([a, b, a] as Place[])
    expect(measured.repeatedMetres).toBeCloseTo(SIDE_METRES, 0)
    expect(measured.uTurns).toBe(1)
  })

  test('on the other side of a street is in its own corridor', () => {
    // 0.0001 degrees are 11 m.
    const line: Place[] = [
      [0, 0],
      [0, 0.009],
      [0.0001, 0.009],
      [0.0001, 0],
      [0, 0],
    ]
    const measured = measureLine(line)
    expect(measured.repeatedMetres).toBe(0)
    expect(measured.corridorMetres).toBeGreaterThan(0.4 * measured.metres)
  })

  test('of less than two points is refused', () => {
    expect(() => measureLine([a as Place])).toThrow('two points')
  })
})

describe('a measured line is offered', () => {
  const offer = (line: Place[], asked: number) => offerLine(measureLine(line), asked)

  test('as a loop, without a reason, where it is one of the asked length', () => {
    expect(offer(square, 4_000)).toEqual({ label: 'loop' })
  })

  test('with the length that it has, where that is another one', () => {
    expect(offer(square, 5_000)).toEqual({ label: 'loop', reason: 'It is 4 km long, not 5 km.' })
  })

  test('as the way out and back that it is', () => {
    expect(offer([a, b, a] as Place[], 2_000)).toEqual({
      label: 'out-and-back',
      reason: '50 % of it runs along a way that was passed before.',
    })
  })

  test('as a lollipop with a stem, or with a spur from its middle', () => {
    expect(offer([d, a, b, c, b, a, d] as Place[], 6_000)?.label).toBe('out-and-back')
    const spur: Place = [-0.003, 0.009]
    const withSpur = offer([a, b, spur, b, c, d, a] as Place[], 4_667)
    expect(withSpur?.label).toBe('lollipop')
    expect(withSpur?.reason).toBe('7 % of it runs along a way that was passed before.')
  })

  test('as one that winds, where it never gets far from its start', () => {
    // Eighteen lanes of 900 m, 56 m apart, and home beside them.
    const lanes = Array.from({ length: 18 }, (_, lane): Place[] => {
      const [near, far] = [0.001, 0.009]
      const north = 0.0005 * (lane + 1)
      return lane % 2 === 0
        ? [
            [north, near],
            [north, far],
          ]
        : [
            [north, far],
            [north, near],
          ]
    })
    const winding: Place[] = [[0, 0], ...lanes.flat(), [0.009, 0], [0, 0]]
    const measured = measureLine(winding)
    expect(measured.reachMetres).toBeLessThan(1_500)
    expect(offerLine(measured, measured.metres)).toEqual({
      label: 'loop',
      reason: 'It winds through the streets within 1.42 km of the start.',
    })
  })

  test('not at all where it does not end at its start, or is no way at all', () => {
    expect(offer([a, b, c] as Place[], 2_000)).toBeUndefined()
    expect(offer([a, a] as Place[], 2_000)).toBeUndefined()
  })
})
