import { createTurns } from './turns.ts'
import { limitUnderWay } from './under-way.ts'

/** Runs what keeps the process busy for long, such as reading a large body; the parts of many athletes run in turn. */
export type HeavyWork<Athlete> = {
  /** Counts a request of an athlete as under way. Throws a Problem with the sentence if there are too many. */
  within: <Result>(athlete: Athlete, task: () => Promise<Result>) => Promise<Result>
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/**
 * Our choice: a browser has six connections to a server, and sends or asks for little at a time. A part takes up to some tens
 * of ms, so those who wait have their turn within seconds.
 */
const MAX_UNDER_WAY = 6
const turnLimits = {
  atOnce: 1,
  maxWaiting: 100,
  sentence: 'Many large requests are answered just now. Try again in a few seconds.',
  retryAfterSeconds: 5,
}

export function createHeavyWork<Athlete>(): HeavyWork<Athlete> {
  const sentence = 'Too many large requests of yours are under way. Wait for an answer, then go on.'
  return { within: limitUnderWay<Athlete>(MAX_UNDER_WAY, sentence), inTurn: createTurns(turnLimits) }
}
