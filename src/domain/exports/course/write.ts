import { messagesIn, secondsOf } from '../shared/messages/message.ts'
import { spanOf } from '../shared/messages/rounds.ts'
import { cutToOneLine } from '../shared/one-line.ts'
import type { TimedStep } from '../shared/trainer/timed-steps.ts'
import type { Unit } from './header.ts'

/** The second column of a course: its unit, its figures at both ends of a step, and their decimals. */
export type Column = { unit: Unit; endsOf: (timed: TimedStep) => { from: number; to: number }; decimals: number }

type Header = { name: string; extension: string; ftp: number | undefined }

/**
 * A course in the form of CompuTrainer: a header, the corners of the profile in minutes and watts or percent, and the
 * texts that are shown. Two corners at one time are an edge, different figures between two times are a ramp.
 */
export function courseText(header: Header, steps: readonly TimedStep[], column: Column): string {
  const name = cutToOneLine(header.name, MAX_NAME_BYTES) || 'Workout'
  return [
    '[COURSE HEADER]',
    'VERSION = 2',
    'UNITS = ENGLISH',
    `DESCRIPTION = ${name}`,
    `FILE NAME = ${name}.${header.extension}`,
    ...(header.ftp === undefined ? [] : [`FTP = ${header.ftp}`]),
    `MINUTES ${column.unit}`,
    '[END COURSE HEADER]',
    '[COURSE DATA]',
    ...steps.flatMap((timed) => corners(timed, column)),
    '[END COURSE DATA]',
    ...courseCues(steps),
    '',
  ].join('\r\n')
}

// A line of a header holds any name of 200 characters, each of up to four bytes.
const MAX_NAME_BYTES = 800

function corners(timed: TimedStep, { endsOf, decimals }: Column): string[] {
  const { from, to } = endsOf(timed)
  const figure = (value: number) => String(Number(value.toFixed(decimals)))
  return [`${minutes(timed.start)}\t${figure(from)}`, `${minutes(timed.end)}\t${figure(to)}`]
}

/**
 * Two decimals as other programs write them, and up to five where a time needs them, 0.6 ms, so that edges stay sharp.
 * Fractions of a second have all five: with fewer, `snapSeconds` reads whole seconds.
 */
function minutes(seconds: number): string {
  const [whole, part = ''] = (seconds / 60).toFixed(5).split('.')
  if (!Number.isInteger(seconds)) return `${whole}.${part}`
  return `${whole}.${part.slice(0, 2)}${part.slice(2).replace(/0+/, '')}`
}

/** The name of each step at its start, and the messages of its notes, each in one line. */
function courseCues(steps: readonly TimedStep[]): string[] {
  const lines = steps.flatMap(({ step, start, end }) => {
    const span = { ...spanOf(step), seconds: end - start }
    return [
      ...cue(start, step.name, NAME_SECONDS),
      ...messagesIn(step.notes, span).flatMap(({ text, at }) =>
        cue(at ? start + secondsOf(at, span) : usualMoment(start, end), text, NOTES_SECONDS),
      ),
    ]
  })
  return lines.length === 0 ? [] : ['[COURSE TEXT]', ...lines, '[END COURSE TEXT]']
}

/** When notes without a moment are shown, in seconds from the start of the course: long enough to read the name first. */
export function usualMoment(start: number, end: number): number {
  return Math.ceil(start + Math.min(10, (end - start) / 2))
}

/** Seconds that a line is shown. */
const [NAME_SECONDS, NOTES_SECONDS] = [10, 20]
const MAX_CUE_BYTES = 2000

function cue(at: number, text: string | undefined, shown: number): string[] {
  const line = cutToOneLine(text ?? '', MAX_CUE_BYTES)
  return line ? [`${Math.ceil(at)}\t${line}\t${shown}`] : []
}
