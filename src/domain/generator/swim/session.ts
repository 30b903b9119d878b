import type { Block } from '../plan/plan.ts'
import { createRandom, type Random } from '../plan/random.ts'
import type { Draw, Session } from '../plan/session.ts'
import { isCalm } from '../request/effort.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { askedEnds, frameBetweenEnds, lengthsLeft } from './asked-ends.ts'
import { askedSwimSet } from './asked-set.ts'
import { type SwimContext, swimContextFor } from './context.ts'
import { aroundEasy, frameSwim, type SwimFrame } from './frame.ts'
import type { SwimAims } from './main-sets/aims.ts'
import { type Flat, flatten } from './main-sets/flat.ts'
import { findGoodSets } from './main-sets/search.ts'
import { type Candidate, drawFrom } from './main-sets/shortlist.ts'
import { blocksOf, type Round, type SwimSet } from './main-sets/swim-set.ts'
import { feltRemark, tooShortRemark, withFuel } from './remarks.ts'
import { EASES, type Ease } from './styles/rests.ts'
import { saidStyle, suitsZone } from './styles/said-style.ts'
import type { SwimStyle } from './styles/style.ts'
import { writtenSwimSet } from './written-set.ts'

/** What tells one kind of swim from another. */
export type SwimKind<Set> = {
  type: Session['type']
  bouts: Session['bouts']
  aims: SwimAims
  frame: SwimFrame
  /** In the asked unit: a shorter swim has no room for a full session of the kind, and says so. */
  leastDistance: number
  /** The style of asked repetitions, by their distance in the asked unit. */
  styleOf: (distance: number) => SwimStyle
  search: (pool: SwimContext, aims: SwimAims) => readonly Candidate<Set>[]
  /** The blocks of a set, in parts that easy lengths may stand between. */
  write: (set: Set, context: SwimContext, random: Pick<Random, 'pick'>) => Block[][]
}

/** The sessions of a kind of swim. */
export function swimSession<Set>({ type, bouts, leastDistance, ...kind }: SwimKind<Set>): Session {
  return {
    sport: 'swimming',
    type,
    bouts,
    prepare: (request) => {
      const { aims, styleOf, search, write } = kind
      const frame = request.effort && isCalm(request.effort) ? aroundEasy : kind.frame
      const pool = swimContextFor(request)
      const randomFor = (seed: number) => createRandom(keyOf(request, pool, seed))
      const styleWithin = (distance: number) => saidStyle(styleOf(distance), pool)
      const asked = request.set
        ? askedSwimSet(request.set, pool, styleWithin)
        : request.mainSet && writtenSwimSet(request.mainSet, request, pool, styleWithin)
      if (asked && !asked.ok) return asked
      const ends = askedEnds(request, pool)
      const fits = (main: readonly Block[]) => !ends || lengthsLeft(main, pool, ends) >= 0
      if (!fits(asked?.blocks ?? [])) return { ok: false, reason: TOO_LONG }
      const tooShort = tooShortRemark(request, pool, leastDistance)
      const all = asked ? [] : search(pool, aims)
      const good = ends ? all.filter(({ set }) => fits(write(set, pool, middle).flat())) : all
      const drawSet = drawFrom(good)
      const drawAround =
        (drawSets: (random: Random) => Block[][], around = frame): Draw =>
        (seed) => {
          const random = randomFor(seed)
          const sets = drawSets(random)
          const framed = ends
            ? frameBetweenEnds(sets.flat(), pool, random, ends, around.isHard)
            : frameSwim(sets, pool, random, around)
          const blocks = withFuel(framed, pool)
          return { blocks, remarks: [...tooShort, ...feltRemark(blocks, pool, request.type)] }
        }
      return {
        ok: true,
        measure: pool,
        draw: asked
          ? // An asked set is not split.
            drawAround(() => [asked.blocks], { ...frame, splits: false })
          : drawAround((random) => (good.length > 0 ? write(drawSet(random), pool, random) : [])),
        mainSets: () =>
          good.map(({ bouts: count, set, isStraight = false, isSpare = false }) => ({
            bouts: count,
            isStraight,
            isSpare,
            blocks: () => write(set, pool, middle).flat(),
            draw: drawAround((random) => write(set, pool, random)),
          })),
      }
    },
  }
}

const TOO_LONG = 'Warm-up, main set and cool-down are longer than the swim: ask for a longer one, or for less of them.'

/** Picks the middle of everything: a set with its usual rests. */
const middle: Pick<Random, 'pick'> = { pick: (items) => items[items.length >> 1] ?? throwEmpty() }

function throwEmpty(): never {
  throw new Error('Nothing to pick from')
}

/** How sessions are found and written whose main sets come from a list. */
export function fromSets(sets: readonly SwimSet[]): Pick<SwimKind<SwimSet>, 'search' | 'write'> {
  const flat = flatten(sets)
  /** The sets in which nothing is faster than the zone of an effort. */
  const within: Partial<Record<number, Flat>> = {}
  return {
    search: (pool, aims) => {
      const { saidZone } = pool
      if (saidZone === undefined) return findGoodSets(flat, pool, aims)
      within[saidZone] ??= flatten(
        sets.filter(({ rounds }) =>
          rounds.every(({ swims }) => swims.every(({ style }) => suitsZone(style, saidZone))),
        ),
      )
      return findGoodSets(within[saidZone], pool, aims)
    },
    write: ({ rounds, reversible }, pool, random) => {
      const isReversed = reversible === true && random.pick([true, false])
      const ease = random.pick<Ease>([0, 1, 2])
      const inSaidZone = (round: Round): Round => ({
        ...round,
        swims: round.swims.map((swim) => ({ ...swim, style: saidStyle(swim.style, pool) })),
      })
      return pool.once(rounds, isReversed ? EASES + ease : ease, () => {
        const own = pool.saidZone === undefined ? rounds : rounds.map(inSaidZone)
        return blocksOf(isReversed ? own.toReversed() : own, pool, ease).map((block) => [block])
      })
    },
  }
}

/** Reference value and metric are not in the key: they change targets, not sessions. */
function keyOf({ type }: ResolvedRequest, { unit, length, total }: SwimContext, seed: number): string {
  return ['swimming', type, unit, length, total, seed].join()
}
