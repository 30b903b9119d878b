import type { Piece } from '../../arranged.ts'
import type { RestClause } from './rest-clauses.ts'

/** How a rest is done, in one word. The first that fits says the most: "easy jog", "standing rest". */
const MANNERS: readonly (readonly [RegExp, string])[] = [
  [/^w(?:a)?lk|^walk/i, 'walk'],
  [/^(?:jog|jg|shuffle|trot)/i, 'jog'],
  [/^float/i, 'float'],
  [/^(?:sta|stood|passive)/i, 'standing rest'],
  [/./, 'easy'],
]

/** The manner of a rest as it is read; nothing where it names none. */
function mannerOf({ manners }: RestClause): string | undefined {
  const found = MANNERS.find(([pattern]) => manners.some((one) => pattern.test(one)))
  return found?.[1]
}

/** How long a rest is, as it is read: "400 metres", "0.5 mile", "90 s"; without a unit metres from 100 on, and minutes of a few. */
export function lengthOf(clause: RestClause, isSwim: boolean): string | undefined {
  const said = clause.length?.replace(/^(?:about|abt|approx|~| |an? extra|extra|another)+/i, '').trim()
  if (!said) return undefined
  const [minutes, seconds] = said.split(':')
  if (seconds !== undefined) return `${Number(minutes || 0) * 60 + Number.parseInt(seconds, 10)} s`
  if (/^(?:an? ?)?min/i.test(said)) return '1 min'
  if (/^an? /i.test(said)) return said.replace(/^an? /i, '1 ')
  const [, figure = '', last = '', unit = ''] = /^([\d.,/]+)( ?- ?\d+)? ?(.*)$/.exec(said) ?? []
  const value = figure.includes('/') ? Number(figure[0]) / Number(figure[2]) : Number(figure.replace(',', '.'))
  if (/^(?:km|k|kms)$/i.test(unit)) return `${value} km`
  if (/^(?:mi|miles?)$/i.test(unit)) return `${value} mile${value > 1 ? 's' : ''}`
  if (/^(?:s|"|”|″)/i.test(unit)) return `${value} s`
  if (/^h/i.test(unit)) return `${value * 60} min`
  if (/^lap/i.test(unit)) return `${value}${last} ${unit}`
  const isFar = /^(?:met|yd|yard)/i.test(unit) || (/^m?$/i.test(unit) && value >= LEAST_METRES)
  if (
    isFar ||
    (isSwim && unit === '' && value % 25 === 0 && clause.manners.length + clause.strokes.length > 0 && !clause.isNamed)
  )
    return `${value} ${/^y/i.test(unit) ? 'yards' : 'metres'}`
  // "off 90", "5 rbi"
  return unit === '' && (isSwim || value >= LEAST_SECONDS) ? `${value} s` : `${value} min`
}

/** What a rest is done at, as it is read: "z2", "at 55%", "at 95 rpm". */
export function aimOf({ aims }: RestClause): string {
  return aims
    .map((one) => one.replace(/^(?:@|at|in|of) ?/i, '').replace(/ ?\+ ?(?:rpm|cad(?:ence)?)?$/i, ' rpm'))
    .map((one) => one.replace(/([+-] ?\d+) ?(?:seconds?|secs?|s)?(?= ?\/|$)/i, '$1s').replace(/cad(?:ence)?$/i, 'rpm'))
    .map((one) => (/^(?:z|steady|moderate|under|below|<)/i.test(one) ? ` ${one}` : ` at ${one}`))
    .join('')
}

/** A rest in the words that are read: "3 min easy", "200 metres jog", "100 metres free easy". */
export function spoken(clause: RestClause, isSwim: boolean): string | undefined {
  const length = lengthOf(clause, isSwim)
  const how = mannerOf(clause) ?? (isSwim || clause.isNamed ? 'rest' : 'easy')
  const strokes = clause.strokes.length > 0 ? ` ${clause.strokes.join(' ')}` : ''
  return length && `${length}${strokes}${aimOf(clause) || (strokes && how === 'rest' ? '' : ` ${how}`)}`
}

/** A rest as a part of its own between two sets. It is run or ridden easily, as nothing else is read there: the first one tells. */
export function asPart(clause: RestClause, isSwim: boolean, isFirst: boolean): Piece {
  const manner = mannerOf(clause)
  const isOther = !isSwim && (manner === 'walk' || manner === 'standing rest')
  const tell = `Between two sets “${manner?.replace(' rest', '')}” was read as easy.`
  const words = spoken(isSwim ? clause : { ...clause, manners: ['easy'] }, isSwim) ?? ''
  return { words, for: clause, ...(isOther && isFirst && { tell }) }
}

// Our choice.
const LEAST_METRES = 100
const LEAST_SECONDS = 15
