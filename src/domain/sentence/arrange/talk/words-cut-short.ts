import type { Phrase } from '../phrase.ts'

/** The stop of a word that is cut short ends no sentence: "wu 20 incl. 3x1 min fast". */
export const wordsCutShort: Phrase = {
  needs: ['incl', 'inc'],
  pattern: /\b(?<word>incl?)\.(?= ?\d)/dgi,
  as: '{word}',
}
