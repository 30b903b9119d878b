import type { Aim } from './part.ts'

// Percent of the maximal heart rate or of that at threshold (our choice).
const MOST_OF_HEART = 75

/** Whether an aim is as easy as time between work. */
export function isEasyAim(aim: Aim): boolean {
  if (aim.kind === 'effort') return aim.name === 'easy' || aim.name === 'recovery' || aim.name === 'float'
  if (aim.kind === 'zone') return aim.high <= 1
  if (aim.kind === 'percent') return !aim.isBare && aim.high <= (aim.of ? MOST_OF_HEART : 60)
  return aim.kind === 'rated' && aim.high <= 3
}
