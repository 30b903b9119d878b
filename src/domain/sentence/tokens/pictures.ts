import { sports } from '../../sports/registry.ts'

/** Whether words are nothing but pictures and their modifiers. */
export function isPicture(words: string): boolean {
  return PICTURES.test(words)
}

/** Whether a word is a picture that says how one feels, and no sport: "💪", and not "🏃". */
export function isPictureOfMood(word: string): boolean {
  return isPicture(word) && !sports.some(({ sentence }) => sentence.words.includes(word))
}

const PICTURES =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u{200d}|\u{20e3}|\s)+$/u
