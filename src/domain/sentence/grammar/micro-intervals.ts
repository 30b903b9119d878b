import { isEasyAim } from './easy-aims.ts'
import type { Length } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

type Count = PhraseOf<'count'>

/** Pairs of hard and easy time as bracketed parts behind their counts: "40/20s: 3 sets of 10", "30/15 x13 x3", "15/15 for 10 min x3". */
export function placeMicroIntervals(said: readonly Phrase[]): Phrase[] {
  const phrases = withoutOwnBrackets(said)
  const hasPair = phrases.some(({ is }) => is === 'pair')
  const isTabata = phrases.some((one) => one.is === 'session' && one.session === 'tabata') && !phrases.some(isHardAim)
  const isMicro = phrases.some((one) => one.is === 'session' && one.session === 'micro')
  const placed: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    if (phrase.is === 'session' && (phrase.session === 'micro' || phrase.session === 'tabata')) {
      placed.push({
        is: hasPair || phrases.some(isShortLength) ? 'filler' : 'unknown',
        from: phrase.from,
        to: phrase.to,
      })
      // "tabata x3: 8 x 20/10"
      const count = phrases[at + 1]
      if (count?.is === 'count' && count.isBehind) {
        placed.push({ ...count, isBehind: false })
        at += 1
      }
      continue
    }
    if (phrase.is !== 'pair') {
      placed.push(phrase)
      continue
    }
    const before = countsBefore(placed, phrase, isMicro)
    const behind = countsBehind(phrases, at + 1, phrase, before.length > 0)
    placed.push(
      ...inOrder(behind.isSplit ? split([...before, ...behind.counts]) : [...before, ...behind.counts]),
      ...bracketed(phrase, isTabata),
      ...behind.others,
    )
    at = behind.next - 1
  }
  return placed
}

/** Without the brackets around nothing but a pair and its count: "8 x (20/10)", "(8 x 20/10) twice". */
function withoutOwnBrackets(phrases: readonly Phrase[]): readonly Phrase[] {
  const dropped = new Set<number>()
  phrases.forEach((phrase, at) => {
    if (phrase.is !== 'pair' || phrases[at + 1]?.is !== 'close') return
    const open = phrases[at - 1]?.is === 'count' ? at - 2 : at - 1
    if (phrases[open]?.is === 'open') dropped.add(open).add(at + 1)
  })
  return dropped.size === 0 ? phrases : phrases.filter((_, at) => !dropped.has(at))
}

function isShortLength(phrase: Phrase): boolean {
  return phrase.is === 'length' && phrase.length.unit === 's' && phrase.length.value <= 60
}

/** Takes the counts that stand before a pair: "3 x 10 x 40/20", "tabata x3: 8x 20/10". */
function countsBefore(placed: Phrase[], pair: PhraseOf<'pair'>, isMicro: boolean): Count[] {
  const counts: Count[] = []
  let index = placed.length - 1
  // "3x8 min of 40/20s", "microbursts 2x10 15/15": so many in the time of each set.
  const of = placed[index]
  const time = placed[of?.is === 'mark' && of.mark === 'of' ? index - 1 : index]
  if (time?.is === 'length' && placed[placed.indexOf(time) - 1]?.is === 'count') {
    const isBare = time.length.unit === undefined && !time.length.clock
    const rounds = isBare && !isMicro ? undefined : roundsIn(isBare ? inMinutes(time) : time, pair)
    if (rounds) {
      counts.push(...rounds.counts)
      index = placed.indexOf(time) - 1
    }
  }
  for (; index >= 0; index -= 1) {
    const phrase = placed[index]
    if (phrase?.is === 'count') counts.unshift(counts.length > 0 ? { ...phrase, of: 'sets' } : phrase)
    // "ten 30/30s", "10 40/20s"
    else if (
      index === placed.length - 1 &&
      phrase?.is === 'length' &&
      phrase.length.unit === undefined &&
      !phrase.length.clock &&
      Number.isInteger(phrase.length.value)
    )
      counts.unshift(countOf(phrase, phrase.length.value))
    else if (
      phrase?.is !== 'filler' &&
      !(phrase?.is === 'sign' && (phrase.sign === ':' || phrase.sign === '-') && counts.length > 0)
    )
      break
  }
  if (counts.length > 0) {
    const from = counts[0]?.from ?? 0
    const first = placed.findIndex((one) => one.from >= from)
    placed.splice(first)
  }
  return counts
}

function inMinutes(phrase: PhraseOf<'length'>): PhraseOf<'length'> {
  return { ...phrase, length: { ...phrase.length, unit: 'min' } }
}

/** `isSplit`: the sets are made of the repetitions. */
type Behind = { counts: Count[]; others: Phrase[]; next: number; isSplit: boolean }

/** The counts behind a pair, and how hard it is where that stands between them. */
function countsBehind(phrases: readonly Phrase[], start: number, pair: PhraseOf<'pair'>, isCounted: boolean): Behind {
  const counts: Count[] = []
  let others: Phrase[] = []
  let next = start
  const waiting: Phrase[] = []
  let isSplit = false
  for (let index = start; index < phrases.length; index += 1) {
    const phrase = phrases[index]
    if (!phrase) break
    const isOpen = !isCounted && counts.length === 0
    const taken =
      phrase.is === 'count' && (phrase.isBehind || isOpen || phrase.of === 'sets')
        ? countsFrom(phrases, index, pair, isOpen)
        : isOpen && phrase.is === 'length'
          ? roundsIn(phrase, pair)
          : undefined
    if (taken) {
      // A further count behind a sign is of another part, unless it stands behind its own: "x13, x3".
      if (isSplitBefore(phrases, index) && taken.counts[0]?.of === 'sets') isSplit = true
      counts.push(...taken.counts)
      others = [...others, ...waiting.splice(0)]
      index = taken.next ? taken.next - 1 : index
      next = index + 1
      continue
    }
    const isBetween =
      phrase.is === 'filler' ||
      phrase.is === 'sport' ||
      phrase.is === 'detail' ||
      phrase.is === 'aim' ||
      phrase.is === 'aims' ||
      (phrase.is === 'mark' && ['at', 'for', 'as', 'hold', 'of'].includes(phrase.mark)) ||
      // "30/30 till 15 min"
      (isOpen && phrase.is === 'mark' && phrase.mark === 'to' && phrases[index + 1]?.is === 'length') ||
      (isOpen && phrase.is === 'sign' && [',', ':', '-'].includes(phrase.sign))
    if (!isBetween && !isSignBeforeCount(phrases, index)) break
    if (
      phrase.is === 'sport' ||
      phrase.is === 'detail' ||
      phrase.is === 'aim' ||
      phrase.is === 'aims' ||
      (phrase.is === 'mark' && phrase.mark === 'at')
    )
      waiting.push(phrase)
  }
  return { counts, others, next, isSplit }
}

/** "x 20, split into 2 blocks": ten in each. */
function split(counts: readonly Count[]): Count[] {
  const [all, sets, ...others] = counts
  if (!all || !sets || others.length > 0 || all.times % sets.times !== 0) return [...counts]
  return [{ ...all, times: all.times / sets.times }, sets]
}

/** Whether "split into" or "in" stands before a count. */
function isSplitBefore(phrases: readonly Phrase[], at: number): boolean {
  const before = phrases[at - 1]
  return before?.is === 'mark' && before.mark === 'as'
}

/** "15/15 for 10 min, x3" */
function isSignBeforeCount(phrases: readonly Phrase[], at: number): boolean {
  const [sign, count] = [phrases[at], phrases[at + 1]]
  const isSplit = count?.is === 'mark' && count.mark === 'as' && phrases[at + 2]?.is === 'count'
  return sign?.is === 'sign' && sign.sign === ',' && ((count?.is === 'count' && count.isBehind) || isSplit)
}

/** A count behind a pair with what it counts: "3 sets of 10", "3x8min". */
function countsFrom(
  phrases: readonly Phrase[],
  at: number,
  pair: PhraseOf<'pair'>,
  isOpen: boolean,
): { counts: Count[]; next: number } | undefined {
  const count = phrases[at]
  if (count?.is !== 'count') return undefined
  const behind = phrases[at + 1]
  if (isOpen && behind?.is === 'length') {
    const { length } = behind
    if (
      length.unit === undefined &&
      !length.clock &&
      Number.isInteger(length.value) &&
      length.value >= 2 &&
      length.value <= MOST_BARE
    )
      return { counts: [{ ...count, of: 'sets' }, countOf(behind, length.value)], next: at + 2 }
    const rounds = roundsIn(behind, pair)
    return rounds ? { counts: [{ ...count, of: 'sets' }, ...rounds.counts], next: at + 2 } : undefined
  }
  if (!isOpen && behind?.is === 'length' && !count.isBehind) return undefined
  return { counts: [count], next: at + 1 }
}

// A bare figure beyond this is not how often a pair is done.
const MOST_BARE = 40

/** How often a pair is done within a time: 10 min of 15/15 are twenty. */
function roundsIn(
  { length, from, to }: PhraseOf<'length'>,
  { lengths }: PhraseOf<'pair'>,
): { counts: Count[]; next?: number } | undefined {
  const [whole, on, off] = [secondsOf(length), ...lengths.map(secondsOf)]
  if (whole === undefined || on === undefined || off === undefined) return undefined
  const rounds = whole / (on + off)
  return Number.isInteger(rounds) && rounds > 1 && rounds <= 80 && whole <= LONGEST_SET
    ? { counts: [countOf({ from, to }, rounds)] }
    : undefined
}

// Seconds; a longer time is that of the session.
const LONGEST_SET = 1800

function secondsOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return clock.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : undefined
  if (unit === 's') return value
  return unit === 'min' || unit === 'm' ? value * 60 : undefined
}

function countOf({ from, to }: { from: number; to: number }, times: number): Count {
  return { is: 'count', times, of: 'times', isBehind: false, from, to }
}

/** The sets first; of two bare counts the smaller one is the sets. */
function inOrder(counts: readonly Count[]): Count[] {
  const sets = counts.filter(({ of }) => of === 'sets')
  const others = counts.filter(({ of }) => of !== 'sets')
  const isPlain = sets.length === 0 && others.length === 2
  const ordered = isPlain ? others.toSorted((a, b) => a.times - b.times) : [...sets, ...others]
  return ordered.map((one) => ({ ...one, isBehind: false }))
}

/** Tabata intervals are sprints, unless something else is said. */
function bracketed({ lengths: [on, off], from, to }: PhraseOf<'pair'>, isTabata: boolean): Phrase[] {
  const aim = { kind: 'effort', name: 'sprint', from: on.from, to: on.to } as const
  return [
    { is: 'open', from, to: from },
    { is: 'length', length: on, from: on.from, to: on.to },
    ...(isTabata ? [{ is: 'aim', aim, isAt: false, from: on.from, to: on.to } as const] : []),
    { is: 'sign', sign: '/', from: on.to, to: on.to },
    { is: 'length', length: off, from: off.from, to: off.to },
    {
      is: 'aim',
      aim: { kind: 'effort', name: 'easy', from: off.from, to: off.to },
      isAt: false,
      from: off.from,
      to: off.to,
    },
    { is: 'close', from: to, to },
  ]
}

function isHardAim(phrase: Phrase): boolean {
  return phrase.is === 'aims' || (phrase.is === 'aim' && !isEasyAim(phrase.aim))
}
