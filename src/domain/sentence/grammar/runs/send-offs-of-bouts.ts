import type { Folded } from '../fold/folding.ts'
import type { Length, Part } from '../part.ts'

/** "4x1000 in 3:40 off 4:30", "8x400 off 2:15, target 82-84": longer than the bout, the time is from start to start. */
export function nameSendOffs(folded: Folded, text: string): Folded {
  return { ...folded, parts: folded.parts.map((part) => (isFromStart(part, text) ? asSendOff(part) : part)) }
}

function isFromStart({ times, rest, sendOff, length, aims, inner, rungs }: Part, text: string): boolean {
  if (times.length === 0 || !rest?.length?.clock || sendOff || inner || rungs || rest.aims.length > 0) return false
  if (!/\boff ?$/i.test(text.slice(0, rest.length.from)) || (rest.manner ?? 'rest') !== 'rest') return false
  const bout = aims.map((aim) =>
    aim.kind === 'time' ? aim.seconds : aim.kind === 'percent' && aim.isBare ? aim.low : 0,
  )
  const [seconds] = bout.filter((one) => one > 0)
  const metres = length ? metresOf(length) : undefined
  if (!seconds || !metres) return false
  const perKilometre = (seconds * 1000) / metres
  const pause = secondsOf(rest.length) - seconds
  return perKilometre >= FASTEST && perKilometre <= SLOWEST && pause >= LEAST_PAUSE && pause <= seconds * LONGEST_PAUSE
}

function asSendOff({ rest, ...part }: Part): Part {
  return rest?.length ? { ...part, sendOff: rest.length } : part
}

function metresOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return undefined
  if (unit === 'km') return value * 1000
  return (unit === undefined || unit === 'meters' || unit === 'm') && value >= 100 ? value : undefined
}

function secondsOf({ clock = [] }: Length): number {
  return (clock[0] ?? 0) * 60 + (clock[1] ?? 0)
}

// Of the time of a bout: a longer one is a rest (our choice).
const LONGEST_PAUSE = 0.75

// Seconds per kilometre, and seconds (our choice).
const [FASTEST, SLOWEST, LEAST_PAUSE] = [150, 360, 10]
