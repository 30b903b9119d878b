/** An effort, and why it was chosen. */
export type FasterEffort = { words: string; check: string }

/** What "faster" is beside the effort of the rest of a sentence: the next harder one that has a name. */
export function fasterThan(text: string): FasterEffort {
  const words = THRESHOLD.test(text) ? 'z5' : TEMPO.test(text) ? 'threshold' : 'tempo'
  return { words, check: `How much faster was not said: it was read as ${words === 'z5' ? 'zone 5' : words}.` }
}

const THRESHOLD = /\b(?:threshold|thresh|ftp|css|lt|10k pace|z4|zone 4)\b/i
const TEMPO = /\b(?:tempo|marathon pace|mp|hmp|half marathon pace|sweet ?spot|sst|z3|zone 3)\b/i
