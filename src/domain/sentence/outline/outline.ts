import { type SportId, sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import { TEST } from '../tokens/words/unsupported-words.ts'
import { isInTime, isPlusBeside, isThenBeside, withAddedEnds } from './added-parts.ts'
import { groupAlternating } from './alternation.ts'
import { findContents, nestContents } from './contents.ts'
import { countPairs, fillBetweenEnds, withoutOpenPairs } from './counted-pairs.ts'
import { withEffortOfSwim } from './effort-of-timed-swim.ts'
import { easeEndsOfRow } from './ends-of-rows.ts'
import { fillRemainder } from './fill-remainder.ts'
import { inOrderOfDoing } from './order-of-doing.ts'
import { mentionsOfPart, type Part } from './part.ts'
import { partsIn } from './parts.ts'
import { withRemainder } from './remainder.ts'
import { fillBehindSets } from './remainder-behind-sets.ts'
import { timeEasyEnds } from './timed-ends.ts'
import { findTotal } from './total.ts'

/** The parts of a session, and the length of the whole if one was said. */
export type Outline = {
  total?: Part
  parts: Part[]
  /** Whether parts are added: those of a swim by a plus, lengths by "then". */
  isAdded?: boolean
  /** Whether sets were left out: the other parts are not all that was asked for. */
  isPartial?: boolean
  /** Whether a set that was left out stood before all other parts. */
  isBegun?: boolean
}

/** Finds the parts of a session, and which of its lengths is the total. */
export function outlineOf(mentions: readonly Mention[], sentence: string, context: SportContext): Outline {
  const said = inOrderOfDoing(
    nestContents(countPairs(partsIn(mentions, sentence), sentence, context), sentence, context),
    sentence,
  )
  const rowed = easeEndsOfRow(said, sentence)
  const own = rowed.filter((part) => !isOfOtherSport(part, mentions, context))
  // The part of another sport is left unread: "30 min run then 60 min bike".
  // "bike then run 2h": the only length counts, but not that of "after a 45 min ride".
  const sessions = own.length > 0 ? own : rowed.filter((part) => !isNamedBehind(part))
  const contents = findContents(sessions, sentence)
  const all = timeEasyEnds(
    sessions.filter((part) => !contents.includes(part)),
    context,
  )
  const whole = findTotal(all, mentions, sentence, context)
  const total = whole && withAddedEnds(whole, all, sentence)
  const parts = withoutOpenPairs(
    fillBetweenEnds(
      fillBehindSets(
        whole,
        fillRemainder(
          whole,
          all.filter((part) => part !== whole),
          mentions,
          sentence,
          context,
        ),
        mentions,
        sentence,
        context,
      ),
      total,
      context,
    ),
  )
  // What a test is done with is no workout of its own.
  const hasTest = mentions.some((one) => one.kind === 'unsupported' && one.sentence === TEST)
  const isAdded =
    (sportOf(context.sport).inPool &&
      (parts.some((part) => isPlusBeside(part, mentions, sentence)) ||
        parts.some((part) => isInTime(part) && isThenBeside(part, mentions, sentence)))) ||
    (!total && (areStretchesInARow(parts, mentions) || OUT_AND_BACK.test(sentence)))
  const alternating = groupAlternating(total, parts, mentions, sentence, context)
  const swum = total && parts.length === 0 ? withEffortOfSwim(total, mentions, context) : total
  const isPartial = contents.length > 0 || hasTest
  return {
    ...withRemainder({ total: swum, parts: alternating ?? parts }, mentions, sentence),
    isAdded,
    ...(isPartial ? { isPartial } : {}),
  }
}

const OUT_AND_BACK = /\bout\b.*\bback\b/i

/** Whether lengths alone follow one another by "then": "5 miles at 7:30/mi then 2 miles easy". */
function areStretchesInARow(parts: readonly Part[], mentions: readonly Mention[]): boolean {
  const areStretches = parts.every(({ head }) => head?.kind === 'amount')
  return parts.length > 1 && areStretches && parts.slice(1).every((part) => isLinkedBefore(part, mentions))
}

function isLinkedBefore(part: Part, mentions: readonly Mention[]): boolean {
  const [first] = mentionsOfPart(part)
  return first !== undefined && mentions[mentions.indexOf(first) - 1]?.kind === 'link'
}

/** Whether the sport of a part stands behind its length: "45 min ride". */
function isNamedBehind({ head, about }: Part): boolean {
  return head !== undefined && about.some((one) => one.kind === 'sport' && one.from >= head.to)
}

function isOfOtherSport({ head, about }: Part, mentions: readonly Mention[], { sport }: SportContext): boolean {
  const owner = head && ownerBefore(head, mentions)
  if (owner) return owner !== sport

  const said = about.filter((one) => one.kind === 'sport')
  // "run after a 45 min ride"
  const behind = said.find((one) => head && one.from >= head.to)
  const sports = behind ? [behind] : said
  return sports.length > 0 && sports.every((one) => one.sport !== sport)
}

/** The sport before a length, where each length has its own before it: "swim 1k bike 20k run 5k". */
function ownerBefore(head: Mention, mentions: readonly Mention[]): SportId | undefined {
  const row = mentions.filter(({ kind }) => kind === 'sport' || kind === 'amount')
  const isRow = row.length > 3 && row.every(({ kind }, at) => kind === (at % 2 === 0 ? 'sport' : 'amount'))
  const owner = isRow ? row[row.indexOf(head) - 1] : undefined
  return owner?.kind === 'sport' ? owner.sport : undefined
}
