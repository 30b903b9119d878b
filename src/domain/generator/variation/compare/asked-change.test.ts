import { describe, expect, test } from 'vitest'
import { changes, stepTowards } from './asked-change.ts'
import type { Traits } from './version-traits.ts'

const traits = (changed: Partial<Traits>): Traits => ({
  ...{ main: [], load: 60, intensity: 0.8, bout: 60, longestBout: 300 },
  ...changed,
})

describe('a version goes in a direction', () => {
  test('by the logarithm of its load, and not where its intensity falls', () => {
    expect(stepTowards(changes.harder, traits({}), traits({ load: 66 }))).toBeCloseTo(Math.log(1.1))
    expect(stepTowards(changes.easier, traits({}), traits({ load: 66 }))).toBeCloseTo(-Math.log(1.1))
    expect(stepTowards(changes.harder, traits({}), traits({ load: 66, intensity: 0.7 }))).toBeLessThan(0)
  })

  test('by its median bout, and not where the longest goes the other way', () => {
    const longer = changes['longer intervals']
    expect(stepTowards(longer, traits({}), traits({ bout: 90 }))).toBeCloseTo(Math.log(1.5))
    expect(stepTowards(longer, traits({}), traits({ bout: 90, longestBout: 180 }))).toBeLessThan(0)
    expect(stepTowards(longer, traits({}), traits({ bout: 90, longestBout: 299 }))).toBeCloseTo(Math.log(1.5))
    expect(stepTowards(changes['shorter intervals'], traits({}), traits({ bout: 40, longestBout: 400 }))).toBeLessThan(
      0,
    )
  })
})
