import type { TargetType } from '../../sports/sport.ts'
import { effortNames } from '../words/effort-words.ts'

/**
 * The zone that a word for an effort names: one of the seven of power, or of the five of pace and heart rate, whose
 * fourth holds critical swim speed. Undefined if the metric has no such zone.
 */
export function zoneOfWord(word: string, metric: TargetType): number | undefined {
  const zone = (metric === 'power' ? powerWords : words).findIndex((names) => names.includes(word))
  return zone < 0 ? undefined : zone + 1
}

const { easy, steady, endurance, tempo, sweetSpot, threshold, hard, css, veryHard, vo2, anaerobic, sprint, allOut } =
  effortNames

const easier: readonly (readonly string[])[] = [easy, [...steady, ...endurance], tempo]
const vo2Max = [...veryHard, ...vo2, ...anaerobic]
const most = [...sprint, ...allOut]

const words = [...easier, [...sweetSpot, ...threshold, ...hard, ...css], [...vo2Max, ...most]]
const powerWords = [...easier, sweetSpot, [...threshold, ...hard], vo2Max, most]

/** Every word for an effort. */
export const effortWords: readonly string[] = words.flat()
