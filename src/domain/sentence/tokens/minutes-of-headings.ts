import { sports } from '../../sports/registry.ts'
import type { Token } from './tokens.ts'

/** The tokens, with the unit behind the length of a session on land that heads its parts: "turbo 60: 20 easy, 30 tempo, 10 easy". */
export function timeHeadings(tokens: readonly Token[]): Token[] {
  const [name, figure, colon, next] = tokens
  const minutes = figure?.kind === 'number' ? Number(figure.text) : 0
  const isHeading = colon?.text === ':' && next?.glued === false && landWords.has(name?.text ?? '')
  if (!isHeading || !figure || minutes < MIN_MINUTES || minutes > MAX_MINUTES) return [...tokens]
  const unit = { kind: 'word', text: 'min', from: figure.to, to: figure.to, glued: true } as const
  return tokens.flatMap((token) => (token === figure ? [token, unit] : [token]))
}

// A shorter one is none of a session, a longer one none in minutes (our choice).
const MIN_MINUTES = 20
const MAX_MINUTES = 240
const landWords = new Set(
  sports
    .filter(({ inPool }) => !inPool)
    .flatMap(({ sentence }) => sentence.words.split(',').filter((word) => !word.includes(' '))),
)
