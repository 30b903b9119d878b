import type { Sport } from '../../sports/registry.ts'
import { formatClock, parseClock } from '../../text/grammar/numeral.ts'
import { quote } from '../../text/grammar/quoted.ts'
import { cutText, MAX_NOTES_CHARACTERS } from '../shared/reading/checked.ts'
import { notesFromPrompts } from './prompts.ts'
import { lengthEnd, removeUnknownWords } from './words.ts'
import { percentsOfZones, sweetSpot } from './zones.ts'

/** What of a step is read differently from how it was written. */
export type ReadLoss = 'maximum' | 'other' | 'zones' | 'asPace' | 'lap' | 'device' | 'effort' | 'words' | 'notes'

/** A step's line in our text form, from behind its dash on, and what it lost. */
export type TranslatedLine = { line: string; lost: ReadLoss[] }

/** Translates a step's line of intervals.icu into our text form; what that cannot express goes into the step's notes. */
export function translateLine(written: string, sport: Sport): TranslatedLine {
  const lost: ReadLoss[] = []
  const notes: string[] = []
  const prompted = readPrompts(written.replaceAll('//', '/ /').replaceAll(/(?<!\d)"|"(?=\p{L})/gu, '’'))
  notes.push(...prompted.notes)
  const { cue, body, isTimed } = splitAtLength(prompted.line)
  let line = body
  if (!isTimed) {
    if (!/\b(press lap|lap press|lap button)\b/i.test(written)) return { line: written, lost }
    line = ` 5m${line}`
    lost.push('lap')
  }

  const replace = (pattern: RegExp, kind: ReadLoss | undefined, by: (...found: string[]) => string) => {
    line = line.replace(pattern, (...found: string[]) => {
      if (kind) lost.push(kind)
      return by(...found)
    })
  }
  const intoNotes =
    (before: string, after = '') =>
    (found: string) => {
      notes.push(`${before}${found.trim()}${after}`)
      return ' '
    }
  replace(/\b(?:power|hr|pace)\s?=\s?\w+/gi, 'device', () => ' ')
  replace(/\btext\s?=\s?’([^’]*)’?/gi, undefined, (_, text = '') => intoNotes('')(text))
  replace(/\b\d+(?:\s?-\s?\d+)?\s?%\s?mmp\s?\S*/gi, 'other', intoNotes(''))
  replace(/\bcz\d+(?:\s?-\s?cz\d+)?/gi, 'other', intoNotes('Custom zone '))
  replace(/\b(\d+%?(?:\s?-\s?\d+)?\s?%)\s?(?:max\s?)?hr\b/gi, 'maximum', (_, percents = '') =>
    intoNotes('', ' of maximum heart rate')(percents),
  )
  replace(/\bmax\s?effort\b/gi, undefined, () => ' effort 10/10 intensity=interval ')
  replace(/\bss\b/gi, 'zones', () => sweetSpot)
  replace(ZONES, undefined, (found, from, to, metric) => {
    const { text, loss } = zonesIn(found, Number(from), Number(to ?? from), metric, sport)
    lost.push(...loss)
    return text
  })
  replace(/\s0(?:%|w)?(?=\s|$)/gi, undefined, () => ' rest')
  replace(PER_LAPS, undefined, (_, first = '', second, metres) => {
    const per = (clock: string) => formatClock((100 * (parseClock(clock) ?? 0)) / Number(metres))
    return `${per(first)}${second ? `-${per(second)}` : ''}/100m`
  })
  if (sport.reference.metric !== 'power')
    replace(
      /(\d\s?%)(?!\s{0,2}[-–]|\s{0,2}(?:pace|lthr|threshold|power|ftp|css)\b)/gi,
      'asPace',
      (_, percents = '') => `${percents} pace`,
    )
  if (/\bfree\s?ride\b|\bfree\b/i.test(line) && !sport.inPool) {
    replace(/\bfree\s?ride\b|\bfree\b/gi, undefined, () => ' ')
    replace(/\b\d+(?:\s?-\s?\d+)?\s?(?:%|w)(?!\p{L})/giu, undefined, intoNotes('About '))
    line += ' open'
  }
  const { line: kept, words } = removeUnknownWords(line, lengthEnd(line, 0) ?? 0, sport)
  if (words) {
    lost.push(EFFORT.test(words) ? 'effort' : 'words')
    notes.push(words)
  }
  if (notes.join('\n').length > MAX_NOTES_CHARACTERS) lost.push('notes')
  return {
    line: `${cue}${kept}${notes.length > 0 ? ` // ${quote(cutText(notes.join('\n'), MAX_NOTES_CHARACTERS))}` : ''}`,
    lost,
  }
}

/** An effort that is left is not a whole number from 1 to 10. */
const EFFORT = /\b(?:effort|rpe)\s?:?\s?\d/i
const ZONES = /\bz(?:one\s?)?([1-9])(?:\s?-\s?z?([1-9]))?(?:\s+(hr|pace|power))?\b(?!\s?%)/gi
const PER_LAPS = /(\d{1,2}:\d{2})(?:\s?-\s?(\d{1,2}:\d{2}))?\s?\/\s?(250|400|500)\s?m(?:tr)?\b/gi

function zonesIn(
  found: string,
  from: number,
  to: number,
  said: string | undefined,
  sport: Sport,
): { text: string; loss: ReadLoss[] } {
  const metric = said?.toLowerCase()
  if (metric === 'hr' && from === to && from <= 5) return { text: found, loss: [] }
  if (metric === 'hr') return { text: percentsOfZones('heartrate', from, to, sport) ?? found, loss: ['zones'] }
  const isPace = metric === 'pace' || (metric === undefined && sport.reference.metric === 'pace')
  const loss: ReadLoss[] = metric === undefined && isPace ? ['zones', 'asPace'] : ['zones']
  return { text: percentsOfZones(isPace ? 'pace' : 'power', from, to, sport) ?? found, loss }
}

/** Takes out what is shown during the step, `First 33^Second <!> 10m 50%`; its first words are the step's cue. */
function readPrompts(line: string): { line: string; notes: string[] } {
  const at = line.lastIndexOf('<!>')
  if (at < 0) return { line, notes: [] }
  const [cue = '', ...later] = line
    .slice(0, at)
    .split('<!>')
    .join(' ')
    .split(/(\d{1,5})\^/)
  const prompts = later.flatMap((part, index) =>
    index % 2 === 0 ? [{ seconds: Number(part), text: later[index + 1]?.trim() ?? '' }] : [],
  )
  return {
    line: `${cue} ${line.slice(at + 3)}`,
    notes: notesFromPrompts(prompts.filter(({ text }) => text !== '')),
  }
}

/** Splits a line at the end of its length. */
function splitAtLength(line: string): { cue: string; body: string; isTimed: boolean } {
  const end = lengthEnd(line, 0)
  if (end === undefined) return { cue: '', body: ` ${line}`, isTimed: false }
  return { cue: line.slice(0, end), body: line.slice(end), isTimed: true }
}
