import type { Mention } from '../mention.ts'
import type { BuiltPart } from '../request/built-part.ts'
import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'
import { saysEffort } from './says-effort.ts'
import { wordsOf } from './told.ts'

/**
 * Tells the steps of a repeat of which no effort was said, where others have their own: the 3 of "3x(6' T, 3')" may be
 * easy, and was built as work.
 */
export function tellDefaultsInGroups(facts: Facts): Inferred[] {
  const words = facts.parts.flatMap((part) => unsaidIn(part, facts)).map((one) => `“${wordsOf(one, facts.sentence)}”`)
  if (words.length === 0) return []
  const because = `No effort was said for ${[...new Set(words)].join(', ')}, so work: write “easy” at a rest.`
  return [{ field: 'mainSet', reading: 'Assumed', because }]
}

/** The lengths within a repeat that were built as work without an effort of their own. */
function unsaidIn({ reading, mentions }: BuiltPart, { mentions: all, sentence }: Facts): Mention[] {
  const steps = GROUP.exec(reading)?.groups?.steps?.split(', ')
  if (!steps || mentions[0]?.kind !== 'sets of') return []
  const lengths = mentions.filter(({ kind }) => kind === 'amount')
  const last = lengths.at(-1)
  if (!last || lengths.length < 2 || steps.length < lengths.length) return []
  const end = sentence.indexOf(')', last.to)
  if (end < 0) return []
  const borders = [...lengths.slice(1).map(({ from }) => from), end]
  const own = lengths.map(({ to }, at) =>
    all.filter(
      (one) => one.from >= to && one.to <= (borders[at] ?? end) && (saysEffort(one) || OF_SWIMS.has(one.kind)),
    ),
  )
  // An effort behind the bracket is that of all.
  const isShared = mentions.some((one) => saysEffort(one) && (one.from > end || one.from < (lengths[0]?.from ?? 0)))
  // Beside easy steps the other one is the work: "3x(2 min easy, 5 min)".
  if (isShared || !own.flat().some((one) => saysEffort(one) && !isEasy(one))) return []
  return lengths.filter((_, at) => own[at]?.length === 0 && !EASY_OR_AIMED.test(steps[at] ?? ''))
}

function isEasy(one: Mention): boolean {
  return (one.kind === 'session' && one.session === 'easy') || (one.kind === 'zone' && one.zone <= 2)
}

const GROUP = /^\d+ × \((?<steps>[^()]*)\)/
const EASY_OR_AIMED = /\b(?:recovery|rest|walk|stand|float|warm-up|cool-down|zone [12])\b| at (?!zone)/
const OF_SWIMS = new Set<Mention['kind']>(['detail', 'split', 'send-off'])
