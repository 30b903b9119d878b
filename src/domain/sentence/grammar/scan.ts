import { isRemark } from '../tokens/words/remark-words.ts'
import { isBackDown } from './back-down.ts'
import { headingAt } from './headings.ts'
import type { Token } from './lex.ts'
import { atomAt, phraseAt } from './lexicon.ts'
import type { Aim, Cadence, Length } from './part.ts'
import type { Phrase } from './phrase.ts'
import { placeNameAt } from './place-names.ts'
import { hourOfPowerAt } from './rides/hour-of-power.ts'
import { timeTrialAt } from './rides/time-trials.ts'
import { runAndWalkAt } from './run-and-walk.ts'
import { aimAt, boundAt, racesAt } from './scan-aims.ts'
import { bareBeatsAt } from './scan-bare-beats.ts'
import { cadencesAt, figureAimsAt } from './scan-figure-lists.ts'
import { lengthAt, lengthOf, rungsAt, type Scanned, spanOf, unitAt } from './scan-lengths.ts'
import { pairAt } from './scan-pairs.ts'
import { restAt } from './scan-rests.ts'
import { roundAt } from './scan-rounds.ts'
import { selectorAt } from './scan-selectors.ts'
import { bareSpeedAt, speedsAt } from './scan-speeds.ts'
import { stepAt } from './scan-steps.ts'
import { fasterAt, nthAt, paceChangeAt, ratioAt, stretchesAt } from './scan-stretches.ts'
import { footSport, powerSport } from './sports-of-words.ts'
import { terrainNoteAt } from './terrain-notes.ts'

/** Cuts the tokens of a sentence into phrases that mean one thing each. */
export function scan(tokens: readonly Token[], text: string): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = phraseFrom(tokens, at, phrases, text)
    phrases.push(...found.value)
    at = Math.max(found.next, at + 1)
  }
  return phrases
}

function phraseFrom(tokens: readonly Token[], at: number, before: readonly Phrase[], text: string): Scanned<Phrase[]> {
  const token = tokens[at]
  const previous = before.at(-1)
  const isAt = previous?.is === 'mark' && (previous.mark === 'at' || previous.mark === 'hold')
  const one = (phrase: Omit<Phrase, 'from' | 'to'>, next: number): Scanned<Phrase[]> => ({
    value: [{ ...phrase, ...spanOf(tokens, at, next) } as Phrase],
    next,
  })
  if (!token) return { value: [], next: at + 1 }
  // "70.3 sim" names a session.
  const title = token.kind === 'number' ? atomAt(tokens, at, 'title') : undefined
  if (title) return one({ is: 'filler' }, title.next)
  const heading = headingAt(tokens, at)
  if (heading)
    return one(
      { is: 'detail', detail: { note: 'said', isLimit: true, ...spanOf(tokens, at, heading) } } as never,
      heading,
    )
  const terrain = terrainNoteAt(tokens, at)
  if (terrain) return one({ is: 'detail', detail: { note: 'said', ...spanOf(tokens, at, terrain) } } as never, terrain)
  // "1 legged drills"
  const note = token.kind === 'number' ? atomAt(tokens, at, 'note') : undefined
  if (note && note.next > at + 1)
    return one({ is: 'detail', detail: { note: 'said', ...spanOf(tokens, at, note.next) } } as never, note.next)
  const timeTrial = timeTrialAt(tokens, at, before)
  if (timeTrial)
    return 'title' in timeTrial
      ? one({ is: 'filler' }, timeTrial.next)
      : one({ is: 'length', length: timeTrial.length } as never, timeTrial.next)
  const hour = hourOfPowerAt(tokens, at)
  if (hour) return one(hour.length ? ({ is: 'length', length: hour.length } as never) : { is: 'filler' }, hour.next)
  // "5:30 am": when, not how long.
  if (
    (token.kind === 'clock' || token.kind === 'number') &&
    /^[ap]m$/.test(tokens[at + 1]?.text ?? '') &&
    before.at(-1)?.is !== 'count'
  )
    return one({ is: 'filler' }, at + 2)
  // "53x15": a gear.
  const gear = gearAt(tokens, at)
  if (gear) return one({ is: 'detail', detail: { note: 'said', ...spanOf(tokens, at, gear) } } as never, gear)
  const limit = limitAt(tokens, at, text)
  if (limit) return one({ is: 'detail', detail: limit.value } as never, limit.next)
  if (isUphill(tokens, at, before)) return one({ is: 'session', session: 'hills' } as never, at + 1)
  const figures = figureAimsAt(tokens, at)
  if (figures) return one({ is: 'aims', aims: figures.value } as never, figures.next)
  const beats = bareBeatsAt(tokens, at, before)
  if (beats) return one({ is: 'aim', aim: beats.value, isAt: true } as never, beats.next)
  const speeds = speedsAt(tokens, at)
  if (speeds) return one({ is: 'aims', aims: speeds.value } as never, speeds.next)
  const speed = isAt ? bareSpeedAt(tokens, at) : undefined
  if (speed) return one({ is: 'aim', aim: speed.value, isAt } as never, speed.next)
  const cadences = cadencesAt(tokens, at)
  if (cadences) return one({ is: 'cadences', cadences: cadences.value } as never, cadences.next)
  const cadence = cadenceAt(tokens, at)
  if (cadence) {
    const detail = { cadence: cadence.value, ...spanOf(tokens, at, cadence.next) }
    return one({ is: 'detail', detail } as never, cadence.next)
  }
  const relative = previous?.is === 'selector' ? relativeAt(tokens, at) : undefined
  if (relative)
    return one({ is: 'detail', detail: { note: 'said', ...spanOf(tokens, at, relative) } } as never, relative)
  // "Z4 low": of the zone before it.
  if (previous?.is === 'aim' && previous.aim.kind === 'zone' && isPartOfZone(tokens, at))
    return one({ is: 'detail', detail: { note: 'said', ...spanOf(tokens, at, at + 1) } } as never, at + 1)
  // "1st 5 min"
  if (
    token.kind === 'number' &&
    token.value === 1 &&
    tokens[at + 1]?.text === 'st' &&
    tokens[at + 2]?.kind === 'number'
  )
    return one({ is: 'mark', mark: 'first' } as never, at + 2)
  const step = stepAt(tokens, at)
  if (step) return one({ is: 'step', step: step.value } as never, step.next)
  const incline = inclineAt(tokens, at)
  if (incline) return one({ is: 'detail', detail: { note: 'said', ...spanOf(tokens, at, incline) } } as never, incline)
  const change = before.some(({ is }) => is === 'change') ? paceChangeAt(tokens, at) : undefined
  if (change)
    return one(
      { is: 'aim', aim: { ...change.value, ...spanOf(tokens, at, change.next) }, isAt: true } as never,
      change.next,
    )
  const faster = fasterAt(tokens, at)
  if (faster && tokens[faster.next]?.text !== 'than')
    return one({ is: 'quicker', ...faster.value } as never, faster.next)
  const stretches = stretchesAt(tokens, at)
  if (stretches) return one({ is: 'stretch', stretches: stretches.value } as never, stretches.next)
  const nth = nthAt(tokens, at)
  if (nth) return one({ is: 'nth', ...nth.value } as never, nth.next)
  const ratio = ratioAt(tokens, at)
  if (ratio) return one({ is: 'ratio', ...ratio.value } as never, ratio.next)
  const running = runAndWalkAt(tokens, at)
  if (running) return running
  const round = roundAt(tokens, at, before)
  if (round) return one({ is: 'selector', selector: round.value, hasOwn: true } as never, round.next)
  const selector = selectorAt(tokens, at, before)
  if (selector) return one({ is: 'selector', selector: selector.value } as never, selector.next)
  const pair = pairAt(tokens, at)
  if (pair) return one({ is: 'pair', lengths: pair.value } as never, pair.next)
  const count = countAt(tokens, at, before)
  if (count) return one({ is: 'count', ...count.value } as never, count.next)
  const turns = previous?.is === 'mark' && previous.mark === 'alternate' ? alternatingAt(tokens, at, before) : undefined
  if (turns) return one({ is: 'aims', aims: turns.value } as never, turns.next)
  const races = racesAt(tokens, at)
  if (races) return one({ is: 'aims', aims: races.value } as never, races.next)
  if (isAt || previous?.is === 'aims') {
    const list = aimsAt(tokens, at, isAt)
    if (list) return one({ is: 'aims', aims: list.value } as never, list.next)
  } else {
    const list = aimsAt(tokens, at, false)
    if (list) return one({ is: 'aims', aims: list.value } as never, list.next)
  }
  const rest = restAt(tokens, at, before)
  if (rest) return one({ is: 'rest', ...rest.value } as never, rest.next)
  // "hold 1:25 on 1:40", "in 72": the time of a bout.
  const isIn = previous?.is === 'mark' && previous.mark === 'in'
  const aim = aimAt(tokens, at, isAt || isIn)
  const inSeconds = isIn && isDistance(before) ? secondsAt(tokens, at) : undefined
  if (inSeconds) return one({ is: 'aim', aim: inSeconds.value, isAt: true } as never, inSeconds.next)
  if (aim && !(isIn && aim.value.kind !== 'time' && aim.value.kind !== 'pace' && aim.value.kind !== 'zone'))
    return one({ is: 'aim', aim: aim.value, isAt } as never, aim.next)
  const rungs = rungsAt(tokens, at)
  if (rungs) return one({ is: 'rungs', lengths: rungs.value } as never, rungs.next)
  const sendOff = sendOffAt(tokens, at, previous)
  if (sendOff) return one({ is: 'send-off', length: sendOff.value } as never, sendOff.next)
  const length = lengthAt(tokens, at)
  if (length) return one({ is: 'length', length: length.value } as never, length.next)
  const where = whereAt(tokens, at)
  if (where) return one({ is: 'where', where: where.value } as never, where.next)
  return wordFrom(tokens, at, before)
}

/** The index behind by how much some repetitions are quicker than the others: "a bit quicker", "5 s/km faster", "harder". */
function relativeAt(tokens: readonly Token[], at: number): number | undefined {
  let next = at
  while (/^(?:a|bit|little|touch|slightly|tad|much|,|is|should|be|done|run)$/.test(tokens[next]?.text ?? '')) next += 1
  return /^(?:faster|quicker|harder|slower|easier|stronger)$/.test(tokens[next]?.text ?? '') ? next + 1 : undefined
}

/** "low", "high" behind a zone, and not before a cadence or a gear. */
function isPartOfZone(tokens: readonly Token[], at: number): boolean {
  const isHalf = /^(?:low|lower|high|upper|mid|top)$/.test(tokens[at]?.text ?? '')
  return (
    isHalf &&
    !/^(?:cad\w*|rpm|gear|elbow|hr|heart|end)$/.test(tokens[at + 1]?.text ?? '') &&
    tokens[at + 1]?.kind !== 'number'
  )
}

/** Two targets by turns behind repetitions: "10 x 400 alternating 72 s & 68 s", "8 x 1k alternating MP and 10k pace". */
function alternatingAt(tokens: readonly Token[], at: number, before: readonly Phrase[]): Scanned<Aim[]> | undefined {
  if (!before.some((one) => one.is === 'count')) return undefined
  const first = aimAt(tokens, at, true)
  if (!first || !/^(?:&|and|\/|,|n)$/.test(tokens[first.next]?.text ?? '')) return undefined
  const second = aimAt(tokens, first.next + 1, true)
  if (!second || second.value.kind !== first.value.kind || unitAt(tokens, second.next)) return undefined
  return { value: [first.value, second.value], next: second.next }
}

/** Whether the length of repetitions stands right before: "3 x 8 min continuous up and down". */
function isSetJustBefore(before: readonly Phrase[]): boolean {
  const index = before.findLastIndex((one) => one.is !== 'filler' && one.is !== 'session' && one.is !== 'sign')
  return before[index]?.is === 'length' && before[index - 1]?.is === 'count'
}

/** Whether a distance stands before "in". */
function isDistance(before: readonly Phrase[]): boolean {
  const phrase = before
    .slice(0, -1)
    .findLast(
      (one) =>
        one.is !== 'filler' &&
        one.is !== 'send-off' &&
        !(one.is === 'mark' && (one.mark === 'on' || one.mark === 'every')),
    )
  const length = phrase?.is === 'length' ? phrase.length : phrase?.is === 'rest' ? phrase.rest.length : undefined
  if (!length || length.clock) return false
  return (
    length.unit === 'km' ||
    length.unit === 'mi' ||
    ((length.unit === 'meters' || length.unit === 'm' || length.unit === undefined || length.unit === 's') &&
      length.value >= 100)
  )
}

/** "in 38", "in 72-75": seconds without their unit. */
function secondsAt(tokens: readonly Token[], at: number): Scanned<Aim> | undefined {
  const first = tokens[at]
  if (first?.kind !== 'number' || first.value < 20 || first.value > 180 || !Number.isInteger(first.value))
    return undefined
  const second = tokens[at + 1]?.text === '-' ? tokens[at + 2] : undefined
  const until =
    second?.kind === 'number' && second.value > first.value && second.value <= 180 ? second.value : undefined
  const behind = until === undefined ? at + 1 : at + 3
  const unit = unitAt(tokens, behind)
  if (unit && unit.unit !== 's') return undefined
  const after = tokens[behind]
  if (!unit && /^(?:x|%|bpm|reps|sets)$/.test(after?.text ?? '')) return undefined
  if (after?.text === 'w' && after.from === tokens[behind - 1]?.to) return undefined
  const next = unit?.next ?? behind
  return {
    value: {
      kind: 'time',
      seconds: first.value,
      ...(until === undefined ? {} : { until }),
      ...spanOf(tokens, at, next),
    },
    next,
  }
}

function wordFrom(tokens: readonly Token[], at: number, before: readonly Phrase[]): Scanned<Phrase[]> {
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
  // "each" behind a count or in front of a figure: atoms that are of several kinds are told apart here.
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

type Count = { times: number; of: 'times' | 'sets' | 'reps'; isBehind: boolean; isLow?: boolean }

/** "8-10 x 400", "2 to 3 sets of", "4 or 5 x": the lower end. */
function rangeOfCounts(tokens: readonly Token[], at: number, before: readonly Phrase[]): Scanned<Count> | undefined {
  const [low, sign, high, x] = tokens.slice(at, at + 4)
  const isRange = sign?.text === '-' || sign?.text === 'to' || sign?.text === 'or'
  if (low?.kind !== 'number' || !isRange || high?.kind !== 'number') return undefined
  const isNear = high.value > low.value && high.value <= low.value * 2 + 1 && high.value <= 30
  if (!isNear || !Number.isInteger(low.value) || (x?.text !== 'x' && !countWordAt(tokens, at + 3))) return undefined
  const count = countAt(tokens, at + 2, before)
  return count && { value: { ...count.value, times: low.value, isLow: true }, next: count.next }
}

/** "5x", "5 x", "3 sets of", "x5", "5 times", "twice". */
function countAt(tokens: readonly Token[], at: number, before: readonly Phrase[]): Scanned<Count> | undefined {
  const token = tokens[at]
  const next = tokens[at + 1]
  const range = rangeOfCounts(tokens, at, before)
  if (range) return range
  if (token?.text === 'twice') return { value: { times: 2, of: 'times', isBehind: true }, next: at + 1 }
  if (token?.text === 'x' && next?.kind === 'number' && Number.isInteger(next.value)) {
    if (before.length === 0) return undefined
    // "200 x 5 km": too often to be a count.
    if (unitAt(tokens, at + 2)) return undefined
    const more = countWordAt(tokens, at + 2)
    return { value: { times: next.value, of: more?.of ?? 'times', isBehind: true }, next: more?.next ?? at + 2 }
  }
  if ((token?.text === 'repeat' || token?.text === 'do' || token?.text === 'times') && next) {
    const start = ['it', 'that', 'this', 'all'].includes(next.text) ? at + 2 : at + 1
    const figure = tokens[start]
    const x = tokens[start + 1]?.text
    if (figure?.kind === 'number' && (x === 'x' || x === 'times'))
      return { value: { times: figure.value, of: 'times', isBehind: true }, next: start + 2 }
    if (figure?.text === 'twice') return { value: { times: 2, of: 'times', isBehind: true }, next: start + 1 }
  }
  if (token?.kind !== 'number' || !Number.isInteger(token.value) || token.value < 1 || token.value > 100)
    return undefined
  if (next?.text === 'x' || next?.text === '*' || next?.text === 'times') {
    const after = tokens[at + 2]
    const isEnd = !after || /^[,;.)]$/.test(after.text)
    return {
      value: {
        times: token.value,
        of: 'times',
        isBehind:
          isEnd || (next.text === 'times' && !(after.kind === 'number' || after.text === '(' || after.text === 'a')),
      },
      next: at + 2,
    }
  }
  // "eight 90 second pickups": a figure in letters before a length.
  if (isSpelledCount(tokens, at)) return { value: { times: token.value, of: 'times', isBehind: false }, next: at + 1 }
  // "5 of: 20 s all out, 2 min easy"
  if (next?.text === 'of' && /^[:(]$/.test(tokens[at + 2]?.text ?? ''))
    return { value: { times: token.value, of: 'times', isBehind: false }, next: at + 2 }
  // "15/15 for 10 min, three of those"
  if (next?.text === 'of' && /^(?:those|these)$/.test(tokens[at + 2]?.text ?? '') && token.value <= 12)
    return { value: { times: token.value, of: 'sets', isBehind: true }, next: at + 3 }
  // "4 mile reps"
  if (next?.text === 'mile' && countWordAt(tokens, at + 2)?.of === 'reps' && token.value <= 12)
    return { value: { times: token.value, of: 'times', isBehind: false }, next: at + 1 }
  // "5 by 3 min"
  if (next?.text === 'by' && tokens[at + 2]?.kind === 'number' && before.at(-1)?.is !== 'detail')
    return { value: { times: token.value, of: 'times', isBehind: false }, next: at + 2 }
  // "3 spin ups"
  if (
    token.value <= MOST_SPIN_UPS &&
    next?.text.startsWith('spin') &&
    /^(?:spinups?|ups?)$/.test(next.text === 'spin' ? (tokens[at + 2]?.text ?? '') : next.text)
  )
    return { value: { times: token.value, of: 'reps', isBehind: false }, next: at + 1 }
  // "6 sprints of 15 s"
  if (token.value <= MOST_SPRINTS && SPRINTS.test(next?.text ?? ''))
    return { value: { times: token.value, of: 'reps', isBehind: false }, next: at + 1 }
  const word = countWordAt(tokens, at + 1)
  if (word) return { value: { times: token.value, of: word.of, isBehind: false }, next: word.next }
  return undefined
}

/** A figure in letters before another one with its unit; "twenty five" and "three hundred" are one figure. */
function isSpelledCount(tokens: readonly Token[], at: number): boolean {
  const [count, figure] = [tokens[at], tokens[at + 1]]
  if (count?.kind !== 'number' || figure?.kind !== 'number' || !/^\p{L}/u.test(count.raw)) return false
  if (figure.text === 'hundred' || (count.value >= 20 && figure.value < 10 && /^\p{L}/u.test(figure.raw))) return false
  return unitAt(tokens, at + 2) !== undefined && figure.value > 0
}

const SPRINTS = /^(?:sprints|surges|jumps|bursts|accelerations|attacks)$/
const MOST_SPRINTS = 30
const MOST_SPIN_UPS = 12

function countWordAt(tokens: readonly Token[], at: number): { of: 'sets' | 'reps'; next: number } | undefined {
  const found = atomAt(tokens, at, 'mark')
  if (found?.atom.mark !== 'sets' && found?.atom.mark !== 'reps') return undefined
  const of = tokens[found.next]?.text === 'of' || tokens[found.next]?.text === 'x' ? found.next + 1 : found.next
  return { of: found.atom.mark, next: of }
}

/** A chainring and a sprocket: "53x15", "52 x 14". */
function gearAt(tokens: readonly Token[], at: number): number | undefined {
  const [ring, sign, sprocket] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (ring?.kind !== 'number' || sign?.text !== 'x' || sprocket?.kind !== 'number') return undefined
  const isGear = RINGS.has(ring.value) && sprocket.value >= 11 && sprocket.value <= 21
  return isGear && !unitAt(tokens, at + 3) ? at + 3 : undefined
}

const RINGS = new Set([39, 42, 44, 46, 48, 49, 51, 52, 53, 54, 55, 56, 58])

/** A list of aims: "HM/10K/5K", "85, 90 and 95 %", "1:30/1:25/1:20", "120%/50%". */
function aimsAt(tokens: readonly Token[], at: number, isAt: boolean): Scanned<Aim[]> | undefined {
  const aims: Aim[] = []
  let next = at
  let hasSlash = false
  for (;;) {
    const figure = tokens[next]
    const bare =
      isAt && figure?.kind === 'number' && tokens[next + 1]?.text === '/' ? bareFigure(tokens, next) : undefined
    const one = bare ?? aimAt(tokens, next, isAt || (aims.length > 0 && aims[0]?.kind !== 'effort'))
    if (!one || isOtherLength(one.value, aims[0]) || isFloat(one.value)) break
    aims.push(one.value)
    next = one.next
    const sign = tokens[next]?.text
    const isComma = sign === ',' && aims.length > 1
    if (sign !== '/' && !isComma) break
    const behind = aimAt(tokens, next + 1, isAt)
    // "4:00/3:50/3:40, 90s": a time behind a comma is none of them.
    if (isComma && behind?.value.kind === 'time' && hasSlash) break
    if (sign === '/') hasSlash = true
    // "CSS+5 /20s": the time is a rest.
    if (behind?.value.kind === 'time' && aims[0]?.kind !== 'time') break
    if (!behind && !(tokens[next + 1]?.kind === 'number' && isAt)) break
    if (behind && (isFloat(behind.value) || !isOfList(behind.value, aims, tokens, behind.next))) break
    next += 1
  }
  if (aims.length < 2) return undefined
  // A trailing separator is not part of the list.
  const last = aims.at(-1)
  const firsts = aims.map((aim) =>
    aim.kind === 'percent' && aim.isBare && last?.kind === 'percent' && !last.isBare
      ? { ...aim, isBare: false }
      : aim.kind === 'percent' && aim.isBare && last?.kind === 'power'
        ? ({ kind: 'power', low: aim.low, high: aim.high, from: aim.from, to: aim.to } as Aim)
        : aim,
  )
  return { value: firsts, next }
}

/** What is done between the repetitions, no target of some of them. */
function isFloat(aim: Aim): boolean {
  return aim.kind === 'effort' && aim.name === 'float'
}

/** "180% / 40 s": a time behind percents is that of the next piece. */
function isOtherLength(aim: Aim, first: Aim | undefined): boolean {
  return aim.kind === 'time' && first !== undefined && first.kind !== 'time' && first.kind !== 'pace'
}

/** Whether an aim behind a sign is one more of a list; a time or a bare figure is only behind others, and not where a rest follows. */
function isOfList(aim: Aim, aims: readonly Aim[], tokens: readonly Token[], next: number): boolean {
  const isFigure = aim.kind === 'time' || (aim.kind === 'percent' && aim.isBare === true)
  if (!isFigure) return true
  if (atomAt(tokens, next, 'rest')) return false
  return aims.every((one) => one.kind !== 'race' && one.kind !== 'effort' && one.kind !== 'zone')
}

function bareFigure(tokens: readonly Token[], at: number): Scanned<Aim> | undefined {
  const figure = tokens[at]
  if (figure?.kind !== 'number' || figure.value < 40) return undefined
  return {
    value: { kind: 'percent', low: figure.value, high: figure.value, isBare: true, ...spanOf(tokens, at, at + 1) },
    next: at + 1,
  }
}

/** "5% incline", "1% grade", "at a gradient of 6%" */
function inclineAt(tokens: readonly Token[], at: number): number | undefined {
  const word = (index: number) => /^(?:incline|grade|gradient)$/.test(tokens[index]?.text ?? '')
  if (tokens[at]?.kind === 'number' && tokens[at + 1]?.text === '%' && word(at + 2)) return at + 3
  const of = tokens[at + 1]?.text === 'of' || tokens[at + 1]?.text === 'at' ? at + 2 : at + 1
  return word(at) && tokens[of]?.kind === 'number' && tokens[of + 1]?.text === '%' ? of + 2 : undefined
}

/** "up" behind a short time of a set of hills. */
function isUphill(tokens: readonly Token[], at: number, before: readonly Phrase[]): boolean {
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

/** "90 rpm", "85-95rpm", "cadence 90", "100+ rpm", "rpm 60". */
function cadenceAt(tokens: readonly Token[], at: number): Scanned<Cadence> | undefined {
  // "high cadence 110+", "low cad 55"
  const isKind = /^(?:high|hi|low|quick)$/.test(tokens[at]?.text ?? '')
  const named = atomAt(tokens, isKind ? at + 1 : at, 'cadence')
  if (isKind && !named) return undefined
  // "spin 95+", "spin at 100+"
  const verb = /^(?:at|@)$/.test(tokens[at - 1]?.text ?? '') ? tokens[at - 2] : tokens[at - 1]
  const isSpun =
    /^(?:spin|spinning)$/.test(verb?.text ?? '') && tokens[at + 1]?.text === '+' && tokens[at]?.kind === 'number'
  const bound = boundAt(tokens, named?.next ?? at)
  const start = bound?.next ?? named?.next ?? at
  const skip = ['of', 'at', '@', ':', '='].includes(tokens[start]?.text ?? '') && named ? start + 1 : start
  const first = tokens[skip]
  if (first?.kind !== 'number' || !Number.isInteger(first.value) || first.value < 30 || first.value > 200)
    return undefined
  const isRange = tokens[skip + 1]?.text === '-' || tokens[skip + 1]?.text === 'to'
  const second = isRange ? tokens[skip + 2] : undefined
  let next = second?.kind === 'number' ? skip + 3 : skip + 1
  const isOpen = tokens[next]?.text === '+'
  if (isOpen) next += 1
  if (tokens[next]?.text === 'ish') next += 1
  const unit = atomAt(tokens, next, 'cadence')
  if (!named && !unit && !isSpun && !(isOpen && isBareCadence(tokens, skip, next))) return undefined
  next = unit?.next ?? next
  const isOpenBehind = tokens[next]?.text === '+' && tokens[next]?.from === tokens[next - 1]?.to
  if (isOpenBehind) next += 1
  const low = first.value
  const high = second?.kind === 'number' ? second.value : low
  if (high < low) return undefined
  if (bound?.bound === 'below') return { value: { min: Math.max(1, low - 20), max: low }, next }
  const isUp = isOpen || isOpenBehind || bound?.bound === 'above'
  return { value: { min: low, max: isUp ? high + OPEN_CADENCE : high }, next }
}

/** "4 min at 60 rpm, 2 min flat 95+": open upwards beside another cadence, and of nothing else. */
function isBareCadence(tokens: readonly Token[], at: number, next: number): boolean {
  const figure = tokens[at]
  const isHigh = figure?.kind === 'number' && figure.value >= LEAST_OPEN && figure.value <= MOST_OPEN
  const isEnd = !tokens[next] || /^[,;.)/]$/.test(tokens[next]?.text ?? '')
  const isOther = tokens[at - 1]?.kind === 'number' || /^(?:@|at|hr|x|-|heart|rate)$/.test(tokens[at - 1]?.text ?? '')
  return (
    isHigh &&
    isEnd &&
    !isOther &&
    tokens.some((_, index) => index < at && atomAt(tokens, index, 'cadence') !== undefined)
  )
}

const LEAST_OPEN = 80
const MOST_OPEN = 125

// Above the least: the text form has no open end (our choice).
const OPEN_CADENCE = 15

/** A limit of all of a session: "HR under 150", "cap HR 165", "keep it below 140 bpm throughout". */
function limitAt(
  tokens: readonly Token[],
  at: number,
  text: string,
): Scanned<{ note: string; from: number; to: number; isLimit: true }> | undefined {
  let index = at
  while (
    /^(?:keep|keeping|cap|capped|hold|stay|staying|with|w|\/|don't|dont|go|not|never|let|your|my|it|the|and|max|but)$/.test(
      tokens[index]?.text ?? '',
    ) &&
    index - at < 6
  )
    index += 1
  const named = atomAt(tokens, index, 'heart rate')
  const isVerb = index > at
  let next = named?.next ?? index
  if (named)
    while (
      /^(?:cap|capped|max|limit|ceiling|at|of|is|to|go|stay|staying|not|:|no|higher|than|=)$/.test(
        tokens[next]?.text ?? '',
      ) &&
      !boundAt(tokens, next)
    )
      next += 1
  const bound = boundAt(tokens, next)
  next = bound?.next ?? next
  const isBounded =
    bound !== undefined ||
    tokens.slice(at, index).some(({ text: word }) => /^(?:cap|capped|max)$/.test(word)) ||
    (named !== undefined && /cap|max|limit|ceiling/.test(text.slice(tokens[at]?.from ?? 0, tokens[next - 1]?.to ?? 0)))
  const figure = tokens[next]
  if (figure?.kind !== 'number' || figure.value < 90 || figure.value > 220) {
    return undefined
  }
  let end = next + 1
  const unit = atomAt(tokens, end, 'beats') ?? atomAt(tokens, end, 'heart rate')
  end = unit?.next ?? end
  if (!(named || (unit && isVerb))) return undefined
  if (!isBounded && !/^(?:cap|max|limit|ceiling)$/.test(tokens[end]?.text ?? '')) return undefined
  if (/^(?:cap|max|limit|ceiling)$/.test(tokens[end]?.text ?? '')) end += 1
  while (
    /^(?:throughout|all|the|way|whole|time|through|for|at|times)$/.test(tokens[end]?.text ?? '') &&
    end < tokens.length
  ) {
    if (
      /^(?:for|at|the|all|through)$/.test(tokens[end]?.text ?? '') &&
      !/^(?:throughout|all|the|way|whole|time|through|times)$/.test(tokens[end + 1]?.text ?? '') &&
      !/^through$/.test(tokens[end]?.text ?? '')
    )
      break
    end += 1
  }
  const span = spanOf(tokens, at, end)
  return { value: { ...span, note: 'said', isLimit: true }, next: end }
}

/** "on 1:45", "every 2 min", "leaving on the 3:00", "1:30 send-off". */
function sendOffAt(tokens: readonly Token[], at: number, previous: Phrase | undefined): Scanned<Length> | undefined {
  const isNamed = previous?.is === 'mark' && (previous.mark === 'on' || previous.mark === 'every')
  const length = lengthAt(tokens, at)
  if (!length) return undefined
  const word = tokens[length.next]?.text
  const isSendOff =
    (word === 'send' && /^(?:off|offs|-)$/.test(tokens[length.next + 1]?.text ?? '')) ||
    word === 'sendoff' ||
    word === 'cycle' ||
    word === 'base' ||
    word === 'turnaround' ||
    word === 'turnarounds' ||
    word === 'departures'
  if (isSendOff) {
    const next =
      tokens[length.next + 1]?.text === '-' ? length.next + 3 : word === 'send' ? length.next + 2 : length.next + 1
    return { value: length.value, next }
  }
  const { clock, unit, value } = length.value
  const isTime =
    clock !== undefined ||
    unit === 'min' ||
    unit === 's' ||
    (unit === 'm' && value < 20) ||
    (unit === undefined && value >= 20 && value <= 300)
  if (!isNamed || !isTime) return undefined
  // "1 min on 1 min off", "on 10 off 20"
  if (word === 'on' || word === 'off' || word === '/' || word === 'off') return undefined
  return length
}

/** "between sets", "after each", "btw reps" */
function whereAt(tokens: readonly Token[], at: number): Scanned<'reps' | 'sets'> | undefined {
  const first = atomAt(tokens, at, 'mark')
  const mark = first?.atom.mark
  if (!first || (mark !== 'between' && mark !== 'after' && mark !== 'each' && mark !== 'before')) return undefined
  let next = first.next
  while (/^(?:each|every|all|the|of|these|those|ea|them|one)$/.test(tokens[next]?.text ?? '')) next += 1
  const noun = atomAt(tokens, next, 'mark')
  if (noun?.atom.mark === 'sets' && mark !== 'each') return { value: 'sets', next: noun.next }
  if (noun?.atom.mark === 'reps' && mark !== 'each') return { value: 'reps', next: noun.next }
  // "between 400s", "btw hills"
  const figure = tokens[next]
  if (figure?.kind === 'number' && mark === 'between' && tokens[next + 1]?.text === 's')
    return { value: 'reps', next: next + 2 }
  if (mark === 'between') return { value: 'reps', next }
  if (mark === 'after' && /each|every|ea/.test(tokens[at + 1]?.text ?? '') && tokens[next]?.kind !== 'number')
    return { value: 'reps', next }
  if (mark === 'after' && tokens.slice(first.next, next).some((one) => /^(?:each|every|all|ea)$/.test(one.text)))
    return { value: 'sets', next }
  return undefined
}
