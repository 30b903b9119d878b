import { type Sport, type SportId, sports } from '../../sports/registry.ts'
import { bikeSport } from '../shared/trainer/bike-sport.ts'

/**
 * The sport of a text, by the units of its steps. Where these fit several sports, the stated one, else the likeliest by
 * the last unit that decided.
 */
export function sportOfText(text: string, said: SportId | undefined): SportId {
  const steps = text.match(/^[ \t]{0,8}(?:[-*•–]|pool\b).{0,2000}/gim)?.join('\n') ?? ''
  let fitting = likeliestFirst
  for (const [evidence, fits, order = likeliestFirst] of tells) {
    const left = order.filter((sport) => fits(sport) && fitting.includes(sport))
    if (left.length > 0 && evidence.test(steps)) fitting = left
  }
  if (said && fitting.some(({ id }) => id === said)) return said
  return (fitting[0] ?? bikeSport).id
}

const isInPool = ({ inPool }: Sport) => inPool
const isByPace = ({ reference }: Sport) => reference.metric === 'pace'

/** Most workouts of intervals.icu are rides. */
const likeliestFirst = [bikeSport, ...sports.filter((sport) => sport !== bikeSport)]
const poolFirst = [...sports.filter(isInPool), ...sports.filter((sport) => !isInPool(sport))]

type Tell = [evidence: RegExp, fits: (sport: Sport) => boolean, order?: readonly Sport[]]

/** Units of steps and the sports that have them, the surest evidence first. */
const tells: readonly Tell[] = [
  [/\d\/(?:km|mi)\b/i, ({ paceUnits }) => paceUnits.includes('km')],
  [/\d\/100|^[ \t]*pool\b|\d\s?(?:y|yr?ds?|yards?)\b/im, isInPool],
  [/\d\s?(?:w|watts?)\b/i, ({ reference }) => reference.metric === 'power'],
  [/\d%?\s{0,2}pace\b/i, isByPace],
  [/\d\s?(?:mtrs?|met(?:er|re)s?)\b/i, isByPace, poolFirst],
  [/\d\s?(?:km|kilomet(?:er|re)s?|mi|miles?)\b/i, () => true],
  [/\d\s?rpm\b/i, (sport) => !isInPool(sport)],
]
