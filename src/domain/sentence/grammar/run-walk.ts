import type { Folded } from './fold/folding.ts'
import type { Aim, Part } from './part.ts'

/** A session of running and walking in turn: where nothing is said of the running it is easy. */
export function easeRunsBetweenWalks(folded: Folded): { folded: Folded; isRunWalk: boolean } {
  if (folded.aims.length > 0) return { folded, isRunWalk: false }
  if (isWalkedAround(folded)) return { folded: { ...folded, parts: folded.parts.map(eased) }, isRunWalk: false }
  const isRunWalk =
    folded.parts.some(isTurn) &&
    folded.parts.every((part) => isTurn(part) || part.manner === 'walk' || part.role !== undefined)
  if (!isRunWalk) return { folded, isRunWalk }
  return { folded: { ...folded, parts: folded.parts.map((part) => (isTurn(part) ? eased(part) : part)) }, isRunWalk }
}

/** Runs and walks by time, so often. */
function isTurn({ times, inner = [], rest, length, aims }: Part): boolean {
  if (times.length === 0) return false
  const [alone] = inner
  if (alone && inner.length === 1 && alone.times.length === 0) return isTurn({ ...alone, times })
  const areTimed = (lengths: (Part['length'] | undefined)[]) =>
    lengths.every((one) => one && one.unit !== 'km' && one.unit !== 'mi' && !(one.unit === 'meters'))
  const [one, other, ...more] = inner
  // "9:1 x 6, the runs in zone 2"
  if (one && aims.length > 0) return false
  if (one && other && more.length === 0)
    return (
      (one.manner === 'walk') !== (other.manner === 'walk') &&
      areTimed([one.length, other.length]) &&
      [one, other].every((piece) => piece.manner === 'walk' || piece.aims.every(isPlainRun))
    )
  return (
    rest?.manner === 'walk' &&
    rest.length !== undefined &&
    aims.every(isPlainRun) &&
    areTimed([length, rest.length]) &&
    ((length?.unit === 'min' && length.value <= MOST_MINUTES) ||
      (length?.unit === 's' && (aims.length > 0 || length.value >= LEAST_SECONDS)))
  )
}

/** "walk 5 min, run 20 min, walk 5 min": once. */
function isWalkedAround({ parts, total, isAlternating }: Folded): boolean {
  const isOnce = ({ times, inner, rungs, role, manner, aims, length, isFor }: Part) =>
    times.length === 0 &&
    !inner &&
    !rungs &&
    !role &&
    !isFor &&
    (manner === 'walk' || (aims.length === 0 && length?.unit === 'min' && length.value >= LEAST_RUN))
  const [first, ...others] = parts
  return !total && !isAlternating && first?.manner === 'walk' && others.length > 0 && parts.every(isOnce)
}

// Minutes.
const LEAST_RUN = 5

function isPlainRun(aim: Aim): boolean {
  return aim.kind === 'effort' && aim.name === 'easy'
}

function eased(part: Part): Part {
  const easy: Aim = { kind: 'effort', name: 'easy', from: part.from, to: part.to }
  const own = (one: Part): Part => (one.manner === 'walk' || one.aims.length > 0 ? one : { ...one, aims: [easy] })
  return part.inner ? { ...part, inner: part.inner.map(own) } : own(part)
}

// A shorter run before a walk is a sprint.
const LEAST_SECONDS = 60

// Longer runs with walks between them are no session of a beginner.
const MOST_MINUTES = 10
