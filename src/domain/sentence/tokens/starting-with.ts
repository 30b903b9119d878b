import type { Token } from './tokens.ts'

/** The tokens that something can begin with: those of some kinds, and some words and marks. */
export type Beginning = { kinds: ReadonlySet<Token['kind']>; words: ReadonlySet<string> }

type Read<More extends unknown[], Found> = (tokens: readonly Token[], at: number, ...more: More) => Found | undefined

type Beginnings = readonly (Beginning | Iterable<string>)[]

/** A reader that reads nothing at a token with which it cannot begin. */
type ReadFromBeginning<More extends unknown[], Found> = Read<More, Found> & { beginning: () => Beginning }

/** What begins as one of several things, or with one of several words. */
export function beginningOf(...all: Beginnings): Beginning {
  return {
    kinds: new Set(all.flatMap((one) => ('kinds' in one ? [...one.kinds] : []))),
    words: new Set(all.flatMap((one) => [...('words' in one ? one.words : one)])),
  }
}

/** What begins with any token of some kinds. */
export function ofKind(...kinds: readonly Token['kind'][]): Beginning {
  return { kinds: new Set(kinds), words: new Set() }
}

/** A reader with all that it can begin with, so that it need not be asked at other tokens. */
export function startingWith<More extends unknown[], Found>(
  beginnings: () => Beginnings,
  read: Read<More, Found>,
): ReadFromBeginning<More, Found> {
  let beginning: Beginning | undefined
  return Object.assign(read, { beginning: () => (beginning ??= beginningOf(...beginnings())) })
}

/** The readers that can begin with a token, in their order: a table that is filled as tokens come up. */
export function readersAt<More extends unknown[], Found>(
  readers: readonly (Read<More, Found> | ReadFromBeginning<More, Found>)[],
): (token: Token) => readonly Read<More, Found>[] {
  const words = new Set<string>()
  const table = new Map<string, readonly Read<More, Found>[]>()
  return (token) => {
    if (table.size === 0)
      for (const read of readers) for (const word of beginningOfReader(read)?.words ?? []) words.add(word)
    // Words with which no reader begins are all alike.
    const key = words.has(token.text) ? `${token.kind} ${token.text}` : token.kind
    const known = table.get(key)
    if (known) return known
    const found = readers.filter((read) => canBegin(read, token))
    table.set(key, found)
    return found
  }
}

/** Whether a reader can begin with a token. */
export function canBegin<More extends unknown[], Found>(read: Read<More, Found>, { kind, text }: Token): boolean {
  const beginning = beginningOfReader(read)
  return !beginning || beginning.kinds.has(kind) || beginning.words.has(text)
}

function beginningOfReader<More extends unknown[], Found>(
  read: Read<More, Found> | ReadFromBeginning<More, Found>,
): Beginning | undefined {
  return 'beginning' in read ? read.beginning() : undefined
}
