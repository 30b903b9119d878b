import type { SportId } from '../../sports/registry.ts'
import { effortOf, type ReferenceValue } from '../../workout/effort.ts'
import { unrolled } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { secondsOf } from '../../workout/totals.ts'

/** What versions of a workout are told apart by, in every sport alike. */
export type Traits = {
  /** What lies between warm-up and cool-down, as it is trained. */
  main: readonly Step[]
  /** Hours at threshold that the main set is worth. */
  demand: number
  /** Seconds of the middle bout; 0 where there is none. */
  bout: number
}

/** Effort counts with its fourth power, as it does in normalized power. */
const POWER = 4

/** The traits of a workout, whoever wrote it. */
export function traitsOf(steps: StoredSteps, sport: SportId, reference: ReferenceValue): Traits {
  const main = unrolled(steps).filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
  const measured = main.map((step) => {
    const { low, high } = effortOf(step, sport, reference)
    return { step, seconds: secondsOf(step, sport, reference), effort: (low + high) / 200 }
  })
  const demand = measured.reduce((all, { seconds, effort }) => all + (seconds / 3600) * effort ** POWER, 0)
  return { main, demand, bout: middleBout(measured) }
}

type Measured = { step: Step; seconds: number; effort: number }

/** Work is what is written as intervals; where nothing is, whatever is harder than the easiest part. */
function middleBout(measured: readonly Measured[]): number {
  const easiest = Math.min(...measured.map(({ effort }) => effort))
  const isHard = measured.some(({ step }) => step.intensity === 'interval')
  const isWork = ({ step, effort }: Measured) =>
    isHard ? step.intensity === 'interval' : step.intensity === 'active' && effort > easiest
  const bouts: number[] = []
  let before = false
  for (const one of measured) {
    const works = isWork(one)
    if (works) bouts.push(one.seconds + (before ? (bouts.pop() ?? 0) : 0))
    before = works
  }
  return bouts.sort((one, other) => one - other)[bouts.length >> 1] ?? 0
}

/** Lengths so near to each other are the same to an athlete: seconds, or in the unit of the distance. */
const slack = { minutes: 30, seconds: 30, meters: 100, yards: 100, kilometers: 0.1, miles: 0.06 }

/** Whether two main sets are the same in order, lengths, efforts and repeats. */
export function areAlike(one: readonly Step[], other: readonly Step[]): boolean {
  return one.length === other.length && one.every((step, index) => isAlike(step, other[index]))
}

function isAlike({ intensity, duration, target }: Step, other: Step | undefined): boolean {
  if (!other || intensity !== other.intensity || duration.unit !== other.duration.unit) return false
  if (Math.abs(duration.value - other.duration.value) > slack[duration.unit] + 1e-9) return false
  const [here, there] = [target ?? undefined, other.target ?? undefined]
  return here?.zoneNumber === there?.zoneNumber && here?.percentMin === there?.percentMin
}
