import { sportOf } from '../../sports/registry.ts'
import type { StoredEntry } from '../../workout/step.ts'
import { MOST_ENTRIES, MOST_TRAINED_STEPS } from '../../workout/stored-entry.ts'
import { notesOf } from '../grammar/notes.ts'
import { phraseAt } from '../grammar/phrase.ts'
import { keptText, type Remarks } from '../step/remarks.ts'
import { type StepLine, stepLineAt } from '../step/step-line.ts'
import type { LineKind } from './line-kind.ts'
import { isBegun, lineContextOf, nameWorkout, type Page, remark } from './parse-state.ts'
import { isPlainTitle, saysCount } from './repeat-title.ts'
import { zoneReading } from './zone-reading.ts'

/** Reads a line of the training: a step, a repeat's first line, a section's title. A plain first line is the name. */
export function readBody(page: Page, line: string, kind: LineKind) {
  switch (kind.is) {
    case 'blank':
      if (page.block?.steps) closeBlock(page)
      return
    case 'step':
      return readStep(page, line, kind)
    case 'repeat':
      closeNotes(page)
      return openBlock(page, kind)
    case 'section':
      closeNotes(page)
      return readSection(page, kind)
  }
}

/** Ends the repeat that is open: its steps are done as often as it says. */
export function closeBlock(page: Page) {
  const { block } = page
  if (!block) return
  delete page.block
  const there = { ...page, line: block.line }
  const message = `Write the steps that are done ${block.count} times on the lines below.`
  if (block.steps === 0) remark(there, 'errors', { at: block.at, message })
  else addRepeat(page, block, block.steps, block.line)
}

/** Gives the last step its notes, of which no more lines come. */
export function closeNotes(page: Page) {
  const { noted } = page
  if (!noted) return
  delete page.noted
  const notes = notesOf(noted.written)
  if (notes === undefined) return
  const found: Remarks = { errors: [], readings: [] }
  const kept = keptText(notes, 2000, noted.at, 'A note', found)
  if (kept !== undefined) noted.step.notes = kept
  remark({ ...page, line: noted.line }, 'errors', ...found.errors)
}

function readStep(page: Page, line: string, { hasDash, at, indent }: Extract<LineKind, { is: 'step' }>) {
  const read = stepLineAt(line, at, lineContextOf(page))
  // `5k race pace` above everything is a name, however it begins.
  if (!hasDash && read.errors.length > 0 && !isBegun(page) && page.draft.name === undefined) {
    return nameWorkout(page, line.trim(), at)
  }
  closeNotes(page)
  const { block } = page
  if (block?.stepIndent !== undefined && block.stepIndent > block.indent && indent <= block.indent) closeBlock(page)
  remark(page, 'readings', ...read.readings)
  sayZone(page, line, at, read)
  remark(page, 'errors', ...read.errors)
  addSteps(page, read, indent)
  const [first] = read.steps
  if (first) page.noted = { step: first, written: [], line: page.line, at: read.notes?.at ?? at }
  if (read.notes) page.noted?.written.push(read.notes.written)
}

/** The first zone of each kind says what it means here. */
function sayZone(page: Page, line: string, at: number, { steps, readings }: StepLine) {
  const sport = page.draft.sport && sportOf(page.draft.sport)
  for (const { target } of steps) {
    if (!sport || !target || page.zonesSaid.has(target.type)) continue
    const message = zoneReading(target, sport)
    if (message === undefined) continue
    page.zonesSaid.add(target.type)
    const zone = line.search(/\bz(?:one)?\s?\d/i)
    remark(page, 'readings', { at: zone < 0 ? (readings.at(-1)?.at ?? at) : zone, message })
  }
}

function addSteps(page: Page, { times, steps }: StepLine, indent: number) {
  const { block } = page
  if (times && block) remark(page, 'errors', { at: times.at, message: NESTED })
  const added = steps.filter((step) => addEntry(page, step, 0, page.line, 1)).length
  if (block && added > 0) {
    block.steps += added
    block.stepIndent ??= indent
  } else if (times && added > 0) addRepeat(page, times, added, page.line)
}

const NESTED = 'A repeat cannot stand inside a repeat. End the first with an empty line, or write its rounds out.'

function openBlock(page: Page, { count, section, title, at, indent }: Extract<LineKind, { is: 'repeat' }>) {
  const { block } = page
  const isInside = block && (block.stepIndent === undefined || (indent >= block.stepIndent && indent > block.indent))
  if (isInside) remark(page, 'errors', { at, message: NESTED })
  if (block?.steps) closeBlock(page)
  if (!enterSection(page, section) && !isPlainTitle(section))
    remark(page, 'readings', { at, message: `${repeatReading(title, count)} Its other words are not kept.` })
  page.block = { count, line: page.line, at, indent, steps: 0 }
}

function addRepeat(page: Page, { count, at }: { count: number; at: number }, steps: number, line: number) {
  if (count >= 1 && count <= 999) addEntry(page, { repeat: { steps, count } }, at, line, steps * (count - 1))
  else remark({ ...page, line }, 'errors', { at, message: 'A repeat is done 1 to 999 times.' })
}

function readSection(page: Page, { section, at, isFollowedByStep }: Extract<LineKind, { is: 'section' }>) {
  if (page.block?.steps) closeBlock(page)
  if (enterSection(page, section)) return
  if (!isBegun(page) && page.draft.name === undefined) {
    nameWorkout(page, section, at)
    if (isFollowedByStep && saysCount(section))
      remark(page, 'readings', {
        at,
        message: `“${shortened(section)}” is the name: the steps below it are done once.`,
      })
  } else remark(page, 'readings', { at, message: saysCount(section) ? onceReading(section) : headingReading(section) })
}

const repeatReading = (title: string, count: number) =>
  `“${shortened(title)}” read as: the steps below ${count === 1 ? 'once' : `${count} times`}.`
const headingReading = (title: string) => `“${shortened(title)}” is a heading and is not kept. Steps begin with a dash.`

/** What is said of a heading that could be meant as a repeat. */
export const onceReading = (title: string) =>
  `“${shortened(title)}” is a heading: the steps below it are done once. To repeat them write a line such as 4x.`

/** Steps under `Warm-up` warm up; under any other heading they are what they say. Whether the heading said so. */
function enterSection(page: Page, section: string): boolean {
  const found = phraseAt(section, 0)
  const intensity =
    found?.end === section.length && found.phrase.is === 'intensity' ? found.phrase.intensity : undefined
  page.section = intensity ?? 'active'
  return intensity !== undefined
}

function shortened(text: string): string {
  return (text.length > 40 ? `${text.slice(0, 40)}…` : text).toWellFormed()
}

/** Adds a step or a repeat where there is room for it; whether there was. */
function addEntry(page: Page, entry: StoredEntry, at: number, line: number, trained: number): boolean {
  const isFull = page.draft.steps.length >= MOST_ENTRIES
  if (isFull || page.trainedSteps + trained > MOST_TRAINED_STEPS) {
    const message = isFull
      ? `A workout has at most ${MOST_ENTRIES} steps.`
      : `With its repeats counted out a workout has at most ${MOST_TRAINED_STEPS} steps.`
    if (!page.isFull) remark({ ...page, line }, 'errors', { at, message })
    page.isFull = true
    return false
  }
  page.trainedSteps += trained
  page.draft.steps.push(entry)
  return true
}
