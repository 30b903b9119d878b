import { counted, inRatio, inShare, inTime, isSpan, spanOf, toSpan } from './quantities.ts'
import type { Scene } from './scene.ts'

/** One sentence that says what a workout is. */
export function headlineOf(scene: Scene): string {
  return capital(sentenceFor(scene))
}

function sentenceFor(scene: Scene): string {
  const { verdict, figures, session } = scene
  const { secondsUnknown, seconds, bouts } = figures
  if (seconds > 0 && secondsUnknown > 0.5 * seconds && (bouts === 0 || !verdict.type))
    return `${lengthOf(scene)} of steps without targets: give them zones, and there is more to say.`
  if (verdict.type === 'endurance' && !session.inPool)
    return `${lengthOf(scene)}, ${easyPart(scene)}: ${conclusion(scene)}.`
  if (bouts === 0)
    return verdict.type
      ? `${lengthOf(scene)} without any work ${scene.where}: ${conclusion(scene)}.`
      : `${lengthOf(scene)} without anything hard in it.`
  if (!verdict.type)
    return `${lengthOf(scene)} with ${workOf(scene).replace(/ of work$/, '')} that are not easy, in ${formOf(scene)}: no session by the book, and none the worse for that.`
  if (verdict.type === 'ladder sets')
    return `A ladder of ${counted(bouts, scene.bout)}, ${rungsOf(scene)}${restOf(scene)}: ${conclusion(scene)}.`
  return `${workOf(scene)} ${scene.where} ${inForm(scene)}${restOf(scene)}: ${conclusion(scene)}.`
}

/** The whole in the unit the workout is written in: `1 hour`, `2,000 m`. */
function lengthOf({ figures, session, length, time }: Scene): string {
  const byDistance = session.inPool || session.stretches[0]?.step.duration.type === 'distance'
  return byDistance ? length(figures) : time(figures.seconds)
}

function workOf({ figures, length }: Scene): string {
  return `${length({ seconds: figures.workSeconds, metres: figures.workMetres })} of work`
}

function inForm(scene: Scene): string {
  return scene.figures.bouts === 1 ? 'in one piece' : `in ${formOf(scene)}`
}

/** `3 × 10 minutes`, `5 efforts of 2 to 6 minutes`, `one piece`. */
function formOf({ session, bout, length }: Scene): string {
  const { bouts } = session
  const [first] = bouts
  if (!first) return 'nothing'
  if (bouts.length === 1) return 'one piece'
  const sorted = bouts.toSorted((one, other) => one.metres - other.metres || one.seconds - other.seconds)
  const [shortest, longest] = [length(sorted[0] ?? first), length(sorted.at(-1) ?? first)]
  const said = new Set(bouts.map(length))
  if (said.size === 1) return `${bouts.length} × ${shortest}`
  return `${counted(bouts.length, bout)} of ${toSpan(shortest, longest)}`
}

function rungsOf({ session, distance }: Scene): string {
  if (session.bouts.length > MOST_RUNGS) return `${distance(session.workMetres)} in all`
  const said = session.bouts.map(({ metres }) => distance(metres).replace(/ .*/, ''))
  const unit = distance(session.bouts[0]?.metres ?? 0).replace(/^\S* /, '')
  return `${said.join('-')} ${unit}`
}

function restOf({ figures, session }: Scene): string {
  const { restRatio, restSeconds } = figures
  if (restRatio === undefined || restSeconds === undefined) return ''
  const all = session.pauses.map(({ seconds }) => seconds)
  const leastBetweenSets = Math.max(session.bounds.setRest?.[0] ?? Number.POSITIVE_INFINITY, 1.2 * restSeconds)
  const rests = all.filter((rest) => rest < leastBetweenSets)
  const parting = all.filter((rest) => rest >= leastBetweenSets)
  const between = parting.length > 0 ? `, ${spanOf(parting, inTime)} between sets` : ''
  const said = spanOf(rests, inTime)
  const areAlike = !isSpan(rests)
  if (session.inPool) return areAlike ? ` with ${said} of rest` : ` with rests of ${said}`
  const longest = Math.max(...rests) / Math.min(...session.bouts.map(({ seconds }) => seconds))
  if (longest < 0.06) return ', hardly resting between'
  const isEach = areAlike && !isSpan(session.bouts.map(({ seconds }) => seconds))
  return `${isEach ? `, each rest ${inRatio(restRatio)}` : `, with rests of ${said}`}${between}`
}

function easyPart({ figures, session }: Scene): string {
  const { seconds, secondsInZone, secondsUnknown, bouts } = figures
  const easy = (secondsInZone[0] ?? 0) + (secondsInZone[1] ?? 0)
  const known = seconds - secondsUnknown
  const share = `${inShare(known > 0 ? easy / known : 0)} of it easy`
  const fast = secondsInZone.at(-1) ?? 0
  const isStriding = session.bounds.strideSeconds && bouts > 1 && fast > 0 && fast <= session.bounds.strideSeconds[1]
  return isStriding ? `${share}, with strides` : share
}

/** `a classic threshold session`; what is far from the book is said to be. */
function conclusion({ verdict, kind, session, figures, hasOpenWork }: Scene): string {
  const { hard, soft, score } = verdict
  if (!kind) return 'a workout of no type'
  const plain = kind.replace(/^an? /, '')
  if (!session.type) return hard.length === 0 && score >= FAIR ? `what coaches call ${kind}` : `closest to ${kind}`
  if (figures.bouts === 0 && verdict.type !== 'endurance') return `not ${kind} yet`
  if (hasOpenWork && hard.length === 0 && score >= FAIR) return `${kind} by its times, as far as they tell`
  if (hard.length > 0) return score >= GOOD ? `${kind} with something to put right` : `not quite ${kind} yet`
  if (soft.length === 0) return `a classic ${plain}`
  if (score >= GOOD) return `a good ${plain}`
  return score >= FAIR ? `${kind} with something to mend` : `not quite ${kind} yet`
}

/** More than these are not read out. */
const MOST_RUNGS = 16

/** Scores. A coach's own session is seldom below the first. */
const GOOD = 0.9
const FAIR = 0.75

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
