import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { metresOf } from '../../workout/totals.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import type { WrittenFigure } from './written-figures.ts'

/** Names a pause that is said to be between all, "2 min between everything", "400 jog between reps", where some pauses are others or missing. */
export function findPausesBetweenAll({ sentence, written, entries, sport, isNamed }: Facts): Check[] {
  if (entries.length === 0 || !LIKE.test(sentence)) return []
  const steps = unroll(entries).filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
  // A pool's own rests are in its send-offs.
  if (steps.some(({ sendOff }) => sendOff !== undefined)) return []
  return written
    .filter((figure) => BETWEEN.test(sentence.slice(figure.to)) && !isNamed(figure))
    .filter((figure) => !areBetween(figure, steps, sport.id))
    .map((figure) => checkAt(figure, OTHERS))
}

/** Whether work is never followed by work, and most pauses are as long as is said. */
function areBetween(figure: WrittenFigure, steps: readonly Step[], sport: Facts['sport']['id']): boolean {
  const pauses = steps.filter(isPause)
  const asSaid = pauses.filter((one) => isAsLong(one, figure, sport))
  const isMissing = steps.some((one, at) => {
    const next = steps[at + 1]
    return next !== undefined && isWork(one) && isWork(next)
  })
  return !isMissing && asSaid.length * 2 >= pauses.length
}

function isAsLong(step: Step, { readings }: WrittenFigure, sport: Facts['sport']['id']): boolean {
  const { type, value } = step.duration
  if (type === 'time')
    return readings.some(({ value: said, counted }) =>
      counted === 'bare' ? said === value || said * 60 === value : counted === 'seconds' && said === value,
    )
  const metres = metresOf(step, sport)
  return readings.some(({ value: said }) =>
    [said, said * 1000, said * 1609.344].some((one) => Math.abs(one - metres) < 2),
  )
}

function isPause({ intensity }: Step): boolean {
  return intensity === 'rest' || intensity === 'recovery'
}

function isWork({ intensity, target }: Step): boolean {
  return intensity === 'interval' || (intensity === 'active' && (target?.zoneNumber ?? LEAST_WORK) >= LEAST_WORK)
}

// A zone.
const LEAST_WORK = 3
const LIKE = /\b(?:between|bewteen|betwen|btwn|betw|btw)\b/i
const BETWEEN =
  /^ ?(?:easy |slow )?(?:rest|jog|walk|float|standing|stand|spin|recovery|rec|swim|easy)? ?(?:in )?(?:between|bewteen|betwen|btwn|betw|btw) (?:each|everything|every|all|reps|repeats|efforts|intervals)\b(?! sets?)/i
const OTHERS = 'This is said to be between all of them, and some pauses are others or missing: check the rests.'
