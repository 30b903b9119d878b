import { costReader } from '../../../load/load.ts'
import { median } from '../../../units/numbers.ts'
import { atMost } from '../../../units/tolerance.ts'
import { unroll } from '../../../workout/groups.ts'
import type { Step, StoredSteps } from '../../../workout/step.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { boutsOf } from './find-bouts.ts'
import { stretchReaderFor } from './stretch-reader.ts'

/** The figures that versions of a workout are compared by. */
export type Traits = {
  /** The steps between warm-up and cool-down, repeats expanded. */
  main: readonly Step[]
  /** Load and intensity of the whole, as `loadOf` gives them; 0 if it gives none. */
  load: number
  intensity: number
  /** Seconds of the median bout, and of the longest; 0 if there is none. */
  bout: number
  longestBout: number
}

/** The traits of any workout as a session of the asked kind. Each is computed when it is first read. */
export function traitsOf(steps: StoredSteps, request: ResolvedRequest): Traits {
  return traitsReader(request)(steps)
}

/** `traitsOf` for many versions of a workout: steps that they share are read once. */
export function traitsReader(request: ResolvedRequest): (steps: StoredSteps) => Traits {
  const athlete = { reference: request.reference }
  const stretchesOfStep = stretchReaderFor(request)
  const costOf = costReader(request.sport.id, athlete)
  return (steps) => {
    const trained = unroll(steps)
    const stretches = lazily(() => trained.flatMap(stretchesOfStep))
    const cost = lazily(() => costOf(steps, stretches()) ?? { load: 0, intensity: 0 })
    const bouts = lazily(() => boutsOf(stretches(), request).map(({ seconds }) => seconds))
    return {
      main: trained.filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown'),
      get load() {
        return cost().load
      },
      get intensity() {
        return cost().intensity
      },
      get bout() {
        return median(bouts()) || 0
      },
      get longestBout() {
        return Math.max(0, ...bouts())
      },
    }
  }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Lengths that differ by no more are alike: seconds, or the unit of the distance. Our choice. */
const maxDifference = { minutes: 30, seconds: 30, meters: 100, yards: 100, kilometers: 0.1, miles: 0.06 }

/** Of the longer of two lengths: 100 m and 150 m are not alike. Our choice. */
const MAX_DIFFERENCE_SHARE = 0.25

/** Whether two main sets have the same steps in the same order, by intensity, target, effort and about by length. */
export function areAlike(one: readonly Step[], other: readonly Step[]): boolean {
  return one.length === other.length && one.every((step, index) => isAlike(step, other[index]))
}

function isAlike({ intensity, duration, target, effort }: Step, other: Step | undefined): boolean {
  if (!other || intensity !== other.intensity || duration.unit !== other.duration.unit) return false
  if (effort !== other.effort) return false
  const difference = Math.abs(duration.value - other.duration.value)
  const most = Math.min(
    maxDifference[duration.unit],
    MAX_DIFFERENCE_SHARE * Math.max(duration.value, other.duration.value),
  )
  if (!atMost(difference, most, 'ratio')) return false
  const [here, there] = [target ?? undefined, other.target ?? undefined]
  return here?.zoneNumber === there?.zoneNumber && here?.percentMin === there?.percentMin
}
