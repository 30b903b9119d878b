/** In percent of FTP. */
export type PowerZone = { number: number; name: string; percentMin: number; percentMax: number }

/** Multiples of the threshold pace, so more is slower. `mid`: the one figure it stands for, chosen near the middle. */
export type PaceZone = { number: number; name: string; fast: number; slow: number; mid: number }

/** The figures and the gaps between the zones are required of the product. An effort in a gap is in no zone. */
export const powerZones: readonly PowerZone[] = [
  { number: 1, name: 'Active Recovery', percentMin: 40, percentMax: 55 },
  { number: 2, name: 'Endurance', percentMin: 55, percentMax: 70 },
  { number: 3, name: 'Tempo', percentMin: 75.23, percentMax: 82.85 },
  { number: 4, name: 'Sweet Spot', percentMin: 87.14, percentMax: 95.23 },
  { number: 5, name: 'Threshold', percentMin: 96.19, percentMax: 105.23 },
  { number: 6, name: 'VO2 Max', percentMin: 130, percentMax: 150 },
  { number: 7, name: 'Neuromuscular', percentMin: 200, percentMax: 250 },
]

/** Friel's zones, which agree with the equations of Daniels and Gilbert. */
export const runningPaceZones: readonly PaceZone[] = [
  { number: 1, name: 'Easy', fast: 1.29, slow: 1.4, mid: 1.34 },
  { number: 2, name: 'Steady', fast: 1.14, slow: 1.29, mid: 1.2 },
  { number: 3, name: 'Moderately Hard', fast: 1.05, slow: 1.14, mid: 1.09 },
  { number: 4, name: 'Hard', fast: 0.97, slow: 1.05, mid: 1.01 },
  { number: 5, name: 'Very Hard', fast: 0.87, slow: 0.97, mid: 0.92 },
]

/** The figures on which four published tables for CSS agree. */
export const swimmingPaceZones: readonly PaceZone[] = [
  { number: 1, name: 'Easy', fast: 1.15, slow: 1.25, mid: 1.18 },
  { number: 2, name: 'Steady', fast: 1.08, slow: 1.15, mid: 1.11 },
  { number: 3, name: 'Moderately Hard', fast: 1.03, slow: 1.08, mid: 1.05 },
  { number: 4, name: 'Hard', fast: 0.98, slow: 1.03, mid: 1.0 },
  { number: 5, name: 'Very Hard', fast: 0.9, slow: 0.98, mid: 0.95 },
]

/** The names are those of the pace zones. Limits in beats a minute are set on the athlete's watch. */
export const heartRateZoneNames = ['Easy', 'Steady', 'Moderately Hard', 'Hard', 'Very Hard'] as const

/** The power zones that a cyclist's heart-rate zones 1–5 stand for, ends included: zone 4 is Sweet Spot and Threshold. */
export const cyclingHeartRateAsPower: readonly (readonly [first: number, last: number])[] = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 5],
  [6, 6],
]
