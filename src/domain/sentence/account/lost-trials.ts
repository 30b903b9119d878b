import type { Inferred } from '../result.ts'
import { type Facts, placesOf } from './facts.ts'
import { told } from './told.ts'

/** Tells a time trial beside other parts that is built by none: "1k time trial w 500 before, 8x50 after" in 1,000 m. */
export function tellLostTrials({ sentence, entries, steps, isNamed }: Facts): Inferred[] {
  const isBuilt = steps.some(({ effort, target }) => (effort ?? 0) >= LEAST || (target && target.type !== 'open'))
  if (entries.length === 0 || isBuilt) return []
  return placesOf(TRIAL, sentence)
    .filter((one) => !isNamed(one))
    .map((one) =>
      told(
        'mainSet',
        'Time trial',
        one,
        sentence,
        'is no part of what is built: write it with its length, such as 1 km all out.',
      ),
    )
}

// Of ten.
const LEAST = 8
const TRIAL = /\d ?(?:k|km|m|mi|min)? (?:time trial|tt)\b(?! ?(?:pace|effort|power|bike|bars|position))/gi
