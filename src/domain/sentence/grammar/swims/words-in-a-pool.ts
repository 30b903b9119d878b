import type { EffortName } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { isMark } from './lengths-of-a-swim.ts'

/** Words that mean something else in a pool: "cruise" is steady there and "float" easy; "easy is any stroke" is of the easy ones alone. */
export function nameAsInPool(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.map((phrase, at): Phrase => {
    const said = text.slice(phrase.from, phrase.to).toLowerCase()
    if (phrase.is === 'filler' && /^(?:is|are)$/.test(said)) {
      const [before, next] = [phrases[at - 1], phrases[at + 1]]
      const isOf = (before?.is === 'aim' || before?.is === 'selector') && next?.is === 'detail'
      return isOf ? { is: 'unknown', from: phrase.from, to: phrase.to } : phrase
    }
    // "6-1-6": so many kicks on a side, a drill.
    if (phrase.is === 'rungs' && /^6-\d-6$/.test(said)) {
      const place = { from: phrase.from, to: phrase.to }
      return { is: 'detail', detail: { text: 'drill', ...place }, ...place }
    }
    // A swim that is smooth is no hard one.
    if (phrase.is === 'detail' && said === 'smooth') {
      const place = { from: phrase.from, to: phrase.to }
      return { is: 'aim', aim: { kind: 'effort', name: 'easy', ...place }, isAt: false, ...place }
    }
    if (phrase.is !== 'aim' || phrase.aim.kind !== 'effort') return phrase
    // "kick with float"
    if (said === 'float' && isMark(phrases[at - 1], 'with')) {
      const place = { from: phrase.from, to: phrase.to }
      return { is: 'detail', detail: { text: 'kickboard', ...place }, ...place }
    }
    const name: EffortName | undefined = /^cruise/.test(said) ? 'steady' : /^float/.test(said) ? 'easy' : undefined
    return name ? { ...phrase, aim: { ...phrase.aim, name } } : phrase
  })
}
