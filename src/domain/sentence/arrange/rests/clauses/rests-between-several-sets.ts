import type { Token } from '../../../tokens/tokens.ts'
import type { Edit } from '../../arranged.ts'
import { isSwim } from '../../swims/is-swim.ts'
import { type SetWithRests, setsWithRests } from './sets-with-rests.ts'
import { asPart, spoken } from './spoken-rests.ts'

/**
 * A rest behind several sets that lies between them, in its places: "6x400 off 90s, 6x200 off 60s, 4 min between sets", "4x100
 * back on 2:10, 4x100 breast on 2:25, 100 free ez in btw".
 */
export function putRestsBetweenSets(_: readonly Token[], text: string): Edit[] {
  const all = setsWithRests(text)
  const sets = all.filter((set) => all.every(({ body }) => set.from < body.from || set.from >= body.to))
  const last = sets.at(-1)
  const [own] = last?.clauses.slice(-1) ?? []
  // "2x(4x400)": the rounds of a set.
  if (!last || !own || sets.length < 2 || sets.length < all.length || sets.some(({ isOpened }) => isOpened)) return []
  if (APART.test(text.slice(sets[0]?.from, own.from)) || /\bsets?[: ]*$/i.test(text.slice(0, last.from))) return []
  const isOfSets = own.place?.of === 'sets' || (own.place?.of === 'reps' && sets.every((set) => restsItself(set, text)))
  if (!isOfSets || !spoken(own, isSwim(text))) return []
  const joints = sets.slice(0, -1).map(({ end }) => text.slice(0, end).replace(/(?:[ ,]|\b(?:then|and))+$/i, '').length)
  const from = last.clauses.length > 1 ? (last.clauses.at(-2)?.to ?? last.joint) : last.joint
  const signs = isSwim(text) ? [...text.slice(0, own.from).matchAll(/@(?= ?\d?:[0-5]\d)/g)] : []
  return [
    // Beside a rest "@ 1:00" would be a pace.
    ...signs.map(({ index }) => ({
      from: index,
      to: index + 1,
      by: [{ words: 'on', for: { from: index, to: index + 1 } }],
    })),
    ...joints.map((at, index) => ({ from: at, to: at, by: [', ', asPart(own, isSwim(text), index === 0)] })),
    { from, to: own.to, by: [{ words: '', for: own }] },
  ]
}

/** Sets that are named, of different days, or with parts of their own between them. */
const APART =
  /\bset\b|[;\n]|\b(?:this|last|next|previous) (?:week|time|month)\b|\b(?:times|rounds|through|thru|twice)\b/i

/** Whether a set has a send-off or a rest of its own; "@ 3:50/km" is its pace. */
function restsItself({ from, end, clauses }: SetWithRests, text: string): boolean {
  const words = text.slice(from, clauses.at(-1)?.place ? clauses.at(-1)?.from : end)
  return (
    /(?:\b(?:on|off)(?: the)?|@) ?\d?:[0-5]\d(?! ?(?:\/|per\b|pace|min))/i.test(words) ||
    clauses.some(({ place }) => !place)
  )
}
