import type { Span } from '../../../result.ts'
import { type Bracketed, nestBrackets } from '../../brackets.ts'
import { isPause, type Mark, type Place, type Slot, type TargetOfSome, type Turn, type Word } from './slots.ts'

/**
 * A part of a line: swims of one or more lengths (a row), a group, or swims whose length is said before them, "4 dr".
 * `mark`: what stands before it.
 */
export type Part = Span & {
  kind: 'swim' | 'group' | 'count' | 'minutes' | 'strokes' | 'time'
  mark: Mark
  /** 0: not said, "25s: 12 @ :40". */
  times: number
  figures: readonly number[]
  unit: string
  parts: Part[]
  /** What each swim is made of, without a rest. */
  pieces: Part[]
  slots: Slot[]
  place?: Place | undefined
  isEach?: boolean
  /** How often what ends with it is done, "25 kick/75 swim x10": not only it. */
  repeats?: number
  /** "pull/swim alternating" */
  isByTurns?: boolean
  /** "1x400" */
  isCounted?: boolean
  /** What is said of the beginning of each, and of what is left. */
  within?: readonly { far: number; slots: Slot[] }[]
  /** "50s: 10x50" */
  isNamed?: boolean
  by?: number
  /** "broken": of pieces that are said behind it, or so far each, with a rest between them. */
  broken?: { each: number; seconds: number } | undefined
  /** Whether what is said of the 2nd is of a round. */
  areRounds?: boolean
  /** What is said of some of the swims, "odd easy". */
  turns?: readonly TurnOfSwims[]
  /** Targets of so many swims each. */
  targets?: readonly TargetOfSome[]
  /** How long the swims go on, in minutes. */
  minutes?: number
  /** How its count was read. */
  tell?: string
  /** Where the count and the length stand. */
  head: Span
}

type TurnOfSwims = Turn & { slots: Slot[] }

/** What is said of the swims of one length, "200s z2", of those that are swum in one way, or of all. */
export type Shared =
  | { of: number | 'all' | 'others' | { how: string }; slots: Slot[] }
  | { round: number; slots: Slot[] }
export type Line = {
  parts: Part[]
  shared: Shared[]
  /** How long it takes, in minutes. */
  total?: number | undefined
  /** What is said of the pool and of the swimmer's CSS. */
  pools: readonly (Span & { words: string })[]
}

type Node = Bracketed<Word>
type Chunk = { mark: Mark; ahead: Node[]; parts: Part[]; behind: Node[] }

/** The parts of a line; nothing if one of its figures, or a word that changes the others, has no place in it. */
export function partsOf(words: readonly Word[]): Line | undefined {
  const nodes = nestBrackets(words)
  const shared: Shared[] = []
  const parts = nodes && listOf(nodes, shared)
  const pools = words.filter((word) => word.kind === 'pool')
  const total = words.find((word) => word.kind === 'total')
  return parts && { parts, shared, pools, total: total?.figure }
}

/** The parts of one level, with what is said before and behind them. */
function listOf(nodes: readonly Node[], shared: Shared[]): Part[] | undefined {
  const chunks = chunksOf(nodes, shared)
  if (!chunks) return undefined
  const parts: Part[] = []
  let ahead: Node[] = []
  for (const [at, chunk] of chunks.entries()) {
    const [first] = chunk.parts
    const last = parts.at(-1)
    // "…, catch-up/fist/fingertip drag 3x100": a list before its set.
    const isListAhead = !first && listBefore(chunks, at)
    if (!first && last && !isListAhead) {
      if (!takeWords(last, chunk.ahead, shared, 'apart')) return undefined
      continue
    }
    ahead.push(...chunk.ahead)
    if (!first) continue
    if (!takeWords(first, ahead, shared, 'ahead')) return undefined
    ahead = []
    parts.push(...chunk.parts)
  }
  return ahead.length > 0 ? undefined : parts
}

function listBefore(chunks: readonly Chunk[], from: number): boolean {
  const next = chunks.findIndex(({ parts }, at) => at > from && parts.length > 0)
  return next > 0 && chunks.slice(from + 1, next + 1).every(({ mark, ahead }) => mark === 'slash' && ahead.length > 0)
}

/** What stands between two marks: words ahead of the first part, and parts with what is said behind each. */
function chunksOf(nodes: readonly Node[], shared: Shared[]): Chunk[] | undefined {
  const chunks: Chunk[] = [{ mark: 'none', ahead: [], parts: [], behind: [] }]
  const list = nodes.flatMap(withoutBrackets)
  for (let at = 0; at < list.length; at += 1) {
    const [node, chunk] = [list[at], chunks.at(-1)]
    if (!node || !chunk) break
    if (node.kind === 'mark') {
      chunks.push({ mark: node.mark, ahead: [], parts: [], behind: [] })
      continue
    }
    const last = chunk.parts.at(-1)
    const head = headAt(list, at, shared)
    if (head) {
      if (last && takeOrder(chunk.behind)) head.part.place = 'after this'
      if (last && !takeWords(head.part, takeEnd(chunk), shared, 'ahead')) return undefined
      if (last && !takeWords(last, chunk.behind.splice(0), shared, 'behind', chunk.parts.length === 1)) return undefined
      chunk.parts.push({ ...head.part, mark: last ? 'none' : chunk.mark })
      at = head.next - 1
    } else if (node.kind === 'bracket') return undefined
    else (last ? chunk.behind : chunk.ahead).push(node)
  }
  for (const [at, { parts, behind, mark }] of chunks.entries()) {
    const last = parts.at(-1)
    const before = chunks[at - 1]?.parts.at(-1)
    // "100 fly, 100 back x 4": of one of them, or of both.
    const isAlone = parts.length === 1 && (mark === 'stop' || before === undefined || before.times > 1)
    if (last && !takeWords(last, behind, shared, 'behind', isAlone)) return undefined
  }
  return chunks.filter(({ ahead, parts }) => ahead.length > 0 || parts.length > 0)
}

/** "12x50 odd drill (catch-up)": words alone stand in brackets as they do without. */
function withoutBrackets(node: Node): Node[] {
  const areWords =
    node.kind === 'bracket' &&
    node.nodes.every((one) => isSlot(one) || /^(?:turn|pool|filler|mark|broken)$/.test(one.kind))
  return areWords ? node.nodes.filter(({ kind }) => kind !== 'mark') : [node]
}

/** "30 min steady after 600 easy": whether what stands behind is done before. */
function takeOrder(behind: Node[]): boolean {
  const last = behind.at(-1)
  if (last?.kind !== 'place' || last.place !== 'after') return false
  behind.pop()
  return true
}

/** "warm up 400 cool down 200": the second is that of what stands behind it, as the first is. */
function takeEnd({ ahead, behind }: Chunk): Node[] {
  const isEnd = (node: Node | undefined) => node?.kind === 'end'
  return ahead.some(isEnd) && isEnd(behind.at(-1)) ? behind.splice(-1) : []
}

/** A part that begins at an index. */
function headAt(nodes: readonly Node[], at: number, shared: Shared[]): { part: Part; next: number } | undefined {
  const [node, next] = [nodes[at], nodes[at + 1]]
  if (!node) return undefined
  const { from, to } = node
  const base = { ...{ mark: 'none' as const, from, to, unit: '', head: { from, to } }, ...empty() }
  switch (node.kind) {
    case 'times': {
      // "2x through: 4x75, 3x100, 100 easy."
      const inner =
        next?.kind === 'strokes'
          ? groupAt(nodes, at + 1, shared)
          : next?.kind === 'mark' && next.mark === 'colon'
            ? groupAt(nodes, at + 2, shared, true)
            : headAt(nodes, at + 1, shared)
      if (!inner) return undefined
      const { part } = inner
      const isPlain = part.times === 1 && part.kind !== 'strokes' && part.kind !== 'count'
      if (isPlain)
        return {
          part: { ...part, isCounted: true, times: node.figure, from, head: { from, to: part.head.to } },
          next: inner.next,
        }
      const own = part.kind === 'strokes' || part.kind === 'count' ? undefined : [part]
      return own && { part: { ...base, kind: 'group', times: node.figure, parts: own, to: part.to }, next: inner.next }
    }
    case 'bracket': {
      const parts = listOf(node.nodes, shared)
      return parts && { part: { ...base, kind: 'group', parts }, next: at + 1 }
    }
    case 'length':
      return { part: { ...base, kind: 'swim', figures: [node.figure], unit: node.unit }, next: at + 1 }
    case 'row':
      return { part: { ...base, kind: 'swim', figures: node.figures }, next: at + 1 }
    case 'block':
      return {
        part: { ...base, kind: 'swim', times: 0, figures: [node.figure], minutes: node.minutes },
        next: at + 1,
      }
    case 'time':
      return { part: { ...base, kind: 'time', figures: [node.figure], unit: node.range }, next: at + 1 }
    case 'count':
    case 'minutes':
    case 'strokes':
      return { part: { ...base, kind: node.kind, figures: [node.figure] }, next: at + 1 }
    case 'name':
      if (next?.kind === 'times behind')
        return { part: { ...base, kind: 'swim', times: next.figure, figures: [node.figure] }, next: at + 2 }
      // "broken 800s: 4x50, 2x100, 400": how long the whole is.
      if (isBehindWords(nodes, at + 1, 'colon') && !countsBehind(nodes, at + 1))
        return { part: { ...base, kind: 'swim', figures: [node.figure], isNamed: true }, next: at + 1 }
      return countsBehind(nodes, at + 1)
        ? { part: { ...base, kind: 'swim', times: 0, figures: [node.figure] }, next: at + 1 }
        : undefined
    default:
      return undefined
  }
}

/** Whether a mark stands behind a name and what is said of it, "broken 400s free: …". */
function isBehindWords(nodes: readonly Node[], from: number, mark: Mark): boolean {
  const next = nodes.slice(from).find((node) => !isSlot(node))
  return next?.kind === 'mark' && next.mark === mark
}

/** "50s: 4 kick 4 pull", "50s all on 1:00: 4 kick", "50s (4 kick, 4 pull)": whether counts stand behind a name and what is said of it. */
function countsBehind(nodes: readonly Node[], from: number): boolean {
  const at = nodes.findIndex((node, index) => index >= from && !isSlot(node) && node.kind !== 'all')
  const [first, next] = [nodes[at], nodes[at + 1]]
  if (first?.kind === 'bracket') return first.nodes[0]?.kind === 'count'
  return first?.kind === 'mark' && (first.mark === 'colon' || first.mark === 'comma') && next?.kind === 'count'
}

/** "6x 40 strokes hard / 40 easy": both are counted in strokes. What is done `through` goes on up to a full stop. */
function groupAt(
  nodes: readonly Node[],
  at: number,
  shared: Shared[],
  through = false,
): { part: Part; next: number } | undefined {
  const end = nodes.findIndex(
    (node, index) =>
      index > at &&
      node.kind === 'mark' &&
      (node.mark === 'stop' || (through ? isCoolDown(nodes, index + 1) : node.mark === 'comma')),
  )
  const next = end < 0 ? nodes.length : end
  const own = nodes
    .slice(at, next)
    .map((node): Node => (node.kind === 'count' && !through ? { ...node, kind: 'strokes' } : node))
  const parts = listOf(own, shared)
  const [first, last] = [own[0], own.at(-1)]
  if (!parts || !first || !last) return undefined
  // "4 rounds: 4x50, 200 steady, 1 min extra": a pause is between the rounds.
  const inner = parts.at(-1)
  const pauses = through ? (inner?.slots.filter(({ kind }) => kind === 'pause') ?? []) : []
  if (inner) inner.slots = inner.slots.filter((slot) => !pauses.includes(slot))
  return {
    part: {
      ...{ kind: 'group', mark: 'none', unit: '' },
      ...empty(),
      ...{ parts, slots: pauses, from: first.from, to: last.to, head: { from: first.from, to: first.from } },
    },
    next,
  }
}

/** Whether what stands behind a mark is the cool-down, which ends no round. */
function isCoolDown(nodes: readonly Node[], from: number): boolean {
  const next = nodes.findIndex((node, at) => at >= from && node.kind === 'mark')
  const chunk = nodes.slice(from, next < 0 ? nodes.length : next)
  return chunk.some((node) => node.kind === 'end' && node.words === 'cool down')
}

function empty(): Pick<Part, 'times' | 'figures' | 'parts' | 'pieces' | 'slots'> {
  return { times: 1, figures: [], parts: [], pieces: [], slots: [] }
}

/** Adds what words say of a part, or of several; false if they say what has no place. */
function takeWords(
  part: Part,
  words: readonly Node[],
  shared: Shared[],
  where: 'ahead' | 'behind' | 'apart',
  isFirst = true,
): boolean {
  let some: { slots: Slot[] } | undefined
  const before: Slot[] = []
  // "1 kick 1 swim x4 w/ fins": of all of them.
  const count = words.find(({ kind }) => kind === 'times behind')
  const isBehindCount = (slot: Slot) => count !== undefined && part.kind === 'count' && slot.from > count.from
  for (const word of words) {
    if (word.kind === 'round') {
      const round = { round: word.figure, slots: [] }
      shared.push(round)
      some = round
    } else if (word.kind === 'all' || word.kind === 'others' || word.kind === 'name' || word.kind === 'how') {
      const many = word.kind === 'name' ? [word.figure, ...(word.more ?? [])] : []
      const slots: Slot[] = []
      for (const of of word.kind === 'name' ? many : word.kind === 'how' ? [{ how: word.words }] : [word.kind])
        shared.push({ of, slots })
      some = { slots }
      // "p&p on the 3s"
      if (word.kind === 'name' && isShared(words)) some.slots.push(...before.splice(0))
    } else if (word.kind === 'turn' && where !== 'ahead') {
      const { first, every, last } = word
      const turn: TurnOfSwims = { first, every, ...(last ? { last } : {}), slots: [] }
      part.turns = [...(part.turns ?? []), turn]
      some = turn
      // "paddles on the even ones"
      if (word === words.at(-1) && part.turns.length === 1) turn.slots.push(...before.splice(-1))
      if (word === words.at(-1) && turn.slots.length === 0) return false
    } else if (word.kind === 'first' && where !== 'ahead' && !part.within) {
      const first = { far: word.figure, slots: [] }
      part.within = [first]
      some = first
    } else if (word.kind === 'remainder' && part.within?.length === 1) {
      const left = { far: 0, slots: [] }
      part.within = [...part.within, left]
      some = left
    } else if (word.kind === 'targets' && !part.targets)
      part.targets = word.list.map((one) => ({ ...one, from: word.from, to: word.to }))
    else if (isSlot(word)) {
      if (where === 'apart' && word.kind === 'end') return false
      // "200s z2 50s z5 on 3:40 & 60": a clock for each.
      // "…, 4x100 strong, rest 5s per 25": behind a comma it is of all.
      if (where === 'apart' && isPause(word) && !word.others && (word.per || shared.some(isNamed)))
        shared.push({ of: 'all', slots: [word] })
      else if (some && !word.others) some.slots.push(word)
      else before.push(word)
    } else if (word.kind === 'place') part.place = word.place === 'after' && where !== 'ahead' ? 'behind' : word.place
    else if (word.kind === 'each') part.isEach = true
    else if (word.kind === 'by turns') part.isByTurns = true
    else if (word.kind === 'by') part.by = word.figure
    else if (word.kind === 'broken') part.broken = word.each > 0 ? word : (part.broken ?? word)
    else if (word.kind === 'times behind' && part.times === 1 && isFirst) part.times = word.figure
    else if (word.kind === 'times behind' && where !== 'ahead' && !part.repeats) part.repeats = word.figure
    else if (word.kind !== 'filler' && word.kind !== 'pool' && word.kind !== 'total') return false
    part.to = Math.max(part.to, word.to)
    part.from = Math.min(part.from, word.from)
  }
  if (where === 'ahead') part.slots.unshift(...before)
  else
    part.slots.push(
      ...before.map((slot) => (where === 'apart' || isBehindCount(slot) ? { ...slot, isApart: true } : slot)),
    )
  return true
}

function isNamed(one: Shared): boolean {
  return 'of' in one && (one.of === 'others' || typeof one.of === 'number')
}

/** "p&p on the 3s": a name that ends what is said. */
function isShared(words: readonly Node[]): boolean {
  return words.at(-1)?.kind === 'name'
}

function isSlot(word: Node): word is Slot {
  return KINDS.has(word.kind)
}

const KINDS: ReadonlySet<string> = new Set(
  'stroke drill gear effort target note breath end rest pause clock'.split(' '),
)
/** Words that say something of some of the repetitions, or take something back, and counts in words. */
export const CHANGING =
  /^(?:odds?|evens?|every|last|final|alt\w*|half|halves|repeat\w*|again|twice|second|third|next|other|unless|or|if|not?|don'?t|without|until|til+|skip|drop\w*|add\w*|then|minus|plus|less|more|jog\w*|run\w*|walk\w*|bike|ride|one|two|three|four|five|six|seven|eight|nine|\w*teen|ten|twelve|\w+ty|hundred|#|no\.?s?|in|pace|base|speed|i|can|my|to|sorry|actually|wait|scrap|make|under|over|below|above|just|lots|heaps|plenty|some|few|many|mostly|mainly|equal|leg|side|per|main|with|w|incl|for)$/i
