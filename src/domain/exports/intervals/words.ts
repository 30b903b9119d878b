import type { Sport } from '../../sports/registry.ts'
import { zoneOfWord } from '../../text/grammar/effort-word.ts'
import { type Item, readItems } from '../../text/grammar/item.ts'

/** Where a step's length ends on its line, from a column on; undefined where it has none. */
export function lengthEnd(line: string, from: number): number | undefined {
  for (const item of readItems(line, from)) if (item.kind === 'length') return item.end
  return undefined
}

/** What stands behind a length and says nothing to our own reader, which is taken out of the line. */
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

/** What is said of each length on the line. */
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
 * The stretches of a part that are not read, punctuation and all, so that a sentence stays one; `isSaid` is one that
 * another item says again.
 */
function leftOut(part: readonly Item[], sport: Sport): LeftOut[] {
  const isMeant = isAlone(part, sport)
  const intensity = part.findLast((item) => item.kind === 'intensity')
  const found: LeftOut[] = []
  /** The last stretch, as long as only punctuation has followed it. */
  let open: LeftOut | undefined
  for (const item of part) {
    const { kind, at, end } = item
    if (kind === 'filler' || kind === 'separator') continue
    const isTwice = kind === 'intensity' && item !== intensity
    const isStrange = kind === 'unknown' || kind === 'number' || kind === 'wrong' || (kind === 'effort' && !isMeant)
    const isSaid = isTwice && item.intensity === intensity?.intensity
    if (!isStrange && !isTwice) open = undefined
    else if (open && !isSaid && !open.isSaid) open.end = end
    else {
      open = { at, end, isSaid }
      found.push(open)
    }
  }
  return found
}

/** Whether a word for an effort is the target, `10m easy`, and neither words beside a figure nor the start of a sentence. */
function isAlone(part: readonly Item[], { reference }: Sport): boolean {
  const efforts = part.filter((item) => item.kind === 'effort')
  const isZone = efforts.every(({ word }) => zoneOfWord(word, reference.metric) !== undefined)
  return efforts.length === 1 && isZone && !part.some(({ kind }) => OTHERS.includes(kind))
}

const OTHERS: readonly Item['kind'][] = [
  ...([
    'unknown',
    'number',
    'wrong',
    'zone',
    'percent',
    'watts',
    'beats',
    'pace',
    'open',
    'no target',
    'free',
  ] as const),
]
