import { meanPower, stretchesOf } from '../../load/stretches.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { distanceOf, lengthsOf, timeOf } from '../plan/measure.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import { createRandom } from '../plan/random.ts'
import type { Draw, PreparedSession } from '../plan/session.ts'
import { acceptedRanges } from '../request/ranges.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'
import { sessionOf } from '../sessions/registry.ts'
import { fillings, usualShare } from './easy-parts.ts'
import { type Arranged, arranged } from './fill-around.ts'
import { penaltyAmong } from './fit.ts'
import { grafted } from './graft.ts'
import { meetings, parted, type Standing } from './insert-recovery.ts'
import { lengthOf, placesOf } from './locks.ts'
import type { Version } from './next-version.ts'
import { type Cell, opened, renewed } from './slots.ts'

/** From this share of a session's usual demand on, what is kept is its work, and no more of it is added. */
const WORK_ENOUGH = 0.5
/** So little demand is no work at all. */
const NO_WORK = 0.05
/** So many steps watches hold, and so many parts are added around what stands at most. */
const WATCH_STEPS = 50
const PARTS_ADDED = 4
/** How many main sets are tried in the room that is left. */
const TRIES = 6
/** What it costs that work meets work that is kept, with no recovery between. */
const NO_RECOVERY_PENALTY = 1.5
/** So many sessions that keep nothing show what a good one is. */
const GOOD = 32

type Writing = (blocks: readonly Block[]) => EditorEntry[]

/**
 * Versions that keep what is locked in its place, exactly as it is, and are as long as asked: what is new is drawn
 * around it.
 */
export function keeping(
  request: ResolvedRequest,
  previous: PreviousVersion,
  { measure, draw }: PreparedSession,
  write: Writing,
): (seed: number) => Version {
  const { head, tail } = placesOf(previous)
  const { total, tick } = lengthsOf(measure)
  const { grain } = measure
  const lengthIn = (cells: readonly Cell[]) =>
    cells.reduce((all, cell) => all + ('entry' in cell ? lengthOf(cell.entry, request) : 0), 0)
  const isLong = (entry: EditorEntry) => lengthOf(entry, request) > 0
  const standing = [...head, ...tail].map(({ entry }) => entry)
  const isCrowded = toStored(standing).length > WATCH_STEPS - PARTS_ADDED
  const share = demandOf(standing, request) / demandOf(write(draw(0).blocks), request)
  const leftByAll = total - standing.reduce((all, entry) => all + lengthOf(entry, request), 0)
  const sources = share >= WORK_ENOUGH ? [] : [...(share <= NO_WORK ? [draw] : []), ...shorter(request, leftByAll)]
  const good = Array.from({ length: GOOD }, (_, seed) => toStored(write(draw(seed).blocks)))
  const penaltyFor = penaltyAmong(good, request)
  const kept = new Set([...head, ...tail].filter(({ isKept }) => isKept).map(({ entry }) => entry))
  const before = toGroups(previous.steps)
  const metBefore = meetings({ entries: [...head, ...tail].map(({ entry }) => entry), kept }, request)
  const ticks = Math.max(1, Math.round((usualShare.recovery * total) / tick / grain)) * grain
  const recovery =
    recoveryIn([before, ...good.map(toGroups)], request) ??
    write([once({ ...fillings[request.sport.id].recovery, ticks })])[0]
  const versionOf = ({ entries }: Pick<Standing, 'entries'>): Version => {
    const steps = toStored(entries)
    const met = Math.max(0, meetings({ entries, kept }, request) - metBefore)
    return { steps, remarks: [], penalty: penaltyFor(steps) + NO_RECOVERY_PENALTY * met }
  }
  const finished = (standing: Standing | undefined): Version | undefined => {
    if (!standing) return undefined
    const rested =
      recovery && !isGroup(recovery) ? parted(standing, recovery, request, { total, tick }) : standing.entries
    for (const entries of [rested, standing.entries])
      if (toStored(entries).length <= WATCH_STEPS) return versionOf({ entries })
    return undefined
  }
  return (seed) => {
    const random = createRandom(`keeping ${seed}`)
    const others = random.integer(1, 3) > 1 ? Array.from({ length: TRIES }, () => random.pick(good)) : []
    for (const onto of others) {
      const steps = finished(grafted(onto, { head, tail }, request, { total, tick }))
      if (steps) return steps
    }
    let cells = { head: renewed(head, tick, random), tail: renewed(tail, tick, random) }
    const slots = [...cells.head, ...cells.tail].filter((cell) => 'role' in cell).length
    if (total - lengthIn([...cells.head, ...cells.tail]) < slots * tick - HAIR)
      cells = { head: opened(head, isLong), tail: opened(tail, isLong) }
    const left = total - lengthIn([...cells.head, ...cells.tail])
    const free = Math.floor(left / tick + HAIR)
    const span = { sport: request.sport.id, free, total: measure.total, grain, isCrowded, random }
    const around = (main: readonly Block[]) => {
      const found = arranged(cells.head, cells.tail, main, span)
      const entries = found && withRest(found, write, left - free * tick)
      return entries && { entries, kept, from: head.length, to: entries.length - tail.length }
    }
    for (const source of sources)
      for (let count = 0; count < TRIES; count += 1) {
        const version = finished(around(middleOf(source(random.integer(0, 0xffffffff)).blocks)))
        if (version) return version
      }
    const plain = around([])
    if (!plain) throw new Error('Nothing fits around what is kept')
    return finished(plain) ?? versionOf(plain)
  }
}

/** The middle one of the recoveries that are done already: in a pool it is a rest at the wall. */
function recoveryIn(versions: readonly EditorEntry[][], { sport }: ResolvedRequest): Step | undefined {
  const wanted = sport.inPool ? 'rest' : 'recovery'
  const steps = versions.flat().flatMap((entry) => (isGroup(entry) ? entry.steps : [entry]))
  const found = steps.filter(({ intensity }) => intensity === wanted)
  return found.sort((one, other) => one.duration.value - other.duration.value)[found.length >> 1]
}

/** A session for the time or distance that is left, where that is one. */
function shorter(request: ResolvedRequest, left: number): Draw[] {
  const { set: _, ...others } = request
  const { sport, type, length } = request
  const value = length.type === 'time' ? left / 60 : left
  const least = acceptedRanges[sport.id].find(({ unit }) => unit === length.unit)?.min ?? 0
  if (value < least) return []
  const session = sessionOf(sport.id, type).prepare({ ...others, length: { ...length, value } })
  return session.ok ? [session.draw] : []
}

/** Hours at threshold that what lies between warm-up and cool-down is worth: effort counts with its fourth power. */
function demandOf(entries: readonly EditorEntry[], request: ResolvedRequest): number {
  return stretchesOf(toStored(entries), request.sport.id, { reference: request.reference })
    .filter(({ step: { intensity } }) => intensity !== 'warmup' && intensity !== 'cooldown')
    .reduce((all, { seconds, from, to }) => all + (seconds / 3600) * meanPower(from / 100, to / 100, 4), 0)
}

/** What lies between warm-up and cool-down. */
function middleOf(blocks: readonly Block[]): readonly Block[] {
  const isOf = (intensity: Piece['intensity']) => (block: Block) =>
    block.pieces.every((piece) => piece.intensity === intensity)
  const first = blocks.findIndex((block) => !isOf('warmup')(block))
  const last = blocks.findLastIndex((block) => !isOf('cooldown')(block))
  return blocks.slice(first, last + 1)
}

/** The entries, the first new one longer by what is less than a tick. */
function withRest(around: readonly Arranged[], write: Writing, rest: number): EditorEntry[] {
  let over = rest > HAIR ? rest : 0
  return around.flatMap((one) => {
    if ('entry' in one) return [one.entry]
    return write([one.block]).map((entry): EditorEntry => {
      if (over === 0 || isGroup(entry) || entry.intensity === 'rest') return entry
      const { type, unit, value } = entry.duration
      const longer = value + over
      over = 0
      return { ...entry, duration: type === 'time' ? timeOf(longer) : distanceOf(dusted(longer), unit as DistanceUnit) }
    })
  })
}

const HAIR = 1e-6

function dusted(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
