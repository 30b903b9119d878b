import { parseDuration } from '../../units/duration.ts'
import { type Unit, unitIn } from './header.ts'
import { markerIn } from './markers.ts'
import { decimalsIn, snapSeconds } from './snap.ts'

/** A corner of a course: a time in seconds and a figure in the course's unit. */
export type Point = { seconds: number; value: number }

/** A text that is shown at a time in seconds. */
export type Cue = { seconds: number; text: string }

export type Course = {
  unit: Unit
  name: string
  description: string
  /** The FTP that its header names, in watts. */
  ftp: number | undefined
  points: Point[]
  cues: Cue[]
  losses: string[]
}

/** Reads the text of a course. A course that does not name its unit is in the one given. */
export function parseCourse(text: string, otherwise: Unit): ({ ok: true } & Course) | { ok: false; reason: string } {
  const sections = sectionsOf(text)
  const header = sections.get('COURSE HEADER') ?? []
  if (header.some(({ text }) => /^\s*DISTANCE\s+GRADE/i.test(text)))
    return {
      ok: false,
      reason: 'The file is a road with its gradients, not a workout: import one in watts or percent.',
    }
  const data = sections.get('COURSE DATA')
  if (!data)
    return { ok: false, reason: 'The file has no [COURSE DATA], which is where an ERG or MRC file has its steps.' }
  const profile = profileOf(data)
  if (typeof profile === 'string') return { ok: false, reason: profile }
  const shown = (sections.get('COURSE TEXT') ?? []).filter(({ text }) => /^\s*[^\s;#[]/.test(text))
  const cues = shown.map(({ text }) => cueOf(text))
  const unread = shown.filter(({ text }, index) => !cues[index] && /\p{L}/u.test(text)).map(({ number }) => number)
  return {
    ok: true,
    unit: unitIn(header.map(({ text }) => text).join('\n')) ?? otherwise,
    name: fieldOf(header, 'FILE NAME').replace(/\.(erg|mrc)$/i, ''),
    description: fieldOf(header, 'DESCRIPTION'),
    ftp: figure(/\S+/.exec(fieldOf(header, 'FTP'))?.[0]),
    ...profile,
    cues: [...profile.cues, ...cues.filter((cue) => cue !== undefined)],
    losses: [...profile.losses, ...listLines('Lines of text without a time are left out', unread)],
  }
}

type Line = { text: string; number: number }

/** The lines under each title in brackets; a section without an end ends where the next begins. */
function sectionsOf(text: string): Map<string, Line[]> {
  const sections = new Map<string, Line[]>()
  let open: Line[] | undefined
  text.split('\n').forEach((line, index) => {
    const [, title] = /^\s*\[([^\]]+)\]\s*$/.exec(line) ?? []
    if (title === undefined) {
      open?.push({ text: line, number: index + 1 })
      return
    }
    const name = title.trim().replace(/\s+/g, ' ').toUpperCase()
    open = name.startsWith('END') ? undefined : (sections.get(name) ?? [])
    if (open) sections.set(name, open)
  })
  return sections
}

function fieldOf(header: readonly Line[], key: string): string {
  const line = header.find(({ text }) => text.slice(0, text.indexOf('=')).trim().toUpperCase() === key)
  return line ? line.text.slice(line.text.indexOf('=') + 1).trim() : ''
}

type Profile = Pick<Course, 'points' | 'cues' | 'losses'>

/** The corners and the markers between them, or why a line is refused. Remarks are skipped. */
function profileOf(data: readonly Line[]): Profile | string {
  const corners = data
    .map(({ text, number }) => ({ text: text.replace(/[;#].*/, '').trim(), number }))
    .filter(({ text }) => text !== '' && !/^lap\b/i.test(text))
  if (corners.length > MAX_CORNERS) return `The file has more than ${MAX_CORNERS} corners, which is no workout.`
  const read = corners.map(({ text, number }) => {
    const [time = '', figure] = text.split(/\s+/, 2)
    return { marker: markerIn(text), columns: [time.replace(/,$/, ''), figure], text, number }
  })
  const decimals = Math.max(0, ...read.map(({ columns: [time = ''] }) => decimalsIn(time)))
  const points: Point[] = []
  const cues: Cue[] = []
  const worded: number[] = []
  for (const { marker, columns, text, number } of read) {
    const [minutes, value] = [figure(marker?.minutes ?? columns[0]), figure(columns[1])]
    if (minutes === undefined || (value === undefined && !marker))
      return `Line ${number} is not a time and a figure, both 0 or more: “${text.slice(0, 40)}”.`
    const seconds = snapSeconds(minutes, decimals)
    if (marker) {
      if (marker.words) cues.push({ seconds, text: marker.words })
      if (!marker.isLap) worded.push(number)
    } else if (value !== undefined) {
      if (seconds < (points.at(-1)?.seconds ?? 0)) return `At line ${number} the time goes back.`
      points.push({ seconds, value })
    }
  }
  return { points, cues, losses: listLines('Lines with words for a figure are read as messages', worded) }
}

function listLines(sentence: string, lines: readonly number[]): string[] {
  if (lines.length === 0) return []
  const shown = lines.slice(0, MAX_SHOWN_LINES).join(', ')
  const rest = lines.length > MAX_SHOWN_LINES ? ` and ${lines.length - MAX_SHOWN_LINES} more` : ''
  return [`${sentence}: ${shown}${rest}.`]
}

const MAX_SHOWN_LINES = 5

const MAX_CORNERS = 20_000

/** A figure with a decimal point or comma; undefined if it is none or below 0. */
function figure(written = ''): number | undefined {
  return /^\+?\d{1,9}([.,]\d{0,15})?$/.test(written) ? Number(written.replace(',', '.')) : undefined
}

/** `90 <tab> Sit up <tab> 10`: seconds or a clock time, `1:30`, a text, and how long it is shown. */
function cueOf(line: string): Cue | undefined {
  const [at = '', ...words] = line.trim().split(/\s+/)
  if (words.length > 1 && /^\d{1,5}$/.test(words.at(-1) ?? '')) words.pop()
  const seconds = at.includes(':') ? parseDuration(at) : figure(at)
  return seconds !== undefined && words.length > 0 ? { seconds, text: words.join(' ') } : undefined
}
