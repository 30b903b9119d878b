import type { Phrase } from './phrase.ts'

/** Cadences in a row as pieces of one length each: "cadence ladder 80-90-100-110 2' each". */
export function placeCadences(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex(({ is }) => is === 'cadences')
  const row = phrases[at]
  if (row?.is !== 'cadences') return [...phrases]
  const behind = lengthOfEach(phrases, at + 1)
  const { from, to } = row
  if (!behind) return phrases.map((one) => (one === row ? { is: 'unknown', from, to } : one))
  const { length } = behind
  const pieces = row.cadences.flatMap((cadence): Phrase[] => [
    { is: 'length', length, from, to },
    { is: 'detail', detail: { cadence: { min: cadence, max: cadence }, from, to }, from, to },
    { is: 'sign', sign: '/', from, to },
  ])
  return [
    ...phrases.slice(0, at),
    { is: 'open', from, to },
    ...pieces.slice(0, -1),
    { is: 'close', from, to },
    ...phrases.slice(at + 1).filter((_, index) => !behind.taken.includes(at + 1 + index)),
  ]
}

function lengthOfEach(phrases: readonly Phrase[], start: number) {
  for (let at = start; at < Math.min(phrases.length, start + MOST_BETWEEN); at += 1) {
    const [length, each] = [phrases[at], phrases[at + 1]]
    if (length?.is === 'length' && each?.is === 'mark' && each.mark === 'each')
      return { length: length.length, taken: [at, at + 1] }
    if (length?.is === 'length') return undefined
  }
  return undefined
}

const MOST_BETWEEN = 5
