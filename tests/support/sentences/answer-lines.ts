import { describeLength } from '#domain/sentence/request/describe.ts'
import type { Understood } from '#domain/sentence/result.ts'

/** What is assumed for what a sentence does not say: "endurance, 1 hour". */
export function assumedIn({ assumed }: Understood): string {
  const { sport, workoutType, durationType, durationUnit, durationValue } = assumed
  const length =
    durationType && durationUnit && durationValue && describeLength({ durationType, durationUnit, durationValue })
  return [sport, workoutType, length].filter(Boolean).join(', ')
}

/** What was worked out and why: "Threshold: 97.5 % lies in zone 5, Threshold." */
export function reasonsIn({ inferred }: Understood): string[] {
  return inferred.map(({ reading, because }) => `${reading}: ${because}`)
}

/** What is unread and what to write instead: "“90rpm”: Say the cadence beside a set." */
export function messagesIn(sentence: string, { unread }: Understood): string[] {
  return unread.map(({ from, to, sentence: why }) => `“${sentence.slice(from, to)}”: ${why}`)
}

/** The words that were read and how: "50 min → 50 minutes". */
export function readingsIn(sentence: string, { found }: Understood): string[] {
  return found.map(({ from, to, reading }) => `${sentence.slice(from, to)} → ${reading}`)
}
