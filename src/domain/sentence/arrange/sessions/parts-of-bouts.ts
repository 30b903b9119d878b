import type { Unit } from './units.ts'
import { type Length, timeOf, type Word } from './words.ts'

/** "4x9 min as 3 min sst, 1 min z5": the units with each bout as its parts, done over and over until it is full. */
export function withPartsOfBouts(units: readonly Unit[]): Unit[] {
  const out: Unit[] = []
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at]
    if (!unit) continue
    const whole = wholeOf(unit)
    const parts = fullOf(partsBehind(units, at), whole?.size)
    const inner = whole && parts.length > 1 ? repeated(parts, whole.size) : undefined
    if (inner && unit.head) {
      const ownRest = parts.at(-1)
      out.push({ ...unit, head: { ...unit.head, lengths: [], inner, to: ownRest?.head?.to ?? unit.head.to } })
      at += parts.length
    } else out.push(unit)
  }
  return out
}

/** The length of a bout that has no target of its own. */
function wholeOf({ head, ahead, behind }: Unit): Length | undefined {
  const [length, ...more] = head?.lengths ?? []
  const isAimed = [...ahead, ...behind].some(({ kind }) => !SILENT.has(kind))
  return head?.isCounted && !head.inner && more.length === 0 && length?.in === 's' && !isAimed ? length : undefined
}

const SILENT: ReadonlySet<string> = new Set(['filler', 'sport'])

function partsBehind(units: readonly Unit[], at: number): Unit[] {
  if (units[at + 1]?.mark !== 'colon') return []
  const behind = units.slice(at + 1)
  const end = behind.findIndex((unit) => !isPart(unit))
  return end < 0 ? behind : behind.slice(0, end)
}

/** As many of the parts as fill the bout: "3x8 min as 4 @ 240 W / 4 @ 270 W, 4 min @ 130 W" */
function fullOf(parts: readonly Unit[], size: number | undefined): readonly Unit[] {
  let sum = 0
  for (const [at, { head }] of parts.entries()) {
    sum += head?.lengths[0]?.size ?? 0
    if (sum === size && at > 0 && parts[at + 1]?.mark !== 'slash') return parts.slice(0, at + 1)
  }
  return parts
}

/** A length of time with a target: not "4 min easy", which may be the rest between. */
function isPart({ head, mark, ahead, behind }: Unit): boolean {
  const [length, ...more] = head?.lengths ?? []
  const said = [...ahead, ...behind]
  return (
    length?.in === 's' &&
    more.length === 0 &&
    !head?.isCounted &&
    !head?.inner &&
    mark !== 'open' &&
    mark !== 'stop' &&
    said.some(({ kind }) => kind === 'aim') &&
    said.every((word) => OF_PARTS.has(word.kind))
  )
}

const OF_PARTS: ReadonlySet<Word['kind']> = new Set(['aim', 'detail', 'filler'])

function repeated(parts: readonly Unit[], size: number): Unit[] | undefined {
  const sum = parts.reduce((all, { head }) => all + (head?.lengths[0]?.size ?? 0), 0)
  if (sum > size || size / sum > MOST_ROUNDS) return undefined
  const inner: Unit[] = []
  for (let left = size, at = 0; left > 0; at += 1) {
    const part = parts[at % parts.length]
    const [length] = part?.head?.lengths ?? []
    if (!part?.head || !length) return undefined
    const own = length.size > left ? timeOf(left) : length
    inner.push({ ...part, mark: at === 0 ? 'none' : 'comma', head: { ...part.head, lengths: [own] } })
    left -= own.size
  }
  return inner
}

const MOST_ROUNDS = 12
