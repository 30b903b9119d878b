import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'

const UNIT = ` ?(?:kms?|k|miles?|mi|m|mins?|minutes|'|s|secs?|seconds|")?`
const length = (name: string) => `(?<${name}>(?<figure_${name}>\\d{1,4})(?:\\.\\d)?${UNIT})`
const explained = (name: string, side: string) =>
  `(?:the )?(?:${side}s?|\\k<figure_${name}>)(?![a-z\\d:]) ?(?:[=:@] ?|at |are |is |in |run )*(?<aim_${name}>(?:[^,;/()=]|/ ?(?:km?|mi)\\b)+?)`
const EXPLAINED = new RegExp(
  [
    `(?<![\\d.:x/-] ?)\\b(?:(?<times>\\d{1,2}) ?x ?\\(?)?${length('one')}(?<on> ?(?:on|hard))? ?(?<joint>[/,&+] ?)?`,
    `${length('two')}(?: ?(?:off|easy|float))?\\)?(?: ?x ?(?<again>\\d{1,2}))?`,
    '(?:,? (?:continuous|straight|non-?stop|no stopping))?[,;:]? ?\\(?',
    `${explained('one', 'on')} ?[,/;&]? ?(?:and |with )?${explained('two', 'off')}(?:\\)|(?= ?(?:$|[.;)]|, ?\\d)))`,
  ].join(''),
  'di',
)

/**
 * How each side of a counted pair is done, said behind it by its name or its figure: "1k on/1k off x 5 (on 4:05, off 4:45)",
 * "300/100 x 20, 300 @ 10k effort 100 float".
 */
export function explainPairs(_: readonly Token[], text: string): Edit[] {
  if (!/\bons?\b|\/ ?\d/i.test(text) || isSwim(text)) return []
  const match = EXPLAINED.exec(text)
  const place = (group: string) => {
    const [from, to] = match?.indices?.groups?.[group] ?? []
    return from === undefined || to === undefined ? undefined : { from, to }
  }
  const times = place('times') ?? place('again')
  const [one, two, first, second] = ['one', 'two', 'aim_one', 'aim_two'].map(place)
  const { joint, on } = match?.groups ?? {}
  if (!match || !times || !one || !two || !first || !second || !(joint || on)) return []
  // "not slower than 5:30" is no target.
  if (/\b(?:slower|faster|than)\b/i.test(match[0])) return []
  const side = (length: { from: number; to: number }, aim: { from: number; to: number }): Piece[] => [
    length,
    ...inWords(text.slice(length.from, length.to), text.slice(aim.from, aim.to), aim),
  ]
  const pieces = [times, 'x(', ...side(one, first), ', ', ...side(two, second), ')']
  return [{ from: match.index, to: match.index + match[0].length, by: pieces }]
}

/** "4:05", "10km effort", "steady not jog" as "at 4:05/km", "at 10km effort", "steady". */
function inWords(length: string, words: string, place: { from: number; to: number }): Piece[] {
  const own = { from: place.from, to: place.from + words.replace(/,? not (?:an? )?(?:jog|walk).*$/i, '').length }
  const pace = /^\d{1,2}:[0-5]\d(?:s|(?<unit> ?\/ ?\w+))?$/.exec(words.trim())
  if (pace) {
    const isOfOne = /^1 ?(?:k|km|mi|mile)$/i.test(length.trim())
    const unit = pace.groups?.unit ? '' : /mi/i.test(length) ? '/mi' : '/km'
    return [isOfOne || /[s'"n]$/.test(length) ? ' at ' : ' in ', own, isOfOne || /[s'"n]$/.test(length) ? unit : '']
  }
  return [/^(?:\d|lt\b|mp\b|hmp\b|ftp\b|z\d)/i.test(words) ? ' at ' : ' ', own]
}
