import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { isSwim } from './is-swim.ts'

/** Rests that are as long as the swim before is far: "400/300/200/100, 10 s rest per 100" has 40, 30 and 20 s. */
export function spreadRestsPerDistance(_: readonly Token[], text: string): Edit[] {
  const match = isSwim(text) ? PER.exec(text) : null
  const { time = '', each = '' } = match?.groups ?? {}
  if (!match) return []
  const own = { from: match.index, to: match.index + match[0].length }
  const swims = swimsBefore(text, own.from)
  const [first, last] = [swims[0], swims.at(-1)]
  if (!first || !last || (swims.length === 1 && first.times === 0)) return []
  const rest = ({ distance }: Swim): Piece => ({
    words: ` ${Math.round((distance / (/hundred/i.test(each) ? 100 : Number(each))) * Number(time))}s rest`,
    for: own,
  })
  if (last.times > 0 || /\d ?x ?\([^()]*$/i.test(text.slice(0, first.from)))
    return [...swims.map((one) => ({ from: one.to, to: one.to, by: [rest(one)] })), { ...own, by: [] }]
  const behind = COUNT.exec(text.slice(last.to))
  const count = behind?.groups?.count ?? (behind ? '2' : '1')
  const row = swims.flatMap((one, at): Piece[] => {
    const next = swims[at + 1]
    const words = next ? text.slice(one.to, next.from).replace(/^[ ,/+-]+|[ ,/+-]+$/g, '') : ''
    return [
      ...(at > 0 ? [', '] : []),
      { from: one.from, to: one.to },
      ...(words === '' ? [] : [` ${words}`]),
      ...(next || count !== '1' ? [rest(one)] : []),
    ]
  })
  const to = last.to + (behind?.[0].length ?? 0)
  return [
    { from: first.from, to, by: [{ words: `${count}x(`, for: { from: last.to, to } }, ...row, ')'] },
    { ...own, by: [] },
  ]
}

const PER =
  /(?<!\b(?:by|faster|slower|drop|dropping|css ?[+-]|desc\w*|build\w*) ?)(?:[ ,.]*(?:with |w\/ ?|and )?)(?:(?:rest|ri|recovery|r)\b(?: is| of|:|=)? ?)?(?:\b(?<time>\d{1,2}) ?(?:s|secs?|seconds|")|(?<!\d|@ ?|\b(?:at|in|on|off|hold|holding) ):(?<time>[0-5]\d))(?: (?:rest|ri|recovery))? ?(?:per|for (?:each|every)|\/) ?(?<each>25|50|100|200|hundred)(?:m|s|y|yds?)?\b(?: ?(?:rest|ri|recovery|swum|(?:that )?(?:you(?:['’]ve)?|i(?:['’]ve)?|u) (?:have )?(?:just )?(?:sw[aiu]m|did|done|covered)|swim(?= ?\)?$)))*/i
const COUNT = /^(?:,? ?x ?(?<count>[2-9])\b(?! ?x)|,? twice\b)/i

/** A swim or a set of them; `times` is 0 for a single one. */
type Swim = { from: number; to: number; times: number; distance: number }

/** The row of swims, or of sets, that ends before a place in the same clause. */
function swimsBefore(text: string, end: number): Swim[] {
  const start = Math.max(...[';', '\n', '. ', ' then '].map((mark) => text.slice(0, end).lastIndexOf(mark) + 1))
  const swims = [...text.slice(start, end).matchAll(SWIM)].flatMap(({ index, 0: all, groups }): Swim[] => {
    const [from, distance] = [start + index, Number(groups?.distance)]
    const to = from + all.length
    const isEnd = ENDS_BEFORE.test(text.slice(0, from)) || ENDS_BEHIND.test(text.slice(to))
    return distance % POOL === 0 && distance > 0 && !isEnd
      ? [{ from, to, times: Number(groups?.times ?? 0), distance }]
      : []
  })
  const isSet = (swims.at(-1)?.times ?? 0) > 0
  return swims.slice(swims.findLastIndex(({ times }) => times > 0 !== isSet) + 1)
}

const SWIM =
  /(?<![\d:.@+x%a-z])(?:(?<times>\b\d{1,2}) ?x ?)?(?<!\d)(?<distance>\d{2,4})(?! ?(?:s|secs?|mins?|%)\b| ?x ?\d\d)(?![\d:.%]|"|')(?: ?(?:m|yds?|y)\b)?/gi
const ENDS_BEFORE = /\b(?:wu|w\/u|warm ?up|cd|c\/d|cool ?down|wd|w\/d)\W*$/i
const ENDS_BEHIND = /^ (?:wu|w\/u|warm ?up|cd|c\/d|cool ?down|wd|w\/d|total)\b/i
const POOL = 25
