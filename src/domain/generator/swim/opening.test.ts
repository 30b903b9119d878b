import { describe, expect, test } from 'vitest'
import { swimContext, writeBlocks } from '#tests/support/workouts/swims.ts'
import { createRandom } from '../plan/random.ts'
import { drawOpening, equippedIn, hasEquipment, writeOpening } from './opening.ts'
import { easyBackstroke, easyKick, easyPull, easySnorkel, namedDrills } from './styles/easy-styles.ts'

const pool = swimContext()
const needs = { equipment: 100, hasSets: false, isShort: false }

/** What sixty warm-ups of a distance begin with, after easy swimming. */
function drawOpenings(distance: number, more: Partial<typeof needs> = {}): Set<string> {
  return new Set(
    Array.from({ length: 60 }, (_, seed) =>
      drawOpening(distance / 25, pool, createRandom(`opening ${seed}`), { ...needs, ...more })
        .map(([{ name }]) => name.replace(/.* drill$/, 'drill'))
        .join(' and '),
    ),
  )
}

const short = ['', 'Backstroke', 'Swim with snorkel', 'drill']

describe('a warm-up', () => {
  test('may begin with backstroke, a drill, a snorkel, a pull or a kick besides easy swimming', () => {
    expect(drawOpenings(575)).toEqual(new Set([...short, 'Pull', 'Kick and Pull']))
    expect(drawOpenings(575, { hasSets: true })).toEqual(new Set(short))
  })

  test('of 600 is never easy swimming alone, nor one of 450 where few steps are left', () => {
    expect(drawOpenings(600)).not.toContain('')
    expect(drawOpenings(450, { isShort: true })).not.toContain('')
    expect(drawOpenings(425, { isShort: true })).toContain('')
  })

  test('uses no more equipment than is left: backstroke needs none', () => {
    const withoutAny = new Set(['Backstroke', 'drill'])
    expect(drawOpenings(600, { equipment: 0 })).toEqual(withoutAny)
    expect(drawOpenings(575, { equipment: 0 })).toEqual(new Set(['', ...withoutAny]))
    expect(drawOpenings(600, { equipment: 12 })).toContain('Pull')
    expect(drawOpenings(600, { equipment: 11 })).not.toContain('Pull')
  })

  test('counts the most that each part with equipment may take', () => {
    const kickAndPull = [
      [easyKick, 0.2, 200],
      [easyPull, 0.2, 300],
    ] as const
    expect(equippedIn(kickAndPull, pool)).toBe(20)
    expect(equippedIn([[easyBackstroke, 0.25, 200]], pool)).toBe(0)
    expect(namedDrills.map(hasEquipment)).toEqual([false, false, true, false, true, true])
  })
})

describe('the first swims of a warm-up', () => {
  const written = (distance: number, share: number, most: number, hasSets = false, context = pool) =>
    writeBlocks(writeOpening(distance / context.length, context, [[easySnorkel, share, most]], hasSets), context)

  test('are one below 300, unless sets follow', () => {
    expect(written(275, 0.3, 300)).toBe('1x275')
    expect(written(300, 0.3, 300)).toBe('1x200 1x100')
    expect(written(275, 0.3, 300, true)).toBe('1x175 1x100')
  })

  test('give each part its share in fifties, in hundreds from 150 on, up to its most', () => {
    expect(written(500, 0.26, 300)).toBe('1x350 1x150')
    expect(written(500, 0.24, 300)).toBe('1x400 1x100')
    expect(written(600, 0.25, 300)).toBe('1x400 1x200')
    expect(written(900, 0.26, 300)).toBe('1x700 1x200')
    expect(written(900, 0.28, 300)).toBe('1x600 1x300')
    expect(written(1600, 0.25, 200)).toBe('1x1400 1x200')
    expect(written(300, 0.05, 200)).toBe('1x250 1x50')
    expect(written(20 * 33.33, 0.15, 200, false, swimContext({ poolLength: 33.33 }))).toBe('1x566.61 1x99.99')
  })
})
