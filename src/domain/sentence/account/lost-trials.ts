import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names a time trial beside other parts that is built by none: "1k time trial w 500 before, 8x50 after" in 1,000 m. */
export function findLostTrials({ sentence, entries, steps, isNamed }: Facts): Check[] {
  const isBuilt = steps.some(({ effort, target }) => (effort ?? 0) >= LEAST || (target && target.type !== 'open'))
  if (entries.length === 0 || isBuilt) return []
  return placesOf(TRIAL, sentence)
    .filter((one) => !isNamed(one))
    .map((one) => checkAt(one, LOST))
}

// Of ten.
const LEAST = 8
const TRIAL = /\d ?(?:k|km|m|mi|min)? (?:time trial|tt)\b(?! ?(?:pace|effort|power|bike|bars|position))/gi
const LOST = 'No part of what was read is done all out: check it.'
