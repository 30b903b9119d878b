import type { Item } from '../grammar/item.ts'
import type { LineRemark } from './remarks.ts'

/** Drops runs of two or more unknown words, with one error for each run. */
export function dropLooseWords(line: string, items: readonly Item[]): { items: Item[]; errors: LineRemark[] } {
  const kept: Item[] = []
  const errors: LineRemark[] = []
  for (const run of groupWords(items)) {
    const first = run.findIndex(({ kind }) => kind === 'unknown')
    const last = run.findLastIndex(({ kind }) => kind === 'unknown')
    const [from, to] = [run[first], run[last]]
    if (!from || !to || from === to) {
      kept.push(...run)
      continue
    }
    kept.push(...run.slice(0, first), ...run.slice(last + 1))
    const words = line.slice(from.at, Math.min(to.end, from.at + MAX_SHOWN_CHARACTERS)).toWellFormed()
    errors.push({ at: from.at, message: `“${words}” is not understood. Words for the athlete go behind //.` })
  }
  return { items: kept, errors }
}

const MAX_SHOWN_CHARACTERS = 60

/** Groups neighbouring words; every other item is a group of its own. */
function groupWords(items: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    if (before && isWord(before) && isWord(item)) runs.at(-1)?.push(item)
    else runs.push([item])
  }
  return runs
}

function isWord({ kind }: Item): boolean {
  return WORDS.has(kind)
}

const WORDS = new Set<Item['kind']>([
  ...(['unknown', 'filler', 'effort', 'intensity', 'metric', 'stroke', 'drill', 'equipment', 'free', 'open'] as const),
])
