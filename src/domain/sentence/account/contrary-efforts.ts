import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { middleEffort } from '../../workout/effort.ts'
import type { Step } from '../../workout/step.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import type { WrittenFigure } from './written-figures.ts'

/**
 * Names a length with a word for its effort directly at it, where no step of that length is done so: "5' jog" that was built
 * as work, "25s fast" that were built as easy ones.
 */
export function findContraryEfforts({ sentence, written, steps, sport, isNamed, understood }: Facts): Check[] {
  const { set, warmup, cooldown, workoutType } = understood.asked
  const easy: Length[] = [warmup, cooldown].flatMap((end) =>
    end ? [{ ...end, value: end.unit === 'minutes' ? end.value * 60 : end.value }] : [],
  )
  if (set?.restSeconds !== undefined) easy.push({ value: set.restSeconds, unit: 'seconds' })
  // "2x15 min then 5x1 min hard": the first set names the session, and the others get its effort.
  const isOfLongSets = workoutType === 'threshold' && !understood.found.some(({ field }) => field === 'workoutType')
  return written.flatMap((figure) => {
    const ofLength = steps.filter(({ duration }) => isAsLong(duration, figure))
    if (ofLength.length === 0 || isNamed(figure)) return []
    const behind = EASY_BEHIND.exec(sentence.slice(figure.to)) ?? undefined
    const before = ENDS.test(sentence.slice(figure.to)) ? EASY_BEFORE.exec(sentence.slice(0, figure.from)) : undefined
    if (behind || before) {
      const from = before ? before.index : figure.from
      const place = { from, to: figure.to + (behind?.[0].length ?? 0) }
      const isDoneSo =
        workoutType === 'endurance' ||
        ofLength.some((step) => isEasy(step, sport.id)) ||
        easy.some((length) => isAsLong(length, figure))
      return isDoneSo ? [] : [checkAt(place, NOT_EASY)]
    }
    const hard = HARD_BEHIND.exec(sentence.slice(figure.to))
    const isSlow = ofLength.every((step) => PAUSES.has(step.intensity) || (step.target?.zoneNumber ?? MOST) <= 2)
    const isAsLongOnes =
      isOfLongSets && ofLength.every(({ target, effort, duration }) => !target && !effort && isBrief(duration))
    if (hard && isAsLongOnes) return [checkAt({ from: figure.from, to: figure.to + hard[0].length }, AS_LONG_ONES)]
    return hard && isSlow ? [checkAt({ from: figure.from, to: figure.to + hard[0].length }, NOT_HARD)] : []
  })
}

// "1k float @ MP" says how hard it is.
const EASY_BEHIND =
  /^ ?(?:very |really |super )?(?:easy|ez|jogs?|jogging|walk|soft|float(?! ?(?:@|at |in \d))|rest(?! of)|recovery|rec|spin(?!s| ups?|-ups?))\b(?! ?(?:day|week|pace|hills?|down|dn|dwn|back|of|\d))/i
const EASY_BEFORE = /\b(?:jog|walk|float|rest|recovery)(?: (?:back )?(?:down|dwn|back))? \(?$/i
const ENDS = /^ ?(?:$|[,;.)\]])/
const HARD_BEHIND = /^ ?(?:very |really )?(?:fast|hard|sprints?|all[- ]out|flat out)\b/i

const NOT_EASY = 'This was said to be easy or a rest, and no part as long is: check it.'
const NOT_HARD = 'This was said to be hard, and no part as long is: check it.'
const AS_LONG_ONES = 'This was said to be hard, and is built at the effort of the longer set: check it.'
const PAUSES = new Set<string>(['warmup', 'cooldown', 'rest', 'recovery'])
// Percent of threshold.
const MOST_EASY = 84
const MOST = 9
/** Of 10, how hard it feels. */
const MOST_FELT_EASY = 4

function isEasy(step: Step, sport: Facts['sport']['id']): boolean {
  const { intensity, target, effort } = step
  if (PAUSES.has(intensity) || (effort !== undefined && effort <= MOST_FELT_EASY)) return true
  if (target?.zoneNumber !== undefined) return target.zoneNumber <= 2
  if (target?.percentMin !== undefined && target.type !== 'heartrate')
    return middleEffort(step, sport, undefined) <= MOST_EASY
  // How hard a pace, watts or beats are depends on the athlete.
  return target !== undefined && target !== null && target.type !== 'open'
}

function isBrief({ type, value }: Step['duration']): boolean {
  return type === 'time' && value <= MAX_BRIEF_SECONDS
}

// As long as intervals are (our choice).
const MAX_BRIEF_SECONDS = 5 * 60

type Length = { value: number; unit: 'minutes' | 'seconds' | DistanceUnit }

/** Whether a length is as long as a figure says. Times are in seconds. */
function isAsLong({ value: own, unit }: Length, { readings }: WrittenFigure): boolean {
  return readings.some(({ value, counted }) => {
    if (unit === 'minutes' || unit === 'seconds')
      return counted === 'seconds' ? own === value : counted === 'bare' && (own === value * 60 || own === value)
    const metres = toMetres(own, unit)
    if (counted === 'kilometers' || counted === 'miles' || counted === 'meters' || counted === 'yards')
      return Math.abs(toMetres(value, counted) - metres) < 1
    return counted === 'bare' && (metres === value || metres === value * 1000)
  })
}
