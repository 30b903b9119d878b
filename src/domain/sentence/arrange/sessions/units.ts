import type { Span } from '../../result.ts'
import { type Bracketed, nestBrackets } from '../brackets.ts'
import type { Mark, Word } from './words.ts'

/** What a part begins with: how often, and how long, or what is in brackets. */
export type Head = Span & {
  times: number
  isCounted: boolean
  ofSets: boolean
  lengths: Extract<Word, { kind: 'row' }>['lengths']
  /** The units of a group in brackets. */
  inner?: readonly Unit[]
  /** "30/30": on and off. */
  isPair?: boolean
  /** Of running and walking. */
  isWalked?: boolean
}

/** A head with what is said before and behind it up to the next mark or head; without a head what is said alone. */
export type Unit = { mark: Mark | 'open' | 'none'; head?: Head; ahead: Word[]; behind: Word[] }

type Node = Bracketed<Word>

/** The units of words; nothing if a bracket is not closed or a count is of nothing. */
export function unitsOf(words: readonly Word[]): Unit[] | undefined {
  const nodes = nestBrackets(words)
  return nodes && unitsIn(nodes, 'none')
}

function unitsIn(nodes: readonly Node[], first: Unit['mark']): Unit[] | undefined {
  const units: Unit[] = [{ mark: first, ahead: [], behind: [] }]
  for (let at = 0; at < nodes.length; at += 1) {
    const [node, next] = [nodes[at], nodes[at + 1]]
    const unit = units.at(-1)
    if (!node || !unit) break
    if (node.kind === 'mark') {
      units.push({ mark: node.mark, ahead: [], behind: [] })
      continue
    }
    const head = headAt(nodes, at)
    if (head === 'wrong') return undefined
    if (head) {
      // What introduces a length stands before it: "3x2k off 90s".
      // "90 s jog before and after 3 km easy": of the one, or of the other.
      const closing = unit.behind.at(-1)
      const isOfAnother = closing?.kind === 'place' && !NEUTRAL.has(closing.place) && !LEADING.has(closing.place)
      if (unit.head && isOfAnother) return undefined
      const introducing = unit.head ? takeIntroducing(unit, nodes[head.next]) : []
      const opening = unit.head ? [] : (saidBeforePlace(unit) ?? saidBeforePick(unit, nodes[head.next]))
      if (opening.length > 0) units.splice(-1, 0, { mark: unit.mark, ahead: opening, behind: [] })
      if (opening.length > 0) unit.mark = 'none'
      if (unit.head) units.push({ mark: 'none', ahead: introducing, behind: [], head: head.head })
      else unit.head = head.head
      units.at(-1)?.behind.push(...(head.within ?? []))
      at = head.next - 1
      continue
    }
    if (node.kind === 'bracket') {
      const inner = unitsIn(node.nodes, 'open')
      if (!inner) return undefined
      units.push(...inner)
      if (next && next.kind !== 'mark') units.push({ mark: 'none', ahead: [], behind: [] })
      continue
    }
    // "22 mi with miles 8-12 at MP": numbered stretches are named behind their whole.
    const isNumbered = node.kind === 'numbered' && (unit.head || unit.ahead.some(({ kind }) => kind === 'numbered'))
    if (isNumbered) units.push({ mark: 'none', ahead: [node], behind: [] })
    else (unit.head ? unit.behind : unit.ahead).push(node)
  }
  return withSetsAhead(
    units.filter(({ head, ahead, behind }) => head !== undefined || ahead.length + behind.length > 0),
  )
}

/** "2 sets: 1200 at 10k pace, 800 at 5k pace, 90 s between": what stands behind the colon is done so often. */
function withSetsAhead(units: Unit[]): Unit[] {
  const at = units.findIndex(
    ({ head, ahead, behind }) => !head && ahead.length === 1 && ahead[0]?.kind === 'times' && behind.length === 0,
  )
  const [sets] = units[at]?.ahead ?? []
  const behind = units.slice(at + 1)
  if (sets?.kind !== 'times' || !sets.ofSets || behind[0]?.mark !== 'colon') return units
  const end = behind.findIndex(
    ({ mark, ahead, behind: more }) =>
      mark === 'stop' || [...ahead, ...more].some(({ kind }) => kind === 'end' || kind === 'ends'),
  )
  const inner = (end < 0 ? behind : behind.slice(0, end)).map(
    (unit, one): Unit => (one === 0 ? { ...unit, mark: 'none' } : unit),
  )
  const last = inner.at(-1)?.head
  if (inner.length < 2 || !last || inner.some(({ head }) => head?.isCounted)) return units
  const head: Head = {
    from: sets.from,
    to: last.to,
    times: sets.figure,
    isCounted: true,
    ofSets: true,
    lengths: [],
    inner,
  }
  return [
    ...units.slice(0, at),
    { mark: units[at]?.mark ?? 'none', head, ahead: [], behind: [] },
    ...behind.slice(inner.length),
  ]
}

/** Places that are said before what is done there: "after 3 km easy". */
const LEADING: ReadonlySet<string> = new Set(['ahead', 'closing'])
const NEUTRAL: ReadonlySet<string> = new Set(['between', 'between sets', 'after sets', 'second half'])

/** "mona fartlek after 3 km easy": what is done, before where. */
function saidBeforePlace({ ahead }: Unit): Word[] | undefined {
  const last = ahead.at(-1)
  const isNamed = ahead.some((word) => word.kind === 'classic' || (word.kind === 'aim' && word.words === 'strides'))
  return isNamed && last?.kind === 'place' && LEADING.has(last.place) ? ahead.splice(0, ahead.length - 1) : undefined
}

/** "steady zone 2 with the last 30 min tempo": what is said of the others, if more is said behind the length. */
function saidBeforePick({ ahead }: Unit, next: Node | undefined): Word[] {
  const pick = ahead.findIndex(({ kind }) => kind === 'pick')
  const isOther = pick > 0 && pick === ahead.length - 1 && next?.kind === 'aim'
  return isOther && ahead.slice(0, pick).some(({ kind }) => kind === 'aim') ? ahead.splice(0, pick) : []
}

function takeIntroducing({ ahead, behind }: Unit, next: Node | undefined): Word[] {
  // "12 wu 8 cd"
  if (behind.at(-1)?.kind === 'end' && next?.kind === 'end') return []
  const run = behind.findLastIndex(({ kind }) => !INTRODUCING.has(kind)) + 1
  // "4x800 easy with 60 s jog": what stands before "with" is of the bouts.
  const isEndWith = (at: number) => behind[at]?.kind === 'end' && behind[at + 1]?.kind === 'with'
  const opening = behind.findIndex(({ kind }, at) => at >= run && OPENING.has(kind) && !isEndWith(at))
  const last = behind.at(-1)
  const isAfter = last?.kind === 'place' && LEADING.has(last.place)
  const from = isAfter
    ? behind.length - 1
    : opening >= 0
      ? opening
      : behind.at(-1)?.kind === 'pause'
        ? behind.length - 1
        : behind.length
  // "seated first 2, standing last 1"
  const isSaidBefore =
    ahead.at(-1)?.kind === 'pick' && SAID.has(ahead.at(-2)?.kind ?? '') && behind[from]?.kind === 'pick'
  return behind.splice(isSaidBefore && SAID.has(behind[from - 1]?.kind ?? '') ? from - 1 : from)
}

const SAID: ReadonlySet<string> = new Set(['aim', 'detail', 'easy'])
const OPENING: ReadonlySet<string> = new Set('offAt with of pick end'.split(' '))
const INTRODUCING: ReadonlySet<string> = new Set('offAt with of pause pick end easy place'.split(' '))

/** What is said between a count and the length of each: "12 x short hill 12 s". */
function wordsWithin(nodes: readonly Node[], at: number): Word[] {
  const end = nodes.findIndex((node, index) => index >= at && !WITHIN.has(node.kind))
  const words = nodes.slice(at, end).filter((node): node is Word => node.kind !== 'bracket')
  const [length, behind] = nodes.slice(end, end + 2)
  const isNamed = words.some(({ kind }) => kind === 'aim' || kind === 'detail')
  const isShort =
    length?.kind === 'length' && length.length.size <= (length.length.in === 's' ? LONGEST_SECONDS : LONGEST_METRES)
  const isOwn = behind === undefined || !['pause', 'end', 'easy', 'times'].includes(behind.kind)
  return end > at && words.length <= MOST_WITHIN && isNamed && isShort && isOwn ? words : []
}

const WITHIN: ReadonlySet<string> = new Set(['aim', 'detail', 'filler', 'unknown'])
// Our choice.
const [MOST_WITHIN, LONGEST_SECONDS, LONGEST_METRES] = [4, 180, 400]

function headAt(
  nodes: readonly Node[],
  at: number,
): { head: Head; next: number; within?: Word[] } | 'wrong' | undefined {
  const [node, next] = [nodes[at], nodes[at + 1]]
  if (!node) return undefined
  const base = { from: node.from, to: node.to, times: 1, isCounted: false, ofSets: false, lengths: [] }
  switch (node.kind) {
    case 'length':
      return withTimesBehind({ ...base, lengths: [node.length] }, nodes, at + 1)
    case 'pair': {
      const how = node.isWalked ? 'walk' : 'easy'
      const inner: Unit[] = [
        {
          mark: 'none',
          head: { ...base, lengths: [node.on] },
          ahead: [],
          behind: node.isWalked ? [{ kind: 'easy', from: node.from, to: node.to }] : [],
        },
        {
          mark: 'slash',
          head: { ...base, lengths: [node.off] },
          ahead: [],
          behind: [{ kind: 'pause', how, words: how, from: node.from, to: node.to }],
        },
      ]
      const pair: Head = { ...base, inner, isPair: true, isWalked: node.isWalked === true }
      if (node.times === undefined) return withTimesBehind(pair, nodes, at + 1)
      if (!Number.isInteger(node.times)) return 'wrong'
      const counted = { ...pair, times: node.times, isCounted: true }
      return next?.kind === 'times' && next.isBehind
        ? { head: setsOf(counted, next.figure, next.to), next: at + 2 }
        : { head: counted, next: at + 1 }
    }
    case 'row':
      return withTimesBehind({ ...base, lengths: node.lengths }, nodes, at + 1)
    case 'bracket': {
      // A bracket behind a length says more of it, if it has no count itself.
      if (next?.kind !== 'times' || !next.isBehind) return undefined
      const inner = unitsIn(node.nodes, 'none')
      return inner ? withTimesBehind({ ...base, inner }, nodes, at + 1) : 'wrong'
    }
    case 'times': {
      if (node.isBehind) return undefined
      if (next?.kind === 'bracket') {
        const inner = unitsIn(next.nodes, 'none')
        if (!inner) return 'wrong'
        const row = rowIn(inner)
        if (row) {
          const { figure: times, ofSets = false } = node
          return { head: { ...base, times, isCounted: true, ofSets, lengths: row, to: next.to }, next: at + 2 }
        }
        const head = { ...base, times: node.figure, isCounted: true, ofSets: node.ofSets === true, inner, to: next.to }
        return { head, next: at + 2 }
      }
      const within = wordsWithin(nodes, at + 1)
      const own = next && headAt(nodes, at + 1 + within.length)
      // "3 sets" alone says how often something is done.
      if (!own || own === 'wrong') return undefined
      const { head } = own
      if (head.isCounted) {
        // "3 sets of 6x200", "3x10x30/15"; "5 x 5 x 5" may be anything.
        const isOfPairs = head.isPair && next?.kind === 'times' && !head.ofSets
        // "3x4x400"
        const isOfRuns =
          next?.kind === 'times' && !head.inner && head.lengths.length === 1 && head.lengths[0]?.in === 'm'
        if (!(node.ofSets && !(head.inner && head.ofSets)) && !isOfPairs && !isOfRuns) return 'wrong'
        return { head: { ...setsOf(head, node.figure, head.to), from: node.from }, next: own.next }
      }
      return {
        head: { ...head, from: node.from, times: node.figure, isCounted: true, ofSets: node.ofSets === true },
        next: own.next,
        within,
      }
    }
    default:
      return undefined
  }
}

/** "(400 400 300)": nothing but distances. */
function rowIn(inner: readonly Unit[]): Head['lengths'] | undefined {
  const [only, ...others] = inner
  if (
    only?.head &&
    others.length === 0 &&
    !only.head.isCounted &&
    !only.head.inner &&
    only.ahead.length + only.behind.length === 0
  )
    return only.head.lengths.length > 1 ? only.head.lengths : undefined
  const lengths = inner.map(({ head, mark, ahead, behind }) =>
    head && mark === 'none' && !head.isCounted && !head.inner && ahead.length + behind.length === 0 ? head.lengths : [],
  )
  return inner.length > 1 && lengths.every(([length, ...more]) => length?.in === 'm' && more.length === 0)
    ? lengths.flat()
    : undefined
}

function setsOf(head: Head, times: number, to: number): Head {
  const inner: Unit[] = [{ mark: 'none', head, ahead: [], behind: [] }]
  return { from: head.from, to, times, isCounted: true, ofSets: true, lengths: [], inner }
}

function withTimesBehind(head: Head, nodes: readonly Node[], next: number): { head: Head; next: number } {
  const [behind, sets] = nodes.slice(next, next + 2)
  if (behind?.kind !== 'times' || !behind.isBehind) return { head, next }
  const counted = { ...head, times: behind.figure, isCounted: true, ofSets: behind.ofSets === true, to: behind.to }
  // "30/30 x 12 x 3"
  return head.isPair && sets?.kind === 'times' && sets.isBehind && sets.ofSets
    ? { head: setsOf(counted, sets.figure, sets.to), next: next + 2 }
    : { head: counted, next: next + 1 }
}
