import { REFUSED } from '../readers/refusals.ts'
import { OTHER_SPORTS } from '../readers/unsupported.ts'
import { type Asked, type Found, type Inferred, type Span, type Unread, unreadAt } from '../result.ts'
import {
  ASK_DOCTOR,
  CALENDAR,
  CANCELLED,
  HURT,
  ILL,
  LIFTS,
  OTHER_TASK,
  PAST,
  PLAN,
  QUESTION,
} from '../tokens/words/unsupported-words.ts'

/**
 * The words that leave nothing to build: a length or a set that could not be used ("run -5 miles", "0x400 on the track"),
 * a question, or nothing but several sports, beside which at most a sport was said. A session of a usual length would not be
 * what was asked for.
 */
export function findNothingUsable(
  asked: Asked,
  { found, unread, text }: { found: readonly Found[]; unread: readonly Unread[]; text: string },
): Unread | undefined {
  const medical = unread.find(({ sentence }) => sentence === ASK_DOCTOR)
  // "kayak 40 min easy": the effort is that of another sport.
  const other = asked.sport ? undefined : unread.find((one) => isLengthOfOther(one, text))
  const isBeside = (field: string) =>
    BESIDE_A_SESSION.has(field) ||
    (medical !== undefined && field === 'effort') ||
    (other !== undefined && EFFORTS.has(field))
  // "-20 min easy run", "2x20 in 15 min": how long it is meant to be is not known.
  const negative = unread.find((one) => IMPOSSIBLE.test(one.sentence) || isNegativeSet(one, text))
  const question = unread.find((one) => isAllOfQuestion(one, found, text))
  const none = findNoWish(asked, found, unread, text)
  if (none) return unreadAt(none, none.sentence === ILL || none.sentence === HURT ? NOT_BUILT : SAY_ANOTHER_WAY)
  if (
    !Object.keys(asked).every(
      (field) =>
        isBeside(field) ||
        ((question ?? negative) !== undefined && EFFORTS.has(field)) ||
        (negative !== undefined && ENDS.has(field)),
    )
  )
    return undefined
  if (medical) return medical
  const left =
    unread.find(({ sentence }) => OF_SESSION.test(sentence) || sentence === QUESTION) ??
    other ??
    (saysSportsAlone(found, unread, text) ? unread.find(({ sentence }) => OTHER_SPORT.test(sentence)) : undefined)
  return left && unreadAt(left, SAY_ANOTHER_WAY)
}

/**
 * The words that ask for no session of today where nothing says one: "no training today", "same as last tuesday", "16 week
 * plan for a marathon", "5x5 squats", or nothing but work with a pain in the chest.
 */
function findNoWish(
  asked: Asked,
  found: readonly Found[],
  unread: readonly Unread[],
  text: string,
): Unread | undefined {
  const fields = Object.keys(asked).filter((field) => !REFERENCES.has(field))
  const isOpen = (field: string) => field === 'sport' || field === 'notes' || EFFORTS.has(field)
  const hasLength = !fields.every(isOpen)
  const wordsOf = ({ from, to }: Span) => text.slice(from, to).trim()
  const named = found.filter(({ field }) => field === 'sport' || EFFORTS.has(field))
  const plan = unread.find(({ sentence }) => sentence === PLAN)
  // "16 week plan for a marathon, sub 4"
  const isPlanAlone = found.every((one) => isOpen(one.field) || /^\d+$/.test(wordsOf(one)))
  if (plan && isPlanAlone) return plan
  if (hasLength) return undefined
  // "10 reps" are those of a lift.
  const isEmpty = named.every((one) => OF_LIFTS.test(wordsOf(one)))
  return unread.find((one) => {
    if (one.sentence === CALENDAR || (one.sentence === CANCELLED && named.length === 0)) return true
    if (one.sentence === PAST) return SAME.test(text.slice(0, one.to))
    if (one.sentence === ILL) return named.every(({ field }) => field === 'sport')
    // "my knee hurts but I want to do 10x400 all out"
    if (one.sentence === HURT) return named.length === 0 && unread.some((work) => isWorkWithInjury(work, one, text))
    const isOther = one.sentence === LIFTS || one.sentence === OTHER_TASK
    return isEmpty && (isOther || (one.sentence === REFUSED && OF_ALL.test(wordsOf(one))))
  })
}

/** Whether a length is left out because of an injury that is told elsewhere. */
function isWorkWithInjury(work: Unread, injury: Unread, text: string): boolean {
  return work !== injury && work.sentence === HURT && /\d/.test(text.slice(work.from, work.to))
}

const OF_LIFTS = /^(?:reps?|sets?)$/i
const REFERENCES = new Set<string>(['poolLength', 'workoutMetric', 'referenceValue', 'referenceUnit'])
/** What was done before is wanted again: "do the same as last week", and not "same route as last week". */
const SAME =
  /^(?:(?:please|just|run|ride|swim|do|let's|the|my) )*(?:same|repeat|redo)\b(?! (?:route|loop|course|place|time|pool|track|bike|hills?)\b)[^,;.]*$/i
/** What is refused is all of a session: "no training", "don't give me a run", "nothing today". */
const OF_ALL =
  /^nothing\b|\b(?:anything|training|train|exercise|workouts?|sessions?|sports?|run|running|ride|riding|bike|biking|swim|swimming|cycling|build)\b/i

/** Whether all that was read follows a question in its own clause, without a figure: "what to eat after long runs". */
function isAllOfQuestion({ from, to, sentence }: Unread, found: readonly Found[], text: string): boolean {
  if (sentence !== QUESTION || /\d/.test(text)) return false
  return found.every((one) => one.from >= from && !/[,.;!?\n]/.test(text.slice(to, one.from)))
}

/** Whether words hold the length of a sport without sessions here. */
function isLengthOfOther({ from, to, sentence }: Unread, text: string): boolean {
  return sentence === OTHER_SPORTS && /\d/.test(text.slice(from, to))
}

/** What was asked for, without how hard, where nothing is built of it: "-20 min easy run". */
export function withoutEffort(asked: Asked): Asked {
  const left = { ...asked }
  for (const field of effortFields) delete left[field]
  return left
}

/** What was read from the words, without how hard. */
export function withoutEfforts(inferred: readonly Inferred[]): Inferred[] {
  return inferred.filter(({ field }) => !EFFORTS.has(field))
}

/** Whether several sports are all that a sentence says: which of them is meant is not known. */
function saysSportsAlone(found: readonly Found[], unread: readonly Unread[], text: string): boolean {
  const isOther = ({ sentence }: Unread) => OTHER_SPORT.test(sentence)
  // Nor do words beside them that nobody knows: "asdf 🏊🚴🏃".
  if (!unread.some(isOther) || !unread.every((one) => isOther(one) || UNKNOWN.test(one.sentence))) return false
  const rest = [...found, ...unread].reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  )
  return !/[\p{L}\d]/u.test(rest.replace(JOINTS, ''))
}

const JOINTS = /\b(?:and|then|or|plus|n)\b/gi
const UNKNOWN = /was not understood\.$/
const OTHER_SPORT = /^A session is of one sport/

/** Fields that say nothing of what is to be done. */
const BESIDE_A_SESSION: ReadonlySet<string> = new Set<keyof Asked>([
  ...(['sport', 'poolLength', 'workoutMetric', 'referenceValue', 'referenceUnit'] as const),
])

/** Fields that say only how hard it is. */
const effortFields = ['workoutType', 'effort'] as const
const EFFORTS: ReadonlySet<string> = new Set(effortFields)
const ENDS: ReadonlySet<string> = new Set<keyof Asked>(['warmup', 'cooldown'])

/** Reasons why a length or a set was left out; what is told of asides, days and other people is none. */
const OF_SESSION =
  /must be above 0|how often|at most 40 steps|this set is left out|can be .+ long|as fast: check the length|longer than any|what this length is of|unit of this figure|figure was not used|longer than the session/i

const IMPOSSIBLE = /^A length must be above 0|^One bout is longer than the session/

/** "-5 x 800m at 5k pace" */
function isNegativeSet({ from, to, sentence }: Unread, text: string): boolean {
  return (
    /this set is left out/.test(sentence) &&
    /(?:^|[\s(,])-$/.test(text.slice(0, from)) &&
    /^\d+ ?x/i.test(text.slice(from, to))
  )
}

const NOT_BUILT = 'Nothing is built of this.'
const SAY_ANOTHER_WAY = 'Nothing is built of this: say it another way, or choose a type and a length yourself.'
