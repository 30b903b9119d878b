import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** Rests and easy swims that lie between the rounds. */
export const restsOfRounds: readonly Phrase[] = [
  {
    // "1 min after each IM round"
    needs: ['round', 'set'],
    pattern: /\bafter (?:each|every) (?<of>(?:im|full|whole|complete) )(?=(?:round|set)\b)/dgi,
    as: 'after each ',
  },
  {
    // "2x(8x50 on 0:55) 200 ez b/w"
    needs: ['between', 'b', 'btw', 'btwn', 'bt', 'bw'],
    pattern:
      /(?<=(?<![\d.:])\b[2-9] ?x ?\([^()]*\d ?x ?\d[^()]*\)),? (?:with |w\/? ?)?(?<swim>[1-9]\d?[05](?: ?m)?(?: (?:swim|choice|free|back|bk))? (?:ez|easy|swim|choice)(?: swim)?) (?<between>(?:in )?(?:between|b\/w|b\/t|btwn?|bt|bw))(?! ?(?:the |each |all |both |reps|sets|rounds|rds))/di,
    as: ', {swim} {between=between sets}',
    when: isSwim,
  },
]

/** Rests behind the brackets of swims that lie between all of them. */
export const restsBetweenAll: readonly Phrase[] = [
  {
    // "4x(200 pull, 100 kick, 50 sprint). 15s rest between all", "3x(300, 2x(50 back, 50 free), 100 kick, 20s between all)"
    needs: ['between', 'btw', 'btwn', 'after'],
    pattern:
      /(?<=\d ?x ?\()(?<row>(?:[^()]|\d ?x ?\([^()]*\))*?,(?:[^()]|\d ?x ?\([^()]*\))*?)(?:\)[.;]|,|\.) ?(?<rest>:?[1-9]\d? ?(?:secs?|seconds|s|")?(?: rest)?) (?<between>(?:in )?(?:between|btwn?|after) (?:all|everything|each|every one))\)?(?= ?(?:$|[.,;]))/di,
    by: (span) => {
      const [row, rest, between] = ['row', 'rest', 'between'].map(span)
      const [seconds] = /\d+/.exec(rest?.words ?? '') ?? []
      if (!row || !rest || !between || /@|\b(?:on|off|rest|ri)\b|\d ?s\b|:\d/i.test(row.words)) return undefined
      const parts = [...row.words.matchAll(/(?:[^(),]|\([^()]*\))+/g)]
      const pieces = parts.flatMap(({ index, 0: words }) => {
        const at = row.from + index + words.length - words.trimStart().length
        const own = { from: at, to: row.from + index + words.trimEnd().length }
        return [own, ', ', { words: `${seconds}s rest`, for: { from: rest.from, to: between.to } }, ', ']
      })
      // Of a row with sets in it the rounds are written out.
      const ends = row.words.includes('(')
        ? [...pieces.slice(0, -3), '), ', { words: `${seconds}s rest between sets`, for: between }]
        : undefined
      return ends ?? [...pieces.slice(0, -1), ')']
    },
  },
]
