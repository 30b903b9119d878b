import type { TargetType } from '../sports/sport.ts'

/**
 * The zone that a word for an effort stands for, by the names of the zones in this product: of the seven of power, or
 * of the five of pace and heart rate, where critical swim speed lies in the fourth.
 */
export function zoneOfWord(word: string, metric: TargetType): number | undefined {
  return metric === 'power' ? powerZoneOf[word] : zoneOf[word]
}

const powerZoneOf: Record<string, number> = {
  ...{ 'active recovery': 1, easy: 1, endurance: 2, steady: 2, tempo: 3, moderate: 3, 'moderately hard': 3 },
  ...{ 'sweet spot': 4, sweetspot: 4, sst: 4, threshold: 5, hard: 5, 'very hard': 6, vo2max: 6, 'vo2 max': 6 },
  ...{ anaerobic: 6, fast: 6, neuromuscular: 7, sprint: 7, max: 7, maxeffort: 7, 'max effort': 7, 'all out': 7 },
}

const zoneOf: Record<string, number> = {
  ...{ 'active recovery': 1, easy: 1, endurance: 2, steady: 2, tempo: 3, moderate: 3, 'moderately hard': 3 },
  ...{ 'sweet spot': 4, sweetspot: 4, sst: 4, threshold: 4, css: 4, hard: 4, 'very hard': 5, vo2max: 5, 'vo2 max': 5 },
  ...{ anaerobic: 5, fast: 5, neuromuscular: 5, sprint: 5, max: 5, maxeffort: 5, 'max effort': 5, 'all out': 5 },
}
