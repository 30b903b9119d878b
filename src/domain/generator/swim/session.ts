import type { Block } from '../plan/plan.ts'
import { type PoolRuler, poolRulerFor } from '../plan/pool-ruler.ts'
import { createRandom, type Random } from '../plan/random.ts'
import type { Session } from '../plan/session.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { askedSwimSet } from './asked-set.ts'
import { frameSwim, type SwimFrame } from './frame.ts'
import type { SwimAims } from './main-sets/aims.ts'
import { flatten } from './main-sets/flat.ts'
import { goodShapes } from './main-sets/search.ts'
import { blocksOf, type Shape } from './main-sets/shape.ts'
import { type Candidate, pickOne } from './main-sets/shortlist.ts'
import type { Ease } from './styles/rests.ts'
import type { SwimStyle } from './styles/swim-styles.ts'

/** What a kind of swim is made of. */
export type SwimKind<Set> = {
  type: Session['type']
  aims: SwimAims
  around: SwimFrame
  /** How repetitions that the athlete asked for are swum, by their distance in the pool's unit. */
  asked: (distance: number) => SwimStyle
  search: (pool: PoolRuler, aims: SwimAims) => readonly Candidate<Set>[]
  /** The set as blocks, in parts that easy lengths may go between. */
  write: (set: Set, pool: PoolRuler, random: Random) => Block[][]
}

/** A session in the pool. */
export function swimSession<Set>({ type, aims, around, asked, search, write }: SwimKind<Set>): Session {
  return {
    sport: 'swimming',
    type,
    prepare: (request) => {
      const pool = poolRulerFor(request)
      const own = request.set && askedSwimSet(request.set, pool, asked)
      if (own && !own.ok) return own
      const good = own ? [] : search(pool, aims)
      const draw = (random: Random) => {
        // A set that was asked for is not parted.
        if (own) return frameSwim([own.blocks], pool, random, { ...around, parts: false })
        const sets = good.length > 0 ? write(pickOne(good, random), pool, random) : []
        return frameSwim(sets, pool, random, around)
      }
      return {
        ok: true,
        measure: pool,
        draw: (seed) => ({ blocks: draw(createRandom(keyOf(request, pool, seed))), remarks: [] }),
      }
    },
  }
}

/** The search and the writing of sessions that are made of shapes. */
export function fromShapes(shapes: readonly Shape[]): Pick<SwimKind<Shape>, 'search' | 'write'> {
  const flat = flatten(shapes)
  return {
    search: (pool, aims) => goodShapes(flat, pool, aims),
    write: ({ parts, turnable }, pool, random) => {
      const turned = turnable && random.pick([true, false]) ? parts.toReversed() : parts
      return blocksOf(turned, pool, random.pick<Ease>([0, 1, 2])).map((block) => [block])
    },
  }
}

/** Thresholds and metrics stay out of the random: they change targets, not sessions. */
function keyOf({ type }: ResolvedRequest, { unit, length, total }: PoolRuler, seed: number): string {
  return ['swimming', type, unit, length, total, seed].join()
}
