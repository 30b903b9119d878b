import { isEasyAim } from '../easy-aims.ts'
import type { Length, Part } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'
import {
  endsEasily,
  hasBody,
  isFar,
  isFarBelow,
  isLongEasy,
  isPair,
  isShortTime,
  isWithinBout,
} from './facts-of-parts.ts'
import type { Folding } from './folding.ts'

/** Whether a length behind a part is its rest. */
export function isRest(folding: Folding, part: Part, length: Length): boolean {
  if (!hasBody(part) || part.rest || part.sendOff || part.isTotal || part.after?.where === 'sets') return false
  if (folding.link === 'off') return true
  const isSet = part.times.length > 0 || part.rungs !== undefined
  if (nextIsPart(folding)) return false
  // "2 sets of 12x 15/15, 6 min easy": between the sets.
  const isOfSets = part.inner !== undefined && isPair(part.inner) && part.times.length > 1 && !part.after
  if (isOfSets && easyBehind(folding) === 'easy' && !isLongEasy(length))
    return folding.sign !== 'then' && folding.sign !== '+'
  if (
    !folding.isPool &&
    folding.sign === ',' &&
    endsEasily(part) &&
    folding.next(1)?.is !== 'where' &&
    (hasWorkAhead(folding) || (isOneSetByTurns(part) && folding.next(2)?.is !== 'where'))
  )
    return false
  if (!folding.isPool && isTimeAlone(folding, part, length)) return true
  if (!isSet) return false
  if (folding.sign === 'with') return !isFar(length, folding.isPool)
  if (folding.sign === 'within' || folding.sign === 'then' || folding.sign === ':') return false
  const easy = easyBehind(folding)
  // "6 rounds of 30 s hard and 1 min easy"
  if (folding.sign === '+' && !(folding.isAnd && easy === 'easy' && part.times.length > 0)) return false
  if (easy === 'role') return false
  if (folding.next(1)?.is === 'where') return true
  if (folding.sign === '/' && part.times.length > 0 && part.inner === undefined && !easy) return false
  if (folding.sign === '/' && !folding.isPool) return false
  if (easy === 'easy') {
    if (
      folding.isPool &&
      length.clock === undefined &&
      length.unit !== 's' &&
      length.unit !== 'min' &&
      length.value >= 25
    )
      return false
    return !isLongEasy(length) || isWithinBout(length, part)
  }
  // "3 sets of 10x 40/20, 5 min": between the sets.
  const next = folding.next(1)
  if (part.inner && isPair(part.inner) && part.times.length > 1 && (!next || next.is === 'sign') && !isLongEasy(length))
    return true
  if (!folding.isPool) return false
  if (length.clock) return true
  if (length.unit === 's') return length.value <= 120
  return folding.sign === '' && length.unit === undefined && length.value <= 60 && folding.next(1)?.is !== 'detail'
}

/** "6x(40 s hard, 20 s easy), 5 min easy": each time has its easy time already. */
function isOneSetByTurns({ times, inner }: Part): boolean {
  return times.length === 1 && inner?.length === 2 && inner.every((one) => one.times.length === 0 && !one.inner)
}

/** "6 x 1k @ 5k, 90 s": a short time of which nothing is said, behind something hard. */
export function isTimeAlone(folding: Folding, part: Part, length: Length): boolean {
  const isOfAll = folding.next(1, 'mark')?.is === 'mark' && (folding.next(1) as PhraseOf<'mark'>).mark === 'all'
  if (
    folding.sign === 'within' ||
    (folding.sign === 'then' && !isOfAll) ||
    folding.sign === '+' ||
    folding.sign === ':' ||
    part.role ||
    part.place
  )
    return false
  const next = folding.next(1)
  const isEnd =
    !next ||
    isOfAll ||
    next.is === 'sign' ||
    next.is === 'close' ||
    next.is === 'where' ||
    next.is === 'open' ||
    next.is === 'count' ||
    (next.is === 'mark' && (next.mark === 'then' || next.mark === 'plus' || next.mark === 'and'))
  if (!isEnd || length.isLow) return false
  const isSet = part.times.length > 0 || part.rungs !== undefined
  const isSpecific = part.aims.some((aim) => !isEasyAim(aim)) || part.listed !== undefined
  if (!isSet && !(isSpecific && hasWorkAhead(folding))) return false
  if (folding.sign === '/' && !isSpecific) return false
  return isShortTime(length, isSet)
}

export function hasWorkAhead(folding: Folding): boolean {
  return folding.phrases
    .slice(folding.at + 1)
    .some((one) => one.is === 'length' || one.is === 'count' || one.is === 'rungs')
}

/** In a pool a clock time behind a set is its send-off, if it is long enough. */
export function isSendOffHere(folding: Folding, part: Part, length: Length): boolean {
  if (!folding.isPool) return false
  if (folding.link === 'off') return length.clock !== undefined || length.unit === 'min' || length.value > 45
  if (folding.sign === 'with' || !length.clock || part.times.length === 0) return false
  const [minutes = 0, seconds = 0] = length.clock
  return minutes * 60 + seconds >= 35
}

/** What follows a length: an easy word, or what it is for. */
export function easyBehind(folding: Folding): 'easy' | 'role' | undefined {
  let found: 'easy' | undefined
  for (let ahead = 1; ahead < 5; ahead += 1) {
    const phrase = folding.phrases[folding.at + ahead]
    if (!phrase || phrase.is === 'sign' || (phrase.is === 'mark' && phrase.mark === 'then')) return found
    if (phrase.is === 'role') return 'role'
    if (phrase.is === 'where') return 'easy'
    if (phrase.is === 'rest word') found = 'easy'
    if (phrase.is === 'aim' && (isEasyAim(phrase.aim) || (folding.part && isFarBelow(phrase.aim, folding.part))))
      found = 'easy'
    else if (phrase.is === 'aim') return undefined
    if (phrase.is === 'length' || phrase.is === 'count') return found
  }
  return found
}

/** Whether a count follows, so that the length stands for itself: "10 x5". */
export function nextIsPart(folding: Folding): boolean {
  const next = folding.next(1)
  return next?.is === 'role' || (next?.is === 'count' && next.isBehind)
}
