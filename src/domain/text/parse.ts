import { type SportId, sportOf } from '../sports/registry.ts'
import type { NewWorkout } from '../workout/workout.ts'
import { closeNotes, endRepeat, readBody } from './parse/body.ts'
import { checkType, type Heading } from './parse/heading.ts'
import { classifyLine, type LineKind } from './parse/line-kind.ts'
import {
  addRemarks,
  type DraftWorkout,
  hasBegun,
  nameWorkout,
  type OwnReference,
  type ParseState,
} from './parse/parse-state.ts'
import { isPlainTitle } from './parse/repeat-title.ts'
import type { Remark } from './step/remarks.ts'

/**
 * The result of reading a text: the workout, if there are no errors; in any case a draft of what could be read. `readings`
 * report how ambiguous text was read, `errors` what cannot be read, both in the order of the text.
 */
export type ParsedText = {
  workout?: NewWorkout
  draft: DraftWorkout
  /** Whether steps are missing in the draft because the text is too long or has more than a workout can hold. */
  isFull: boolean
  readings: Remark[]
  errors: Remark[]
}

/** Fields of a form, used if the text does not set them, and the athlete's own reference value for a sport. */
export type Defaults = { name?: string; sport?: SportId; own?: OwnReference | undefined }

/** Reads the text form of a workout. Never throws; `addRemarks` limits the number of errors. */
export function parseText(text: string, defaults: Defaults = {}): ParsedText {
  const state: ParseState = {
    draft: { steps: [] },
    readings: [],
    errors: [],
    line: 0,
    section: 'active',
    typed: true,
    explainedZones: new Set(),
    trainedSteps: 0,
    own: defaults.own,
  }
  // The sport decides how steps are read. The name is set last: until there is one, the first line may be it.
  if (defaults.sport) state.draft.sport = defaults.sport
  if (text.length > MAX_TEXT_CHARACTERS) {
    addRemarks({ ...state, line: 1 }, 'errors', {
      at: 0,
      message: 'This text is too long to be a workout. Shorten its notes.',
    })
    return { draft: state.draft, isFull: true, readings: [], errors: state.errors }
  }
  const places: HeadingPositions = {}
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    state.line += 1
    if (line.length > MAX_LINE_CHARACTERS)
      addRemarks(state, 'errors', { at: 0, message: 'This line is too long to be read.' })
    else readLine(state, line, lines[index + 1] ?? '', places)
  }
  closeNotes(state)
  endRepeat(state)
  if (defaults.name !== undefined) state.draft.name ??= defaults.name
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

/** The most characters of a text, and bytes of a text file: as many as a saved workout's steps may take. */
export const MAX_TEXT_CHARACTERS = 256_000

// A note of 2,000 characters takes 16,000 if each is escaped, as \u{2028} is.
const MAX_LINE_CHARACTERS = 40_000

/** The line and the column, from 0, of each field of the heading. */
type HeadingPositions = Partial<Record<Heading['kind'], { line: number; at: number }>>

function readLine(state: ParseState, line: string, next: string, places: HeadingPositions) {
  const parsed = classifyLine(line, next)
  if (parsed.kind === 'repeat' && isNameOfWorkout(state, parsed, next)) {
    readBody(state, line, { kind: 'section', section: parsed.title, at: 0 })
  } else if (parsed.kind === 'notes') {
    if (state.openNotes) state.openNotes.written.push(line.slice(parsed.at))
    else
      addRemarks(state, 'readings', {
        at: parsed.at - '//'.length,
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

/** Whether a heading is the title of a section: after the first step, `Run` and `## Main set` are. */
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
  if (heading.kind === 'name') nameWorkout(state, heading.name, heading.at)
  else if (heading.kind === 'sport') state.draft.sport = heading.sport
  else if (heading.kind === 'type') state.draft.type = heading.type
  else if (heading.kind === 'pool') state.draft.poolLength = heading.pool
  else state.typed = heading.typed
}

/** The workout, or undefined; adds an error for each field that it lacks or that does not fit its sport. */
function finishWorkout(state: ParseState, places: HeadingPositions): NewWorkout | undefined {
  const { draft } = state
  const refuse = (message: string, place = { line: 1, at: 0 }) =>
    addRemarks({ ...state, line: place.line }, 'errors', { at: place.at, message })
  const refusal = draft.type && draft.sport && checkType(draft.type, draft.sport)
  if (refusal) {
    refuse(refusal, places.type)
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
