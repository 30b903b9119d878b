import type { Sport } from '../../sports/registry.ts'
import { zoneOfWord } from '../../text/grammar/effort-word.ts'
import { type Item, readItems } from '../../text/grammar/item.ts'

/** Where a step's length ends on its line, from a column on; undefined if it has none. */
export function lengthEnd(line: string, from: number): number | undefined {
  for (const item of readItems(line, from)) if (item.kind === 'length') return item.end
  return undefined
}

/** Takes out of the line what stands behind a length and the text form cannot read. */
export function removeUnknownWords(line: string, from: number, sport: Sport): { line: string; words: string } {
  const left = partsOf(line, from).flatMap((part) => leftOut(part, sport))
  let kept = ''
  let last = 0
  for (const { at, end } of left) {
    kept += `${line.slice(last, at)} `
    last = end
  }
  const words = left.filter(({ isSaid }) => !isSaid).map(({ at, end }) => line.slice(at, end))
  return { line: kept + line.slice(last), words: words.join(' ') }
}

/** The items behind each length of the line. */
function partsOf(line: string, from: number): Item[][] {
  const parts: Item[][] = [[]]
  for (const item of readItems(line, from)) {
    if (item.kind === 'length') parts.push([])
    parts.at(-1)?.push(item)
  }
  return parts
}

type LeftOut = { at: number; end: number; isSaid: boolean }

/**
 * The stretches of a part that are not read, with the punctuation in them, so that a sentence stays one. `isSaid`: another
 * item says the same.
 */
function leftOut(part: readonly Item[], sport: Sport): LeftOut[] {
  const isEffortTarget = isTarget(part, sport)
  const intensity = part.findLast((item) => item.kind === 'intensity')
  const found: LeftOut[] = []
  /** The last stretch, as long as only punctuation has followed it. */
  let open: LeftOut | undefined
  for (const item of part) {
    const { kind, at, end } = item
    if (kind === 'filler' || kind === 'separator') continue
    const isTwice = kind === 'intensity' && item !== intensity
    const isUnread = UNREAD.includes(kind) || (kind === 'effort' && !isEffortTarget)
    const isSaid = isTwice && item.intensity === intensity?.intensity
    if (!isUnread && !isTwice) open = undefined
    else if (open && !isSaid && !open.isSaid) open.end = end
    else {
      open = { at, end, isSaid }
      found.push(open)
    }
  }
  return found
}

/** Whether the only word for an effort is the target, `10m easy`: no figure and no unread word stands beside it. */
function isTarget(part: readonly Item[], { reference }: Sport): boolean {
  const [effort, ...others] = part.filter((item) => item.kind === 'effort')
  if (!effort || others.length > 0 || part.some(({ kind }) => OTHER_TARGETS.includes(kind))) return false
  return zoneOfWord(effort.word, reference.metric) !== undefined
}

const UNREAD: readonly Item['kind'][] = ['unknown', 'number', 'wrong']
const OTHER_TARGETS = [...UNREAD, 'zone', 'percent', 'watts', 'beats', 'pace', 'open', 'no target', 'free']
