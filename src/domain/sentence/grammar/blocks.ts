import { sportOf } from '../../sports/registry.ts'
import type { Measured } from './measure.ts'
import { minuteBetweenSets } from './minute-between-sets.ts'
import type { Rest } from './part.ts'
import { product } from './product.ts'
import { restAfter } from './write-rests.ts'
import type { Block, Writing } from './writing.ts'

/** Repetitions that are the same, one after another or by turns, as repeats. */
export function joinEqual(each: readonly (readonly string[])[]): Block[] {
  const key = (steps: readonly string[]) => steps.join('\n')
  for (let period = 1; period <= each.length / 2; period += 1) {
    if (each.length % period !== 0) continue
    if (each.every((steps, index) => key(steps) === key(each[index % period] ?? [])))
      return [{ times: each.length / period, steps: each.slice(0, period).flat() }]
  }
  const blocks: Block[] = []
  for (const steps of each) {
    const last = blocks.at(-1)
    if (last && key(last.steps) === key(steps)) blocks[blocks.length - 1] = { ...last, times: last.times + 1 }
    else blocks.push({ times: 1, steps })
  }
  return blocks
}

export function repeatOuter(
  blocks: Block[],
  outer: readonly number[],
  after: Rest | undefined,
  writing: Writing,
  bout: Measured | undefined,
): Block[] | undefined {
  const rounds = product(outer)
  if (rounds === 1) {
    if (!after) return blocks
    const rest = restAfter(after, bout, writing)
    return rest ? [...withoutLastRest(blocks), { times: 1, steps: rest }] : undefined
  }
  const only = blocks[0]
  if (!after && blocks.length === 1 && only && !sportOf(writing.sport).inPool) {
    if (only.steps.length > 1 && only.times === 1) {
      // Sets without a rest of their own between them.
      writing.assumed.add(ONLY_BETWEEN_REPETITIONS)
      return [{ times: only.times * rounds, steps: only.steps }]
    }
  }
  const between = after ?? (sportOf(writing.sport).inPool && isSet(blocks) ? minuteBetweenSets(writing) : undefined)
  return withRestBetween(
    Array.from({ length: rounds }, () => blocks).map((all) => all),
    between,
    writing,
    bout,
  )
}

function isSet(blocks: readonly Block[]): boolean {
  return blocks.some(({ times }) => times > 1) || blocks.length > 2
}

const ONLY_BETWEEN_REPETITIONS = 'No rest was said between the sets, so only those between the repetitions are taken.'

export function withRestBetween(
  rounds: readonly (Block | Block[])[],
  after: Rest | undefined,
  writing: Writing,
  bout: Measured | undefined,
): Block[] | undefined {
  const rest = after ? restAfter(after, bout, writing) : restOfSets(rounds, writing)
  if (rest === null || rest === undefined) return undefined
  return rounds.flatMap((round, index) => {
    const blocks = Array.isArray(round) ? round : [round]
    const isLast = index === rounds.length - 1
    if (isLast || rest.length === 0) return blocks
    return [...withoutLastRest(blocks), { times: 1, steps: rest }]
  })
}

/** What is told of sets whose rest was chosen. */
export const NO_REST_BETWEEN_SETS = 'No rest was said between the sets, so 3 minutes easy.'

/** On land there is a rest between sets of repetitions, whether one was said or not. */
function restOfSets(rounds: readonly (Block | Block[])[], writing: Writing): string[] {
  const areSets = rounds.flat().some(({ times }) => times > 1)
  const [first] = rounds
  const last = Array.isArray(first) ? first.at(-1) : first
  // "2x(10x40/20, 5 min easy)": each of them ends with its rest.
  const isRested = last?.times === 1 && last.steps.length === 1 && /\brecovery$/.test(last.steps[0] ?? '')
  if (!areSets || isRested || rounds.length < 2 || sportOf(writing.sport).inPool) return []
  writing.assumed.add(NO_REST_BETWEEN_SETS)
  return ['- 3min recovery']
}

/** The rest between sets takes the place of the one behind the last bout. */
export function withoutLastRest(blocks: readonly Block[]): Block[] {
  const last = blocks.at(-1)
  if (!last) return []
  if (last.isByTurns) return [...blocks]
  const steps = last.steps
  const end = steps.at(-1)
  if (steps.length < 2 || !end || !/\b(?:rest|recovery)$/.test(end)) return [...blocks]
  const shorter = { times: 1, steps: steps.slice(0, -1) }
  return [...blocks.slice(0, -1), ...(last.times > 1 ? [{ times: last.times - 1, steps }] : []), shorter]
}

/** Blocks as lines of the text form. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ times, steps }) => (times === 1 ? [...steps] : ['', `${times}x`, ...steps, '']))
}
