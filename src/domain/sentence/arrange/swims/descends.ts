import type { Phrase } from '../phrase.ts'

const DESC = String.raw`(?<desc>desc(?:end(?:s|ing)?)?\.?)`
const SET = /(?<times>\d{1,2}) ?x ?\d{2,4}\b(?!.*\dx ?\d{2})/i

/** Which repetitions get faster, as ranges of them: of six, "descend in 3s" is "descend 1-3 and 4-6". */
export const descendsOfSwims: readonly Phrase[] = [
  {
    // "in 3s", "each 4", "in groups of 4", "1-4 x 3"
    needs: ['descend', 'desc', 'descending', 'descends'],
    pattern: new RegExp(
      String.raw`\b${DESC} (?:(?:in|by|every|each) (?:(?:groups|sets|blocks|lots) of )?(?<size>[2-8])'?s?|1 ?(?:-|to) ?(?<size2>\d) ?,? ?(?:x ?\d|twice|three times))(?=[ ,.;)]|$)(?! (?:each|s|secs?|seconds|min)\b| ?x ?\d\d)`,
      'dgi',
    ),
    by: (span, all, text) => {
      const [desc, size] = [span('desc'), span('size') ?? span('size2')]
      if (!desc || !size) return undefined
      const times = Number(SET.exec(text.slice(0, desc.from))?.groups?.times ?? 0)
      const [each, groups] = [Number(size.words), times / Number(size.words)]
      const ranges =
        Number.isInteger(groups) && groups > 0
          ? Array.from({ length: groups }, (_, at) => `${at * each + 1}-${(at + 1) * each}`)
          : [`1-${each}`]
      return [desc, ' ', { words: ranges.join(', '), for: { from: desc.to + 1, to: desc.from + all.length } }]
    },
  },
  {
    // "1 to 4 then again 5 to 8"
    needs: ['descend', 'desc', 'descending', 'descends'],
    pattern: new RegExp(
      String.raw`\b${DESC} (?<ranges>\d{1,2} ?(?:-|to) ?\d{1,2}(?:,? (?:(?:then|and|&) )?(?:again )?(?:desc\w* )?\d{1,2} ?(?:-|to) ?\d{1,2})+)\b`,
      'dgi',
    ),
    by: (span) => {
      const [desc, ranges] = [span('desc'), span('ranges')]
      if (!desc || !ranges || !/to|then|again|desc/i.test(ranges.words)) return undefined
      const plain = [...ranges.words.matchAll(/(\d{1,2}) ?(?:-|to) ?(\d{1,2})/gi)].map(
        ([, from, to]) => `${from}-${to}`,
      )
      return [desc, ' ', { words: plain.join(', '), for: ranges }]
    },
  },
]
