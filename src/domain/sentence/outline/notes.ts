import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { isNoted } from '../tokens/words/note-words.ts'
import { BREATHING } from '../tokens/words/unsupported-words.ts'
import type { Outline } from './outline.ts'
import type { Part } from './part.ts'
import { segmentsOf } from './segments.ts'

/** What to mind in training that no length and no target says: "on grass", "breathing every 3". */
export type Note = {
  words: string
  mentions: readonly Mention[]
  /** What gives the part its length that the note is said of; none if it is said of the whole session. */
  owner?: Mention | undefined
}

/** The notes in a sentence, each with the part that it is said of. `ofRoute`: hills that are those of the route. */
export function findNotes(
  mentions: readonly Mention[],
  { parts, total }: Outline,
  text: string,
  ofRoute: readonly Mention[],
): Note[] {
  const noted = [...mentionsOf('unsupported', mentions).filter((one) => isKept(one, mentions, text)), ...ofRoute]
  if (noted.length === 0) return []
  const heads = parts.flatMap(headsOf)
  const segments = segmentsOf(mentions, text)
  const unknown = mentionsOf('unknown', mentions).filter((one) => !CONDITION.test(text.slice(one.from, one.to)))
  return joinNeighbours([...noted, ...unknown], text)
    .filter((joined) => joined.some((one) => one.kind !== 'unknown'))
    .map((joined) => {
      const owner = ownerOf(joined, segments, [...heads, ...(total?.head ? [total.head] : [])])
      return { words: wordsOf(joined, text), mentions: joined, owner: owner === total?.head ? undefined : owner }
    })
}

/** The notes by what gives the parts their length, as parts are written. */
export function notesByOwner(notes: readonly Note[]): ReadonlyMap<Mention, readonly Note[]> {
  return Map.groupBy(
    notes.filter((note): note is Note & { owner: Mention } => note.owner !== undefined),
    ({ owner }) => owner,
  )
}

function headsOf({ head, group, contents }: Part): Mention[] {
  return [...(head ? [head] : []), ...(group?.parts ?? []).flatMap(headsOf), ...(contents ?? []).flatMap(headsOf)]
}

function isKept(one: MentionOf<'unsupported'>, mentions: readonly Mention[], text: string): boolean {
  const words = text.slice(one.from, one.to)
  // "3 miles easy, 7 flat": so fast, and on no flat ground.
  const isPace = /^flat$/i.test(words) && /\d\s?$/.test(text.slice(0, one.from))
  return isNoted(one.sentence, words) && !isPace && !isNameOfClimbs(one, mentions, text)
}

/** "climbing ride with 4 x 10 min uphill": the set says which climbs. */
export function isNameOfClimbs({ from, to }: Mention, mentions: readonly Mention[], sentence: string): boolean {
  return (
    /^(?:climb|hilly)/i.test(sentence.slice(from, to)) &&
    mentions.some((one) => one.kind === 'session' && one.session === 'hills')
  )
}

/** Words that lead to something else, and are no part of a note. */
const CONDITION = /^(?:if|unless|un?till?|when|but|or|not|x|.)$/i

/** Joins what stands side by side, unknown words as well: "4% incline", "hilly grass", "rolling course", "focus on form". */
function joinNeighbours(noted: readonly Mention[], text: string): Mention[][] {
  const joined: Mention[][] = []
  for (const mention of noted.toSorted((one, other) => one.from - other.from)) {
    const before = joined.at(-1)?.at(-1)
    if (before && BESIDE.test(text.slice(before.to, mention.from))) joined.at(-1)?.push(mention)
    else joined.push([mention])
  }
  return joined
}

const BESIDE = /^\s*(?:(?:and|&|in|on|with|at|a|an|the|of)\s+)*$/i

/** The words of a note, with those that lead to it: "in a wetsuit". */
function wordsOf(noted: readonly Mention[], text: string): string {
  const [from, to] = [noted[0]?.from ?? 0, noted.at(-1)?.to ?? 0]
  const [lead = ''] = LEAD.exec(text.slice(0, from)) ?? []
  return asLine(lead + text.slice(from, to))
}

/** Words as a line of the notes of a step, in which a moment at the beginning would make a message of it: "800 m up". */
export function asLine(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/^w(?:\/ ?| )/i, 'with ')
    .replace(/^(\d+) (?=m )/, '$1')
    .replace(/^(?=\d+:\d\d )/, 'for ')
}

const LEAD = /\b(?:on|in|with|w\/?|at|over|no|mostly|mainly|very|some)\s+(?:(?:a|an|the|my|some)\s+)?$/i

/** What a note is said of: in its clause the length or the set before it, else the one behind. */
function ownerOf(noted: readonly Mention[], segments: readonly Mention[][], heads: readonly Mention[]) {
  const at = segments.findIndex((segment) => segment.some((one) => noted.includes(one)))
  const segment = segments[at] ?? []
  const place = segment.findIndex((one) => noted.includes(one))
  const inClause =
    segment.slice(0, place).findLast((one) => heads.includes(one)) ??
    segment.slice(place).find((one) => heads.includes(one))
  // "8x100, breathing every 5": how one breathes is that of the swim before.
  const isOfBefore = noted.some((one) => one.kind === 'unsupported' && one.sentence === BREATHING)
  return (
    inClause ??
    (isOfBefore
      ? segments
          .slice(0, at)
          .flat()
          .findLast((one) => heads.includes(one))
      : undefined)
  )
}
