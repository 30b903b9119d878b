import { racePaceName } from '../../sports/races.ts'
import { type Sport, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { editDistance } from '../../text/grammar/edit-distance.ts'
import { effortWords } from '../../text/grammar/effort-word.ts'
import type { Mention, MentionOf } from '../mention.ts'
import { type Part, saidOf } from '../outline/part.ts'
import { ALL_OUT } from '../request/bout-effort.ts'
import type { SportContext } from '../resolve/measure.ts'
import { FIRM_RANK, findSaidTypes } from '../resolve/session-type.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import { isFigure, writeFigure, writeZone } from './spoken-figure.ts'

/** How hard a part is, in the words of the text form, and the mentions that say so. */
export type WrittenEffort = { text: string; mentions: readonly Mention[] }

/**
 * The effort of a part: its figure, else its zone or the pace of a race, else its name. A name that only says the `type` of
 * the session is left out, and so is what the text form has no words for.
 */
export function writeEffort(
  part: Part,
  context: SportContext,
  sentence: string,
  {
    type,
    seconds,
    isWhole = true,
    isFastSwim = false,
  }: {
    type?: WorkoutType | undefined
    seconds?: number | undefined
    isWhole?: boolean
    /** Whether the generator makes a swim of this length fast. */
    isFastSwim?: boolean
  },
): WrittenEffort | undefined {
  const rated = saidOf(part, 'rated')[0]
  const felt = rated ? { text: `effort ${rated.effort}/10`, mentions: [rated] } : undefined
  const target = writeTarget(part, context, sentence, type, seconds, isWhole, isFastSwim)
  if (!target || !felt) return target ?? felt
  // A climb is by feeling: what is said of it counts.
  if (target.mentions.some((one) => one.kind === 'session' && one.session === 'hills'))
    return { text: `open ${felt.text}`, mentions: [...target.mentions, ...felt.mentions] }
  return { text: `${target.text} ${felt.text}`, mentions: [...target.mentions, ...felt.mentions] }
}

function writeTarget(
  part: Part,
  context: SportContext,
  sentence: string,
  type: WorkoutType | undefined,
  seconds: number | undefined,
  isWhole: boolean,
  isFastSwim: boolean,
): WrittenEffort | undefined {
  const [zone] = saidOf(part, 'zone')
  const [figure] = part.about.filter(isFigure)
  const [ramp] = saidOf(part, 'ramp')
  // "10 min ramp 60-40%"
  const isDown = ramp?.ramp === 'falling' || (figure !== undefined && falls(figure, sentence))
  const direction = ramp
    ? `${isDown ? 'ramp down' : ramp.ramp === 'rising' ? 'ramp up' : 'ramp'} `
    : figure?.kind === 'percent' && figure.isFalling
      ? 'ramp down '
      : ''
  const withRamp = (text: string, mention: Mention) => ({
    text: direction + text,
    mentions: ramp ? [ramp, mention] : [mention],
  })
  if (figure) return withRamp(writeFigure(figure, context), figure)
  if (zone) return withRamp(writeZone(zone.zone, context), zone)
  const [race] = saidOf(part, 'race pace')
  if (race?.race) return { text: racePaceName(race.race), mentions: [race] }
  const isHills = ({ session }: MentionOf<'session'>) => session === 'hills'
  // "fartlek 3x(3 min hard, 90 s easy)": the kind of a session says nothing of how hard a part is.
  const sessions = saidOf(part, 'session').filter(({ session }, _, all) => session !== 'fartlek' || all.length === 1)
  const efforts = sessions.filter((one) => !isHills(one) && findSaidTypes([one], context.sport)[0]?.type !== undefined)
  // "8x3 min uphill @ threshold": hills alone say how hard they are. Uphill power is what it is on the flat.
  const isByPower = sportOf(context.sport).reference.metric === 'power'
  const isFirm = efforts.some((one) => findSaidTypes([one], context.sport)[0]?.rank === FIRM_RANK)
  const isOfType = isByPower && type !== undefined && type !== 'interval'
  for (const session of isFirm ? efforts : isOfType ? sessions.filter((one) => !isHills(one)) : sessions) {
    const [named] = findSaidTypes([session], context.sport)
    const word = sentence.slice(session.from, session.to).toLowerCase()
    // "8x(25 fast, 75 css)": of several sets the title is not that of each.
    const isHeld = isFastSwim && (session.session === 'css' || session.session === 'threshold')
    if (type !== undefined && named?.type === type && !saysMore(session.session, context) && !isHeld) {
      // The pace of its intervals can be held.
      if (session.session === 'anaerobic' && ALL_OUT.test(word)) return { text: FELT_ALL_OUT, mentions: [session] }
      continue
    }
    // The generator knows how hard the work of a type is, but not how hard to kick.
    // Nor does it know that of the rungs of a ride, which are written out, nor that of hard intervals of a ride,
    // nor that of hard bouts beside steady ones.
    const isRung = part.head?.kind === 'rungs' && isByPower
    const isInterval = type === undefined || type === 'interval'
    const isGenerated = !isRung && type !== 'endurance' && (!isInterval || sessions.some(isHills) || !isByPower)
    // Of a swim it makes 50s of a set fast, longer repetitions as fast as critical speed, and rungs moderate.
    const isFast =
      !sportOf(context.sport).inPool ||
      (part.head?.kind !== 'rungs' && (seconds === undefined || !isBeyondCritical(seconds)))
    if (session.session === 'hard' && !isWhole && isGenerated && isFast && saidOf(part, 'detail').length === 0) continue
    if (session.session === 'hard' && isRung && !isWhole && seconds !== undefined && seconds <= MAX_SHORT_HARD_SECONDS)
      return { text: 'anaerobic', mentions: [session] }
    const text = wordFor(session.session, word, sportOf(context.sport), seconds)
    if (text) return { text, mentions: [session] }
  }
  return undefined
}

/** Whether a swim that is fast takes longer than one of 50 and is short enough to be faster than critical speed. */
function isBeyondCritical(seconds: number): boolean {
  return seconds > MAX_SPRINT_SWIM_SECONDS && seconds <= MAX_HARD_SECONDS
}

// As long as a slow swim of 50 takes (our choice).
const MAX_SPRINT_SWIM_SECONDS = 80

/** Whether the first of two figures is the higher one. */
function falls({ from, to }: Mention, sentence: string): boolean {
  const [first, last] = (sentence.slice(from, to).match(/\d+/g) ?? []).map(Number)
  return first !== undefined && last !== undefined && first > last
}

/** Whether the name of a session says more of a bout than its type: climbs, and sprints of a swim or of a ride. */
function saysMore(session: SessionName, { sport }: SportContext): boolean {
  const { inPool, trainer } = sportOf(sport)
  return session === 'hills' || (session === 'anaerobic' && (inPool || trainer === 'bike'))
}

/** The target of a recovery: its zone, its figure, or that it is steady. One that is only easy has none. */
export function writeAim(target: Mention, context: SportContext & { sentence: string }): string | undefined {
  if (target.kind === 'zone') return writeZone(target.zone, context)
  if (target.kind === 'rated') return `effort ${target.effort}/10`
  if (target.kind === 'session') return isEasyPace(target, context) ? undefined : words.endurance
  return isFigure(target) ? writeFigure(target, context) : undefined
}

/** Whether the target of a recovery is that of a jog, and no steady one. */
export function isEasyPace(target: Mention, { sentence }: { sentence: string }): boolean {
  if (target.kind === 'zone') return target.zone === 1
  return (
    target.kind === 'session' && target.session === 'easy' && !/^stead?y/i.test(sentence.slice(target.from, target.to))
  )
}

function wordFor(session: SessionName, word: string, sport: Sport, seconds = 0): string | undefined {
  const isByPower = sport.reference.metric === 'power'
  // A long climb is not ridden as hard as a short one.
  if (session === 'hills' && isByPower && seconds > MAX_HARD_SECONDS) return words.threshold
  // Zone 6 cannot be held for minutes: then VO2 Max is what coaches call it, 106 to 120 % of FTP. Nor can zone 7.
  if (session === 'vo2' && isByPower && seconds > MAX_ZONE_6_SECONDS) return CLASSIC
  // Short bouts that are hard are intervals; longer ones are about threshold.
  if (session === 'hard' && seconds > 0 && seconds <= MAX_HARD_SECONDS) return isByPower ? CLASSIC : 'very hard'
  if (session === 'anaerobic' && isByPower) {
    if (seconds > MAX_ZONE_6_SECONDS) return FELT_ALL_OUT
    if (seconds > MAX_SPRINT_SECONDS) return ALL_OUT.test(word) ? FELT_ALL_OUT : 'anaerobic'
  }
  // No pace tells how fast a runner or a swimmer sprints.
  if (session === 'anaerobic' && ALL_OUT.test(word)) return isByPower ? words.anaerobic : FELT_ALL_OUT
  if (word === 'long') return words.endurance
  // "stedy"
  const typed = effortWords.find((one) => one === word) ?? effortWords.find((one) => isMistyped(word, one))
  if (typed) return typed
  return words[session]
}

function isMistyped(word: string, known: string): boolean {
  return known.length >= MIN_LETTERS && known[0] === word[0] && editDistance(word, known) === 1
}

// One wrong letter of a shorter word makes another word.
const MIN_LETTERS = 5
const MAX_ZONE_6_SECONDS = 90
// Nobody holds zone 7 for longer.
const MAX_SPRINT_SECONDS = 20
// Our choice.
const MAX_HARD_SECONDS = 300
/** A shorter hard bout of a ride is anaerobic. */
const MAX_SHORT_HARD_SECONDS = 60
const CLASSIC = '106-120%'
/** As hard as can be, which no pace tells. */
export const FELT_ALL_OUT = 'open effort 10/10'

const words: Partial<Record<SessionName, string>> = {
  easy: 'easy',
  endurance: 'steady',
  tempo: 'tempo',
  threshold: 'threshold',
  cruise: 'threshold',
  'sweet spot': 'sweet spot',
  vo2: 'vo2max',
  anaerobic: 'sprint',
  css: 'css',
  hard: 'hard',
  hills: 'open effort 9/10',
}

/** The word of the text form for bouts whose title, "anaerobic intervals", says more than the type. */
export function wordForAnaerobic(context: SportContext, seconds: number): string | undefined {
  return saysMore('anaerobic', context) ? wordFor('anaerobic', '', sportOf(context.sport), seconds) : undefined
}

/** The word of the text form for the effort of a type in a bout of some seconds. */
export function wordForType(type: WorkoutType, { sport }: SportContext, seconds = 0): string | undefined {
  return type === 'v02 max' ? wordFor('vo2', '', sportOf(sport), seconds) : typeWords[type]
}

const typeWords: Partial<Record<WorkoutType, string>> = {
  threshold: 'threshold',
  tempo: 'tempo',
  'sweet spot': 'sweet spot',
  endurance: 'steady',
}
