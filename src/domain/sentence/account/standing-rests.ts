import { unroll } from '../../workout/groups.ts'
import type { Inferred } from '../result.ts'
import { type Facts, placesOf } from './facts.ts'
import { told } from './told.ts'

/** What is told of rests that are said to be easy and are none of motion: "4x400, 1 min easy" of a swim, "p 1min jog". */
export function tellStandingRests({ sentence, entries, understood, sport }: Facts): Inferred[] {
  const { set } = understood.asked
  const steps = unroll(entries)
  return placesOf(EASY, sentence).flatMap((one) => {
    const seconds = Number.parseFloat(one.words) * (/^[\d.]+\s?(?:m|['’′])/i.test(one.words) ? 60 : 1)
    const asLong = steps.filter(({ duration }) => duration.type === 'time' && duration.value === seconds)
    const isStanding = asLong.length > 0 && asLong.every(({ intensity, name }) => intensity === 'rest' && !name)
    const isOfSet = sport.inPool && asLong.length === 0 && set?.restSeconds === seconds
    return isStanding || isOfSet
      ? [told(set ? 'set' : 'mainSet', 'Rest', one, sentence, 'was read as a rest without moving.')]
      : []
  })
}

const EASY =
  /(?<![\d:.])(?<words>\d{1,3}(?:\.\d)?\s?(?:s|secs?|seconds?|m|mins?|minutes?|['"’”′″])\s(?:of )?(?:easy|ez|jog|jogging|swim|loose|float))\b(?! (?:rest|pace|effort))/gi
