import { isEasyAim } from '../easy-aims.ts'
import type { EffortName, Length, Part, Rest } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'

import { hasBody, hasBodyOf, isLongEasy, isPair, isStretch, isWithinBout, isWorkAim } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'
import { hasWorkAhead } from './rests-by-place.ts'
import { shareRest } from './rests-of-several.ts'

export function restOf(length: Length): Rest {
  return { from: length.from, to: length.to, length, aims: [] }
}

export function takeRest(folding: Folding, { rest, isSure, from, to }: PhraseOf<'rest'>): void {
  const { part } = folding
  // "10k in 20 min easy recovery": how fast, and no rest.
  if (!folding.isPool && folding.link === 'in' && rest.length && part?.length && part.times.length === 0) {
    folding.folded.unknown.push({ from, to })
    return
  }
  const where = folding.where
  folding.where = undefined
  const next = folding.next(1)
  const whereBehind = next?.is === 'where' ? next.where : undefined
  const isSet =
    part !== undefined &&
    hasBody(part) &&
    (part.times.length > 0 ||
      part.rungs !== undefined ||
      folding.folded.parts.length > 0 ||
      isBeforeMoreWork(folding, part, rest))
  // "45 min recovery run": how easy the run is.
  if (
    isSure &&
    !isSet &&
    rest.manner === 'rest' &&
    rest.length &&
    (next?.is === 'sport' || (!next && folding.folded.sport !== undefined)) &&
    folding.folded.parts.length === 0 &&
    !hasBodyOf(part)
  ) {
    folding.finish()
    folding.start({ from, to }, { length: rest.length })
    folding.part?.aims.push({ kind: 'effort', name: 'recovery', from: rest.length.to, to })
    return
  }
  // "6x400, 200 jog sandwiched between 2 mile jogs": the ends have a length of their own.
  const isRole = next?.is === 'role' && !(next.role === 'both' && !folding.isPool && hasLengthBehind(folding))
  const lastInner = part?.inner?.at(-1)
  const isRestedGroup =
    lastInner !== undefined &&
    folding.sign !== 'with' &&
    (lastInner.manner !== undefined ||
      lastInner.aims.some(isEasyAim) ||
      (lastInner.rest?.manner === 'walk' && rest.manner === 'walk' && !folding.isPool))
  const isFarBehindSendOff =
    folding.isPool &&
    part?.sendOff !== undefined &&
    rest.length !== undefined &&
    !rest.length.clock &&
    rest.length.unit !== 's' &&
    rest.length.unit !== 'min'
  const isBehindTurns =
    isBehindHardAndEasy(folding) && rest.manner !== 'rest' && (folding.sign === ',' || folding.sign === 'then')
  const isOwnPart =
    (!isSure || isBehindTurns || (isFarBehindSendOff && rest.manner !== 'rest')) &&
    (!isSet ||
      isRole ||
      isBehindTurns ||
      isRestedGroup ||
      isFarBehindSendOff ||
      folding.sign === 'then' ||
      isLastOfStretches(folding, part, rest) ||
      (rest.length &&
        isLongEasy(rest.length) &&
        folding.sign !== 'with' &&
        !(part && isWithinBout(rest.length, part) && hasWorkAhead(folding))) ||
      part?.rest !== undefined) &&
    !where &&
    !whereBehind
  if (part && part.times.length > 0 && !hasBody(part) && rest.length) {
    // "5x 400 jog"
    part.length = rest.length
    part.aims.push({ kind: 'effort', name: 'easy', from, to })
    part.to = to
    return
  }
  if (isOwnPart && rest.length) {
    folding.finish()
    folding.start({ from, to }, { length: rest.length })
    if (folding.part) {
      if (rest.manner && rest.manner !== 'rest' && (rest.manner !== 'swim' || folding.isPool))
        folding.part.manner = rest.manner
      folding.part.aims.push(
        ...(rest.aims.length > 0
          ? rest.aims
          : [{ kind: 'effort', name: nameOf(rest.manner, folding.isPool), from, to } as const]),
      )
    }
    return
  }
  if (!part) {
    const previous = folding.folded.parts.at(-1)
    if (previous && !previous.rest && previous.times.length > 0) {
      previous.rest = rest
      return
    }
    folding.folded.unknown.push({ from, to })
    return
  }
  giveRest(folding, rest, where ?? whereBehind ?? rest.where)
}

/** "Active recovery" on land is no swim. */
function nameOf(manner: Rest['manner'], isPool: boolean): EffortName {
  if (manner === 'swim' && !isPool) return 'recovery'
  return manner === 'float' ? 'float' : 'easy'
}

/** "10 min at 9 km/h, 5 min at 10, 5 min walk": behind stretches the last easy time is one more. */
function isLastOfStretches(folding: Folding, part: Part, { length, manner }: Rest): boolean {
  if (folding.isPool || folding.depth > 0 || folding.group || !isStretch(part) || !length || folding.sign === 'with')
    return false
  return (manner === 'walk' || manner === 'jog') && isLongEnd(length) && !hasWorkAhead(folding)
}

/** Whether easy time is long enough to end a session with. */
function isLongEnd({ value, unit, clock }: Length): boolean {
  if (clock) return (clock[0] ?? 0) >= 3
  return unit === 'min' || unit === undefined ? value >= 3 && value < 60 : unit === 'km' || unit === 'mi'
}

function hasLengthBehind(folding: Folding): boolean {
  const behind = folding.next(2)
  return behind?.is === 'length' || (behind?.is === 'rest' && behind.rest.length !== undefined)
}

/** "2 km at 10k pace, 400 jog, 1 km at 5k pace": a short jog between work. */
function isBeforeMoreWork(folding: Folding, part: Part, { length }: Rest): boolean {
  const isHard = part.length !== undefined && !part.role && part.aims.some(isWorkAim)
  return !folding.isPool && isHard && length !== undefined && !isLongEasy(length) && hasWorkAhead(folding)
}

export function giveRest(folding: Folding, rest: Rest, where: 'reps' | 'sets' | undefined): void {
  const { part } = folding
  if (!part) {
    folding.folded.unknown.push({ from: rest.from, to: rest.to })
    return
  }
  part.to = Math.max(part.to, rest.to)
  const { group } = folding
  if (folding.isOfAll || rest.per) giveAll(folding, (one) => !one.rest && !one.sendOff, { rest })
  else if (folding.isPool && part.isJoined && part.times.length > 0 && !part.rest && where === undefined)
    giveJoined(folding, part, rest)
  if (where && giveBetweenRounds(folding, rest)) {
    folding.last = 'rest'
    folding.sign = ''
    return
  }
  const isOfGroup = where === 'sets' || (where === 'reps' && group?.length !== undefined && part.rest !== undefined)
  if (group && part.times.length <= 1 && isOfGroup && (group.length !== undefined || folding.isPool)) {
    group.after = { ...rest, where: 'sets' }
    folding.last = 'rest'
    folding.sign = ''
    return
  }
  const isOfPieces = part.times.length > 1 && part.inner !== undefined && !part.after && isPair(part.inner)
  // "2x(8x50 on 1:00), 2 min between": between the sets, whose swims leave at their times.
  const isOfTimed =
    folding.isPool && where === 'reps' && part.inner?.length === 1 && part.inner[0]?.sendOff !== undefined
  const isOfSets =
    isOfPieces ||
    isOfTimed ||
    (where === 'sets' &&
      (part.times.length > 1 || part.inner !== undefined || part.rest !== undefined || part.sendOff !== undefined))
  if (isBehindHardAndEasy(folding) && where !== 'reps' && !part.rest) part.after = where ? { ...rest, where } : rest
  else if (isOfSets || (part.rest && where === 'sets')) part.after = { ...rest, where: 'sets' }
  // "4 rounds of 3/2/1 min, 3 min between sets"
  else if (part.rungs && part.times.length === 1 && where === 'sets' && !part.after) part.after = { ...rest, where }
  // "30-20-10 s x 5, x 3 sets, 2 min easy"
  else if (part.rungs && part.times.length > 1 && !part.rest && !part.after && !folding.isPool && where !== 'reps')
    part.after = { ...rest, where: 'sets' }
  else if (part.rest && isOpenRest(part.rest) && !isOpenRest(rest))
    part.rest = { ...part.rest, ...rest, ...(part.rest.manner ? { manner: part.rest.manner } : {}) }
  else if (part.rest && part.times.length > 1 && !part.after) part.after = { ...rest, where: 'sets' }
  else if (part.rest) {
    // A second rest stands for itself.
    if (!part.after) part.after = rest
    else folding.folded.unknown.push({ from: rest.from, to: rest.to })
  } else {
    part.rest = where ? { ...rest, where } : rest
    if (where === 'reps') shareRest(folding, part.rest)
  }
  folding.isOfAll = false
  folding.last = 'rest'
  folding.sign = ''
  folding.link = ''
}

/** "tabata x3: 8 x 20/10, 4 min easy between": behind hard and easy time by turns it is between the rounds. Whether it was given. */
function giveBetweenRounds({ group, part, isPool }: Folding, rest: Rest): boolean {
  if (isPool || !group || group.times.length === 0 || group.after || !part?.inner || !endsInEasyTime(part.inner))
    return false
  group.after = { ...rest, where: 'sets' }
  return true
}

/** "4x(1 min on 1 min off), 10 min jog": what stands behind is no rest of each of them. */
function isBehindHardAndEasy({ part, isPool, group }: Folding): boolean {
  const isOne = !isPool && !group && part?.times.length === 1 && !part.after
  return isOne && part.inner !== undefined && endsInEasyTime(part.inner)
}

/** Hard and easy time by turns, the easy one last. */
function endsInEasyTime(inner: readonly Part[]): boolean {
  const last = inner.at(-1)
  return isPair(inner) && last !== undefined && last.aims.length > 0 && last.aims.every(isEasyAim)
}

/** Whether it is not said how long it is. */
export function isOpenRest({ length, share }: Rest): boolean {
  return length === undefined && share === undefined
}

export function takeRests(folding: Folding, { rests, from, to }: PhraseOf<'rests'>): void {
  const { part } = folding
  if (part?.rungs && !part.rest && !part.rests) {
    part.rests = rests
    part.to = to
  } else folding.folded.unknown.push({ from, to })
}

export function takeRestWord(folding: Folding, { manner, isSure, isVery, from, to }: PhraseOf<'rest word'>): void {
  const { part } = folding
  const next = folding.next(1)
  // "walk 5, run 20", "run 4 walk 1": the verb stands before its length.
  const isBeforeLength =
    next?.is === 'length' || (next?.is === 'mark' && next.mark === 'for' && folding.next(2)?.is === 'length')
  if (!isSure && !folding.isPool && isBeforeLength && (!part || folding.sign !== '' || folding.isVerbFirst)) {
    folding.isVerbFirst = true
    folding.finish()
    folding.before.manner = manner
    if (manner !== 'walk') folding.before.aims.push({ kind: 'effort', name: isVery ? 'recovery' : 'easy', from, to })
    folding.before.from ??= from
    return
  }
  // "rest z2", "rest easy": what is left of the whole.
  const isBehindPlace = part?.place !== undefined || part?.stretches !== undefined
  const isApart = (folding.sign !== '' && folding.sign !== 'with') || isBehindPlace
  const isAimed =
    (next?.is === 'aim' && !folding.next(2, 'length')) ||
    (next?.is === 'mark' &&
      (next.mark === 'in' || next.mark === 'at') &&
      folding.next(2)?.is === 'aim' &&
      !folding.next(3, 'length'))
  // "cd the rest"
  const isEnd = folding.before.role !== undefined && (!next || next.is === 'sign')
  if (isSure && ((isAimed && isApart) || isEnd)) {
    folding.finish()
    folding.start({ from, to }, { isRemainder: true })
    return
  }
  if (part && folding.last === 'rest' && folding.sign === '') {
    const rest = part.after ?? part.rest
    if (rest) {
      if (!rest.manner || rest.manner === 'rest') rest.manner = manner
      return
    }
  }
  // "30 min of jogging and walking"
  const other = part ? part.manner : folding.before.manner
  if (other && other !== manner && !isSure && next?.is !== 'length') {
    folding.folded.unknown.push({ from, to })
    return
  }
  // "5 min easy spin", "10 min jog"
  if (part && hasBody(part) && folding.sign === '' && !isSure) {
    const inner = part.inner?.at(-1)
    const target = inner && part.rest === undefined && inner.to >= part.to - 1 ? inner : part
    if (target.times.length === 0) {
      target.manner = manner
      if (target.aims.length === 0) target.aims.push({ kind: 'effort', name: isVery ? 'recovery' : 'easy', from, to })
      target.to = to
      part.to = Math.max(part.to, to)
      return
    }
  }
  // "10x 1 min on 1 min off, heart rate below 140 for the rest": each of them has its easy time.
  const hasEasyTime = isSure && part?.inner !== undefined && !folding.isPool && endsInEasyTime(part.inner)
  if (hasEasyTime && folding.previous()?.is === 'detail') return
  if (part && !part.rest && part.times.length > 0 && hasBody(part) && !hasEasyTime) {
    part.rest = { from, to, manner, aims: [] }
    folding.last = 'rest'
    return
  }
  if (!isSure || (isVery && !part && (next?.is === 'sport' || next?.is === 'length' || next?.is === 'mark'))) {
    if (part) folding.finish()
    folding.before.aims.push({ kind: 'effort', name: isVery ? 'recovery' : 'easy', from, to })
    folding.before.manner = manner
    folding.before.from ??= from
    return
  }
  folding.folded.unknown.push({ from, to })
}

export function takeWhere(folding: Folding, { where }: PhraseOf<'where'>): void {
  const { part } = folding
  if (folding.last === 'rest' && folding.sign === '' && part) {
    const rest = part.after ?? part.rest
    if (rest && rest === part.rest && rest.where === undefined && giveBetweenRounds(folding, rest)) {
      delete part.rest
      return
    }
    if (rest && rest.where === undefined) {
      if (where === 'sets' && !part.after && part.times.length > 1 && part.rest === rest) {
        part.after = { ...rest, where }
        const { rest: _, ...others } = part
        folding.part = others
        return
      }
      rest.where = where
      if (where === 'reps' && rest === part.rest) shareRest(folding, rest)
      return
    }
    if (rest) return
  }
  // "300 easy between sets"
  if (
    part &&
    hasBody(part) &&
    part.times.length === 0 &&
    folding.sign === '' &&
    folding.folded.parts.length > 0 &&
    !part.role
  ) {
    const previous = folding.folded.parts.pop()
    if (previous) {
      const rest: Rest = {
        from: part.from,
        to: part.to,
        ...(part.length ? { length: part.length } : {}),
        aims: part.aims,
        ...(part.details.length > 0 ? { details: part.details } : {}),
        ...(part.manner ? { manner: part.manner } : {}),
      }
      folding.part = previous
      if (isStretch(previous)) restBetween(folding, rest)
      else giveSwumRest(folding, previous, rest, where)
    }
    return
  }
  folding.where = where
}

/** "12 @ 80%, 8 @ 90%, 4 @ 100%, 2 min easy between": behind each of the stretches but the last. */
function restBetween(folding: Folding, rest: Rest): void {
  for (const part of folding.folded.parts.toReversed()) {
    if (!isStretch(part) || part.rest) return
    part.rest = rest
  }
}

/** "1x400 2x300 3x200 20 s rest": of the sets without a comma before it, too. */
function giveJoined(folding: Folding, part: Part, rest: Rest): void {
  const parts = folding.group?.inner ?? folding.folded.parts
  let joined = part.isJoined
  for (const one of parts.toReversed()) {
    if (!joined || one.times.length === 0 || one.rest || one.sendOff || one.role) return
    one.rest = rest
    joined = one.isJoined
  }
}

export function giveAll(folding: Folding, isOpen: (part: Part) => boolean, more: Partial<Part>): void {
  // "45 min: 3x1 @ 110%, 3x30 s @ 130%, all with 2 easy": the length of the whole has no rest.
  const [first, ...others] = folding.folded.parts
  const isWhole =
    !folding.isPool &&
    first?.length !== undefined &&
    first.times.length === 0 &&
    first.aims.length === 0 &&
    others.some(({ times }) => times.length > 0)
  for (const one of [...folding.folded.parts, ...(folding.group?.inner ?? [])]) {
    if (
      !one.role &&
      !one.isTotal &&
      !one.isRemainder &&
      !isEasyStretch(one) &&
      !(isWhole && one === first) &&
      isOpen(one)
    )
      Object.assign(one, more)
  }
  folding.isOfAll = false
}

/** "200 easy between": swims that leave at their times have it between their sets. */
function giveSwumRest(folding: Folding, part: Part, rest: Rest, where: 'reps' | 'sets'): void {
  const isTimed = part.inner?.every(({ sendOff }) => sendOff)
  if (folding.isPool && rest.length && rest.length.unit === undefined && !rest.length.clock) rest.manner ??= 'swim'
  if (where === 'reps' && part.sendOff) folding.folded.unknown.push({ from: rest.from, to: rest.to })
  else giveRest(folding, rest, isTimed ? 'sets' : where)
}

/** "400 easy, then 4x100, 8x50 all 10 s rest": an easy length is no set. */
function isEasyStretch(part: Part): boolean {
  return isStretch(part) && part.aims.length > 0 && part.aims.every(isEasyAim)
}
