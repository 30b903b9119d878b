import type { Block } from '../plan/plan.ts'
import { builtIn, type Pool, poolFor } from '../plan/pool-ruler.ts'
import { type Dice, diceOf } from '../plan/random.ts'
import type { Session } from '../plan/session.ts'
import type { GenerateRequest } from '../request.ts'
import { askedSet, setFits } from './asked-set.ts'
import { type Surroundings, swimFramed } from './frame.ts'
import type { SwimAims } from './main-sets/aims.ts'
import { flattened } from './main-sets/flat.ts'
import { goodShapes } from './main-sets/search.ts'
import { blocksOf, type Shape } from './main-sets/shape.ts'
import { type Candidate, pickOne } from './main-sets/shortlist.ts'
import type { Ease } from './styles/rests.ts'
import type { Manner } from './styles/swim-styles.ts'

/** What a kind of swim is made of. */
export type Swimming<Set> = {
  type: Session['type']
  aims: SwimAims
  around: Surroundings
  /** How repetitions that the athlete asked for are swum, by their distance in the pool's unit. */
  asked: (distance: number) => Manner
  search: (pool: Pool, aims: SwimAims) => readonly Candidate<Set>[]
  /** The set as blocks, in parts that easy lengths may go between. */
  write: (set: Set, pool: Pool, dice: Dice) => Block[][]
}

/** A session in the pool. */
export function aSwim<Set>({ type, aims, around, asked, search, write }: Swimming<Set>): Session {
  return {
    sport: 'swimming',
    type,
    refusal: setFits,
    prepare: (request) => {
      const pool = poolFor(request)
      const { set } = request
      const good = set ? [] : search(pool, aims)
      const draw = (dice: Dice) => {
        // A set that was asked for is not parted.
        if (set) return swimFramed([askedSet(set, pool, asked)], pool, dice, { ...around, parts: false })
        const sets = good.length > 0 ? write(pickOne(good, dice), pool, dice) : []
        return swimFramed(sets, pool, dice, around)
      }
      return (seed) => builtIn(pool, draw(diceOf(keyOf(request, pool, seed))))
    },
  }
}

/** The search and the writing of sessions that are made of shapes. */
export function madeOf(shapes: readonly Shape[]): Pick<Swimming<Shape>, 'search' | 'write'> {
  const flat = flattened(shapes)
  return {
    search: (pool, aims) => goodShapes(flat, pool, aims),
    write: ({ parts, turnable }, pool, dice) => {
      const turned = turnable && dice.pick([true, false]) ? parts.toReversed() : parts
      return blocksOf(turned, pool, dice.pick<Ease>([0, 1, 2])).map((block) => [block])
    },
  }
}

/** Thresholds and metrics stay out of the dice: they change targets, not sessions. */
function keyOf({ workoutType, durationUnit }: GenerateRequest, { length, total }: Pool, seed: number): string {
  return ['swimming', workoutType, durationUnit, length, total, seed].join()
}
