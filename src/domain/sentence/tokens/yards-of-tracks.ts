import { type Token, textAt } from './tokens.ts'
import { unitWords } from './words/unit-words.ts'

/**
 * The tokens, with the unit behind figures that are parts of a mile in yards: "8 x 440, 220 jog", "440s x 8". Beside another
 * sport, behind an at-sign and before a unit they are something else.
 */
export function yardsOfTracks(tokens: readonly Token[], sentence: string): Token[] {
  if (!/(?<!\d)(?:220|440|880)/.test(sentence) || OTHER_SPORTS.test(sentence)) return [...tokens]
  return tokens.flatMap((token, at): Token[] => {
    if (!isPlural(tokens, at) && !isPartOfMile(tokens, at)) return [token]
    const unit = { kind: 'word', text: 'yd', from: token.to, to: token.to, glued: true } as const
    return isPlural(tokens, at) ? [{ ...token, text: 'yd' }] : isPlural(tokens, at + 1) ? [token] : [token, unit]
  })
}

/** The "s" of "440s". */
function isPlural(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.text === 's' && token.glued && isPartOfMile(tokens, at - 1)
}

function isPartOfMile(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [textAt(tokens, at - 1), tokens[at + 1]]
  if (tokens[at]?.kind !== 'number' || !partsOfMile.has(textAt(tokens, at)) || aims.has(before)) return false
  const isPlural = next?.text === 's' && next.glued
  return isPlural || next === undefined || (unitWords[next.text] === undefined && !otherUnits.has(next.text))
}

const partsOfMile = new Set(['220', '440', '880'])
const aims = new Set(['@', 'at', '-', 'ftp', 'hr'])
const otherUnits = new Set(['w', 'watts', 'watt', 'bpm', '%', 'rpm', 'spm', '-', '.', ':', 'kcal', 'tss', 'h', 'yard'])
const OTHER_SPORTS =
  /\b(?:bike|biking|rid(?:e|es|ing)|cycl\w*|turbo|trainer|zwift|spin|ftp|watts?|swim\w*|pool|free|kick|pull|css)\b/i
