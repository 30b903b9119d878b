import { sportOf } from '../../sports/registry.ts'
import type { StoredEntry } from '../../workout/step.ts'
import { MAX_ENTRIES, MAX_REPEAT_COUNT, MAX_TRAINED_STEPS } from '../../workout/stored-entry.ts'
import { joinNotes } from '../grammar/notes.ts'
import { readPhrase } from '../grammar/phrase.ts'
import { checkText, type Remarks } from '../step/remarks.ts'
import { readStepLine, type StepLine } from '../step/step-line.ts'
import type { LineKind } from './line-kind.ts'
import { addRemarks, hasBegun, lineContextOf, nameWorkout, type ParseState } from './parse-state.ts'
import { isPlainTitle, mayCount, saysCount } from './repeat-title.ts'
import { describeZone } from './zone-reading.ts'

/** Reads a step, the first line of a repeat or the title of a section. A plain first line names the workout. */
export function readBody(state: ParseState, line: string, parsed: LineKind) {
  switch (parsed.kind) {
    case 'blank':
      if (state.repeat?.steps) endRepeat(state)
      return
    case 'step':
      return readStep(state, line, parsed)
    case 'repeat':
      closeNotes(state)
      return startRepeat(state, line, parsed)
    case 'section':
      closeNotes(state)
      return readSection(state, parsed)
  }
}

/** Ends the open repeat and adds its count behind its steps. */
export function endRepeat(state: ParseState) {
  const { repeat } = state
  if (!repeat) return
  delete state.repeat
  const first = { ...state, line: repeat.line }
  const message = `Write the steps that are done ${repeat.count} times on the lines below.`
  if (repeat.steps === 0) return addRemarks(first, 'errors', { at: repeat.at, message })
  const rests = repeat.rests.filter((rest) => addEntry(state, rest, repeat.at, repeat.line, 1)).length
  addRepeat(state, repeat, repeat.steps + rests, repeat.line)
}

/** Sets the notes of the last step from the lines that were collected. */
export function closeNotes(state: ParseState) {
  const { openNotes } = state
  if (!openNotes) return
  delete state.openNotes
  const notes = joinNotes(openNotes.written)
  if (notes === undefined) return
  const found: Remarks = { errors: [], readings: [] }
  const kept = checkText(notes, 2000, openNotes.at, 'A note', found)
  if (kept !== undefined) openNotes.step.notes = kept
  addRemarks({ ...state, line: openNotes.line }, 'errors', ...found.errors)
}

function readStep(state: ParseState, line: string, parsed: Extract<LineKind, { kind: 'step' }>) {
  const { hasDash, at, indent, isLikeRepeat } = parsed
  const read = readStepLine(line, at, lineContextOf(state))
  // `5k race pace` on the first line is the name, though it begins like a step.
  if (!hasDash && read.errors.length > 0 && !hasBegun(state) && state.draft.name === undefined) {
    return nameWorkout(state, line.trim(), at)
  }
  closeNotes(state)
  const { repeat } = state
  if (repeat?.stepIndent !== undefined && repeat.stepIndent > repeat.indent && indent <= repeat.indent) endRepeat(state)
  addRemarks(state, 'readings', ...read.readings)
  if (isLikeRepeat && read.errors.length === 0)
    addRemarks(state, 'readings', { at, message: describeUnrepeated(line.slice(at).trim(), 'step') })
  explainZone(state, line, at, read)
  addRemarks(state, 'errors', ...read.errors)
  addSteps(state, read, indent)
  const [first] = read.steps
  if (first) state.openNotes = { step: first, written: [], line: state.line, at: read.notes?.at ?? at }
  if (read.notes) state.openNotes?.written.push(read.notes.written)
}

/** Explains the first zone of each metric. */
function explainZone(state: ParseState, line: string, at: number, { steps, readings }: StepLine) {
  const sport = state.draft.sport && sportOf(state.draft.sport)
  for (const { target } of steps) {
    if (!sport || !target || state.explainedZones.has(target.type)) continue
    const message = describeZone(target, sport)
    if (message === undefined) continue
    state.explainedZones.add(target.type)
    const zone = line.search(/\bz(?:one)?\s?\d/i)
    addRemarks(state, 'readings', { at: zone < 0 ? (readings.at(-1)?.at ?? at) : zone, message })
  }
}

function addSteps(state: ParseState, { times, steps }: StepLine, indent: number) {
  const { repeat } = state
  if (times && repeat) addRemarks(state, 'errors', { at: times.at, message: NESTED })
  const added = steps.filter((step) => addEntry(state, step, 0, state.line, 1)).length
  if (repeat && added > 0) {
    repeat.steps += added
    repeat.stepIndent ??= indent
  } else if (times && added > 0) addRepeat(state, times, added, state.line)
}

const NESTED = 'A repeat cannot stand inside a repeat. End the first with an empty line, or write its rounds out.'

function startRepeat(state: ParseState, line: string, parsed: Extract<LineKind, { kind: 'repeat' }>) {
  const { count, section, title, at, indent, rest } = parsed
  const { repeat } = state
  const isInside =
    repeat && (repeat.stepIndent === undefined || (indent >= repeat.stepIndent && indent > repeat.indent))
  if (isInside) addRemarks(state, 'errors', { at, message: NESTED })
  if (repeat?.steps) endRepeat(state)
  const isKept = enterSection(state, section) || isPlainTitle(section)
  const read = rest && readStepLine(line.slice(0, rest.end), rest.at, lineContextOf(state))
  if (rest || !isKept) {
    const message = describeRepeat(title, count, rest && line.slice(rest.at, rest.end), isKept)
    addRemarks(state, 'readings', { at, message }, ...(read?.readings ?? []))
  }
  addRemarks(state, 'errors', ...(read?.errors ?? []))
  state.repeat = { count, line: state.line, at, indent, steps: 0, rests: read?.steps ?? [] }
}

function addRepeat(state: ParseState, { count, at }: { count: number; at: number }, steps: number, line: number) {
  if (count >= 1 && count <= MAX_REPEAT_COUNT)
    addEntry(state, { repeat: { steps, count } }, at, line, steps * (count - 1))
  else addRemarks({ ...state, line }, 'errors', { at, message: `A repeat is done 1 to ${MAX_REPEAT_COUNT} times.` })
}

function readSection(state: ParseState, { section, at, isFollowedByStep }: Extract<LineKind, { kind: 'section' }>) {
  if (state.repeat?.steps) endRepeat(state)
  if (enterSection(state, section)) return
  if (!hasBegun(state) && state.draft.name === undefined) {
    nameWorkout(state, section, at)
    if (isFollowedByStep && saysCount(section))
      addRemarks(state, 'readings', {
        at,
        message: `“${shorten(section)}” is the name: the steps below it are done once.`,
      })
  } else
    addRemarks(state, 'readings', {
      at,
      message: mayCount(section) ? describeUnrepeated(section) : describeHeading(section),
    })
}

function describeRepeat(title: string, count: number, rest: string | undefined, isKept: boolean): string {
  const times = count === 1 ? 'once' : `${count} times`
  const others = isKept ? '' : ' Its other words are not kept.'
  return `“${shorten(title)}” read as: the steps below ${times}${rest ? `, each time with ${rest} at the end` : ''}.${others}`
}

const describeHeading = (title: string) => `“${shorten(title)}” is a heading and is not kept. Steps begin with a dash.`

/** The message for a heading or a step that looks like a repeat. */
export const describeUnrepeated = (title: string, kind: 'heading' | 'step' = 'heading') =>
  `“${shorten(title)}” is a ${kind}: the steps below it are done once. To repeat them write a line such as 4x.`

/** Sets the intensity of a section from its title (`Warm-up`), else active. Answers whether the title names one. */
function enterSection(state: ParseState, section: string): boolean {
  const found = readPhrase(section, 0)
  const intensity =
    found?.end === section.length && found.phrase.kind === 'intensity' ? found.phrase.intensity : undefined
  state.section = intensity ?? 'active'
  return intensity !== undefined
}

function shorten(text: string): string {
  return (text.length > 40 ? `${text.slice(0, 40)}…` : text).toWellFormed()
}

/** Adds a step or a repeat unless the workout is full. Answers whether it was added. */
function addEntry(state: ParseState, entry: StoredEntry, at: number, line: number, trained: number): boolean {
  const isFull = state.draft.steps.length >= MAX_ENTRIES
  if (isFull || state.trainedSteps + trained > MAX_TRAINED_STEPS) {
    const message = isFull
      ? `A workout has at most ${MAX_ENTRIES} steps.`
      : `With its repeats counted out a workout has at most ${MAX_TRAINED_STEPS} steps.`
    if (!state.isFull) addRemarks({ ...state, line }, 'errors', { at, message })
    state.isFull = true
    return false
  }
  state.trainedSteps += trained
  state.draft.steps.push(entry)
  return true
}
