import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { fasterThan } from '../targets/faster-than.ts'

/** Parts that are counted in words: "1st 4k, next 3k, the last one", half laps, kilometres by turns. */
export const sequences: readonly Phrase[] = [
  {
    // "and the last one as fast as you like": one more of its unit.
    needs: ['last', 'first', 'st', 'final'],
    pattern:
      /(?<=\b\d{1,2}(?:\.\d)? ?(?<unit>km?|miles?|mi)\b.*)\b(?:the )?(?<one>(?:last|final|1st|first) (?:one|km?|mile))(?= (?:@|at|as|in|easy|hard|steady|tempo|all|flat|fast|threshold|jog|\d:))/dgis,
    by: (span, _, text) => {
      const [unit, one] = [span('unit'), span('one')]
      // Of a set it is one of the repetitions.
      if (/\d ?x ?\d/i.test(text)) return undefined
      return (
        unit && one && [{ words: `${/^(?:1st|first)/i.test(one.words) ? 'first' : 'last'} 1 ${unit.words}`, for: one }]
      )
    },
  },
  {
    // "5k pace 400s, 10 of them", "400s at 5k pace, 12 of those"
    needs: ['them', 'those', 'these', 'em'],
    pattern:
      /\b(?:(?<before>(?:3k|5k|10k|mile|threshold|tempo|hard|fast|half marathon|marathon)(?: pace| effort)?) )?(?<length>[2-9]00|1[0-6]00)s(?<behind> (?:at|@) [^,.;]{1,20})?[,.] (?<times>\d{1,2}|five|six|eight|ten|twelve) of (?:them|those|these|em)\b/di,
    by: (span) => {
      const [before, length, behind, times] = [span('before'), span('length'), span('behind'), span('times')]
      if (!length || !times || !(before || behind)) return undefined
      return [times, ' x ', length, 'm', ...(behind ? [behind] : before ? [' at ', before] : [])]
    },
  },
  {
    // "mile repeats, 4 of them at 7:45"
    needs: ['them', 'those', 'these', 'em'],
    pattern:
      /\b(?<bout>\d? ?(?:mile|km|k)|[2-9]00 ?m?|1[0-6]00 ?m?) (?:repeats|reps|repetitions|intervals)(?:,|:|-| )+(?:do |about )?(?<times>\d{1,2}|two|three|four|five|six|eight|ten|twelve) of (?:them|those|these|'?em)\b/di,
    by: (span) => {
      const [bout, times] = [span('bout'), span('times')]
      if (!bout || !times) return undefined
      return [times, ' x ', ...(/^\d/.test(bout.words) ? [] : ['1 ']), bout]
    },
  },
  {
    // "4 rounds of 5 min at half marathon pace and 1 min at 5k pace, 2 min jog between rounds"
    needs: ['sets', 'rounds', 'blocks'],
    pattern:
      /\b(?<times>\d{1,2}|two|three|four|five|six) (?<word>rounds|sets|blocks) of (?<first>\d{1,4} ?(?:mins?|minutes?|s|secs?|seconds|km?|m|miles?)\b(?:(?!rounds|sets|blocks|then|followed)[^,;.()\n])*?) and (?<second>\d{1,4} ?(?:mins?|minutes?|s|secs?|seconds|km?|m|miles?)\b[^,;.()\n]*?)(?= ?(?:\+|then\b|followed by\b)|,|;|\.|\n|$)/di,
    as: '{times} {word} of ({first}, {second})',
  },
  {
    // "a hard 20 minutes in the middle"
    needs: ['last', 'a'],
    pattern:
      /\b(?:a|the last|a solid|a good) (?<how>hard|fast|brisk|steady|easy) (?<length>\d{1,3} ?(?:mins?|minutes|km?|miles?))\b/di,
    by: (span, all) => {
      const [how, length] = [span('how'), span('length')]
      return how && length && [/^the last/i.test(all) ? 'the last ' : '', length, ' ', how]
    },
  },
  {
    // "picking up the pace for the last 10 minutes"
    needs: ['last'],
    pattern:
      /\b(?<what>pick(?:ing)? up the pace|pick(?:ing)? it up|speed(?:ing)? up|push(?:ing)?|getting faster|faster) (?:for|in|over) the last (?<length>\d{1,3}(?:\.\d)? ?(?:mins?|minutes|km?|miles?|mi))\b/di,
    by: (span, _, text) => {
      const [what, length] = [span('what'), span('length')]
      const { words, check } = fasterThan(text)
      return what && length && !/\d:\d\d/.test(text)
        ? ['the last ', length, { words: ` ${words}`, for: what, check }]
        : undefined
    },
  },
  {
    // "45 min fartlek, alternating 3 min hard and 2 min easy": the whole by turns.
    needs: ['alternating'],
    pattern: /\b(?<word>fartlek)(?=(?: run)?(?: (?:of )?\d+ ?min\w*)?:?,? alternating \d)/di,
    as: '{word=run}',
  },
  {
    // "1st 4k 5:20, next 3k 5:00, then 2k": they follow one another.
    needs: ['st', 'next', 'mid', 'middle'],
    pattern:
      /\b(?<word>1st|(?:the )?(?:next|mid(?:dle)?))(?= \d{1,2}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes|m|')?\b)/dgi,
    by: (span, _, text) => {
      const word = span('word')
      if (!word || /\d ?x ?\d/i.test(text)) return undefined
      // "10 km, middle 6k at tempo" lies within the whole.
      if (/mid/i.test(word.words) && !/\b(?:1st|first) \d/i.test(text.slice(0, word.from))) return undefined
      return /^1st/i.test(word.words) ? [{ words: 'first', for: word }] : [{ words: 'then', for: word }]
    },
  },
  {
    // "1st k 6:00, 2nd 5:45, 3rd 5:30"
    needs: ['first', 'one', 'st'],
    pattern:
      /(?<=\b(?:1st|first|one) (?<unit>km?|mile)\b.*)\b(?<one>(?:[2-9]|1\d)(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth)(?: (?:km?|mile|one))?(?= (?:@ ?|at |in )?\d{1,2}:\d\d)/dgis,
    by: (span) => {
      const [unit, one] = [span('unit'), span('one')]
      return unit && one && [{ words: `1 ${unit.words}`, for: one }]
    },
  },
  {
    needs: ['first', 'st'],
    pattern: /\b(?<one>1st|first) (?<unit>km?|mile)(?= (?:@ ?|at |in )?\d{1,2}:\d\d,? (?:2nd|second))/di,
    as: '{one=1} {unit}',
  },
  {
    // "3 miles... actually just do 2"
    needs: ['but', 'actually', 'wait', 'hmm', 'well'],
    pattern:
      /\b(?<was>\d{1,2}(?:\.\d)?) ?(?<unit>miles?|mi|km?|mins?|minutes)\b(?<mid>[.…,! ]{1,4}(?:actually|no wait|hmm|wait|well|but)\b[^\d:;]{0,60}?,? (?:just |only )?(?:do|make it|make that|run))(?: just| only)? (?<now>\d{1,2}(?:\.\d)?)(?= ?(?:[,.]|$))/di,
    by: (span) => {
      const [was, unit, mid, now] = [span('was'), span('unit'), span('mid'), span('now')]
      const check = `Instead of the ${was?.words} said before.`
      return was && unit && mid && now && [now, ' ', { words: unit.words, for: { from: was.from, to: mid.to }, check }]
    },
  },
  {
    // "as fast as you like", "last 2k whats left"
    needs: ['want', 'like', 'can', 'possible', 'dare', 'left'],
    pattern:
      /(?:(?<=\blast \d{1,2} ?(?:km?|miles?|mi|mins?) )|\b(?=as ))(?<how>what(?:ever)?['’]?s left|as (?:fast|hard|quick) as (?:you|i|u|they) (?:like|can|want|dare|possible)|as (?:fast|hard|quick) as possible)\b/di,
    as: '{how=all out}',
    check: 'As fast as that was read as very hard, all that is left.',
  },
  {
    needs: ['progressif'],
    pattern: /\b(?<word>progressif)\b/di,
    as: '{word=progressive}',
  },
  {
    // "4 x half lap"
    needs: ['laps', 'lap'],
    pattern: /\b(?<times>\d{1,2}) ?x ?(?:a )?(?<half>half (?:a )?laps?)\b/di,
    as: '{times}x{half=200 m}',
  },
  {
    needs: ['laps', 'lap'],
    pattern: /\b(?<half>half (?:a )?laps?)\b/dgi,
    as: '{half=200 m}',
  },
  {
    needs: ['laps', 'lap'],
    pattern: /\b(?<laps>(?:a |one )?(?:lap and a half|and a half laps?))\b/di,
    as: '{laps=600 m}',
  },
  {
    // "6x1k run, on 5k pace, 400 jog": the pace of the one set.
    needs: [','],
    pattern:
      /(?<=^[^\n]*?\d ?x ?\d{1,4} ?(?:km?|m|miles?|mi|mins?|minutes|')?(?: (?:run|reps|repeats|intervals))?)(?<comma>,)(?= ?(?:@|at|on) (?:my )?(?:mile|1500|(?:3|5|8|10) ?k|half marathon|marathon|hmp?|mp?) (?:race )?(?:pace|effort)\b)(?!.*\d ?x ?\d)/dis,
    as: '{comma=}',
    unless: /\d ?x ?\d.*\d ?x ?\d|x ?\(/is,
  },
  {
    // "alternating k's: 5 x (1k @ 3:50 / 1k @ 4:20)", "alternating miles: 6 mile run alternating …": what is by turns is written behind.
    needs: ['alternating', 'alternate', 'alternates'],
    pattern:
      /\b(?<word>alternat\w+ (?:k'?s|kms?|kilometers|kilometres|miles|kays))(?=:? ?(?:\d{1,2} ?x ?\(|\d{1,2}(?:\.\d)? ?(?:km?|miles?|mi)(?: run)?,? alternat))(?<colon>:)?/di,
    by: (span) => {
      const word = span('word')
      return word && [{ words: 'run', for: { from: word.from, to: span('colon')?.to ?? word.to } }]
    },
  },
  {
    // "…, RPE 3, 5, 9, 2" behind as many parts
    needs: ['rpe'],
    pattern:
      /^(?<row>(?:(?!rpe|[@:]).)*\d(?:(?!rpe|[@:]).)*?),? rpe:? ?(?<list>\d{1,2}(?: ?[,/] ?\d{1,2}){1,7})(?= ?(?:[.;]|$|on\b))/dis,
    by: (span) => {
      const [row, list] = [span('row'), span('list')]
      // "rpe 3/10" is one effort and its scale.
      if (!row || !list || /^\d{1,2} ?\/ ?10$/.test(list.words)) return undefined
      const efforts = [...list.words.matchAll(/\d+/g)]
      const parts = partsOf(row)
      if (efforts.length !== parts.length || !efforts.every(([effort]) => Number(effort) >= 1 && Number(effort) <= 10))
        return undefined
      return parts.flatMap((part, at): Piece[] => {
        const [effort] = efforts.slice(at, at + 1)
        if (!effort) return [part]
        const own = { from: list.from + effort.index, to: list.from + effort.index + effort[0].length }
        const close = part.words.indexOf('(')
        const work = /\((\d+ ?(?:''|"|'|s|secs?|mins?|m)(?: ?(?:fast|hard|on|quick))?)/i.exec(part.words)
        const rpe: Piece[] = [' at rpe ', own]
        if (close < 0 || !work) return [...(at > 0 ? [', '] : []), part, ...rpe]
        // "5x(30 s fast, 90 s slow)": that of the work.
        const end = part.from + work.index + work[0].length
        return [...(at > 0 ? [', '] : []), { from: part.from, to: end }, ...rpe, { from: end, to: part.to }]
      })
    },
  },
]

/** The parts of a row, between strokes, commas or semicolons outside of brackets. */
function partsOf(row: { from: number; words: string }): { from: number; to: number; words: string }[] {
  const parts: { from: number; to: number; words: string }[] = []
  let start = 0
  let depth = 0
  const close = (end: number) => {
    const words = row.words.slice(start, end)
    if (/\S/.test(words)) parts.push({ from: row.from + start, to: row.from + end, words })
    start = end + 1
  }
  for (let at = 0; at < row.words.length; at += 1) {
    const sign = row.words[at]
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0 && sign !== undefined && /[,;/\n]/.test(sign)) close(at)
  }
  close(row.words.length)
  return parts
}
