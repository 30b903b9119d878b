import type { LandContext } from '../plan/context.ts'
import { lengthInWords } from '../plan/length-in-words.ts'
import { type Block, ticksOf } from '../plan/plan.ts'
import type { RefusedSet } from '../plan/session.ts'
import { asksForEnds, leastTicksWith } from './asked-ends.ts'
import type { Aims } from './main-sets/aims.ts'
import { askedSet } from './main-sets/asked-set.ts'
import { MIN_FRAME_SECONDS } from './main-sets/asked-set-figures.ts'
import type { AskedStyle } from './main-sets/asked-style.ts'
import type { FoundSets } from './main-sets/choose.ts'
import { raceWork } from './race-pace.ts'
import { writtenSet } from './written-set.ts'

type AskedMainSet = { ok: true; blocks: readonly Block[]; remarks: string[] }

/** The main set that the athlete asks for, or why it cannot be had; undefined if none is asked for. */
export function askedMainSet(
  context: LandContext,
  aims: Aims,
  style: AskedStyle,
): AskedMainSet | RefusedSet | undefined {
  const { set, mainSet } = context.request
  const asked = set
    ? askedSet(set, context, aims, style)
    : mainSet && writtenThatFits(mainSet, context, aims.rest, style)
  const refusal = asked?.ok && tooLong(asked.blocks, context)
  return refusal ? { ok: false, reason: refusal } : asked
}

/** A main set that is written out, with shorter recoveries of its own where the usual ones are longer than the session. */
export function writtenThatFits(
  mainSet: NonNullable<LandContext['request']['mainSet']>,
  context: LandContext,
  [least, most]: Aims['rest'],
  style: Parameters<typeof writtenMainSet>[3],
): AskedMainSet {
  const usual = writtenMainSet(mainSet, context, [least, most], style)
  if (!tooLong(usual.blocks, context)) return usual
  for (const share of SHORTER_RESTS) {
    const shorter = writtenMainSet(mainSet, context, [least * share, Math.min(most, 1) * share], style)
    if (!tooLong(shorter.blocks, context)) return { ...shorter, remarks: [SHORTER_REMARK] }
  }
  return usual
}

/** Shares of the usual recoveries that are tried in a session too short for these. Our choice: shorter ones are none. */
const SHORTER_RESTS = [5 / 6, 2 / 3, 1 / 2, 1 / 3]
const SHORTER_REMARK = 'The recoveries are shorter than usual, so that all of it fits.'

/** A main set that is written out, with what it leaves to the type. */
function writtenMainSet(
  mainSet: NonNullable<LandContext['request']['mainSet']>,
  context: LandContext,
  rest: Aims['rest'],
  style: AskedStyle,
): AskedMainSet {
  const own = raceWork(context.request) ?? style.own
  return { ok: true, blocks: [writtenSet(mainSet, context, { ...style, rest, ...(own ? { own } : {}) })], remarks: [] }
}

/** The main sets that leave room for a warm-up and a cool-down of the asked lengths, or why there are none. */
export function betweenEnds(sets: FoundSets, context: LandContext): FoundSets | RefusedSet {
  if (!asksForEnds(context.request)) return sets
  const fitting = sets.found.filter(({ blocks }) => !tooLong(blocks, context))
  const [shortest] = sets.found.toSorted((one, other) => ticksOf(one.blocks) - ticksOf(other.blocks))
  if (fitting.length === 0) return { ok: false, reason: (shortest && tooLong(shortest.blocks, context)) ?? '' }
  return {
    found: fitting,
    worse: () => sets.worse().filter(({ blocks }) => !tooLong(blocks, context)),
    draw: (random) => {
      for (let draws = 0; draws < MAX_DRAWS; draws += 1) {
        const blocks = sets.draw(random)
        if (!tooLong(blocks, context)) return blocks
      }
      return random.pick(fitting).blocks
    },
  }
}

/** Most sets leave room for usual ends; where few do, any of these is taken. */
const MAX_DRAWS = 20

/** Why a main set and what surrounds it are longer than the session; undefined if they are not. */
export function tooLong(main: readonly Block[], context: LandContext): string | undefined {
  const { ruler, request } = context
  const least = asksForEnds(request)
    ? leastTicksWith(main, context)
    : ticksOf(main) + ruler.atLeast(MIN_FRAME_SECONDS, 1)
  if (Math.floor(least) <= ruler.total) return undefined
  const { noun, lengths } = request.sport
  const longest = lengths.find(({ unit }) => unit === request.length.unit)?.max ?? Number.POSITIVE_INFINITY
  const { value } = ruler.duration(Math.ceil(least))
  if (value > longest * (ruler.inSeconds ? 60 : 1))
    return `Warm-up, main set and cool-down are longer than any ${noun}, which can be ${longest} ${request.length.unit} long: ask for shorter ones.`
  const needed = lengthInWords(ruler.duration(Math.ceil(least)))
  return `Warm-up, main set and cool-down take ${needed}: ask for at least that, or for a shorter main set.`
}
