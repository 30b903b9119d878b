import { headingAt } from './headings.ts'
import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Aim } from './part.ts'
import type { Phrase } from './phrase.ts'
import { hourOfPowerAt } from './rides/hour-of-power.ts'
import { timeTrialAt } from './rides/time-trials.ts'
import { runAndWalkAt } from './run-and-walk.ts'
import { aimsAt, alternatingAt } from './scan-aim-lists.ts'
import { aimAt } from './scan-aims.ts'
import { bareBeatsAt } from './scan-bare-beats.ts'
import { cadenceAt } from './scan-cadences.ts'
import { countAt } from './scan-counts.ts'
import { cadencesAt, figureAimsAt } from './scan-figure-lists.ts'
import { lengthAt, rungsAt, type Scanned, spanOf, unitAt } from './scan-lengths.ts'
import { limitAt } from './scan-limits.ts'
import { pairAt } from './scan-pairs.ts'
import { racesAt } from './scan-race-paces.ts'
import { restAt } from './scan-rests.ts'
import { roundAt } from './scan-rounds.ts'
import { selectorAt } from './scan-selectors.ts'
import { sendOffAt, whereAt } from './scan-send-offs.ts'
import { bareSpeedAt, speedsAt } from './scan-speeds.ts'
import { stepAt } from './scan-steps.ts'
import { fasterAt, nthAt, paceChangeAt, ratioAt, stretchesAt } from './scan-stretches.ts'
import { isUphill, wordFrom } from './scan-words.ts'
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
  // "70.3 bike": the name of a race ahead of all, and no length.
  if (at === 0 && token.text === '70.3' && !atomAt(tokens, at, 'effort')) return one({ is: 'filler' }, at + 1)
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
  const list = aimsAt(tokens, at, isAt)
  if (list) return one({ is: 'aims', aims: list.value } as never, list.next)
  const rest = restAt(tokens, at, before)
  if (rest) return one({ is: 'rest', ...rest.value } as never, rest.next)
  // "hold 1:25 on 1:40", "in 72": the time of a bout.
  const isIn = previous?.is === 'mark' && previous.mark === 'in'
  const aim = aimAt(tokens, at, isAt || isIn)
  const inSeconds = isIn && isDistance(before) ? secondsAt(tokens, at) : undefined
  if (inSeconds) return one({ is: 'aim', aim: inSeconds.value, isAt: true } as never, inSeconds.next)
  if (aim && !(isIn && aim.value.kind !== 'time' && aim.value.kind !== 'pace' && aim.value.kind !== 'zone'))
    return one(
      { is: 'aim', aim: isIn || isOfEach(tokens, aim.next) ? ofBout(aim.value) : aim.value, isAt } as never,
      aim.next,
    )
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

/** "4:30 per rep", "95 s each" */
function isOfEach(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'each' || (tokens[at]?.text === 'per' && tokens[at + 1]?.text === 'rep')
}

function ofBout(aim: Aim): Aim {
  return aim.kind === 'time' ? { ...aim, isOfBout: true } : aim
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
      isOfBout: true,
      seconds: first.value,
      ...(until === undefined ? {} : { until }),
      ...spanOf(tokens, at, next),
    },
    next,
  }
}

/** A chainring and a sprocket: "53x15", "52 x 14". */
function gearAt(tokens: readonly Token[], at: number): number | undefined {
  const [ring, sign, sprocket] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (ring?.kind !== 'number' || sign?.text !== 'x' || sprocket?.kind !== 'number') return undefined
  const isGear = RINGS.has(ring.value) && sprocket.value >= 11 && sprocket.value <= 21
  return isGear && !unitAt(tokens, at + 3) ? at + 3 : undefined
}

const RINGS = new Set([39, 42, 44, 46, 48, 49, 51, 52, 53, 54, 55, 56, 58])

/** "5% incline", "1% grade", "at a gradient of 6%" */
function inclineAt(tokens: readonly Token[], at: number): number | undefined {
  const word = (index: number) => /^(?:incline|grade|gradient)$/.test(tokens[index]?.text ?? '')
  if (tokens[at]?.kind === 'number' && tokens[at + 1]?.text === '%' && word(at + 2)) return at + 3
  const of = tokens[at + 1]?.text === 'of' || tokens[at + 1]?.text === 'at' ? at + 2 : at + 1
  return word(at) && tokens[of]?.kind === 'number' && tokens[of + 1]?.text === '%' ? of + 2 : undefined
}
