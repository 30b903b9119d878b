import { type SportId, sportOf } from '../sports/registry.ts'
import type { NewWorkout } from '../workout/workout.ts'
import { closeNotes, endRepeat, readBody } from './parse/body.ts'
import { checkType, type Heading } from './parse/heading.ts'
import { classifyLine, type LineKind } from './parse/line-kind.ts'
import { addRemarks, type DraftWorkout, hasBegun, nameWorkout, type ParseState } from './parse/parse-state.ts'
import { isPlainTitle } from './parse/repeat-title.ts'
import type { Remark } from './step/place.ts'

/**
 * A text read: the workout, where nothing is wrong; what of it could be read and kept in any case; a sentence for each
 * thing that could be read otherwise, and for each that could not be read, in the order of the text.
 */
export type ParsedText = {
  workout?: NewWorkout
  draft: DraftWorkout
  /** Whether steps are not in the draft because there are more than a workout can have. */
  isFull: boolean
  readings: Remark[]
  errors: Remark[]
}

/** What is known without the text, where it does not say otherwise: a form's own fields. */
export type KnownWorkout = { name?: string; sport?: SportId }

/** Reads the text form of a workout. Never throws. Of very many errors the first hundred are told. */
export function parseText(text: string, known: KnownWorkout = {}): ParsedText {
  const state: ParseState = {
    draft: { steps: [] },
    readings: [],
    errors: [],
    line: 0,
    section: 'active',
    typed: true,
    explainedZones: new Set(),
    trainedSteps: 0,
  }
  if (known.sport) state.draft.sport = known.sport
  if (text.length > MAX_TEXT_CHARACTERS) {
    addRemarks({ ...state, line: 1 }, 'errors', {
      at: 0,
      message: 'This text is too long to be a workout. Shorten its notes.',
    })
    return { draft: state.draft, isFull: true, readings: [], errors: state.errors }
  }
  const places: Places = {}
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    state.line += 1
    if (line.length > MAX_LINE_CHARACTERS)
      addRemarks(state, 'errors', { at: 0, message: 'This line is too long to be read.' })
    else readLine(state, line, lines[index + 1] ?? '', places)
  }
  closeNotes(state)
  endRepeat(state)
  if (known.name !== undefined) state.draft.name ??= known.name
  const workout = finishWorkout(state, places)
  const [readings, errors] = [sortByPlace(state.readings), sortByPlace(state.errors)]
  return {
    ...(workout && errors.length === 0 ? { workout } : {}),
    draft: state.draft,
    isFull: state.isFull === true,
    readings,
    errors,
  }
}

/** Characters of the longest text that is read, and bytes of the longest file of it. */
export const MAX_TEXT_CHARACTERS = 256_000

// Longer than a note of which every character is escaped.
const MAX_LINE_CHARACTERS = 40_000

/** Where the heading said what: the line, and the column from 0. */
type Places = Partial<Record<Heading['kind'], { line: number; at: number }>>

function readLine(state: ParseState, line: string, next: string, places: Places) {
  const parsed = classifyLine(line, next)
  if (parsed.kind === 'repeat' && isNameOfWorkout(state, parsed, next)) {
    readBody(state, line, { kind: 'section', section: parsed.title, at: 0 })
  } else if (parsed.kind === 'notes') {
    if (state.openNotes) state.openNotes.written.push(line.slice(parsed.at))
    else
      addRemarks(state, 'readings', {
        at: parsed.at - 2,
        message: 'A note belongs to the step above it; this one is not kept.',
      })
  } else if (parsed.kind !== 'heading') {
    readBody(state, line, parsed)
  } else if (isTitleOfSection(state, parsed)) {
    readBody(state, line, { kind: 'section', section: line.replaceAll('#', '').trim(), at: 0 })
  } else {
    applyHeading(state, parsed.heading)
    places[parsed.heading.kind] = { line: state.line, at: parsed.heading.at }
  }
}

/** `Tabata 8x` above an empty line names the workout; above a step it is a repeat. */
function isNameOfWorkout(state: ParseState, { section }: Extract<LineKind, { kind: 'repeat' }>, next: string): boolean {
  return state.draft.name === undefined && !hasBegun(state) && next.trim() === '' && !isPlainTitle(section)
}

/** Once steps have begun, `Run` and `## Main set` are titles of what follows. */
function isTitleOfSection(state: ParseState, { heading, hasKey }: { heading: Heading; hasKey: boolean }): boolean {
  if (heading.kind === 'name') return hasBegun(state) || state.draft.name !== undefined
  return !hasKey && heading.kind === 'sport' && hasBegun(state)
}

function applyHeading(state: ParseState, heading: Heading) {
  if (heading.kind === 'wrong') return addRemarks(state, 'errors', heading)
  if (hasBegun(state) && heading.kind !== 'pool')
    return addRemarks(state, 'errors', {
      at: heading.at,
      message: 'Write this above the first step: it says how the steps are read.',
    })
  switch (heading.kind) {
    case 'name':
      return nameWorkout(state, heading.name, heading.at)
    case 'sport':
      state.draft.sport = heading.sport
      return
    case 'type':
      state.draft.type = heading.type
      return
    case 'pool':
      state.draft.poolLength = heading.pool
      return
    case 'typed':
      state.typed = heading.typed
  }
}

/** The workout as a whole, or what it lacks. */
function finishWorkout(state: ParseState, places: Places): NewWorkout | undefined {
  const { draft } = state
  const refuse = (message: string, place = { line: 1, at: 0 }) =>
    addRemarks({ ...state, line: place.line }, 'errors', { at: place.at, message })
  const strange = draft.type && draft.sport && checkType(draft.type, draft.sport)
  if (strange) {
    refuse(strange, places.type)
    delete draft.type
  }
  if (draft.poolLength && draft.sport && !sportOf(draft.sport).inPool) {
    refuse('Only a swim has a pool length.', places.pool)
    delete draft.poolLength
  }
  if (draft.name === undefined) refuse('Give the workout a name on its first line, such as # Easy hour.')
  if (draft.sport === undefined) refuse('Say which sport it is on a line above the steps, such as sport: run.')
  if (draft.steps.length === 0 && state.errors.length === 0)
    refuse('Write at least one step, such as - 10m Z2.', { line: state.line, at: 0 })
  const { name, sport } = draft
  return name === undefined || sport === undefined ? undefined : { ...draft, name, sport }
}

function sortByPlace(remarks: Remark[]): Remark[] {
  return remarks.toSorted((one, other) => one.line - other.line || one.column - other.column)
}
