import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { totalsOf } from '../../workout/totals.ts'
import { ABOUT_AS_FAR } from '../request/describe.ts'
import type { MainSet } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import type { WrittenFigure } from './written-figures.ts'

/** Names a figure that is said to be the total, "97 min in all", and is neither the length of the whole nor left out. */
export function findLostTotals(facts: Facts): Check[] {
  const { sentence, written, isNamed, understood } = facts
  if (!SAID.test(sentence) || understood.inferred.some(({ because }) => because === ABOUT_AS_FAR)) return []
  return written
    .filter((one) => isTotal(sentence, one) && !isNamed(one) && !isLengthOfWhole(facts, one))
    .map((one) => checkAt(one, NOT_THE_WHOLE))
}

const SAID = /\b(?:total|in all|altogether|all told)\b/i
const BEFORE = /\btotal(?: of| is| =)? ?$/i
const BEHIND =
  /^ ?(?:in all|altogether|all told|total)\b(?! (?:work|rest|climb|easy|warm|wu|cool|cd|of (?:work|rest)))/i
const NOT_THE_WHOLE = 'This is said to be the total, and what was read is another one: check it.'

function isTotal(sentence: string, { from, to }: WrittenFigure): boolean {
  const isCount = /^ ?[x×]/i.test(sentence.slice(to))
  return (BEFORE.test(sentence.slice(0, from)) && !isCount) || BEHIND.test(sentence.slice(to))
}

function isLengthOfWhole(
  { understood: { asked, workout }, sport, entries }: Facts,
  { readings, parts = [] }: WrittenFigure,
): boolean {
  const { durationUnit, durationValue } = asked
  const built = totalsOf(workout?.steps ?? entries, sport.id)
  const lengths = [
    ...(durationUnit === 'minutes' && durationValue ? [durationValue * 60] : []),
    ...(durationUnit && durationUnit !== 'minutes' && durationValue
      ? [toMetres(durationValue, durationUnit), durationValue]
      : []),
    built.seconds,
    built.metres,
    ...sumsOfSets(asked.set, entries),
  ]
  const isNear = (value: number) => lengths.some((one) => Math.abs(one - value) <= one * ROUNDING)
  return [readings, ...parts].some((some) =>
    some.some(({ value, counted }) => {
      if (counted === 'kilometers' || counted === 'miles' || counted === 'meters' || counted === 'yards')
        return isNear(toMetres(value, counted))
      return counted === 'bare'
        ? [value, value * 60, value * 3600, value * 1000, toMetres(value, 'miles'), toMetres(value, 'yards')].some(
            isNear,
          )
        : counted !== 'seconds' || isNear(value)
    }),
  )
}

/** What the repetitions of a set take in all, with and without their rests: "6x3 min, 18 min total". */
function sumsOfSets(set: MainSet | undefined, entries: StoredSteps): number[] {
  const ofSet = set
    ? [
        set.times *
          (set.unit === 'minutes'
            ? set.value * 60
            : set.unit === 'seconds'
              ? set.value
              : toMetres(set.value, set.unit)),
      ]
    : []
  return [
    ...ofSet,
    ...entries.flatMap((entry, at) => {
      if (!isRepeat(entry)) return []
      const body = entries.slice(at - entry.repeat.steps, at).filter((one): one is Step => !isRepeat(one))
      const work = body.filter(({ intensity }) => intensity !== 'rest' && intensity !== 'recovery')
      return [body, work].map((steps) => entry.repeat.count * sumOf(steps, sizeOf))
    }),
  ]
}

function sizeOf({ duration }: Step): number {
  return duration.type === 'time' ? duration.value : toMetres(duration.value, duration.unit as DistanceUnit)
}

const ROUNDING = 0.02
