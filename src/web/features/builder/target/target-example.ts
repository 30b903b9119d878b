import { type SportId, sportOf } from '#domain/sports/registry.ts'

/** Two targets that fit the sport, as examples of what can be typed. */
export function targetExample(sport: SportId): string {
  const { inPool, reference } = sportOf(sport)
  if (reference.metric === 'power') return '110-120% or Z5'
  return inPool ? '1:40/100m or Z3' : '4:30/km or Z4'
}
