import { middleEffort } from '../../workout/effort.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names an effort that is said, and that no part of a workout which is written out has: "easy" where all of it is tempo. */
export function findMissingEfforts({ sentence, understood: { workout }, steps, sport, isNamed }: Facts): Check[] {
  // How hard a pace, watts or beats are depends on the athlete.
  const areKnown = steps.every(
    ({ intensity, target }) =>
      PAUSES.has(intensity) ||
      target?.zoneNumber !== undefined ||
      (target?.percentMin !== undefined && target.type !== 'heartrate'),
  )
  if (!workout || !areKnown) return []
  const isEasy = steps.some(
    (step) => PAUSES.has(step.intensity) || middleEffort(step, sport.id, undefined) <= MOST_EASY,
  )
  const isHard = steps.some(
    (step) => !PAUSES.has(step.intensity) && middleEffort(step, sport.id, undefined) >= LEAST_HARD,
  )
  return [
    ...(isEasy ? [] : placesOf(/\b(?:easy|ez|relaxed|slow|slowly)\b/gi, sentence)),
    ...(isHard
      ? []
      : placesOf(/\b(?:hard|fast|tempo|threshold(?! pace)|sprints?|all[- ]out|intervals?)\b/gi, sentence)),
  ]
    .filter((one) => !isNamed(one))
    .map((one) => checkAt(one, MISSING))
}

const PAUSES = new Set<string>(['warmup', 'cooldown', 'rest', 'recovery'])
// Percent of threshold.
const MOST_EASY = 84
const LEAST_HARD = 78
const MISSING = 'No part of what was read is done so: check it.'
