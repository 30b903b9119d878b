import type { Intensity } from '../../workout/intensity.ts'
import type { Item } from '../grammar/item.ts'
import { leadingIntensity } from '../grammar/phrase.ts'

/** What stands before a step's length: its name, and whatever else can be told apart from a name. */
export type BeforeLength = { items: Item[]; name?: string; intensity?: Intensity }

/**
 * Reads what stands before a length. Figures, zones and strokes keep their meaning where nothing else is said;
 * otherwise it is the step's name as it stands, without what is clearly no part of one at its ends. A name that begins
 * with an intensity, `Recovery spin`, has it.
 */
export function readBeforeLength(line: string, items: readonly Item[]): BeforeLength {
  if (items.every((item) => isClear(item) || isLikely(item))) return { items: [...items] }
  const first = items.findIndex((item, index) => !isClear(item, items[index - 1]))
  const last = items.findLastIndex((item, index) => !isClear(item, items[index - 1]))
  const [from, to] = [items[first], items[last]]
  const around = [...items.slice(0, first), ...items.slice(last + 1)]
  if (!from || !to) return { items: around }
  const name = line.slice(from.at, to.end)
  const intensity = leadingIntensity(name)
  return { items: around, name, ...(intensity ? { intensity } : {}) }
}

/** No part of a name, wherever it stands at its ends. */
function isClear(item: Item, before?: Item): boolean {
  if (item.kind === 'lap') return item.end - item.at > 'lap'.length
  if (item.kind === 'metric') return before?.kind === 'zone' || before?.kind === 'percent'
  return ['zone', 'percent', 'watts', 'beats', 'pace', 'cadence', 'ramp', 'name', 'sendOff', 'wrong'].includes(
    item.kind,
  )
}

/** What it says where nothing but such things stand before the length: `kick 100mtr`. */
function isLikely({ kind }: Item): boolean {
  return ['stroke', 'drill', 'equipment', 'free', 'filler', 'open', 'no target', 'lap', 'metric'].includes(kind)
}
