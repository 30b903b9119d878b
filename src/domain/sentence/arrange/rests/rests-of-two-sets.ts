import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const BOUT = '(?:\\d{3,4} ?m?|\\d(?:\\.\\d)? ?(?:km?|miles?|mi)|miles?)'
const SET = (bout: string) =>
  `(?:(?<!\\d[.:])\\b\\d{1,2} ?x ?(?<${bout}>${BOUT})|\\b(?<${bout}Ahead>mile|k|[2-9]00)(?: ?m)?(?:s| reps| repeats) ?x ?\\d{1,2})\\b[^.;,()]{0,24}?`
const REST = (name: string) =>
  `(?<${name}>\\d{1,4}(?: ?(?:m|s|secs?|seconds|mins?|minutes|'))?) ?(?<${name}How>easy|jog|walk|rest|recovery|rec|float) (?:after|between) (?:the )?(?<${name}Of>(?:\\d{3,4} ?m?|\\d? ?k|\\d? ?mile)s)`

/** The rests of two sets behind both, each by the name of its bouts: "400 jog after the miles, 200 walk after the 200s". */
export const restsOfTwoSets: readonly Phrase[] = [
  {
    needs: ['after', 'between'],
    pattern: new RegExp(
      `(?<one>${SET('bout')})(?<gap>,? ?(?:then|and|\\+|&|,)[^.;,()\\d]{0,24} )(?<other>${SET('bout2')})[.,;] ?(?:with |w\\/ ?)?${REST('rest')}(?:,? and|[,;])? ${REST('rest2')}\\b`,
      'di',
    ),
    by: (span, _, text) => {
      const [one, gap, other] = ['one', 'gap', 'other'].map(span)
      if (!one || !gap || !other || isSwim(text)) return undefined
      const [first, second] = ['bout', 'bout2'].map((name): Piece[] | undefined => {
        const bout = nameOf((span(name) ?? span(`${name}Ahead`))?.words)
        const own = ['rest', 'rest2'].find((rest) => nameOf(span(`${rest}Of`)?.words) === bout) ?? ''
        const [rest, how] = [span(own), span(`${own}How`)]
        return rest && how && [', ', rest, /\d$/.test(rest.words) ? ' m ' : ' ', how]
      })
      // "then when I'm cooked 4x200": the order alone.
      const then = /\b(?:when|once)\b/i.test(gap.words) ? { words: ' then ', for: gap } : gap
      return first && second && [one, ...first, then, other, ...second]
    },
  },
]

/** A bout as its rest names it: "1k" and "ks" are "k", "200 m" and "200s" are "200". */
function nameOf(bout = ''): string {
  return /[1-9]\d{2,3}|(?:[2-9] ?)?[km]/i.exec(bout.replace(/\.\d/, ''))?.[0].toLowerCase().replace(' ', '') ?? ''
}
