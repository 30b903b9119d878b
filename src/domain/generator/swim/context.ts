import type { Sport } from '../../sports/registry.ts'
import { convertPace, formatPace, paceUnitLabel } from '../../units/pace.ts'
import { type PoolRuler, poolRulerFor } from '../plan/pool-ruler.ts'
import { zoneOfEffort } from '../request/effort.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'

/** What a swim is built with: its pool, and what its athlete aims at. */
export type SwimContext = PoolRuler & {
  sport: Sport
  byHeartRate: boolean
  /** The zone of the main set, where the athlete says how hard the swim is: nothing in it is faster. */
  saidZone?: number
  /** Seconds that metres take at a percent of critical speed: the athlete's own, or the usual one by heart rate. */
  secondsAt: (metres: number, percent: number) => number
  /** The athlete's pace at a percent of critical speed, such as `1:48/100 m`; undefined by heart rate. */
  paceAt: (percent: number) => string | undefined
  /** What `make` returns for a variant of a set or a style, made once: many drawn sessions share their pieces. */
  once: <Made>(of: object, variant: string | number, make: () => Made) => Made
}

export function swimContextFor(request: ResolvedRequest): SwimContext {
  const { sport, metric, reference, paceUnit, effort } = request
  const secondsPer100 = reference ?? sport.reference.nominal
  return {
    ...poolRulerFor(request),
    sport,
    byHeartRate: metric === 'heartrate',
    ...(effort ? { saidZone: zoneOfEffort(effort, sport) } : {}),
    secondsAt: (metres, percent) => (metres * secondsPer100) / percent,
    paceAt: (percent) => {
      if (reference === undefined) return undefined
      const pace = convertPace((reference * 100) / percent, sport.paceUnits[0] ?? '100m', paceUnit)
      return `${formatPace(pace)}${paceUnitLabel[paceUnit]}`
    },
    once: createStore(),
  }
}

function createStore(): SwimContext['once'] {
  const store = new Map<object, Record<string | number, unknown>>()
  return <Made>(of: object, variant: string | number, make: () => Made): Made => {
    let variants = store.get(of)
    if (!variants) {
      variants = {}
      store.set(of, variants)
    }
    variants[variant] ??= make()
    return variants[variant] as Made
  }
}
