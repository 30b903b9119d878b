import type { Folded } from '../fold/folding.ts'
import type { Part } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** Whether words that change what is done are not part of what was folded. */
export function hasWordInDoubt(
  { parts }: Pick<Folded, 'parts'>,
  phrases: readonly Phrase[],
  text: string,
  isPool: boolean,
): boolean {
  return (
    phrases.some(
      (_, at) =>
        isLengthPerOther(phrases, at) ||
        isSetFromPoint(phrases, at) ||
        isBeforeEnd(phrases, at) ||
        isIdleRepeat(phrases, at, text) ||
        isIntervalPace(phrases, at, text) ||
        isEasyWorkOrRest(phrases, at) ||
        isAimBehindThen(phrases, at) ||
        isCalmBehindPair(phrases, at) ||
        isRowOfPieces(phrases, at) ||
        isAimAlone(phrases, at) ||
        isTitleBehindSet(phrases, at) ||
        isIntervalSession(phrases, at, parts, text) ||
        (isPool && isKindOfSwim(phrases, at, parts, text)),
    ) ||
    namesRungs(phrases, text) ||
    parts.some(isAddedToSet)
  )
}

/** "3x15 min easy spin, 90 s rest": how the bouts are done, and no rest. */
function isEasyWorkOrRest(phrases: readonly Phrase[], at: number): boolean {
  const [length, word, next] = [phrases[at - 1], phrases[at], phrases[at + (phrases[at + 1]?.is === 'sign' ? 2 : 1)]]
  return length?.is === 'length' && word?.is === 'rest word' && next?.is === 'rest' && next.rest.length !== undefined
}

/** "10 s rest per 100": a share of the distance. */
function isLengthPerOther(phrases: readonly Phrase[], at: number): boolean {
  const [before, mark, length] = [phrases[at - 1], phrases[at], phrases[at + 1]]
  return before?.is === 'rest' && mark?.is === 'mark' && mark.mark === 'per' && length?.is === 'length'
}

/** "at 20 min 4x1 min": a point of the whole from which on it is done. */
function isSetFromPoint(phrases: readonly Phrase[], at: number): boolean {
  const [mark, length, count] = [phrases[at], phrases[at + 1], phrases[at + 2]]
  return (
    mark?.is === 'mark' && mark.mark === 'at' && length?.is === 'length' && count?.is === 'count' && !count.isBehind
  )
}

/** "5 min easy before the cool-down" */
function isBeforeEnd(phrases: readonly Phrase[], at: number): boolean {
  const mark = phrases[at]
  const next = phrases.slice(at + 1).find(({ is }) => is !== 'filler')
  return mark?.is === 'mark' && (mark.mark === 'before' || mark.mark === 'after') && next?.is === 'role'
}

/** "3x3 min hard, 5 min easy, repeat": how often, and what, is not said. */
function isIdleRepeat(phrases: readonly Phrase[], at: number, text: string): boolean {
  const mark = phrases[at]
  if (mark?.is !== 'mark' || !/^repeat/i.test(text.slice(mark.from, mark.to))) return false
  // What stands behind a stop, "repeat. Then 3x(1 min hard", is another part.
  const isOfIt = ({ from }: Phrase) => from < mark.from || !/[.;\n]|\bthen\b/i.test(text.slice(mark.to, from))
  return !phrases
    .slice(Math.max(0, at - 2), at + 4)
    .some((one, index) => (one.is === 'count' || (one.is === 'length' && index > 2)) && isOfIt(one))
}

/** "3 km interval pace": how fast, and no kind of session. */
function isIntervalPace(phrases: readonly Phrase[], at: number, text: string): boolean {
  const [word, next] = [phrases[at], phrases[at + 1]]
  const isWord = word?.is === 'mark' && /^intervals?$/i.test(text.slice(word.from, word.to))
  return isWord && next !== undefined && /^(?:pace|effort|speed)$/i.test(text.slice(next.from, next.to))
}

/** "3x12 2 min 80% 1 120%": what each of them is made of, without a sign. */
function isRowOfPieces(phrases: readonly Phrase[], at: number): boolean {
  const [count, length, piece, aim, other] = phrases.slice(at, at + 5)
  return (
    count?.is === 'count' &&
    length?.is === 'length' &&
    piece?.is === 'length' &&
    aim?.is === 'aim' &&
    other?.is === 'length'
  )
}

/** "200 m ladder swim", "strides" in a pool: a kind of session of which no set is said. */
function isKindOfSwim(phrases: readonly Phrase[], at: number, parts: readonly Part[], text: string): boolean {
  const word = phrases[at]
  if (word?.is === 'strides' || (at === 0 && /\b(?:each|both|per) (?:legs?|sides?)\b/i.test(text))) return true
  return at === 0 && KIND.test(text) && parts.every(({ times, rungs, inner }) => times.length === 0 && !rungs && !inner)
}

const KIND = /\b(?:intervals?|ladders?)\b/i

/** "interval run, 2x2 min @ 120 w": the kind of session beside a target that names another one, or beside nothing. */
function isIntervalSession(phrases: readonly Phrase[], at: number, parts: readonly Part[], text: string): boolean {
  const [before, word] = [phrases[at - 1], phrases[at]]
  const isWord = word?.is === 'mark' && /^intervals?$/i.test(text.slice(word.from, word.to))
  if (!isWord || before?.is === 'rungs' || (before?.is === 'length' && phrases[at - 2]?.is === 'count')) return false
  const sets = parts.filter(({ times, rungs, inner }) => times.length > 0 || rungs || inner)
  if (phrases.some(({ is }) => is === 'reference')) return true
  return sets.some(({ aims }) => aims.some(({ kind }) => kind !== 'effort'))
}

/** "50 min then threshold pace 4:10/km": one more part whose length is not said, or the athlete's own threshold. */
function isAimBehindThen(phrases: readonly Phrase[], at: number): boolean {
  const mark = phrases[at]
  if (mark?.is !== 'mark' || mark.mark !== 'then') return false
  const behind = phrases.slice(at + 1).filter(({ is }) => is !== 'filler')
  const end = behind.findIndex(({ is }) => is !== 'aim')
  return behind[1]?.is === 'aim' && end !== 0 && (end < 0 || behind[end]?.is === 'sign')
}

/** "4 x 15 min / 5 min steady": the effort of the second time, or of the bouts. */
function isCalmBehindPair(phrases: readonly Phrase[], at: number): boolean {
  const [count, bout, slash, rest, aim] = phrases.slice(at, at + 5)
  return (
    count?.is === 'count' &&
    bout?.is === 'length' &&
    slash?.is === 'sign' &&
    slash.sign === '/' &&
    rest?.is === 'length' &&
    aim?.is === 'aim' &&
    aim.aim.kind === 'effort' &&
    (aim.aim.name === 'steady' || aim.aim.name === 'endurance')
  )
}

/** "10 minutes; sweet spot; 2x2 min": of which part is not said. */
function isAimAlone(phrases: readonly Phrase[], at: number): boolean {
  const [before, aim, next] = [phrases[at - 1], phrases[at], phrases[at + 1]]
  const isEnd = (one: Phrase | undefined) => one?.is === 'sign' && one.sign === ';'
  return aim?.is === 'aim' && aim.aim.kind === 'effort' && isEnd(before) && (next === undefined || isEnd(next))
}

/** "2x2 min, tempo ride 10 min": one more part, or the whole. */
function isTitleBehindSet(phrases: readonly Phrase[], at: number): boolean {
  const [aim, sport, length] = [phrases[at], phrases[at + 1], phrases[at + 2]]
  const isTitle = aim?.is === 'aim' && aim.aim.kind === 'effort' && sport?.is === 'sport' && length?.is === 'length'
  return isTitle && phrases.slice(0, at).some(({ is }) => is === 'count')
}

/** "2000, 1600, 2000s @ 10k pace": the bouts of that length, and no seconds. */
function namesRungs(phrases: readonly Phrase[], text: string): boolean {
  const all = phrases.flatMap((one) => (one.is === 'length' ? [one.length] : one.is === 'rungs' ? one.lengths : []))
  return all.some(({ value, unit, from, to }) => {
    // Hours with minutes are in seconds, too: "1h30".
    if (unit !== 's' || !/^\d+ ?s$/i.test(text.slice(from, to)) || value < 100 || value % 50 !== 0) return false
    return value >= 1000 || all.filter((one) => one.value === value).length > 1
  })
}

/** "2x3 min hard + 2 min hard + 1 min hard": all of it twice, or only the first. */
function isAddedToSet({ isJoined, isAdded, times }: Part, at: number, parts: readonly Part[]): boolean {
  const [before, next] = [parts[at - 1], parts[at + 1]]
  const isNext = next !== undefined && next.isAdded === true && next.times.length === 0 && !next.role
  return (
    isAdded === true &&
    isJoined === true &&
    times.length === 0 &&
    before !== undefined &&
    before.times.length === 1 &&
    !before.rest &&
    isNext
  )
}
