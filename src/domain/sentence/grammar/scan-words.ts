import { isRemark } from '../tokens/words/remark-words.ts'
import { isBackDown } from './back-down.ts'
import type { Token } from './lex.ts'
import { atomAt, phraseAt } from './lexicon.ts'
import type { Length } from './part.ts'
import type { Phrase } from './phrase.ts'
import { placeNameAt } from './place-names.ts'
import { aimAt } from './scan-aims.ts'
import { lengthOf, type Scanned, spanOf, unitAt } from './scan-lengths.ts'
import { footSport, powerSport } from './sports-of-words.ts'

/** Whether the length of repetitions stands right before: "3 x 8 min continuous up and down". */
function isSetJustBefore(before: readonly Phrase[]): boolean {
  const index = before.findLastIndex((one) => one.is !== 'filler' && one.is !== 'session' && one.is !== 'sign')
  return before[index]?.is === 'length' && before[index - 1]?.is === 'count'
}

export function wordFrom(tokens: readonly Token[], at: number, before: readonly Phrase[]): Scanned<Phrase[]> {
  const place = placeNameAt(tokens, at)
  if (place) return { value: [{ is: 'filler', ...spanOf(tokens, at, place.next) }], next: place.next }
  const found = phraseAt(tokens, at)
  const token = tokens[at]
  const one = (phrase: object, next: number): Scanned<Phrase[]> => ({
    value: [{ ...phrase, ...spanOf(tokens, at, next) } as Phrase],
    next,
  })
  const sign = token?.text ?? ''
  if (!found) {
    if (token?.kind === 'word' && isRemark(token.text)) return one({ is: 'filler' }, at + 1)
    if (sign === '(') return one({ is: 'open' }, at + 1)
    if (sign === ')') return one({ is: 'close' }, at + 1)
    if (sign === '->') return one({ is: 'sign', sign: '>' }, at + 1)
    if (/^[,;./+:>-]$/.test(sign)) return one({ is: 'sign', sign }, at + 1)
    if (/^[!?|~*#_=<]$/.test(sign) || sign === '"' || sign === "'") return one({ is: 'filler' }, at + 1)
    return one({ is: 'unknown' }, at + 1)
  }
  if (sign === '-') return one({ is: 'sign', sign: '-' }, at + 1)
  const previous = before.at(-1)
  const atoms = found.atoms
  const pick = atoms[0]
  // A letter behind a length is a stroke or a rest rather than anything else: "50 k", "90 s r".
  const isBehindLength =
    previous?.is === 'length' || previous?.is === 'aim' || previous?.is === 'detail' || previous?.is === 'rungs'
  const choice = (isBehindLength ? atoms.find(({ is }) => is === 'swim' || is === 'rest') : undefined) ?? pick
  if (!choice) return one({ is: 'unknown' }, found.next)
  switch (choice.is) {
    case 'unit':
      // "5 x mile"
      if (
        previous?.is === 'count' ||
        (previous?.is === 'sign' && previous.sign === '/' && before.at(-2)?.is === 'step') ||
        (token?.kind === 'word' && /^(?:mile|miler|hour|km|k|minute)s?$/.test(sign)) ||
        (previous?.is === 'mark' && ['first', 'last', 'second', 'every', 'each'].includes(previous.mark))
      )
        return one({ is: 'length', length: lengthOf(tokens, at, found.next, 1, choice.unit) }, found.next)
      // "HR run": by heart rate, no hour.
      if (sign === 'hr' && /^(?:run|ride|session|workout)$/.test(tokens[found.next]?.text ?? ''))
        return one({ is: 'filler' }, found.next)
      return one({ is: 'unknown' }, found.next)
    case 'sport': {
      // "run/walk 9:1", "run walk 5 min run 1 min walk": what kind of session it is.
      const slash = /^[/-]$/.test(tokens[found.next]?.text ?? '') ? found.next + 1 : found.next
      if (choice.sport === footSport && tokens[slash]?.text === 'walk' && previous?.is !== 'length')
        return one({ is: 'sport', sport: choice.sport }, slash + 1)
      // A parkrun among other parts is one of 5 km.
      if (sign === 'parkrun' && isParkrunAlone(tokens, at, before)) {
        const span = spanOf(tokens, at, found.next)
        const length: Length = { value: 5, unit: 'km', isNamed: true, ...span }
        const behind = tokens[found.next]?.text ?? ''
        const isSaid = previous?.is === 'aim' || /^(?:at|@|as|in)$/.test(behind) || aimAt(tokens, found.next, false)
        // Nothing is said of it: it is raced.
        const raced: Phrase[] = isSaid
          ? []
          : [{ is: 'aim', aim: { kind: 'race', race: '5k', ...span }, isAt: true, ...span }]
        return {
          value: [{ is: 'sport', sport: choice.sport, ...span }, { is: 'length', length, ...span }, ...raced],
          next: found.next,
        }
      }
      return one({ is: 'sport', sport: choice.sport }, found.next)
    }
    case 'effort':
      return one(
        { is: 'aim', aim: { kind: 'effort', name: choice.name, ...spanOf(tokens, at, found.next) }, isAt: false },
        found.next,
      )
    case 'race':
      // "marathon group": of the plan, not of a pace.
      if (!choice.isPace && !isBehindLength && previous?.is !== 'count') return one({ is: 'filler' }, found.next)
      return one(
        { is: 'aim', aim: { kind: 'race', race: choice.race, ...spanOf(tokens, at, found.next) }, isAt: false },
        found.next,
      )
    case 'rest':
      // "Spin: 4 min climb …": the kind of session.
      if (at === 0 && choice.manner === 'spin' && tokens[found.next]?.text === ':')
        return one({ is: 'sport', sport: powerSport }, found.next)
      return one(
        { is: 'rest word', manner: choice.manner, isSure: choice.isSure, isVery: /^rec/.test(sign) },
        found.next,
      )
    case 'role':
      // "up 0.5 every 5 min" is no warm-up, "15 up" is.
      if (sign === 'up' && found.next === at + 1 && tokens[at + 1]?.kind === 'number' && previous?.is !== 'length')
        return one({ is: 'unknown' }, found.next + 1)
      // "400-800-1200 up and back down"
      if (sign === 'up' && previous?.is === 'rungs' && isBackDown(tokens, at)) return one({ is: 'filler' }, found.next)
      if (choice.role === 'both' && sign === 'up' && isSetJustBefore(before)) return one({ is: 'filler' }, found.next)
      return one({ is: 'role', role: choice.role }, found.next)
    case 'mark':
      return one({ is: 'mark', mark: choice.mark }, found.next)
    case 'swim':
      return one(
        {
          is: 'detail',
          detail: {
            text: choice.text,
            ...(choice.isStroke ? { isStroke: true } : {}),
            ...spanOf(tokens, at, found.next),
          },
        },
        found.next,
      )
    case 'note': {
      const end = endOfManner(tokens, endOfBreaths(tokens, at, found.next))
      // "flying 30s": at full speed behind a run-up.
      const figure = tokens[end]
      const isSprint = figure?.kind === 'number' ? figure.value <= LONGEST_FLYING : previous?.is === 'length'
      if (sign === 'flying' && isSprint) {
        const span = spanOf(tokens, at, end)
        const aim: Phrase = { is: 'aim', aim: { kind: 'effort', name: 'max', ...span }, isAt: false, ...span }
        return { value: [{ is: 'detail', detail: { note: 'said', ...span }, ...span }, aim], next: end }
      }
      return one({ is: 'detail', detail: { note: 'said', ...spanOf(tokens, at, end) } }, end)
    }
    case 'change': {
      const end = choice.orNote ? endOfManner(tokens, found.next) : found.next
      const isNote = choice.orNote && (end > found.next || tokens[end]?.text === 'each')
      if (isNote) return one({ is: 'detail', detail: { note: 'said', ...spanOf(tokens, at, end) } }, end)
      return one(
        {
          is: 'change',
          ramp: choice.ramp,
          ...(choice.isTo ? { isTo: true } : {}),
          ...(choice.orNote ? { orNote: true } : {}),
        },
        end,
      )
    }
    case 'strides':
      return one({ is: 'strides' }, found.next)
    case 'bout': {
      const length: Length = { value: choice.metres, unit: 'meters', isNamed: true, ...spanOf(tokens, at, found.next) }
      return one({ is: 'length', length }, found.next)
    }
    case 'session':
      return one({ is: 'session', session: choice.session }, found.next)
    case 'test': {
      // "20 min FTP test" is as hard as it goes; "FTP test: 20 wu …" is a title.
      const isTested = previous?.is === 'length'
      if (!isTested) return one({ is: 'test' }, found.next)
      return one(
        { is: 'aim', aim: { kind: 'effort', name: 'max', ...spanOf(tokens, at, found.next) }, isAt: false },
        found.next,
      )
    }
    case 'burst word':
      return one({ is: 'burst word' }, found.next)
    case 'over-under':
      return one({ is: 'over-under' }, found.next)
    case 'title': {
      // "4 x 6 s openers": short sprints.
      const isShort = previous?.is === 'length' && previous.length.unit === 's' && previous.length.value <= 30
      if (!isShort || !/^openers?$/.test(sign)) return one({ is: 'filler' }, found.next)
      return one(
        { is: 'aim', aim: { kind: 'effort', name: 'sprint', ...spanOf(tokens, at, found.next) }, isAt: false },
        found.next,
      )
    }
    case 'filler':
    case 'pace':
      return one({ is: 'filler' }, found.next)
    case 'heart rate':
    case 'cadence': {
      // "HR run: 10 min 130, 20 min 150": what its figures are.
      if (choice.is === 'heart rate' && /^(?:run|ride|session|workout|:)$/.test(tokens[found.next]?.text ?? ''))
        return one({ is: 'filler' }, tokens[found.next]?.text === ':' ? found.next + 1 : found.next)
      // "heart rate at 240": what cannot be one takes its figure with it.
      const skip = /^(?:at|of|to|@|:|=|around|about|over|under|above|below)$/
      let next = found.next
      while (skip.test(tokens[next]?.text ?? '')) next += 1
      return one({ is: 'unknown' }, tokens[next]?.kind === 'number' ? next + 1 : found.next)
    }
    case 'rated':
    case 'percent':
    case 'of':
    case 'watts':
    case 'beats':
    case 'speed':
    case 'zone':
      return one({ is: 'unknown' }, found.next)
  }
}

// Metres; on a bike a flying 200 is one of the track.
const LONGEST_FLYING = 150

/** Whether no length is said beside a parkrun, and it is no name of another session. */
function isParkrunAlone(tokens: readonly Token[], at: number, before: readonly Phrase[]): boolean {
  const previous = before.at(-1)
  const isStart =
    !previous ||
    previous.is === 'filler' ||
    previous.is === 'sign' ||
    previous.is === 'aim' ||
    (previous.is === 'mark' && ['then', 'and', 'plus', 'at'].includes(previous.mark))
  const behind = tokens[at + 1]
  const isEnd =
    !behind ||
    (behind.kind === 'sign' && behind.text !== ':' && behind.text !== '(') ||
    behind.text === 'at' ||
    behind.text === '@' ||
    behind.text === 'then' ||
    atomAt(tokens, at + 1, 'effort') !== undefined ||
    atomAt(tokens, at + 1, 'race') !== undefined
  const isKnown = tokens.some(
    (one, index) =>
      one.kind === 'number' &&
      one.value === 5 &&
      unitAt(tokens, index + 1)?.unit === 'km' &&
      !atomAt(tokens, index, 'race'),
  )
  return isStart && isEnd && !isKnown && (tokens.length > 1 || before.length > 0)
}

/** "breathing every 3", "breathe 3/5/7", "sight every 6 strokes": the figures of breaths and looks. */
function endOfBreaths(tokens: readonly Token[], at: number, from: number): number {
  if (!/^(?:b|breath\w*|sight\w*|hypoxic)$/.test(tokens[at]?.text ?? '')) return from
  let next = tokens[from]?.text === 'every' || tokens[from]?.text === 'on' ? from + 1 : from
  const first = tokens[next]
  const isCount = tokens[next + 1]?.text === 'x'
  if (first?.kind === 'number' && first.value <= 15 && !isCount) next += 1
  while (tokens[next]?.text === '/' && tokens[next + 1]?.kind === 'number') next += 2
  if (/^(?:rd|th|strokes?|st|nd)$/.test(tokens[next]?.text ?? '')) next += 1
  return next
}

/** What belongs to the words for a manner: "descend 1-4", "build by 25", "build each 50". */
function endOfManner(tokens: readonly Token[], at: number): number {
  const [one, two] = [tokens[at], tokens[at + 1]]
  if (isRangeOfNumbers(tokens, at)) {
    let next = at + 3
    for (;;) {
      const skip = /^(?:,|\/|;|and|&|then|again)$/.test(tokens[next]?.text ?? '')
        ? tokens[next + 1]?.text === 'again'
          ? next + 2
          : next + 1
        : next
      if (
        !isRangeOfNumbers(tokens, skip) ||
        (tokens[skip] as { value: number }).value !== (tokens[next - 1] as { value: number }).value + 1
      )
        return next
      next = skip + 3
    }
  }
  if (one?.text === 'by' && two?.kind === 'number') return unitAt(tokens, at + 2)?.next ?? at + 2
  if (one?.text === 'by' && /^(?:set|distance|rep|round|stroke)s?$/.test(two?.text ?? '')) return at + 2
  if (one?.text === 'each' || one?.text === 'every') {
    if (two?.kind === 'number' && !unitAt(tokens, at + 2)) return at + 2
    if (two?.kind === 'number' && one.text === 'every' && unitAt(tokens, at + 2)?.unit !== 'm') return at
    return at + 1
  }
  return at
}

/** "1-4" */
function isRangeOfNumbers(tokens: readonly Token[], at: number): boolean {
  const [one, two, three] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isRange =
    one?.kind === 'number' && one.value <= 20 && (two?.text === '-' || two?.text === 'to') && three?.kind === 'number'
  return isRange && three.value <= 40 && three.value > one.value && !unitAt(tokens, at + 3)
}

/** "up" behind a short time of a set of hills. */
export function isUphill(tokens: readonly Token[], at: number, before: readonly Phrase[]): boolean {
  if (tokens[at]?.text !== 'up' || /^(?:and|n|&|to|\/|tempo)$/.test(tokens[at + 1]?.text ?? '')) return false
  const index = before.findLastIndex((one) => one.is === 'length')
  const length = before[index]
  if (length?.is !== 'length' || before.slice(index + 1).some((one) => one.is !== 'aim')) return false
  const { unit, value, clock } = length.length
  const isShort = clock
    ? (clock[0] ?? 0) <= 5
    : unit === 's' ||
      (unit === 'min' && value <= 5) ||
      (unit === 'm' && (value <= 5 || value >= 60)) ||
      unit === 'meters'
  const isSet =
    before[index - 1]?.is === 'count' ||
    (before[index - 1]?.is === 'open' && before[index - 2]?.is === 'count') ||
    before.some((one) => one.is === 'session' && one.session === 'hills')
  return isShort && isSet
}
