import { describe, expect, test } from 'vitest'
import { aroundOneBlock, aroundTwoBlocks } from './easy-time.ts'

describe('around one block of work', () => {
  const room = { all: 1000, before: 900, after: 400, shareBefore: 0 }

  test('easy time comes after the work, as far as that suits, and the rest before it', () => {
    expect(aroundOneBlock(room, false)).toEqual({ before: 600, middle: 0, after: 400 })
    expect(aroundOneBlock({ ...room, all: 300 }, false)).toEqual({ before: 0, middle: 0, after: 300 })
  })

  test('a drawn share of it comes before the work', () => {
    expect(aroundOneBlock({ ...room, shareBefore: 0.75 }, false)).toEqual({ before: 750, middle: 0, after: 250 })
    expect(aroundOneBlock({ ...room, shareBefore: 0.75 }, true)).toEqual({ before: 750, middle: 0, after: 250 })
    expect(aroundOneBlock({ ...room, shareBefore: 1 }, false)).toEqual({ before: 900, middle: 0, after: 100 })
  })

  test('what suits neither side splits the set, or follows it where the set may not be split', () => {
    expect(aroundOneBlock({ ...room, all: 1500 }, true)).toEqual({ before: 900, middle: 200, after: 400 })
    expect(aroundOneBlock({ ...room, all: 1500 }, false)).toEqual({ before: 900, middle: 0, after: 600 })
  })

  test('two minutes or less split no set', () => {
    expect(aroundOneBlock({ ...room, all: 1420 }, true)).toEqual({ before: 1020, middle: 0, after: 400 })
    expect(aroundOneBlock({ ...room, all: 1421 }, true)).toEqual({ before: 900, middle: 121, after: 400 })
  })

  test('at most three quarters of an hour come first where the rest can go elsewhere', () => {
    const long = { all: 5000, before: 4000, after: 1500, shareBefore: 1 }
    expect(aroundOneBlock(long, true)).toEqual({ before: 2700, middle: 800, after: 1500 })
    expect(aroundOneBlock({ ...long, all: 6000 }, false)).toEqual({ before: 2700, middle: 0, after: 3300 })
    expect(aroundOneBlock(long, false)).toEqual({ before: 4000, middle: 0, after: 1000 })
  })
})

describe('around two blocks of work', () => {
  const room = { all: 9600, before: 5000, after: 5000, shareBefore: 0 }

  test('an hour lies between them, of the rest two to four fifths before the first', () => {
    expect(aroundTwoBlocks(room)).toEqual({ before: 2400, middle: 3600, after: 3600 })
    expect(aroundTwoBlocks({ ...room, all: 6600, shareBefore: 1 })).toEqual({ before: 2400, middle: 3600, after: 600 })
    expect(aroundTwoBlocks({ ...room, all: 6600, shareBefore: 0.5 })).toEqual({
      before: expect.closeTo(1800),
      middle: 3600,
      after: expect.closeTo(1200),
    })
  })

  test('of little easy time three fifths lie between them', () => {
    expect(aroundTwoBlocks({ ...room, all: 1000 })).toEqual({ before: 160, middle: 600, after: 240 })
  })

  test('what suits neither end lies between them', () => {
    expect(aroundTwoBlocks({ ...room, before: 1000, after: 2000 })).toEqual({ before: 1000, middle: 6600, after: 2000 })
    expect(aroundTwoBlocks({ ...room, shareBefore: 1 })).toEqual({ before: 2700, middle: 3600, after: 3300 })
  })
})
