import { type Token, textAt } from './tokens.ts'

/** The tokens, with paces in whole minutes as clocks: "4 miles at 7 flat", "10k @ 4s". */
export function paceInMinutes(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    if (isMinutes(tokens, at)) return [{ ...token, kind: 'clock', text: `${token.text}:00` }]
    return isMinutes(tokens, at - 1) ? [] : [token]
  })
}

/** Whether a figure is the minutes of a pace, and the word behind it says so. */
function isMinutes(tokens: readonly Token[], at: number): boolean {
  const [figure, word] = [tokens[at], tokens[at + 1]]
  if (figure?.kind !== 'number' || !/^(?:[2-9]|1[0-2])$/.test(figure.text)) return false
  const isAimed = aims.has(textAt(tokens, at - 1))
  // "7 flat" behind a mark, and not "8 flat miles"
  if (word?.text === 'flat') return (isAimed || isBehindSet(tokens, at)) && isEnd(tokens[at + 2])
  return isAimed && word?.text === 's' && word.glued && isEnd(tokens[at + 2])
}

/** Whether a mark, and a set before it, end at an index: "5 x 1 mile, 7 flat". */
function isBehindSet(tokens: readonly Token[], at: number): boolean {
  return marks.has(textAt(tokens, at - 1)) && tokens.slice(Math.max(0, at - 5), at).some(({ text }) => text === 'x')
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || marks.has(token.text) || ends.has(token.text)
}

const aims = new Set(['@', 'at', 'in'])
const marks = new Set([',', ';', '.', '(', ')', '\n'])
const ends = new Set(['pace', 'off', 'w', 'with', 'then', 'and', '+', 'for', 'per'])
