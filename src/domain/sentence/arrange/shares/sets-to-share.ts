import type { Span } from '../../result.ts'

/**
 * A set, or several rounds of one, and where it is written: how often, and what is done each time. `row`: the parts of what is
 * done in a round. `minutes`: of a bout in time.
 */
export type SetToShare = Span & {
  times: number
  /** What is done each time, as it is written, or words for it. */
  each: Span | { words: string; for: Span }
  row?: Span[]
  metres?: number
  minutes?: number
  timesAt: Span
}

const UNIT = '(?: ?(?:km|k|miles?|mi|mins?|minutes|metres|meters|secs?|seconds|yards|yds?|m|s|y|\'|")(?![a-z]))?'
const LENGTH = `\\d+(?:[.,]\\d+)?${UNIT}(?!\\d|[:./-]\\d|%)`
const BEFORE = '(?<![\\d.:/x*-]|\\d ?[x*] ?)'
const SET = `\\d{1,2} ?[x*] ?${LENGTH}`
const HEADS: readonly RegExp[] = [
  // "3x(4x100 r10)", "2 rounds of (4x50, 100)", "3 sets of 8x100"
  new RegExp(
    `${BEFORE}\\b(?<times>[2-9])(?: ?[x*]| (?:sets|rounds|series|blocks|lots)(?: of|:)?) ?(?:\\((?<row>(?:[^()]|\\([^()]*\\))*\\d ?[x*,+](?:[^()]|\\([^()]*\\))*)\\)|(?<set>${SET}))`,
    'dgi',
  ),
  new RegExp(`${BEFORE}\\b(?<times>\\d{1,2}) ?[x*] ?(?<each>${LENGTH})`, 'dgi'),
  // "50s x 24"
  /(?<![\d.:/x-])\b(?<each>\d{2,4})s ?[x*] ?(?<times>\d{1,2})\b(?! ?[x*\d])/dgi,
  // "25s: 12 @ :40 = 4 fly, 4 back, 4 breast"
  /(?<![\d.:/x-]|(?:@|on|off|at) ?)\b(?<each>\d{2,4})s ?[:,-]? ?(?<times>\d{1,2})(?= (?:@|on|off|of (?:them|em)\b))(?: of (?:them|em))?/dgi,
  // "Roath Park x5 laps (2.2k a lap)"
  /\bx ?(?<times>[2-9]|1\d)(?: laps| loops)? \((?<each>\d+(?:\.\d+)? ?(?:km|k|m|miles?|mi))(?: ?(?:a|per|each|\/) ?(?:lap|loop))?\)/dgi,
  // "6 miles alternating MP and MP+30"
  /(?<![\d.:/x-])\b(?<times>\d{1,2}) ?(?<unit>miles|kms|km|ks|k)(?= alternat)/dgi,
  // "alternating miles: 8 total"
  /\b(?:alternat\w+ )?(?<unit>miles|kms|ks)[:,]? (?<times>\d{1,2})(?: ?k)? (?:total|in total|of (?:them|em))/dgi,
]

/** The sets of a sentence whose repetitions can be shared out, rounds before the sets in them, which are others. */
export function setsToShare(text: string): SetToShare[] {
  const sets: SetToShare[] = []
  for (const head of HEADS)
    for (const match of text.matchAll(head)) {
      const set = setOf(match)
      if (set) sets.push(set)
    }
  return sets.toSorted((one, other) => one.from - other.from || other.to - one.to)
}

function setOf({ index, 0: all, groups, indices }: RegExpMatchArray): SetToShare | undefined {
  const span = (name: string): Span | undefined => {
    const at = indices?.groups?.[name]
    return at && { from: at[0], to: at[1] }
  }
  const [timesAt, row, set, each, unit] = ['times', 'row', 'set', 'each', 'unit'].map(span)
  const times = Number(groups?.times)
  if (!timesAt || index === undefined || times < 2 || times > MAX_TIMES) return undefined
  const own = { from: index, to: index + all.length, times, timesAt }
  if (row) return { ...own, each: row, row: partsOf(groups?.row ?? '', row.from) }
  if (set) return { ...own, each: set, row: [set] }
  if (unit) return { ...own, each: { words: /^m/i.test(groups?.unit ?? '') ? '1 mile' : '1k', for: unit } }
  const { figure = '', unit: said = '' } = /^(?<figure>[\d.,]+) ?(?<unit>.*)$/.exec(groups?.each ?? '')?.groups ?? {}
  const isFar = /^(?:k|mi(?!n)|m(?!in)|y)/i.test(said) || (said === '' && Number(figure) >= MIN_BARE_METRES)
  const isTimed = !isFar || (/^m$/i.test(said) && Number(figure) < MIN_BARE_METRES)
  return (
    each && {
      ...own,
      each,
      ...(isTimed ? { minutes: Number(figure) } : { metres: Number(figure) * (/^k/i.test(said) ? 1000 : 1) }),
    }
  )
}

const MAX_TIMES = 60
const MIN_BARE_METRES = 25

const PART = /(?:[^(),+]|\+(?! |\d{3}|\d ?x)|\([^()]*\))+/g

/** The parts of a row, apart by commas and signs outside of brackets. */
function partsOf(row: string, from: number): Span[] {
  const parts: Span[] = []
  for (const { index, 0: part } of row.matchAll(PART)) {
    const lead = part.length - part.trimStart().length
    parts.push({ from: from + index + lead, to: from + index + part.trimEnd().length })
  }
  return parts
}
