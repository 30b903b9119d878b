import { type SportId, sportOf } from '../sports/registry.ts'
import type { NewWorkout } from '../workout/workout.ts'
import { closeBlock, closeNotes, readBody } from './parse/body.ts'
import { type Heading, strangeType } from './parse/heading.ts'
import { kindOf, type LineKind } from './parse/line-kind.ts'
import { type DraftWorkout, isBegun, nameWorkout, type Page, remark } from './parse/parse-state.ts'
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
  const page: Page = {
    draft: { steps: [] },
    readings: [],
    errors: [],
    line: 0,
    section: 'active',
    typed: true,
    zonesSaid: new Set(),
    trainedSteps: 0,
  }
  if (known.sport) page.draft.sport = known.sport
  if (text.length > LONGEST_TEXT) {
    remark({ ...page, line: 1 }, 'errors', {
      at: 0,
      message: 'This text is too long to be a workout. Shorten its notes.',
    })
    return { draft: page.draft, isFull: true, readings: [], errors: page.errors }
  }
  const places: Places = {}
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    page.line += 1
    if (line.length > LONGEST_LINE) remark(page, 'errors', { at: 0, message: 'This line is too long to be read.' })
    else readLine(page, line, lines[index + 1] ?? '', places)
  }
  closeNotes(page)
  closeBlock(page)
  if (known.name !== undefined) page.draft.name ??= known.name
  const workout = finished(page, places)
  const [readings, errors] = [inOrder(page.readings), inOrder(page.errors)]
  return {
    ...(workout && errors.length === 0 ? { workout } : {}),
    draft: page.draft,
    isFull: page.isFull === true,
    readings,
    errors,
  }
}

/** Characters of the longest text that is read, and bytes of the longest file of it. */
export const LONGEST_TEXT = 256_000

// Longer than a note of which every character is escaped.
const LONGEST_LINE = 40_000

/** Where the heading said what: the line, and the column from 0. */
type Places = Partial<Record<Heading['is'], { line: number; at: number }>>

function readLine(page: Page, line: string, next: string, places: Places) {
  const kind = kindOf(line, next)
  if (kind.is === 'repeat' && isNameOfWorkout(page, kind, next)) {
    readBody(page, line, { is: 'section', section: kind.title, at: 0 })
  } else if (kind.is === 'notes') {
    if (page.noted) page.noted.written.push(line.slice(kind.at))
    else
      remark(page, 'readings', {
        at: kind.at - 2,
        message: 'A note belongs to the step above it; this one is not kept.',
      })
  } else if (kind.is !== 'heading') {
    readBody(page, line, kind)
  } else if (isTitleOfSection(page, kind)) {
    readBody(page, line, { is: 'section', section: line.replaceAll('#', '').trim(), at: 0 })
  } else {
    readHeading(page, kind.heading)
    places[kind.heading.is] = { line: page.line, at: kind.heading.at }
  }
}

/** `Tabata 8x` above an empty line names the workout; above a step it is a repeat. */
function isNameOfWorkout(page: Page, { section }: Extract<LineKind, { is: 'repeat' }>, next: string): boolean {
  return page.draft.name === undefined && !isBegun(page) && next.trim() === '' && !isPlainTitle(section)
}

/** Once steps have begun, `Run` and `## Main set` are titles of what follows. */
function isTitleOfSection(page: Page, { heading, hasKey }: { heading: Heading; hasKey: boolean }): boolean {
  if (heading.is === 'name') return isBegun(page) || page.draft.name !== undefined
  return !hasKey && heading.is === 'sport' && isBegun(page)
}

function readHeading(page: Page, heading: Heading) {
  if (heading.is === 'wrong') return remark(page, 'errors', heading)
  if (isBegun(page) && heading.is !== 'pool')
    return remark(page, 'errors', {
      at: heading.at,
      message: 'Write this above the first step: it says how the steps are read.',
    })
  switch (heading.is) {
    case 'name':
      return nameWorkout(page, heading.name, heading.at)
    case 'sport':
      page.draft.sport = heading.sport
      return
    case 'type':
      page.draft.type = heading.type
      return
    case 'pool':
      page.draft.poolLength = heading.pool
      return
    case 'typed':
      page.typed = heading.typed
  }
}

/** The workout as a whole, or what it lacks. */
function finished(page: Page, places: Places): NewWorkout | undefined {
  const { draft } = page
  const refuse = (message: string, place = { line: 1, at: 0 }) =>
    remark({ ...page, line: place.line }, 'errors', { at: place.at, message })
  const strange = draft.type && draft.sport && strangeType(draft.type, draft.sport)
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
  if (draft.steps.length === 0 && page.errors.length === 0)
    refuse('Write at least one step, such as - 10m Z2.', { line: page.line, at: 0 })
  const { name, sport } = draft
  return name === undefined || sport === undefined ? undefined : { ...draft, name, sport }
}

function inOrder(remarks: Remark[]): Remark[] {
  return remarks.toSorted((one, other) => one.line - other.line || one.column - other.column)
}
