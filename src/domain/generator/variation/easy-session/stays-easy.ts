import { sumOf } from '../../../units/numbers.ts'
import { unroll } from '../../../workout/groups.ts'
import type { StoredSteps } from '../../../workout/step.ts'
import { movingSecondsOf } from '../../../workout/totals.ts'
import { isCalm } from '../../request/effort.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { type Role, roleReader } from './roles.ts'

/** Longer work is no stride. */
export const MAX_STRIDE_SECONDS = 45

/** Seconds and numbers that an easy session has at most. Our choice, a little below what coaches and the judge bound. */
const LIMITS = { strideSeconds: 200, strides: 10, lateWorkFrom: 5400 }

/** Whether a session is still easy: little work, few strides and, on a bike, little of it below endurance. */
export function easinessOf(request: ResolvedRequest): (steps: StoredSteps) => boolean {
  const { sport, reference } = request
  const roleOf = roleReader(request)
  const isRide = sport.reference.metric === 'power'
  return (steps) => {
    const trained = unroll(steps).map((step) => ({
      role: roleOf(step),
      seconds: movingSecondsOf(step, sport.id, reference),
    }))
    const secondsOf = (some: typeof trained) => sumOf(some, ({ seconds }) => seconds)
    const total = secondsOf(trained)
    const work = trained.filter(({ role }) => role === 'work')
    if (!keepsToEffort(trained, request)) return false
    const strides = work.filter(({ seconds }) => seconds <= MAX_STRIDE_SECONDS)
    const slow = secondsOf(trained.filter(({ role }) => role === 'slow' || role === 'break'))
    const mostWork = isRide ? 0.09 : total >= LIMITS.lateWorkFrom ? 0.29 : 0.14
    return (
      secondsOf(work) <= mostWork * total &&
      strides.length <= LIMITS.strides &&
      secondsOf(strides) <= LIMITS.strideSeconds &&
      (!isRide || slow <= 0.15 * total)
    )
  }
}

const tooHard: Readonly<Record<'recovery' | 'easy' | 'endurance', readonly Role[]>> = {
  recovery: ['easy', 'brisk'],
  easy: ['brisk'],
  endurance: [],
}

/** Whether nothing is harder than the effort that the athlete says, but for strides that are asked for. */
function keepsToEffort(
  trained: readonly { role: Role; seconds: number }[],
  { effort, strides }: ResolvedRequest,
): boolean {
  if (!effort || !isCalm(effort)) return true
  return trained.every(
    ({ role, seconds }) =>
      !tooHard[effort].includes(role) && (role !== 'work' || (strides !== false && seconds <= MAX_STRIDE_SECONDS)),
  )
}
