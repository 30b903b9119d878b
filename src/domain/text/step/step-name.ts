import type { Intensity } from '../../workout/intensity.ts'
import type { Item } from '../grammar/item.ts'
import { leadingIntensity } from '../grammar/phrase.ts'

/** The items before a step's length, and the name among them with the intensity that it begins with. */
export type BeforeLength = { items: Item[]; name?: string; intensity?: Intensity }

/**
 * Reads the items before a length. Figures, zones and strokes keep their meaning if nothing else stands there: `kick
 * 100mtr`. Otherwise the items are the step's name, except for figures and zones at its ends. A name that begins with an
 * intensity, `Recovery spin`, sets it.
 */
export function readBeforeLength(line: string, items: readonly Item[]): BeforeLength {
  if (items.every((item) => isNoName(item) || isKnown(item))) return { items: [...items] }
  const first = items.findIndex((item, index) => !isNoName(item, items[index - 1]))
  const last = items.findLastIndex((item, index) => !isNoName(item, items[index - 1]))
  const [from, to] = [items[first], items[last]]
  const around = [...items.slice(0, first), ...items.slice(last + 1)]
  if (!from || !to) return { items: around }
  const name = line.slice(from.at, to.end)
  const intensity = leadingIntensity(name)
  return { items: around, name, ...(intensity ? { intensity } : {}) }
}

/** Whether an item at the end of a name is no part of it. */
function isNoName(item: Item, before?: Item): boolean {
  if (item.kind === 'lap') return item.end - item.at > 'lap'.length
  if (item.kind === 'rpe') return !item.isBare
  // `RPE 9 - all out`: the dash belongs to neither.
  if (item.kind === 'filler') return before?.kind === 'rpe'
  if (item.kind === 'metric') return before?.kind === 'zone' || before?.kind === 'percent'
  return [
    'zone',
    'percent',
    'watts',
    'beats',
    'pace',
    'cadence',
    'ramp',
    'race',
    'offset',
    'name',
    'sendOff',
    'wrong',
  ].includes(item.kind)
}

/** Whether an item keeps its meaning if only such items stand before the length: `kick 100mtr`. */
function isKnown({ kind }: Item): boolean {
  return ['stroke', 'drill', 'equipment', 'free', 'filler', 'open', 'no target', 'lap', 'metric'].includes(kind)
}
