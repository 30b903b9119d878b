import type { TargetType } from '../../sports/sport.ts'

/**
 * The zone that a word for an effort names: one of the seven of power, or of the five of pace and heart rate, whose
 * fourth holds critical swim speed. Undefined if the metric has no such zone.
 */
export function zoneOfWord(word: string, metric: TargetType): number | undefined {
  const zone = (metric === 'power' ? powerWords : words).findIndex((names) => names.includes(word))
  return zone < 0 ? undefined : zone + 1
}

const easier: readonly string[][] = [
  ['easy', 'active recovery'],
  ['steady', 'endurance'],
  ['moderate', 'moderately hard', 'tempo'],
]
const sweetSpot = ['sweet spot', 'sweetspot', 'sst']
const vo2Max = ['very hard', 'fast', 'vo2max', 'vo2 max', 'anaerobic']
const allOut = ['sprint', 'neuromuscular', 'max', 'maxeffort', 'max effort', 'all out']

const words = [...easier, [...sweetSpot, 'threshold', 'hard', 'css'], [...vo2Max, ...allOut]]
const powerWords = [...easier, sweetSpot, ['threshold', 'hard'], vo2Max, allOut]

/** Every word for an effort. */
export const effortWords: readonly string[] = words.flat()
