import type { SportId, WorkoutType } from '../../sports/registry.ts'
import { sportOf } from '../../sports/registry.ts'
import { splitNotes } from '../../text/grammar/notes.ts'
import { formatUnits } from '../../text/grammar/numeral.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import type { Note } from '../outline/notes.ts'
import type { Bout } from '../resolve/measure.ts'
import { type MannerOfRest, writtenManners } from './manner-of-rest.ts'

/** Lines of the text form for a part of a session, what they were written from, and what was assumed in them. */
export type WrittenPart = { lines: string[]; mentions: readonly Mention[]; assumed: string[] }

export type WritingContext = {
  sport: SportId
  /** The athlete's own reference value. */
  reference?: number | undefined
  /** The distance unit of a figure that has none. */
  unit: DistanceUnit
  sentence: string
  /** The type that was named for the session. */
  type?: WorkoutType | undefined
  /** What is to be minded in the parts, by what gives each its length. */
  notes: ReadonlyMap<Mention, readonly Note[]>
  /** Whether the steps are all of the workout: then work without an effort of its own gets that of the type. */
  isWhole: boolean
  /** Whether another part names the type: then "fast" is no less than it says. */
  isMixed?: boolean
  /** Whether other parts stand beside it. */
  isOfSeveral?: boolean
  /** Whether another part is at the pace of a race, which all work without an effort of its own will be at. */
  isBesideRace?: boolean
  /** Whether the title says that the bouts are beyond what the type says: "anaerobic intervals". */
  isAnaerobic?: boolean
  /** Whether no warm-up or cool-down is wanted: then one length with an effort is all of it. */
  isInOnePiece?: boolean
  /** Whether easy time follows the part: then a long rest that lies between its bouts is not done behind the last, too. */
  isBeforeEase?: boolean
  /** Whether a rest between sets follows: it takes the place of the one behind the last bout. */
  isBeforeRest?: boolean
  /** Whether the part is done again with others: then "6x20s" is no plural of minutes. */
  isInGroup?: boolean
  /** The share of the usual rests that there is time for, where none are said. */
  shareOfRests?: number
}

/** Answers a part without a length. */
export const NO_LENGTH = 'Say how long this is, such as 10 min or 400 m.'

/** A length in the text form, in its own unit: `8min`, `30sec`, `400mtr`, `1.5km`. */
export function writeLength({ value, unit }: Bout): string {
  // In a set of a swim `8m` would be metres.
  if (unit === 'minutes') return formatUnits(value * 60).replace('m', 'min')
  if (unit === 'seconds') return value < 60 ? `${value}sec` : formatUnits(value).replace('m', 'min')
  return `${value}${distances[unit]}`
}

const distances: Record<DistanceUnit, string> = { kilometers: 'km', miles: 'mi', meters: 'mtr', yards: 'yd' }

/** A rest in the text form. On land it is a recovery unless it is a plain rest. */
export function writeRest(
  rest: Bout,
  isPlain: boolean,
  { sport }: Pick<WritingContext, 'sport'>,
  target?: string,
  manner?: MannerOfRest,
): string {
  if (manner && !target) {
    const { name, word: own, target: aim } = writtenManners[manner]
    return [name, writeLength(rest), aim, own].filter(Boolean).join(' ')
  }
  const { inPool } = sportOf(sport)
  // Nobody rests over a distance: in a pool it is swum.
  const isSwum = inPool && !target && rest.unit !== 'minutes' && rest.unit !== 'seconds'
  if (isSwum) return `${writeLength(rest)} easy recovery`
  const word = !target && (isPlain || inPool) ? 'rest' : 'recovery'
  return [writeLength(rest), target, word].filter(Boolean).join(' ')
}

/** A line with a word behind its step, before its notes. */
export function addWord(line: string, word: string): string {
  const [step, ...notes] = line.split(BEFORE_NOTES)
  return [`${step} ${word}`, ...notes].join(BEFORE_NOTES)
}

/** A part with notes at its steps of work. */
export function withNotes({ lines, mentions, assumed }: WrittenPart, notes: readonly Note[]): WrittenPart {
  const [words = ''] = splitNotes(notes.map((note) => note.words).join(', '))
  const isOfWork = (line: string) => /\binterval\b/.test(line) || !/^$|^\d+x$|\b(?:rest|recovery)$/.test(line)
  return {
    lines: lines.map((line) => (isOfWork(line) ? `${line}${BEFORE_NOTES}${words}` : line)),
    mentions: [...mentions, ...notes.flatMap((note) => note.mentions)],
    assumed,
  }
}

const BEFORE_NOTES = ' // '
