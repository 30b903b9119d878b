import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'

/**
 * Lengths and targets that are listed side by side, each length with its own: "20 20 20 z1 z2 z3", "1200, 800, 400 @ 5k pace /
 * 3k pace / mile pace", "5:00 5:00 4:45 4:45 per k, 4k run".
 */
export function pairLists(_: readonly Token[], text: string): Edit[] {
  return zonesBesideLengths(text) ?? figuresBesideMinutes(text) ?? targetsBesideLengths(text) ?? pacesOfEach(text) ?? []
}

/** "20 20 20 z1 z2 z3", "15/15/15 min at z2/z3/z4" */
function zonesBesideLengths(text: string): Edit[] | undefined {
  const match = ZONES.exec(text)
  const { lengths = '', unit = '', zones = '' } = match?.groups ?? {}
  if (!match) return undefined
  const [parts, targets] = [
    placesIn(lengths, NUMBER, match.index),
    placesIn(zones, ZONE, text.indexOf(zones, match.index + lengths.length)),
  ]
  return parts.length === targets.length && parts.length > 1
    ? [{ from: match.index, to: match.index + match[0].length, by: join(parts, targets, unit || 'min', ' ') }]
    : undefined
}

const ZONES =
  /(?<![\d.,:@x/-] ?|\bz(?:one)? ?)\b(?<lengths>\d{1,2}(?:(?: |\/| \/ |, ?|-)\d{1,2})+)(?<unit> ?(?:min(?:ute)?s?|'|km?|mi(?:les?)?))? ?(?:,|at|@|in)? ?(?<zones>z(?:one)? ?\d(?:(?: |\/| \/ |, ?|-)z?(?:one)? ?\d(?!\d| ?['"]| ?(?:mins?|minutes|m|km?|mi|miles?|x|s|secs?)\b))+)\b/i
const NUMBER = /\d+(?:\.\d+)?/g
const ZONE = /z?(?:one)? ?\d/gi

/** "3/6/9 min @ 85/95/105%", "10-8-6 min @ 240/260/280w" */
function figuresBesideMinutes(text: string): Edit[] | undefined {
  const match = FIGURES.exec(text)
  const { lengths = '', figures = '', unit = '' } = match?.groups ?? {}
  if (!match) return undefined
  const parts = placesIn(lengths, NUMBER, match.index)
  const targets = placesIn(figures, NUMBER, text.indexOf(figures, match.index + lengths.length))
  if (parts.length !== targets.length) return undefined
  const by = targets.flatMap((target, at): Piece[] => [
    ...(at > 0 ? [', '] : []),
    ...(parts[at] ? [parts[at]] : []),
    ' min @ ',
    target,
    unit,
  ])
  return [{ from: match.index, to: match.index + match[0].length, by }]
}

const FIGURES =
  /(?<![\dx/@,-] ?|\d[.:])\b(?<lengths>\d{1,2}(?:[/-]\d{1,2}){1,6}) ?(?:min(?:ute)?s?|') ?(?:@|at) ?(?<figures>\d{2,3}(?:%|w)?(?: ?[/-] ?\d{2,3}(?:%|w)?){1,6}?)(?<=\d%?w?) ?(?<unit>%|w)(?![a-z\d])/i

/** "3000-2000-1000 @ HM / 10k / 5k", "1200m, 800m, 400m @ 5k pace / 3k pace / mile pace" */
function targetsBesideLengths(text: string): Edit[] | undefined {
  const match = TARGETS.exec(text)
  const { lengths = '', targets = '' } = match?.groups ?? {}
  if (!match) return undefined
  const from = match.index
  const parts = placesIn(lengths, LENGTH, from)
  const aims = placesIn(targets, AIM, text.indexOf(targets, from + lengths.length))
  if (parts.length !== aims.length || parts.length < 2) return undefined
  // A list in one word is read with all that stands around it.
  if (!/[ ,]/.test(lengths) && !/ \/ /.test(targets)) return undefined
  return [{ from, to: from + match[0].length, by: join(parts, aims, '', ' @ ') }]
}

const TARGETS =
  /(?<![\d.,:@x/-] ?)\b(?<lengths>\d{3,4}m?(?:(?:, ?|-| ?\/ ?)\d{3,4}m?){1,6}) ?(?:@|at) ?(?<targets>[a-z0-9.%]+(?: pace)?(?: ?\/ ?[a-z0-9.%]+(?: pace)?){1,6})(?![a-z0-9%])/i
const LENGTH = /\d+m?/g
const AIM = /[a-z0-9.%]+(?: pace)?/gi

/** "5:00 5:00 4:45 4:45 4:30 4:30 per k, 6k run", "5k run splits 5:00 4:55 4:50 4:45 4:40" */
function pacesOfEach(text: string): Edit[] | undefined {
  const match = PACES.exec(text)
  if (!match) return undefined
  const paces = placesIn(match[0], CLOCK, match.index)
  const whole = [...text.matchAll(WHOLE)].find(
    ({ groups, index }) =>
      Number(groups?.count) === paces.length && (index < match.index || index >= match.index + match[0].length),
  )
  if (!whole || paces.length < 3) return undefined
  const unit = /^k/i.test(whole.groups?.unit ?? '') ? 'k' : ' mile'
  const by = paces.flatMap((pace, at): Piece[] => [
    ...(at > 0 ? [', '] : []),
    { words: `1${unit} @ `, for: { from: whole.index, to: whole.index + whole[0].length } },
    pace,
  ])
  return [
    { from: match.index, to: match.index + match[0].length, by },
    { from: whole.index, to: whole.index + whole[0].length, by: [] },
  ]
}

const PACES =
  /(?:\bsplits?:? )?\b\d?\d:\d\d(?:(?: |, ?|\/| \/ |-)\d?\d:\d\d){2,}(?: ?(?:per|\/|a) ?(?:km?|mi(?:le)?)\b)?/i
const CLOCK = /\d?\d:\d\d/g
const WHOLE = /\b(?<count>\d\d?) ?(?<unit>km?|kms|mi|miles?)\b:?/gi

function placesIn(list: string, pattern: RegExp, from: number): Span[] {
  return [...list.matchAll(pattern)].map(({ index, 0: words }) => ({
    from: from + index,
    to: from + index + words.length,
  }))
}

function join(lengths: readonly Span[], targets: readonly Span[], unit: string, joint: string): Piece[] {
  return lengths.flatMap((length, at): Piece[] => [
    ...(at > 0 ? [', '] : []),
    length,
    ...(unit ? [` ${unit}`] : []),
    joint,
    ...(targets[at] ? [targets[at]] : []),
  ])
}
