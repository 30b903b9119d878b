import type { Phrase } from './phrase.ts'
import { wordsAndMarks } from './words-and-marks.ts'

/** Phrases, and where in their list those stand that need a word. Those that need none stand in `others`. */
export type PhrasesByNeed = {
  all: readonly Phrase[]
  byNeed: ReadonlyMap<string, readonly number[]>
  others: readonly number[]
}

/** Indexes phrases by the words and marks that they need. */
export function byNeed(all: readonly Phrase[]): PhrasesByNeed {
  const places = new Map<string, number[]>()
  const others: number[] = []
  for (const [at, { needs }] of all.entries()) {
    if (!needs) others.push(at)
    for (const word of needs ?? []) places.set(word, [...(places.get(word) ?? []), at])
  }
  return { all, byNeed: places, others }
}

/** The phrases that can be in a text because it holds one of the words that they need, in their order. */
export function phrasesSaid({ all, byNeed, others }: PhrasesByNeed, text: string): Phrase[] {
  const said = new Set(others)
  for (const word of wordsAndMarks(text)) for (const at of byNeed.get(word) ?? []) said.add(at)
  return all.filter((_, at) => said.has(at))
}
