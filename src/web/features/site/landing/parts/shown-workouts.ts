import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'

/** A workout that the landing page draws. */
export type ShownWorkout = { name: string; sport: SportId; steps: StoredSteps }

/** A session at threshold of each sport. */
export const examples: readonly [ShownWorkout, ShownWorkout, ShownWorkout] = [
  shown('Cruise intervals', 'running', [
    minutes('warmup', 12, [72, 80]),
    minutes('interval', 6, [97, 101]),
    minutes('recovery', 1.5, [70, 76]),
    { repeat: { steps: 2, count: 5 } },
    minutes('cooldown', 10.5, [72, 78]),
  ]),
  shown('Four by eight', 'cycling', [
    minutes('warmup', 12, [48, 76], 'rising'),
    minutes('interval', 8, [97, 103]),
    minutes('recovery', 3, [50, 56]),
    { repeat: { steps: 2, count: 4 } },
    minutes('cooldown', 9, [44, 66], 'falling'),
  ]),
  shown('Ten hundreds', 'swimming', [
    metres('warmup', 400, [80, 85]),
    metres('interval', 100, [98, 101]),
    { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 15 } },
    { repeat: { steps: 2, count: 10 } },
    metres('cooldown', 200, [80, 85]),
  ]),
]

/** A week in which hard days and easy days take turns, from Monday on; null is a day off. */
export const week: readonly (ShownWorkout | null)[] = [
  null,
  shown('Tempo run', 'running', [
    minutes('warmup', 10, [72, 80]),
    minutes('active', 25, [89, 94]),
    minutes('cooldown', 10, [70, 76]),
  ]),
  shown('Easy spin', 'cycling', [minutes('active', 45, [56, 66])]),
  examples[1],
  null,
  examples[2],
  shown('Long run', 'running', [minutes('active', 90, [78, 84])]),
]

type Part = Pick<Step, 'intensity' | 'duration'> & { percents?: Percents; ramp?: 'rising' | 'falling' }
/** In percent of the threshold of the sport. */
type Percents = readonly [low: number, high: number]

function shown(name: string, sport: SportId, parts: readonly (Part | { repeat: { steps: number; count: number } })[]) {
  const type = sportOf(sport).reference.metric
  const steps: StoredSteps = parts.map((part) => {
    if ('repeat' in part || !part.percents) return part
    const { percents, ramp, ...step } = part
    return { ...step, target: { type, percentMin: percents[0], percentMax: percents[1], ...(ramp && { ramp }) } }
  })
  return { name, sport, steps }
}

function minutes(intensity: Step['intensity'], length: number, percents: Percents, ramp?: 'rising' | 'falling'): Part {
  return { intensity, duration: { type: 'time', unit: 'minutes', value: length * 60 }, percents, ...(ramp && { ramp }) }
}

function metres(intensity: Step['intensity'], length: number, percents: Percents): Part {
  return { intensity, duration: { type: 'distance', unit: 'meters', value: length }, percents }
}
