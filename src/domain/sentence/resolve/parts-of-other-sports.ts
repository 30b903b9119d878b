import type { SportId } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { isHead } from '../outline/kinds.ts'
import { poolSport } from '../readers/figures/pools.ts'
import type { Span } from '../result.ts'
import { OTHER_PART } from '../tokens/words/unsupported-words.ts'

/**
 * The mentions, with each part of another sport named as a whole: "swim 1500, then bike 40k @ 230 w, run 10k" is the swim. A part
 * is of the sport that it names, and of another one if watts aim it in the water, or if it follows such a part without a sport.
 * What is done of the same sport behind another one, "60 min bike, 20 min run, 10 min bike", is another workout, too.
 */
export function namePartsOfOthers(mentions: readonly Mention[], sentence: string, sport: SportId): Mention[] {
  // Watts can be of another sport only in the water.
  const mayHoldOthers = sport === poolSport || mentions.some((one) => one.kind === 'sport' && one.sport !== sport)
  if (!mayHoldOthers) return [...mentions]
  const isOfOwn = ({ from }: Mention) => !OFF_THE_BIKE.test(sentence.slice(0, from))
  const said = mentionsOf('sport', mentions).filter(isOfOwn)
  const clauses = clausesOf(sentence)
  const isIn =
    ({ from, to }: Span) =>
    (one: Span) =>
      one.from >= from && one.to <= to
  let isOther = false
  let isBehindOther = false
  const others: Span[] = []
  let hasOwn = false
  for (const clause of clauses) {
    const sports = new Set(said.filter(isIn(clause)).map((one) => one.sport))
    const words = sentence.slice(clause.from, clause.to)
    if (sports.size > 1) return [...mentions]
    const isAimed =
      sport === poolSport && sports.size === 0 && /(?:@|at) ?\d{2,3} ?(?:w|watts)\b|\d ?k[mp]h\b/i.test(words)
    const hasLength =
      /\d/.test(words) && mentions.some((one) => isIn(clause)(one) && (isHead(one) || one.kind === 'sets of'))
    const isAgain = isBehindOther && hasLength && !DETAIL.test(words)
    if (sports.size > 0 || isAimed) isOther = isAimed || !sports.has(sport) || isAgain
    if (hasOwn && isOther && hasLength) isBehindOther = true
    // "20 min walk to the pool, then swim 2k"
    const isDry = sport === poolSport && hasLength && DRY.test(words)
    if (!isOther && !isDry && hasLength) hasOwn = true
    if (isDry) others.push(clause)
    else if (isOther && (hasLength || /\d/.test(words))) others.push(clause)
  }
  if (!hasOwn || others.length === 0) return [...mentions]
  const named: Mention[] = []
  const done = new Set<Span>()
  for (const one of mentions) {
    const other = others.find((clause) => isIn(clause)(one))
    if (!other) named.push(one)
    else if (!done.has(other)) {
      done.add(other)
      const own = mentions.filter(isIn(other))
      named.push({
        kind: 'unsupported',
        sentence: OTHER_PART,
        from: own[0]?.from ?? one.from,
        to: own.at(-1)?.to ?? one.to,
      })
    }
  }
  return named
}

/** The stretches between marks, the words that begin another part, and sports that stand side by side with their lengths. */
function clausesOf(sentence: string): Span[] {
  const clauses: Span[] = []
  let from = 0
  for (const { index, 0: words } of sentence.matchAll(BORDERS)) {
    clauses.push({ from, to: index })
    from = index + words.length
  }
  return [...clauses, { from, to: sentence.length }].flatMap((clause) => partsSideBySide(sentence, clause))
}

/** "1 km swim 20 km bike 5 km run" and "swim 1500 bike 40k run 10k" as a part for each sport. */
function partsSideBySide(sentence: string, clause: Span): Span[] {
  const words = sentence.slice(clause.from, clause.to)
  if (COUNTED.test(words)) return [clause]
  const isLengthFirst = words.search(/\d/) < words.search(SPORT)
  const parts = [...words.matchAll(isLengthFirst ? LENGTH_AND_SPORT : SPORT_AND_LENGTH)]
  if (new Set(parts.map(({ groups }) => groups?.sport?.toLowerCase())).size < 2) return [clause]
  const starts = parts.map(({ index }, at) => (at === 0 ? clause.from : clause.from + index))
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? clause.to }))
}

const BORDERS =
  /[,;\n+>→]|\.(?!\d)| [/–—-] |:(?!\d)|&|\b(?:then|and|followed by|straight into|into|before|after|plus|T1|T2|off(?= (?:an?|my) ))\b/gi
const LENGTH = '\\d+(?:[.,]\\d+)? ?(?:km?|m|mi|miles?|mins?|minutes|h|hrs?|hours?)?'
const SPORT = /\b(?:swim|bike|ride|run)\b/i
/** "bike 30 min run 10 min x2": as a whole, several times. */
const COUNTED = /x ?\d+ *$|\d ?(?:x|rounds?|times|sets)\b/i
const LENGTH_AND_SPORT = new RegExp(`\\b${LENGTH} ?(?<sport>swim|bike|ride|run)\\b`, 'gi')
const SPORT_AND_LENGTH = new RegExp(`\\b(?<sport>swim|bike|ride|run) ${LENGTH}(?!\\w)`, 'gi')
/** A time that nobody swims in. */
const DRY =
  /\d ?(?:h|hours?|hrs?|mins?|minutes)\b.*\b(?:walk(?:ing)?|jog(?:ging)?|stretch(?:ing|es)?|drive|hot tub|jacuzzi|sauna|planks?|dry ?land|on land)\b|\btread(?:ing)? water\b.*\d/i
/** "On the bike 3x10 threshold", "bike: 3x10": what a part was made of that was said before. */
const DETAIL = /\b(?:on|in|during|of|for) (?:the|my) |^ ?\w+ ?:/i
const OFF_THE_BIKE = /\b(?:off|on|from) (?:of )?(?:the|a|my) $/i
