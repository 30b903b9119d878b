import type { Phrase, PhraseOf } from '../phrase.ts'

/**
 * A kind of session that is only named, "interval run 50 min", "run a pyramid, 40 min", "10k getting faster": where no set
 * is said, the name tells the type or how the run goes.
 */
export function nameSessions(phrases: readonly Phrase[], text: string): Phrase[] {
  const lengths = phrases.filter(({ is }) => is === 'length')
  if (phrases.some(({ is }) => OF_SETS.has(is)) || lengths.length !== 1) return [...phrases]
  return phrases.map((phrase) => {
    const session = sessionOf(phrase, text)
    return session ? { is: 'session', session, from: phrase.from, to: phrase.to } : phrase
  })
}

const OF_SETS = new Set<Phrase['is']>([
  ...(['count', 'rungs', 'pair', 'burst', 'rests', 'ratio', 'rest', 'session', 'strides', 'selector'] as const),
])

function sessionOf(phrase: Phrase, text: string): PhraseOf<'session'>['session'] | undefined {
  const said = text.slice(phrase.from, phrase.to)
  if (phrase.is === 'change' && phrase.ramp === 'rising' && !phrase.isTo) return 'progression'
  if (phrase.is === 'detail') return GETS_FASTER.test(said) ? 'progression' : undefined
  if (phrase.is !== 'filler' && phrase.is !== 'mark') return undefined
  if (CUT_DOWN.test(said)) return 'progression'
  return INTERVALS.test(said) ? 'intervals' : undefined
}

const GETS_FASTER = /^(?:getting (?:faster|quicker)|get (?:faster|quicker)|progressively faster|building|build)$/i
const CUT_DOWN = /^cut[- ]?down$/i
const INTERVALS = /^(?:intervals?|ints?|interval session|pyramids?|ladders?)$/i
