import { type Token, textAt } from './tokens.ts'
import { drillNames } from './words/drill-words.ts'

/** The tokens with the drills that are named by their kicks and strokes as words: "6-3-6 drill", "catch up / fist / 6-1-6", "3/3/3". */
export function drillsInFigures(tokens: readonly Token[]): Token[] {
  const isOfDrills = tokens.some(({ kind, text }) => kind === 'word' && (drillWords.has(text) || drillNames.has(text)))
  if (!isOfDrills) return [...tokens]
  const named: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    const figures = tokens.slice(at, at + PIECES)
    const slashed = figures.map(({ text }) => text).join('')
    const isSlashed = SLASHED.test(slashed) && figures.slice(1).every(({ glued }) => glued)
    const name = isSlashed ? slashed.replaceAll('/', '-') : token.text.replaceAll(' ', '')
    if (!drillNames.has(name) || token.kind === 'word' || textAt(tokens, at - 1) === 'x') named.push(token)
    else {
      named.push({ ...token, kind: 'word', text: name, to: (isSlashed ? figures.at(-1) : token)?.to ?? token.to })
      at += isSlashed ? PIECES - 1 : 0
    }
  }
  return named
}

const drillWords = new Set(['drill', 'drills', 'technique', 'kick', 'kicks', 'switch'])
// Three figures and two marks.
const PIECES = 5
const SLASHED = /^\d{1,2}\/\d\/\d{1,2}$/
