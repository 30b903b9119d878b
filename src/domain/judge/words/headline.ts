import { capitalise, formatCount } from '../../units/words.ts'
import { SET_PAUSE_RATIO } from '../bounds/bounds.ts'
import { isOfShortBouts } from '../reading/as-type.ts'
import type { Context } from './context.ts'
import { differ, formatRange, formatRatio, formatShare, formatSum, formatTime, joinRange } from './quantities.ts'
import { isFaultless, isLong, isMinor, isOtherWork, isShort, isSuggestion } from './severity.ts'

/** Writes one sentence that says what the workout is. */
export function writeHeadline(context: Context): string {
  return capitalise(sentenceFor(context))
}

function sentenceFor(context: Context): string {
  const { verdict, figures, session } = context
  const { secondsUnknown, seconds, bouts } = figures
  if (seconds > 0 && secondsUnknown > 0.5 * seconds && (bouts === 0 || !verdict.type)) {
    if (context.unreadFigure)
      return `${context.whole} at the ${context.unreadFigure} it names: with your own threshold there is more to say.`
    return `${context.whole} of steps without targets: give them zones, and there is more to say.`
  }
  if (verdict.type === 'endurance' && !session.inPool)
    return `${context.whole}, ${describeEasyPart(context)}: ${conclude(context)}.`
  if (bouts === 0)
    return verdict.type
      ? `${context.whole} without any work ${context.where}: ${conclude(context)}.`
      : `${context.whole} without anything hard in it.`
  if (!verdict.type)
    return `${context.whole} with ${workLength(context)} that are not easy, in ${describeForm(context)}: no session by the book${isFaultless(verdict) ? ', and none the worse for that' : ''}.`
  if (verdict.type === 'ladder sets')
    return `A ladder of ${formatCount(bouts, context.bout)}, ${describeRungs(context)}${describeRest(context)}: ${conclude(context)}.`
  return `${workLength(context)} of work ${context.where} ${describeInForm(context)}${describeRest(context)}: ${conclude(context)}.`
}

function workLength({ figures, length, isWorkByDistance }: Context): string {
  if (!isWorkByDistance) return formatSum(figures.workSeconds)
  return length({ seconds: figures.workSeconds, metres: figures.workMetres })
}

function describeInForm(context: Context): string {
  return context.figures.bouts === 1 ? 'in one piece' : `in ${describeForm(context)}`
}

/** `3 × 10 minutes`, `5 efforts of 2 to 6 minutes`, `one piece`. */
function describeForm({ session, bout, length }: Context): string {
  const { bouts } = session
  const [first] = bouts
  if (!first) return 'nothing'
  if (bouts.length === 1) return 'one piece'
  const sorted = bouts.toSorted((one, other) => one.metres - other.metres || one.seconds - other.seconds)
  const [shortest, longest] = [length(sorted[0] ?? first), length(sorted.at(-1) ?? first)]
  if (new Set(bouts.map(length)).size === 1) return `${bouts.length} × ${shortest}`
  return `${formatCount(bouts.length, bout)} of ${joinRange(shortest, longest)}`
}

function describeRungs({ session, distance }: Context): string {
  if (session.bouts.length > MAX_RUNGS_LISTED) return `${distance(session.workMetres)} in all`
  const rungs = session.bouts.map(({ metres }) => distance(metres).split(' '))
  return `${rungs.map(([length]) => length).join('-')} ${rungs.at(-1)?.[1]}`
}

/** What lies between the bouts: the rests, the longer pauses between sets, and easy parts of the session. */
function describeRest(context: Context): string {
  const { pauses, rests, inPool } = context.session
  const easyParts = inPool ? [] : pauses.filter((pause) => !rests.includes(pause)).map(({ seconds }) => seconds)
  const inBetween = easyParts.length > 0 ? `, ${formatRange(easyParts, formatTime)} of easy time in between` : ''
  return `${describeRests(context)}${inBetween}`
}

function describeRests({ figures, session }: Context): string {
  const { restRatio, restSeconds } = figures
  if (restRatio === undefined || restSeconds === undefined) return ''
  const all = session.rests.map(({ seconds }) => seconds)
  const minSetPause = minSetPauseOf(session, restSeconds)
  const rests = all.filter((rest) => rest < minSetPause)
  const setPauses = all.filter((rest) => rest >= minSetPause)
  // Pauses that differ so much are not all between two sets: some are the rests of a set of longer bouts.
  if (!session.bounds.setRest && Math.max(...setPauses) > MAX_SET_PAUSE_TO_SHORTEST * Math.min(...setPauses))
    return `, with rests of ${formatRange(all, formatTime)}`
  const between = setPauses.length > 0 ? `, ${formatRange(setPauses, formatTime)} between sets` : ''
  const restTime = formatRange(rests, formatTime)
  const areAlike = !differ(rests)
  if (session.inPool) return `${areAlike ? ` with ${restTime} of rest` : ` with rests of ${restTime}`}${between}`
  const longest = Math.max(...rests) / Math.min(...session.bouts.map(({ seconds }) => seconds))
  if (longest < 0.06) return ', hardly resting between'
  const isEach = areAlike && !differ(session.bouts.map(({ seconds }) => seconds))
  return `${isEach ? `, each rest ${formatRatio(restRatio)}` : `, with rests of ${restTime}`}${between}`
}

/** Seconds from which a pause is one between sets; there are none where bouts are long. */
function minSetPauseOf(session: Context['session'], restSeconds: number): number {
  const { setRest } = session.bounds
  if (setRest) return Math.max(setRest[0], SET_PAUSE_RATIO * restSeconds)
  return isOfShortBouts(session) ? MIN_SET_PAUSE_TO_REST * restSeconds : Number.POSITIVE_INFINITY
}

/** Our choice: a pause so many times as long as the usual one separates two sets of short bouts. */
const MIN_SET_PAUSE_TO_REST = 3

/** Our choice: the longest pause between two sets is at most so many times as long as the shortest. */
const MAX_SET_PAUSE_TO_SHORTEST = 1.6

function describeEasyPart({ figures, session }: Context): string {
  const { seconds, secondsInZone, secondsUnknown } = figures
  const easy = (secondsInZone[0] ?? 0) + (secondsInZone[1] ?? 0)
  const known = seconds - secondsUnknown
  const share = `${formatShare(known > 0 ? easy / known : 0)} of it easy`
  const strides = session.bouts.filter((bout) => bout.seconds <= LONGEST_STRIDE_SECONDS)
  return session.bounds.strideSeconds && strides.length > 1 ? `${share}, with strides` : share
}

/** Our choice: with a longer effort an easy run has a fast part. */
const LONGEST_STRIDE_SECONDS = 30

/** `a classic threshold session`, `not quite a threshold session yet`. */
function conclude({ verdict, kind, session, figures, hasOpenWork, isWritten }: Context): string {
  const { hard, soft, score } = verdict
  if (!kind) return 'a workout of no type'
  const plain = kind.split(' ').slice(1).join(' ')
  // What an athlete spelled out is not to be mended.
  const [near, flawed] = isWritten
    ? [`closest to ${kind}`, kind]
    : [`not quite ${kind} yet`, `${kind} with something to mend`]
  const isFair = hard.length === 0 && score >= FAIR_SCORE
  const faults = soft.filter(({ bound }) => !isSuggestion(bound))
  if (session.type && isOtherWork(verdict)) return near
  const isGood = score >= GOOD_SCORE && faults.every((fault) => isMinor(fault, session))
  if (!session.type) {
    if (!isFair) return `closest to ${kind}`
    return isGood ? `what coaches call ${kind}` : flawed
  }
  if (figures.bouts === 0 && verdict.type !== 'endurance') return isWritten ? near : `not ${kind} yet`
  if (hasOpenWork && isFair) return `${kind} by its times, as far as they tell`
  if (hard.length > 0) return score < GOOD_SCORE ? near : isWritten ? flawed : `${kind} with something to put right`
  if (faults.length === 0) return `a ${isLong(session) ? 'very long' : isShort(verdict) ? 'short' : 'classic'} ${plain}`
  if (isGood) return `a good ${plain}`
  return score >= FAIR_SCORE ? flawed : near
}

/** A longer ladder is described by its distance alone. */
const MAX_RUNGS_LISTED = 16

/** Our choice: sessions written by coaches are seldom below the first. */
const GOOD_SCORE = 0.9
const FAIR_SCORE = 0.75
