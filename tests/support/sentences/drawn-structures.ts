import fc from 'fast-check'
import type { Asked, Understood } from '#domain/sentence/result.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { type DistanceUnit, toMetres } from '#domain/units/distance.ts'
import { type Drawn, drawEnd, type Item, type Pick, pickWith } from './drawn-blocks.ts'
import { drawLadder, drawPairs, drawRestsByShare, drawRow, drawSetsOfSets, drawThreeRests } from './drawn-rounds.ts'
import { isBuiltAsSaid } from './drawn-session.ts'
import { drawSwims } from './drawn-swims.ts'
import { drawEndInOtherWords, drawWithin } from './drawn-wholes.ts'
import { stepsAskedFor } from './steps-asked-for.ts'

/** A session as club members type it, and the steps that it asks for; `seconds` or `metres` is its whole length, if it is said. */
export type DrawnStructure = {
  sentence: string
  sport: SportId
  items: readonly Item[]
  total?: { seconds?: number; metres?: number }
}

/** Sessions with something within them, sets of sets, pairs, ladders and rests in every notation, with ends in other words. */
export const drawnStructure: fc.Arbitrary<DrawnStructure> = fc.gen().map((draw) => {
  const pick = pickWith(draw)
  const sport = pick<SportId>(['running', 'running', 'cycling', 'cycling', 'swimming'])
  if (sport !== 'swimming' && pick([true, false, false])) return { sport, ...drawWithin(pick, sport) }
  const main =
    sport === 'swimming'
      ? drawSwims(pick)
      : pick([drawSetsOfSets, drawPairs, drawRestsByShare, drawThreeRests, drawLadder, drawRow])(pick, sport)
  const parts = [
    ...('isWhole' in main && main.isWhole ? [] : drawEndOrNone(pick, sport, 'warm-up')),
    main,
    ...('isWhole' in main && main.isWhole ? [] : drawEndOrNone(pick, sport, 'cool-down')),
  ]
  const text = parts.map((part) => part.text).join(pick([', ', ', ', ' then ', ', then ', '; ', '\n', '. ']))
  const name = pick(names[sport])
  const sentence = pick([`${name} ${text}`, `${name}: ${text}`, `${text}, ${name}`])
  return { sport, sentence, items: parts.flatMap(({ items }) => items) }
})

const names: Readonly<Record<SportId, readonly string[]>> = {
  running: ['run', 'running'],
  cycling: ['bike', 'ride', 'turbo'],
  swimming: ['swim'],
}

/** Whether what was built is what was asked for: its sport, its steps and its whole length. */
export function isStructureBuilt({ sport, items, total }: DrawnStructure, understood: Understood): boolean {
  const { asked, assumed, workout } = understood
  if ((asked.sport ?? assumed.sport) !== sport) return false
  const steps = stepsAskedFor(understood)
  if (workout) return isBuiltAsSaid({ items, sport }, steps)
  // "swim 200 steady" is its whole length.
  if (steps.length === 0) return isAsLong(asked, items.length === 2 ? items[0] : undefined)
  return isBuiltAsSaid({ items, sport }, steps) && isAsLong(asked, total)
}

function isAsLong({ durationValue, durationUnit }: Asked, total: DrawnStructure['total']): boolean {
  if (!total) return true
  if (durationValue === undefined || durationUnit === undefined) return false
  const each = { seconds: 1, minutes: 60, hours: 3600 }[durationUnit as string]
  if (each) return Math.abs(durationValue * each - (total.seconds ?? 0)) < 1
  return Math.abs(toMetres(durationValue, durationUnit as DistanceUnit) - (total.metres ?? 0)) < 1
}

function drawEndOrNone(pick: Pick, sport: SportId, end: 'warm-up' | 'cool-down'): Drawn[] {
  if (pick([true, false])) return []
  return [pick([drawEnd, drawEndInOtherWords])(pick, sport, end)]
}
