import type { Token } from './lex.ts'

/**
 * Sprints with a run-up are named for the distance that is run at full speed: "flying 30s" are 30 m each, and so is the "30m
 * build" before them.
 */
export function measureFlyingSprints(tokens: readonly Token[]): Token[] {
  if (!tokens.some(isFlying)) return [...tokens]
  return tokens.map((token, at) => {
    const figure = tokens[at - 1]
    if (figure?.kind !== 'number' || figure.value < LEAST || figure.value > MOST) return token
    const isNamed = token.text === 's' && figure.to === token.from && isFlying(tokens[at - 2])
    const isRunUp = token.text === 'm' && PIECES.test(tokens[at + 1]?.text ?? '')
    const isSprint = token.text === 'm' && isFlying(tokens[at - 2])
    return isNamed || isRunUp || isSprint ? { ...token, kind: 'word', text: 'meters' } : token
  })
}

function isFlying(token: Token | undefined): boolean {
  return token !== undefined && /^(?:flying|flyings)$/.test(token.text)
}

const PIECES =
  /^(?:build\w*|accel\w*|run|runup|fly|flying|flat|sprint\w*|max|all|full|ease|easing|float|coast|relaxed|in|zone)$/
// Metres.
const [LEAST, MOST] = [10, 150]
