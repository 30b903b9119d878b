import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const EFFORT = '(?:z ?[1-7]|easy|steady|moderate|tempo|threshold|sweet ?spot|hard|fast|vo2 ?max|very hard|all out)'
const SET = String.raw`\b(?<times>[2-8]) ?x ?\d+(?:\.\d+)? ?(?:km?|m|mins?|minutes|'|metres|meters|mi(?:les?)?|s)?\b(?: (?:with |w\/ ?)?\d+ ?(?:s|secs?|seconds|mins?|minutes)(?: \w+)?)?`

const REST = String.raw`(?<rest>,? ?(?:with |w\/ ?)?\b(?:\d{1,2} ?(?:secs?|seconds|s)|[1-5] ?(?:mins?|minutes))(?: (?:rest|ri|recovery))?\b(?! ?(?:easy|jog|spin|off|float))|,? ?on (?:\d?\d)?:\d\d\b)?`

/** Repetitions that get harder from one to the next, "4x300 easy to hard", and an effort for each, "4x5 min z2/z3/z4/z5". */
export const effortsOfRepetitions: readonly Phrase[] = [
  {
    // "10x40s at endurance pace, 3x10 min hard": the name of a type, which is said of one set of two.
    needs: ['endurance'],
    pattern:
      /(?<=\b\d{1,2} ?x ?\d{1,4} ?(?:mins?|minutes|'|s|secs?|seconds|km?|m|miles?|mi)?) (?<what>(?:at |@ ?|in )?endurance(?: pace| effort)?)(?= ?(?:$|[,;.+&]| and | then ))/di,
    as: ' {what=at z2}',
    when: /\d ?x ?\d[^,;]*\b(?:hard|fast|tempo|threshold|vo2\w*|sprints?|z[3-7])\b/i,
    unless: isSwim,
  },
  {
    needs: ['easy'],
    pattern: new RegExp(
      // What it begins with is looked for first: to look back for a set takes longer.
      String.raw`(?=[,:]? ?(?:going|building|progress|from|start|build|easy))(?<=${SET}[^;.\n\d]{0,16})(?:,|:)? ?\b(?<all>(?:(?:going |building |progress\w* )?from |start(?:ing)? |going |build(?:ing)? )?easy(?: to | ?(?:→|->) ?|,? (?:and )?(?:finish|end)(?:ing)? )(?<last>hard|fast|very hard|all out|sprint|threshold|tempo))\b${REST}`,
      'di',
    ),
    by: (span, _, text) => {
      const [all, last, times] = [span('all'), span('last'), timesBefore(text)]
      if (!all || !last || !times) return undefined
      const rest = span('rest')
      const before: Piece[] = rest ? [rest] : []
      if (times > MOST)
        return isSwim(text) ? [...before, ' ', { words: 'descend', for: all, check: DESCEND }, ' '] : undefined
      const stages = spread(last.words.toLowerCase(), times)
      return [...before, ', ', { words: stages.map((words, at) => `${ordinal(at)} ${words}`).join(' '), for: all }, ' ']
    },
  },
  {
    // "8x1 min hard/easy": a bout and its rest are as long.
    needs: ['/'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<length>\d{1,2} ?(?:mins?|minutes|'|s|secs?|seconds)) (?<hard>hard|fast|tempo|threshold|z[3-6]) ?\/ ?(?<easy>easy|ez|jog|z[12])\b/di,
    as: '{times}x{length} {hard} {length} {easy}',
  },
  {
    needs: [
      'z',
      'easy',
      'steady',
      'moderate',
      'tempo',
      'threshold',
      'sweet',
      'sweetspot',
      'hard',
      'fast',
      'vo',
      'very',
      'all',
    ],
    pattern: new RegExp(
      String.raw`(?=,? ?(?:@|at|as|:|-)? ?${EFFORT})(?<=${SET}),? ?(?:@|at|as|:|-)? ?(?<list>${EFFORT}(?: ?\/ ?${EFFORT}|,? ${EFFORT}){1,7})(?![\w:/])${REST}`,
      'di',
    ),
    by: (span, _, text) => {
      const [list, times] = [span('list'), timesBefore(text)]
      const efforts = [...(list?.words.matchAll(new RegExp(EFFORT, 'gi')) ?? [])]
      const isPair = efforts.length < 3 || /^(?:easy|z ?1)$/i.test(efforts.at(-1)?.[0] ?? '')
      if (!list || efforts.length !== times || isPair) return undefined
      const rest = span('rest')
      const turns = efforts.flatMap(({ index, 0: words }, at): Piece[] => {
        const own = { from: list.from + index, to: list.from + index + words.length }
        const isTempo = /^tempo$/i.test(words) && isSwim(text)
        return [at > 0 ? ' ' : ', ', `${ordinal(at)} `, isTempo ? { words: 'moderate', for: own } : own]
      })
      return [...(rest ? [rest] : []), ...turns]
    },
  },
]

/** How often the first set is done; only one set can be meant. */
function timesBefore(text: string): number | undefined {
  const [one, another] = [...text.matchAll(/\b(\d{1,2}) ?x ?\d/gi)]
  return another ? undefined : Number(one?.[1])
}

/** The efforts from easy to the last one, as many as there are repetitions: hard is about as hard as threshold. */
function spread(last: string, times: number): string[] {
  const between = last === 'tempo' ? [] : /^(?:hard|threshold)$/.test(last) ? ['moderate'] : ['moderate', 'threshold']
  const row = ['easy', 'steady', ...between, last]
  return Array.from({ length: times }, (_, at) => row[Math.round((at * (row.length - 1)) / (times - 1))] ?? last)
}

const MOST = 6
const DESCEND = 'The repetitions get faster from one to the next: say build if each of them does.'

function ordinal(at: number): string {
  return ['1st', '2nd', '3rd'][at] ?? `${at + 1}th`
}
