import { describe, expect, test } from 'vitest'
import { groupOf, ridden } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { type Block, ticksOf } from '../plan/plan.ts'
import { resolve } from '../resolve.ts'
import type { LockContext } from './locks.ts'
import { mainSetSources } from './main-set-sources.ts'

const request = resolve(usualRequest('cycling', 'threshold'))
const block = (...intensities: Block['pieces'][number]['intensity'][]): Block => ({
  times: 1,
  pieces: intensities.map((intensity) => ({ intensity, zone: 2, ticks: 12, name: '', notes: '' })),
})
const drawn = [
  block('warmup'),
  block('warmup', 'rest'),
  block('interval', 'recovery'),
  block('interval', 'cooldown'),
  block('cooldown'),
]
const draw = () => ({ blocks: drawn, remarks: [] })

const example = [ridden('warmup', 900, 1), groupOf(4, ridden('interval', 360, 5), ridden('recovery', 180, 1))]

/** The main sets beside some locked entries of an hour, one of each source. */
function setsBeside(locked: EditorEntry[], own = request, total = 3600) {
  const head = locked.map((entry) => ({ entry, isLocked: true }))
  const locks: LockContext = { request: own, head, tail: [], locked: new Set(locked), total, tick: 5 }
  return mainSetSources(draw, example, locks).map((source) => source(1))
}

describe('beside what is locked', () => {
  test('is the main set of a whole session, and of one as long as what is left, where no work is locked', () => {
    const [whole, shorter, ...others] = setsBeside([ridden('warmup', 900, 1)])
    expect(whole).toEqual(drawn.slice(1, 4))
    const intensities = shorter?.flatMap(({ pieces }) => pieces.map(({ intensity }) => intensity))
    expect(intensities?.[0]).not.toBe('warmup')
    expect(intensities?.at(-1)).not.toBe('cooldown')
    // In ticks of 5 s.
    expect(ticksOf(shorter ?? [])).toBeLessThan(2700 / 5)
    expect(others).toEqual([])
  })

  test('is only the shorter one where some work is locked, and none where half of it is', () => {
    expect(setsBeside([ridden('interval', 360, 5)])).toHaveLength(1)
    expect(setsBeside([groupOf(2, ridden('interval', 400, 5), ridden('recovery', 180, 1))])).toEqual([])
    expect(setsBeside([groupOf(2, ridden('interval', 360, 5), ridden('recovery', 180, 1))])).toEqual([])
    expect(setsBeside([ridden('warmup', 900, 6)])).toHaveLength(2)
  })

  test('is no shorter one where less is left than a session can have', () => {
    expect(setsBeside([ridden('warmup', 2700, 1)])).toHaveLength(2)
    const least = 60 * (request.sport.lengths.find(({ unit }) => unit === 'minutes')?.min ?? 0)
    expect(setsBeside([ridden('warmup', 3600 - least, 1)])).toHaveLength(2)
    expect(setsBeside([ridden('warmup', 3601 - least, 1)])).toHaveLength(1)
  })

  test('is a drawn set, although the athlete asked for one', () => {
    const asked = { ...request, set: { times: 12, value: 3, unit: 'minutes' } as const }
    expect(setsBeside([ridden('warmup', 2000, 1)], asked)).toHaveLength(2)
  })
})
