import { lex, type Token } from './lex.ts'
import type { Atom } from './words/atoms.ts'
import { figures, manners, sessions, sports, swimming } from './words/more-words.ts'
import { riding } from './words/ride-words.ts'
import { repeating } from './words/run-words.ts'
import { brokenSwims, swimWords } from './words/swim-words.ts'
import { efforts, joining, races, rests, roles, units } from './words/words.ts'

type Node = { atoms: Atom[]; next: Map<string, Node> }

const root: Node = { atoms: [], next: new Map() }
const known = new Set<string>()

for (const [phrases, atom] of [
  ...[
    brokenSwims,
    riding,
    repeating,
    joining,
    units,
    efforts,
    races,
    rests,
    roles,
    figures,
    swimming,
    swimWords,
    sessions,
    manners,
    sports,
  ],
].flat())
  for (const phrase of phrases.split(/, /)) add(phrase.trim(), atom)

function add(phrase: string, atom: Atom): void {
  let node = root
  for (const { text, kind } of lex(phrase)) {
    if (kind === 'word') known.add(text)
    const next: Node = node.next.get(text) ?? { atoms: [], next: new Map() }
    node.next.set(text, next)
    node = next
  }
  node.atoms.push(atom)
}

/** The longest phrase that begins at a token: what it can mean, and the index behind it. */
export function phraseAt(tokens: readonly Token[], at: number): { atoms: readonly Atom[]; next: number } | undefined {
  let node: Node | undefined = root
  let best: { atoms: readonly Atom[]; next: number } | undefined
  for (let index = at; node && index < tokens.length; ) {
    node = node.next.get(tokens[index]?.text ?? '')
    index += 1
    if (node && node.atoms.length > 0 && !endsInCount(tokens, index)) best = { atoms: node.atoms, next: index }
  }
  return best
}

/** "LT 2 x 15 min": the figure is how often. */
function endsInCount(tokens: readonly Token[], next: number): boolean {
  const sign = tokens[next]?.text
  return tokens[next - 1]?.kind === 'number' && (sign === 'x' || sign === '*')
}

/** What a token and those behind it mean, if it is of a kind. */
export function atomAt<Is extends Atom['is']>(
  tokens: readonly Token[],
  at: number,
  is: Is,
): { atom: Extract<Atom, { is: Is }>; next: number } | undefined {
  let node: Node | undefined = root
  let best: { atom: Extract<Atom, { is: Is }>; next: number } | undefined
  for (let index = at; node && index < tokens.length; ) {
    node = node.next.get(tokens[index]?.text ?? '')
    index += 1
    const atom = node?.atoms.find((one): one is Extract<Atom, { is: Is }> => one.is === is)
    if (atom && !endsInCount(tokens, index)) best = { atom, next: index }
  }
  return best
}

/** Whether a word stands in some phrase. */
export function isWord(text: string): boolean {
  return known.has(text)
}

/** Whether a word only joins or places what stands beside it. */
export function isJoining(text: string): boolean {
  return root.next.get(text)?.atoms.some(({ is }) => is === 'mark') ?? false
}

/** The words of the phrases that begin with a letter. */
export function words(first: string): readonly string[] {
  const kept = byFirstLetter.get(first)
  if (kept) return kept
  const all = [...known].filter((word) => word.startsWith(first))
  byFirstLetter.set(first, all)
  return all
}

const byFirstLetter = new Map<string, readonly string[]>()
