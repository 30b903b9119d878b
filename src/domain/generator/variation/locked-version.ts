import { atLeast, atMost, roundDown } from '../../units/tolerance.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { type Block, once } from '../plan/plan.ts'
import { createRandom, type Random } from '../plan/random.ts'
import type { PreparedSession } from '../plan/session.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'
import { easyPiecesOf, usualShare } from './easy-parts.ts'
import { fillAround } from './fill-around.ts'
import { fitAmong } from './fit.ts'
import { graft } from './graft.ts'
import { countMissingRecoveries, type Draft, fitLength, insertRecoveries, withLength } from './insert-recovery.ts'
import { type LockContext, lengthOf, lockContextOf } from './locks.ts'
import { mainSetSources } from './main-set-sources.ts'
import { type Replacement, replaceUnlockedByEasy, varyUnlocked } from './slots.ts'
import { usualRecovery } from './usual-recovery.ts'
import { MAX_WATCH_STEPS, type Version } from './version.ts'

/** Parts that are added around the old entries at most. */
const MAX_ADDED_PARTS = 4
/** Sessions, and main sets of each source, that are tried for a version. Our choice: more find hardly more. */
const MAX_TRIES = 6
/** Sessions without locks that show what a good one is. Our choice: enough for the range of each of their figures. */
const EXAMPLES = 32
/** Penalty for two bouts without a recovery between them: more than any single figure of `fit.ts` usually costs. */
const NO_RECOVERY_PENALTY = 1.5

/** The share by which the estimated length may differ where no easy step can take the difference. Our choice. */
const MAX_ESTIMATE_ERROR = 0.004

type Write = (blocks: readonly Block[]) => EditorEntry[]

/**
 * Draws versions that are as long as asked and keep every locked entry as it is, in its place. Two times in three the
 * locked entries go into a session without locks; where that does not work out, a main set and easy parts are fitted
 * around them, and in the end easy parts alone. docs/decisions/0028 says why all three are there.
 */
export function lockedVersions(
  request: ResolvedRequest,
  previous: PreviousVersion,
  { measure, draw }: PreparedSession,
  write: Write,
): (seed: number) => Version {
  const locks = lockContextOf(request, previous, measure)
  const old = [...locks.head, ...locks.tail].map(({ entry }) => entry)
  const examples = Array.from({ length: EXAMPLES }, (_, seed) => write(draw(seed).blocks))
  const fitOf = fitAmong(examples.map(toStored), request)
  const missingBefore = countMissingRecoveries(old, locks)
  const sources = mainSetSources(draw, examples[0] ?? [], locks)
  const recovery = usualRecovery([toGroups(previous.steps), ...examples], request) ?? newRecovery()
  return (seed) => {
    const random = createRandom(`keeping ${seed}`)
    return graftedVersion(random) ?? filledVersion(random)
  }

  function graftedVersion(random: Random): Version | undefined {
    if (random.integer(1, 3) === 1) return undefined
    const sessions = Array.from({ length: MAX_TRIES }, () => random.pick(examples))
    for (const session of sessions) {
      const version = finish(graft(session, locks))
      if (version) return version
    }
    return undefined
  }

  function filledVersion(random: Random): Version {
    const fill = createFill(random)
    for (const source of sources)
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const version = finish(fill(source(random.integer(0, 0xffffffff))))
        if (version) return version
      }
    const easy = fill([])
    if (!easy) throw new Error('Nothing fits around what is locked')
    return finish(easy) ?? versionOf(easy.entries)
  }

  /** Fills what the old entries leave, with a main set or without. */
  function createFill(random: Random): (main: readonly Block[]) => Draft | undefined {
    const { tick } = locks
    let [head, tail] = [varyUnlocked(locks.head, locks, random), varyUnlocked(locks.tail, locks, random)]
    const slots = [...head, ...tail].filter((place) => 'part' in place)
    if (!atLeast(leftBy([...head, ...tail], locks), slots.length * tick, 'length'))
      [head, tail] = [replaceUnlockedByEasy(locks.head, locks), replaceUnlockedByEasy(locks.tail, locks)]
    const left = leftBy([...head, ...tail], locks)
    const free = roundDown(left / tick, 'length')
    const isCrowded = toStored(old).length > MAX_WATCH_STEPS - MAX_ADDED_PARTS
    const gap = {
      free,
      total: measure.total,
      grain: measure.grain,
      isCrowded,
      pieces: easyPiecesOf(request.sport),
      random,
    }
    return (main) => {
      const filled = fillAround(head, tail, main, gap)
      if (!filled) return undefined
      const entries = writeFilled(filled, write, left - free * tick)
      return { entries, from: head.length, to: entries.length - tail.length }
    }
  }

  /**
   * The version of a draft with recoveries where they are missing, or without them where a watch holds no more steps.
   */
  function finish(draft: Draft | undefined): Version | undefined {
    const drafts = draft ? [insertRecoveries(draft, recovery, locks), draft.entries] : []
    const entries = drafts.find((one) => toStored(one).length <= MAX_WATCH_STEPS)
    // The distance of a time is estimated anew: an easy step takes the difference, where one can.
    const fitted = entries && (fitLength(entries, locks) ?? (isNearlyAsLong(entries) ? entries : undefined))
    return fitted && versionOf(fitted)
  }

  function isNearlyAsLong(entries: readonly EditorEntry[]): boolean {
    return atMost(Math.abs(locks.total - lengthOf(entries, request)), MAX_ESTIMATE_ERROR * locks.total, 'length')
  }

  function versionOf(entries: readonly EditorEntry[]): Version {
    const steps = toStored(entries)
    const missing = Math.max(0, countMissingRecoveries(entries, locks) - missingBefore)
    const { penalty, isFull } = fitOf(steps)
    return { steps, remarks: [], penalty: penalty + NO_RECOVERY_PENALTY * missing, isFull: isFull && missing === 0 }
  }

  function newRecovery(): Step {
    const { total, grain } = measure
    const ticks = Math.max(1, Math.round((usualShare.recovery * total) / grain)) * grain
    return write([once({ ...easyPiecesOf(request.sport).recovery, ticks })])[0] as Step
  }
}

function leftBy(places: readonly Replacement[], { total, request }: LockContext): number {
  const entries = places.flatMap((place) => ('entry' in place ? [place.entry] : []))
  return total - lengthOf(entries, request)
}

/** Writes new blocks between the entries. The first new step takes the rest that is less than a tick. */
function writeFilled(filled: readonly (Replacement | { block: Block })[], write: Write, rest: number): EditorEntry[] {
  let left = atMost(rest, 0, 'length') ? 0 : rest
  return filled.flatMap((one) => {
    if (!('block' in one)) return 'entry' in one ? [one.entry] : []
    return write([one.block]).map((entry) => {
      if (left === 0 || isGroup(entry) || entry.intensity === 'rest') return entry
      const longer = withLength(entry, entry.duration.value + left)
      left = 0
      return longer
    })
  })
}
