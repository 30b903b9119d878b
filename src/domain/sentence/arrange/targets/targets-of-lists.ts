import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const race = '(?:3k|5k|10k|15k|mile|hmp?|mp|marathon|half(?: marathon)?|threshold|tempo|t)(?: pace| effort)?'

const easy = '(?:(?:very )?easy|steady|moderate|medium|hard|z[1-5]|g?mp)'
const length = "\\d{1,3}(?:\\.\\d)? ?(?:km?|miles?|mi|mins?|minutes|')"

/** A length behind the name of its effort. */
const NAMED_BEFORE = /\b(?:pace|effort) \d{1,4}(?:\.\d)? ?(?:km?|m|miles?|mi)?(?= ?(?:,|;|\.|$|\())/gi

/** Targets beside the lengths that they are of: of a group, "(2k, 1k) @ 10k/5k", of a row, of a sum, and before them, "10k pace 3k". */
export const targetsOfLists: readonly Phrase[] = [
  {
    // "3x(2k, 1k) @10k/5k"
    needs: ['('],
    pattern: new RegExp(
      `(?<times>\\b\\d{1,2} ?x ?)\\((?<lengths>\\d[^()@]*?(?:[,/+-] ?\\d[^()@,/+-]*?){1,4})\\) ?(?:@|at) ?(?<list>${race}(?: ?/ ?${race}){1,4})(?![\\w/])`,
      'di',
    ),
    by: (span) => {
      const times = span('times')
      const parts = pair(span, /[^,/+-]+/g)
      return times && parts && [times, '(', ...parts, ')']
    },
  },
  {
    // "1600 (400 jog) 1200 (400 jog) 800 @ 10k, 5k, 3k"
    needs: ['('],
    pattern: new RegExp(
      `(?<lengths>\\b(?:\\d{3,4}m? \\([^()]{2,16}\\),? ){1,6}\\d{3,4}m?) (?:@|at) (?<list>${race}(?:(?:, ?| ?/ ?)${race}){1,6})(?![\\w/])`,
      'di',
    ),
    by: (span) => pair(span, /\d{3,4}m?(?: \([^()]+\))?/gi),
  },
  {
    // "5k + 5k + 5k as easy / moderate / MP"
    needs: ['/'],
    pattern: new RegExp(
      `(?<![\\d.:x/(-] ?)\\b(?<lengths>${length}(?: ?[+,] ?${length}){1,5})(?: run)?,?(?: as| at|:| ?@) ?(?<list>(?:${easy}|${race})(?: ?/ ?(?:${easy}|${race})){1,5})(?![\\w/])`,
      'di',
    ),
    by: (span) => pair(span, /[^,+]+/g),
  },
  {
    // "HM pace 5k, 3 min, 10k pace 3k": how hard before how far, more than once.
    needs: ['pace', 'effort'],
    pattern:
      /(?<aim>\b(?:3k|5k|10k|mile|hm|half(?: marathon)?|marathon|threshold) (?:pace|effort)) (?<length>\d{1,4}(?:\.\d)? ?(?:km?|m|miles?|mi)?)(?= ?(?:,|;|\.|$|\())/dgi,
    as: '{length} at {aim}',
    when: (text) => [...text.matchAll(NAMED_BEFORE)].length > 1,
    unless: /@|\d ?x ?\d/,
  },
  {
    // "z4 4x6 min, z1 3 min"
    needs: ['z'],
    pattern: /(?<=\bz[3-6] \d{1,2} ?x ?\d[^,]{0,12}, )(?<zone>z[12]) (?<length>\d{1,2} ?(?:mins?|minutes|'|s|secs?))/di,
    as: '{length} {zone}',
  },
]

/** Each length with its target, and what stands in brackets behind it as its rest. */
function pair(span: SpanOf, piece: RegExp): Piece[] | undefined {
  const [lengths, list] = [span('lengths'), span('list')]
  if (!lengths || !list) return undefined
  const placed = (all: { from: number; words: string }, pattern: RegExp) =>
    [...all.words.matchAll(pattern)].map(({ index, 0: words }) => ({
      from: all.from + index,
      to: all.from + index + words.length,
      words,
    }))
  const parts = placed(lengths, piece).filter(({ words }) => /\S/.test(words))
  const aims = placed(list, /[^,/]+/g)
  if (parts.length !== aims.length) return undefined
  return parts.flatMap((part, at): Piece[] => {
    const [aim] = aims.slice(at, at + 1)
    const open = part.words.indexOf('(')
    const length = open < 0 ? part : { from: part.from, to: part.from + open - 1 }
    const rest: Piece[] = open < 0 ? [] : [', ', { from: part.from + open + 1, to: part.to - 1 }]
    return [...(at > 0 ? [', '] : []), length, ' @ ', ...(aim ? [aim] : []), ...rest]
  })
}
