import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

/** Sets whose send-off or rest changes from round to round, and ladders. */
export const roundsOfSwims: readonly Phrase[] = [
  {
    // "5 rounds: 100 hard, 50 kick, 50 easy, 1 min": a time alone behind swims is the rest between rounds.
    needs: ['rounds', 'round', 'rnds', 'rds', 'times'],
    pattern:
      /(?<=\b[2-9] ?(?:rounds?|rnds|rds|times):? ?(?:of )?(?:\d{1,2} ?x ?)?\d{2,4} [^;():]*, ?)(?<pause>(?:[1-9]|\d\d) ?(?:mins?|minutes|secs?|seconds|s)|:\d\d)(?= ?[.!]?$)/di,
    as: '{pause} rest between rounds',
  },
  {
    // "50 100 150 200 then back down": each once more, the last one apart.
    needs: ['back'],
    pattern:
      /(?<![\d.:x-] ?)\b(?<rungs>(?:25|[1-9]\d{1,2}|1[0-9]00)(?:(?: ?\/ ?| ?- ?|, ?| )(?:25|[1-9]\d{1,2}|1[0-9]00)){2,7}),? (?:and |then )?(?<back>back down)(?: again)?\b/dgi,
    by: (span) => {
      const [rungs, back] = [span('rungs'), span('back')]
      if (!rungs || !back) return undefined
      const all = rungs.words.match(/\d+/g) ?? []
      return [
        { words: all.join('-'), for: rungs },
        { words: `-${all.toReversed().slice(1).join('-')}`, for: back },
      ]
    },
  },
  {
    // "4x25 desc + 50 easy x3: 1 free @ :40, 2 back @ :45, 3 breast @ :45"
    needs: ['x'],
    pattern:
      /\(?(?<set>\b\d{1,2} ?x ?\d{2,4}\b[^+,;:\n(]{0,40}?)(?<more>(?:(?: ?\+ ?|, ?)\d{2,4} [a-z]+)?)\)?,? x ?(?<times>[2-6])[:,]? *(?<list>\(?(?:#|round |set |no ?)?1(?:st)?[ :=]+[a-z][^\n]*)/dgi,
    by: (span) => {
      const [set, more, times, list] = ['set', 'more', 'times', 'list'].map(span)
      if (!set || !times || !list) return undefined
      const all = [...list.words.matchAll(ROUND)]
      if (all.length !== Number(times.words) || all.some(({ groups }, at) => Number(groups?.at) !== at + 1))
        return undefined
      return all.flatMap(({ index, 0: whole, groups }, at): Piece[] => {
        const how = groups?.how ?? ''
        const to = list.from + index + whole.length
        return [
          ...(at > 0 ? [', '] : []),
          { from: set.from, to: set.to },
          ' ',
          { words: how, for: { from: to - how.length, to } },
          ...(more ? [{ from: more.from, to: more.to }] : []),
        ]
      })
    },
  },
  {
    // "3 rounds 6x100, 1:50 then 1:45 then 1:40", "3x(4x100) on 1:50/1:45/1:40"
    needs: [':'],
    pattern:
      /\b(?<times>[2-6]) ?(?:rounds|sets|times|x)(?: of|:)? ?(?<open>\()?(?<set>\d{1,2} ?x ?\d{2,4}[^,;:()\n]{0,60}?)(?<close>\))?,? (?:(?:on|@|1st|first|at|going) )?(?<clocks>\d?:\d\d(?:(?:,? then (?:on )?|, ?(?:on )?| ?\/ ?| - | )\d?:\d\d){1,5})(?![\d:])/dgi,
    by: (span) => {
      const [times, set, clocks] = [span('times'), span('set'), span('clocks')]
      if (!times || !set || !clocks) return undefined
      const all = [...clocks.words.matchAll(/\d?:\d\d/g)]
      if (all.length !== Number(times.words)) return undefined
      return all.flatMap(({ 0: clock, index }, at): Piece[] => [
        ...(at > 0 ? [', '] : []),
        { from: set.from, to: set.to },
        ' on ',
        { from: clocks.from + index, to: clocks.from + index + clock.length },
      ])
    },
  },
  {
    // "4x100 on X, 3x200 on 2X, X gives 15s rest": the rest of each.
    needs: ['give', 'gives', '=', 'is', 'leaves', 'gets', 'should', 'being'],
    pattern:
      /(?<row>\b\d{1,2} ?x ?\d{2,4}\b.*\b(?:on|@) ?\d?x\b.*?)[,.;(]+ ?(?:where )?x ?(?:gives?|=|is|leaves|gets|should (?:give|leave)|being)(?: you)?(?: about| around| ~| roughly)? ?(?<rest>\d{1,2}) ?(?:s|secs?|seconds)?(?: rest| r)?\)?/dgi,
    by: (span) => {
      const [row, rest] = [span('row'), span('rest')]
      if (!row || !rest) return undefined
      const pieces: Piece[] = []
      let end = row.from
      for (const { 0: all, index, groups } of row.words.matchAll(/(?:on|@) ?(?<times>\d)?x\b/gi)) {
        const place = { from: row.from + index, to: row.from + index + all.length }
        const seconds = Number(groups?.times ?? 1) * Number(rest.words)
        pieces.push({ from: end, to: place.from }, { words: `${seconds}s rest`, for: place })
        end = place.to
      }
      return [...pieces, { from: end, to: row.to }]
    },
  },
  {
    // "25/50/75/100/75/50/25 10s per 25 rest, twice, 2nd round w/ fins"
    needs: ['s', 'sec', 'seconds', 'secs'],
    pattern:
      /(?<![\d.:x/-])(?<rungs>(?:25|[1-9]\d{1,2}|1[0-9]00)(?:(?: ?\/ ?| ?- ?|, ?| )(?:25|[1-9]\d{1,2}|1[0-9]00)){2,12})(?![\d:./%x-])(?: ?m\b)?(?<words>(?: (?:swim|free|fr|ladder|pyramid|pull|kick|easy|steady|fc))*)(?:[ ,]+(?:with |w\/ ?)?(?<rest>\d{1,2}) ?(?:s|secs?|seconds)(?: rest)? (?:per|for (?:each|every)|each|every|\/) ?(?<each>25|50|100)(?:m|s)?(?: (?:rest|swum|ri|recovery))?)(?<twice>,? (?:twice|x ?2|2x|repeat|done twice))?(?:(?:,| and)? (?:2nd|second) (?:round|time|one|set) (?:with |w\/ ?)?(?<how>[a-z]+))?/dgi,
    by: (span) => {
      const [rungs, words, rest, each, twice, how] = ['rungs', 'words', 'rest', 'each', 'twice', 'how'].map(span)
      if (!rungs || !rest || !each) return undefined
      const all = [...rungs.words.matchAll(/\d+/g)]
      if (all.some(([rung]) => Number(rung) % POOL !== 0)) return undefined
      const round = (behind: string): Piece[] =>
        all.flatMap(({ 0: rung, index }, at): Piece[] => {
          const own = { from: rungs.from + index, to: rungs.from + index + rung.length }
          const seconds = (Number(rung) / Number(each.words)) * Number(rest.words)
          const isLast = at === all.length - 1
          return [
            ...(at > 0 ? [', '] : []),
            own,
            behind,
            ...(isLast ? [] : [{ words: ` ${seconds}s rest`, for: { from: rest.from, to: each.to } }]),
          ]
        })
      const lead: Piece[] = words && words.to > words.from ? [words, ' '] : []
      const second: Piece[] = twice || how ? [', 1x(', ...round(how ? ` with ${how.words}` : ''), ')'] : []
      return [...lead, '1x(', ...round(''), ')', ...second]
    },
  },
]

const ROUND =
  /(?:#|round |set |no ?)?(?<at>[1-6])(?:st|nd|rd|th)?[ :=]+(?<how>[a-z][a-z ]*?(?: ?(?:@|on) ?\d?:\d\d)?)(?=[ ,;)]*(?:(?:#|round |set |no ?)?[2-6](?:st|nd|rd|th)?[ :=]+[a-z]|\)?$))/gi
const POOL = 25
