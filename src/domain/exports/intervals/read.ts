import { type SportId, sportOf } from '../../sports/registry.ts'
import { quote } from '../../text/grammar/quoted.ts'
import { describeUnrepeated } from '../../text/parse/body.ts'
import { classifyLine, isStep, type LineKind } from '../../text/parse/line-kind.ts'
import { isPlainTitle, mayCount, saysCount } from '../../text/parse/repeat-title.ts'
import { MAX_TEXT_CHARACTERS, parseText } from '../../text/parse.ts'
import { printText } from '../../text/print.ts'
import type { Remark } from '../../text/step/remarks.ts'
import { MAX_ENTRIES, MAX_TRAINED_STEPS } from '../../workout/stored-entry.ts'
import { effortsFromNotes } from '../shared/effort-notes.ts'
import type { Decoded, DecodeOptions, FileWorkout } from '../shared/format.ts'
import { listFirst } from '../shared/list-first.ts'
import { checkWorkout, cutText, keptNotes } from '../shared/reading/checked.ts'
import { nameOf } from '../shared/reading/workout-name.ts'
import { type Lost, sentencesOf } from '../shared/step-losses.ts'
import { textOf } from '../shared/text-codec.ts'
import { sportOfText } from './sport.ts'
import { isSection, isTitle, quotedTitle } from './title.ts'
import { type ReadLoss, translateLine } from './translate.ts'

/**
 * A workout from the text of intervals.icu, or from our own text form. Line by line it is translated into our text form,
 * which is then read: one grammar for both. Never throws.
 */
export function decodeIntervals(bytes: Uint8Array, options: DecodeOptions): Decoded {
  if (bytes.length > MAX_TEXT_CHARACTERS) return { ok: false, reason: TOO_LONG_TEXT }
  const text = textOf(bytes)
  const lines = text.split('\n')
  if (lines.length > MAX_LINES || lines.filter((line) => /^\s*[-*•–]/.test(line)).length > 2 * MAX_ENTRIES)
    return { ok: false, reason: TOO_MANY }
  if (isOwn(text)) return readOwnText(text, lines, options)
  const sport = sportOfText(text, options.sport)
  const found = findText(lines, sport)
  const heading = [`# ${quote(nameOf(found.title, options))}`, `sport: ${sport}`, 'typed: none', '']
  const { draft, errors, readings, isFull } = parseText([...heading, ...found.lines].join('\n'), {
    own: ownOf(options),
  })
  if (isFull) return { ok: false, reason: TOO_MANY }
  if (draft.steps.length === 0) return { ok: false, reason: REST_DAY.test(text) ? NOTHING_TO_SAVE : NO_STEP }
  const { name = nameOf(found.title, options), poolLength, steps } = draft
  const workout: FileWorkout = { name, sport, steps: effortsFromNotes(steps), ...(poolLength ? { poolLength } : {}) }
  const headings = found.headings.map((text) => cutText(text, 60))
  const cut = new Set<string>()
  return checkWorkout(addDescription(workout, found.description, cut), [
    ...cut,
    ...sentencesOf(found.lost, wording),
    ...(found.description ? ['The description now stands in the notes of the first step.'] : []),
    ...(found.isCut ? [`Lines are cut after ${MAX_LINE_CHARACTERS} characters.`] : []),
    ...(headings.length > 0 ? [`Headings are left out: ${listFirst(headings, MAX_SHOWN_HEADINGS)}.`] : []),
    ...found.remarks,
    ...readingsOf(
      readings.filter(({ line }) => !found.headingLines.has(line - heading.length)),
      heading.length,
    ),
    ...errors.map(({ line, message }) => `Line ${line - heading.length} is not read as it stands. ${message}`),
  ])
}

/** Whether a text is our text form: it names its sport, or begins with `# Name` and a line such as `type: tempo`. */
function isOwn(text: string): boolean {
  return /^[^\S\n]{0,8}sport\s?:/im.test(text.slice(0, 1000)) || /^\s{0,8}#[^\n]{0,2000}\n[a-z]{1,20}\s?:/i.test(text)
}

/** Reads our text form strictly: an error in it refuses the file. */
function readOwnText(text: string, lines: readonly string[], options: DecodeOptions): Decoded {
  const said = lines
    .map((line) => line.replace(/"(?:[^"\\]|\\.)*(?:"|\\?$)/g, '').replace(/\/\/.*/, ''))
    .filter((line) => line.trim())
  const isJunk = said.length > 2 * MAX_ENTRIES + MAX_TITLE_LINES || said.join('').length > MAX_UNQUOTED_CHARACTERS
  if (isJunk) return { ok: false, reason: TOO_MANY }
  const { workout, errors, readings } = parseText(text, { name: nameOf(undefined, options), own: ownOf(options) })
  // A text that this product printed needs no explanations.
  if (workout) return checkWorkout(workout, printText(workout) === text ? [] : readingsOf(readings, 0))
  const [first] = errors
  const place = first ? `Line ${first.line}, column ${first.column}: ${first.message}` : TOO_MANY
  return { ok: false, reason: place }
}

/** The reference value, where it is known of which sport it is. */
function ownOf({ sport, reference }: DecodeOptions) {
  return sport && reference !== undefined ? { sport, reference } : undefined
}

/** The heading, and lines that name what follows. */
const MAX_TITLE_LINES = 500
/** Characters outside of notes and quotes: 400 for each of the most steps a workout can have. */
const MAX_UNQUOTED_CHARACTERS = 200_000

const TOO_LONG_TEXT = `This text is too long for a workout: import one workout at a time, at most ${MAX_TEXT_CHARACTERS / 1000} kB.`
const REST_DAY = /\b(?:rest|recovery|off)[ -]day\b|\bday off\b/i
const NOTHING_TO_SAVE = 'This is a day of rest: it has no steps to save.'
const NO_STEP = 'No line of this text is a step: a dash, a length, how hard, such as - 10m 65%.'

const TOO_MANY = `This text is too long: a workout has at most ${MAX_ENTRIES} steps, and ${MAX_TRAINED_STEPS} with its repeats counted out.`

const [MAX_LINES, MAX_LINE_CHARACTERS] = [20_000, 2000]

type FoundText = {
  title?: string
  /** Lines, from 1, that stand in for headings. */
  headingLines: Set<number>
  /** Sentences on headings that look like repeats. */
  remarks: string[]
  description: string
  headings: string[]
  lines: string[]
  lost: Lost<ReadLoss>[]
  isCut?: true
}

function findText(lines: readonly string[], sport: SportId): FoundText {
  const found: FoundText = { headingLines: new Set(), remarks: [], description: '', headings: [], lines: [], lost: [] }
  let step = 0
  const words: string[] = []
  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, MAX_LINE_CHARACTERS).toWellFormed()
    if (whole.length > MAX_LINE_CHARACTERS) found.isCut = true
    const next = lines[index + 1]?.slice(0, MAX_LINE_CHARACTERS) ?? ''
    const parsed = classifyLine(line, next)
    if (parsed.kind === 'step' && parsed.hasDash) {
      const { line: own, lost } = translateLine(line.slice(parsed.at), sportOf(sport))
      step += 1
      found.lost.push(...lost.map((loss) => ({ kind: loss, step })))
      found.lines.push(`${line.slice(0, parsed.indent)}- ${own}`)
    } else if ((parsed.kind === 'repeat' && !isName(parsed, lines[index + 1], step)) || parsed.kind === 'blank') {
      found.lines.push(line)
    } else if (parsed.kind === 'heading' && parsed.heading.kind === 'pool') {
      found.lines.push(line)
    } else {
      const said = line.trim().replace(/^#+\s*/, '')
      const isWithin = step > 0 || isSection(said)
      found.lines.push(isSection(said) ? `## ${said}` : '## -')
      found.headingLines.add(found.lines.length)
      if ((isWithin ? mayCount(said) : saysCount(said)) && isStep(next)) found.remarks.push(describeUnrepeated(said))
      const title = isTitle(said) ? said : quotedTitle(said)
      if (step === 0 && words.length === 0 && found.title === undefined && title) found.title = title
      else if (!isWithin) words.push(said)
      else if (!isSection(said)) found.headings.push(said)
    }
  }
  return { ...found, description: words.join('\n') }
}

/** `Tabata 8x` above an empty line, before any step, names the workout. */
function isName({ section }: Extract<LineKind, { kind: 'repeat' }>, next: string | undefined, step: number): boolean {
  return step === 0 && next?.trim() === '' && !isPlainTitle(section)
}

/** Readings for the report of an import: the lines of each sentence together. */
function readingsOf(readings: readonly Remark[], linesBefore: number): string[] {
  return [...Map.groupBy(readings, ({ message }) => message)].map(([message, alike]) => {
    const lines = [...new Set(alike.map(({ line }) => line - linesBefore))]
    const more = lines.length - MAX_SHOWN_LINES
    const named = `${lines.slice(0, MAX_SHOWN_LINES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
    return `Line${lines.length > 1 ? 's' : ''} ${named}: ${message}`
  })
}

const [MAX_SHOWN_LINES, MAX_SHOWN_HEADINGS] = [5, 5]

function addDescription(workout: FileWorkout, description: string, losses: Set<string>): FileWorkout {
  const [first, ...others] = workout.steps
  if (!first || 'repeat' in first || !description) return workout
  const notes = keptNotes(`${description}\n${first.notes ?? ''}`, losses)
  return { ...workout, steps: [{ ...first, notes }, ...others] }
}

const wording: Record<ReadLoss, string> = {
  maximum: 'percents of the maximum heart rate are only in the notes, for targets here are of the one at threshold',
  other: 'a target that only intervals.icu can work out is in the notes',
  zones: 'zones become percents, by the zones that intervals.icu begins with',
  asPace: 'what does not say of what it is, is read as pace',
  lap: 'no length is said until the lap button: five minutes are expected',
  device: 'settings for the device are left out',
  effort: 'an effort is in the notes, for here it is a whole number from 1 to 10',
  words: 'words behind the length are in the notes',
  notes: 'the notes are cut after 2000 characters',
}
