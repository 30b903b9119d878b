import { noteSteps } from '../../generator/plan/note-steps.ts'
import type { NewWorkout } from '../../workout/workout.ts'
import { asLine, type Note } from '../outline/notes.ts'
import { OTHER_SPORTS } from '../readers/unsupported.ts'
import type { Span } from '../result.ts'
import { BREATH_HELD, BREATHING } from '../tokens/words/unsupported-words.ts'
import type { DraftRequest } from './draft-request.ts'

/**
 * Keeps what is to be minded with what is built. A note that its part does not carry already stands at the first step of
 * the session, with the length that it is said of. Where nothing else was read it stays unread.
 */
export function fillNotes(draft: DraftRequest, notes: readonly Note[], workout: NewWorkout | undefined, text: string) {
  const kept = notes.filter((note) => isBesideWork(note, draft) && !isAside(note, draft, text))
  const spans = kept.map(spanOf)
  const isKept = (one: Span) => spans.some(({ from, to }) => one.from >= from && one.to <= to)
  draft.unread.splice(0, draft.unread.length, ...draft.unread.filter((one) => !isKept(one)))
  const ofSession = kept.filter(({ mentions }) => !mentions.some((one) => isOfPart(one, draft)))
  const lines = ofSession.map((note) => {
    const words = withOwner(note, text)
    draft.addFound('notes', describeNote(words), spanOf(note))
    return words
  })
  const joined = [...new Set(lines)].join('\n')
  if (joined === '') return workout
  if (workout) return { ...workout, steps: noteSteps(workout.steps, { notes: joined }) }
  draft.asked.notes = joined
  return undefined
}

function spanOf({ mentions }: Note): Span {
  return { from: mentions[0]?.from ?? 0, to: mentions.at(-1)?.to ?? 0 }
}

/** "Note: on grass" */
function describeNote(words: string): string {
  return `Note: ${words}`
}

/** Whether there is something to do which the note can be of: for what is trained beside it a length or a set of a sport. */
function isBesideWork({ mentions, owner, words }: Note, { found, unread }: DraftRequest): boolean {
  const reasons = mentions.flatMap((one) => (one.kind === 'unsupported' ? [one.sentence] : []))
  if (reasons.includes(BREATHING) && unread.some(({ sentence }) => sentence === BREATH_HELD)) return false
  // "3x15 core" is no set of a run.
  if (reasons.includes(OTHER_SPORTS) && owner && !/\d/.test(words)) return false
  const isNamed = found.some(({ field }) => field === 'sport' || field === 'workoutType')
  return reasons.includes(OTHER_SPORTS) ? isNamed && found.some(({ field }) => WORK.has(field)) : found.length > 0
}

/** Whether a note stands in brackets with figures that are left out: "dreaming of the Stelvio (24 km, 1808 m up)". */
function isAside(note: Note, { unread }: DraftRequest, text: string): boolean {
  const { from, to } = spanOf(note)
  const [start, end] = [text.lastIndexOf('(', from), text.indexOf(')', to)]
  const isInside = start >= 0 && end >= 0 && !text.slice(start, from).includes(')')
  return (
    isInside &&
    unread.some(
      (one) =>
        one.from > start &&
        one.to <= end &&
        (one.to <= from || one.from >= to) &&
        /\d/.test(text.slice(one.from, one.to)),
    )
  )
}

const WORK: ReadonlySet<string> = new Set(['durationValue', 'set', 'mainSet'])

function isOfPart({ from }: Span, { found }: DraftRequest): boolean {
  return found.some((one) => (one.field === 'set' || one.field === 'mainSet') && one.from === from)
}

/** The words of a note with the length before, that it is said of: "10 min cool-down on grass". */
function withOwner({ words, mentions, owner }: Note, text: string): string {
  const [first] = mentions
  const isBehind = owner && first && owner.to <= first.from
  return isBehind ? asLine(`${text.slice(owner.from, owner.to)} ${words}`) : words
}
