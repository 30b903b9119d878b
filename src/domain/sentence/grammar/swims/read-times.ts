import type { Length, Rest } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, isTimeToSwim, lengthOf, secondsOf } from './lengths-of-a-swim.ts'

/** Says which times are send-offs and which are rests, by how long they are for the swim before them. */
export function readTimes(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  let distance: number | undefined
  let [isCounted, isTimed, depth] = [false, false, 0]
  let inRounds = false
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const [before, next] = [read.at(-1), phrases[at + 1]]
    if (phrase.is === 'open') depth += 1
    if (phrase.is === 'close') depth -= 1
    // "4x(50 kick, 50 drill) off 30 s": behind each round; when each round begins has no place in it.
    const behindRound = isMark(phrase, 'off', 'on') && before?.is === 'close' ? lengthOf(next) : undefined
    if (behindRound && next && behindRound.unit !== undefined) {
      const sum = sumInBrackets(phrases, at - 1)
      const seconds = secondsOf(behindRound) ?? 0
      read.push(isTimeToSwim(seconds, sum) ? { is: 'unknown', from: next.from, to: next.to } : restOf(behindRound))
      at += 1
      continue
    }
    const isRound = isSign(phrase, ':') && (before?.is === 'count' || before?.is === 'broken')
    if (isRound || phrase.is === 'broken') inRounds = true
    if (isMark(phrase, 'then') || isSign(phrase, ';', '.') || phrase.is === 'role') inRounds = false
    const time = phrase.is === 'length' ? inMinutes(withClock(phrase.length, text), distance, before) : undefined
    // "@ 95" with a rest: of what the figure is, is not clear.
    if (
      distance !== undefined &&
      phrase.is === 'aim' &&
      phrase.aim.kind === 'percent' &&
      phrase.aim.isBare &&
      phrase.aim.low > distance * SLOWEST_SECONDS &&
      hasRestAhead(phrases, at)
    ) {
      read.push({ is: 'unknown', from: phrase.from, to: phrase.to })
      continue
    }
    if (distance !== undefined && phrase.is === 'aim' && isMark(before, 'at') && !isHeld(before, text)) {
      const seconds =
        phrase.aim.kind === 'time' && phrase.aim.until === undefined
          ? phrase.aim.seconds
          : phrase.aim.kind === 'percent' && phrase.aim.isBare && phrase.aim.low === phrase.aim.high
            ? phrase.aim.low
            : undefined
      if (
        seconds !== undefined &&
        (isCounted || depth > 0 || inRounds) &&
        !isTimed &&
        !(isTimeToSwim(seconds, distance) && hasRestAhead(phrases, at))
      ) {
        // "@ 1:35 base": for each 100.
        const isBase = next?.is === 'aim' && /^base$/i.test(text.slice(next.from, next.to))
        if (isBase) at += 1
        const length: Length = {
          from: phrase.from,
          to: phrase.to,
          value: isBase ? (seconds * distance) / 100 : seconds,
          unit: 's',
        }
        if (isBase) {
          read.pop()
          read.push({ is: 'send-off', length, from: phrase.from, to: phrases[at]?.to ?? phrase.to })
          isTimed = true
          continue
        }
        const isLong = isTimeToSwim(seconds, distance)
        if (isLong || seconds < 60) {
          read.pop()
          read.push(isLong ? { is: 'send-off', length, from: phrase.from, to: phrase.to } : restOf(length))
          isTimed = true
          continue
        }
        read.push({
          ...phrase,
          aim: { kind: 'pace', low: seconds, high: seconds, per: '100', from: phrase.from, to: phrase.to },
        })
        continue
      }
    }
    // "3x(200, 100) on 5:00": when each round begins has no place in it.
    const closed =
      phrase.is === 'send-off' && (isMark(before, 'on', 'every', 'at') ? read.at(-2) : before)?.is === 'close'
    if (closed && isOfRounds(phrases, at)) {
      read.push({ is: 'unknown', from: phrase.from, to: phrase.to })
      continue
    }
    if (phrase.is === 'send-off') {
      const length = withClock(phrase.length, text)
      const seconds = secondsOf(length)
      const isShort =
        distance !== undefined &&
        seconds !== undefined &&
        seconds < 30 &&
        !isTimeToSwim(seconds, distance) &&
        length.clock === undefined &&
        isPlainOn(before, phrase, text)
      if (isMark(before, 'on', 'every', 'at')) read.pop()
      isTimed = true
      read.push(isShort ? restOf(length) : { ...phrase, length })
      continue
    }
    if (time && distance !== undefined) {
      const seconds = secondsOf(time)
      const isTime =
        time.clock !== undefined ||
        time.unit === 's' ||
        time.unit === 'min' ||
        (time.unit === undefined && (seconds ?? 999) <= 300 && isMark(before, 'off', 'on', 'at'))
      const isFigureOfRest = time.unit === undefined && !time.clock && time.value >= 5 && time.value <= 60
      const isPartBehind =
        next?.is === 'detail' ||
        next?.is === 'count' ||
        next?.is === 'role' ||
        next?.is === 'sport' ||
        (next?.is === 'aim' && time.unit !== 's')
      if (seconds !== undefined && isTime && isMark(before, 'off', 'on', 'at')) {
        const isSendOff = isTimeToSwim(seconds, distance) && !isTimed
        read.pop()
        read.push(
          isSendOff
            ? { is: 'send-off', length: time, from: phrase.from, to: phrase.to }
            : seconds <= 60
              ? restOf(time)
              : phrase,
        )
        isTimed = true
        continue
      }
      // "12x(50 + 25)": two swims.
      const isSwim = depth > 0 && time.unit === undefined && time.value % 25 === 0
      const isBehindSign = isSign(before, '+', '/') && (isTime || (isFigureOfRest && isCounted)) && !isSwim
      if (
        seconds !== undefined &&
        isBehindSign &&
        seconds <= 120 &&
        !isPartBehind &&
        (isCounted || depth > 0 || inRounds)
      ) {
        read.pop()
        read.push(restOf(time))
        isTimed = true
        continue
      }
      if (
        seconds !== undefined &&
        isTime &&
        !isPartBehind &&
        !isTimed &&
        (isCounted || depth > 0 || inRounds) &&
        !isSign(before, '+', '/')
      ) {
        const isShort = time.unit === 's' || (time.clock !== undefined && seconds < 35)
        if (isShort && seconds <= 120) {
          read.push(restOf(time))
          isTimed = true
          continue
        }
        if (time.clock && isTimeToSwim(seconds, distance) && hasRestAhead(phrases, at)) {
          read.push({
            is: 'aim',
            aim: { kind: 'time', seconds, from: phrase.from, to: phrase.to },
            isAt: true,
            from: phrase.from,
            to: phrase.to,
          })
          continue
        }
        if (time.clock && isTimeToSwim(seconds, distance)) {
          read.push({ is: 'send-off', length: time, from: phrase.from, to: phrase.to })
          isTimed = true
          continue
        }
      }
    }
    const isBeforePlace =
      next?.is === 'where' ||
      (isMark(next, 'after') && next !== undefined && /\b(?:each|every|ea)\b/i.test(text.slice(next.from, next.to)))
    if (time && distance !== undefined && isBeforePlace && (time.unit === 'min' || time.unit === 's' || time.clock)) {
      read.push(restOf(time))
      isTimed = true
      continue
    }
    // "50s descending" behind sets of 50: those swims, and no rest.
    if (
      phrase.is === 'length' &&
      phrase.length.unit === 's' &&
      phrase.length.value % 25 === 0 &&
      next?.is === 'detail' &&
      distance !== undefined &&
      before?.is !== 'count' &&
      isTimed
    ) {
      read.push({ is: 'unknown', from: phrase.from, to: phrase.to })
      continue
    }
    // "…, 1 min, …": a time of which nothing is said is a rest, of the sets where they have their own.
    if (time && distance !== undefined && isBareRest(time, before, next)) {
      const place = { from: phrase.from, to: phrase.to }
      read.push(restOf(time))
      if (isTimed || inRounds) read.push({ is: 'where', where: 'sets', ...place })
      isTimed = true
      continue
    }
    // "1 min after each 400"
    if (isMark(phrase, 'after') && /\b(?:each|every|ea)\b/i.test(text.slice(phrase.from, phrase.to))) {
      const far = next?.is === 'length' ? distanceOf(next.length) : undefined
      const isOfSets = far !== undefined && distance !== undefined && far >= 2 * distance
      read.push({
        is: 'where',
        where: isOfSets ? 'sets' : 'reps',
        from: phrase.from,
        to: far ? (next?.to ?? phrase.to) : phrase.to,
      })
      if (far) at += 1
      continue
    }
    // "lots of rest": as long as is usual behind so far.
    if (
      phrase.is === 'rest' &&
      phrase.rest.assumed &&
      /\b(?:lots|plenty|loads|long|ample)\b/i.test(text.slice(phrase.from, phrase.to))
    ) {
      const isByTime = read.findLast((one) => one.is === 'length')?.length.unit === 'min'
      const far = isByTime ? FAR : (distance ?? 0)
      const seconds = far >= FAR ? LONG_BEHIND_FAR : LONG
      const length: Length = { value: seconds, unit: 's', from: phrase.from, to: phrase.to }
      const assumed = `“${text.slice(phrase.from, phrase.to)}” was read as ${seconds} s.`
      read.push({ ...phrase, rest: { ...phrase.rest, length, assumed } })
      isTimed = true
      continue
    }
    if (phrase.is === 'rest') isTimed = true
    if (phrase.is === 'length' || phrase.is === 'rungs') {
      const far =
        phrase.is === 'length'
          ? distanceOf(phrase.length)
          : Math.max(...phrase.lengths.map((one) => distanceOf(one) ?? 0))
      if (far && !isMark(before, 'every', 'each')) {
        distance = far
        isCounted = read.at(-1)?.is === 'count' || phrase.is === 'rungs'
        isTimed = false
      }
    }
    if (phrase.is === 'selector') isTimed = false
    read.push(phrase)
  }
  return withShares(read)
}

function isBareRest(time: Length, before: Phrase | undefined, next: Phrase | undefined): boolean {
  const seconds = secondsOf(time) ?? 0
  const isAlone = isSign(before, ',', ';') && (!next || isSign(next, ',', ';', '.') || isMark(next, 'then'))
  return isAlone && (time.unit === 'min' || time.clock !== undefined) && seconds <= MOST_REST_SECONDS
}

// A long rest in seconds, from so many metres or yards on another (our choice).
const [LONG, LONG_BEHIND_FAR, FAR] = [60, 90, 100]

// For each metre or yard (our choice).
const SLOWEST_SECONDS = 1.4
// Our choice.
const MOST_REST_SECONDS = 300

/** "on 20", and not "leaving every 20 s" nor "20 s send-off". */
function isPlainOn(before: Phrase | undefined, phrase: Phrase, text: string): boolean {
  return (
    before !== undefined &&
    /^on$/i.test(text.slice(before.from, before.to)) &&
    !/[a-z]{4}/i.test(text.slice(phrase.from, phrase.to))
  )
}

/** Whether a rest or a send-off follows for the same swims, so that the time before it is that of a swim. */
function hasRestAhead(phrases: readonly Phrase[], at: number): boolean {
  for (const [index, phrase] of phrases.entries()) {
    if (index <= at) continue
    if (phrase.is === 'send-off') return true
    const next = phrases[index + 1]
    if (isMark(phrase, 'on', 'off') && (lengthOf(next)?.clock ?? next?.is === 'send-off')) return true
    // Between sets it says nothing of the swims.
    if (phrase.is === 'rest') return phrase.isSure && !(next?.is === 'where' && next.where === 'sets')
    if (
      phrase.is === 'count' ||
      phrase.is === 'close' ||
      phrase.is === 'role' ||
      phrase.is === 'selector' ||
      phrase.is === 'length' ||
      phrase.is === 'rungs' ||
      isMark(phrase, 'then', 'all')
    )
      return false
  }
  return false
}

function isHeld(phrase: Phrase | undefined, text: string): boolean {
  return phrase !== undefined && /hold|target|aim|hit/i.test(text.slice(phrase.from, phrase.to))
}

/** Whether brackets before a send-off hold several swims and no send-off. */
function isOfRounds(phrases: readonly Phrase[], at: number): boolean {
  const close = phrases.slice(0, at).findLastIndex(({ is }) => is === 'close')
  const open = phrases.slice(0, close).findLastIndex(({ is }) => is === 'open')
  const inside = phrases.slice(open + 1, close)
  const swims = inside.filter((one) => lengthOf(one) !== undefined && distanceOf(lengthOf(one) ?? NOWHERE))
  return swims.length > 1 && !inside.some((one) => one.is === 'send-off' || isMark(one, 'on', 'off', 'at'))
}

const NOWHERE: Length = { value: 0, from: 0, to: 0 }

/** How far is swum within the brackets that close here. */
function sumInBrackets(phrases: readonly Phrase[], close: number): number {
  let [sum, depth] = [0, 0]
  for (let at = close; at >= 0; at -= 1) {
    const [phrase, before] = [phrases[at], phrases[at - 1]]
    if (phrase?.is === 'close') depth += 1
    if (phrase?.is === 'open') depth -= 1
    if (depth === 0) return sum
    const far = phrase?.is === 'length' ? distanceOf(phrase.length) : undefined
    if (far && !isMark(before, 'on', 'off', 'at')) sum += far * (before?.is === 'count' ? before.times : 1)
  }
  return sum
}

/** "4x100 on 2", "6x200 off 4": minutes, where swimmers leave at such a time. */
function inMinutes(length: Length, distance: number | undefined, before: Phrase | undefined): Length {
  const { unit, clock, value } = length
  if (distance === undefined || unit !== undefined || clock || value >= 10 || !isMark(before, 'on', 'off', 'at'))
    return length
  const seconds = value * 60
  return isTimeToSwim(seconds, distance) && seconds <= distance * SLOWEST_SEND_OFF ? { ...length, unit: 'min' } : length
}

// Seconds for each metre or yard (our choice).
const SLOWEST_SEND_OFF = 2.4

/** "off 1.05": minutes and seconds. */
function withClock(length: Length, text: string): Length {
  const typed = text.slice(length.from, length.to)
  if (length.unit !== undefined || length.clock || !/^\d\.[0-5]\d$/.test(typed)) return length
  const [minutes = 0, seconds = 0] = typed.split('.').map(Number)
  return { ...length, value: 0, clock: [minutes, seconds] }
}

function restOf(length: Length): Phrase {
  const rest: Rest = { from: length.from, to: length.to, length, aims: [] }
  return { is: 'rest', rest, isSure: true, from: length.from, to: length.to }
}

/** "10 s rest per 50", "rest 5 s for every 50": the rest grows with the swim. */
function withShares(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    let end = at + 1
    while (isMark(phrases[end], 'for', 'each', 'every')) end += 1
    const [one, behind] = [phrases[end], phrases[end + 1]]
    const per =
      one?.is === 'length' || one?.is === 'send-off' ? one.length : one?.is === 'rest' ? one.rest.length : undefined
    const isRest = phrase.is === 'rest' || (phrase.is === 'length' && behind?.is === 'rest word')
    const length = phrase.is === 'rest' ? phrase.rest.length : phrase.is === 'length' ? phrase.length : undefined
    if (
      isRest &&
      end > at + 1 &&
      per &&
      length &&
      distanceOf(per) &&
      behind?.is !== 'detail' &&
      behind?.is !== 'count'
    ) {
      const to = one?.to ?? phrase.to
      const bare: Length = {
        value: per.value,
        from: per.from,
        to: per.to,
        ...(per.unit && per.unit !== 's' ? { unit: per.unit } : {}),
      }
      const rest: Rest = {
        ...(phrase.is === 'rest' ? phrase.rest : { aims: [], from: phrase.from }),
        length,
        per: bare,
        to,
      }
      read.push({ is: 'rest', rest, isSure: true, from: phrase.from, to })
      at = phrase.is === 'rest' ? end : end + 1
      continue
    }
    read.push(phrase)
  }
  return read
}
