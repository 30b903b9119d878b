import type { Phrase } from './phrase.ts'
import { isSwim } from './swims/is-swim.ts'

const SPRINTS = '(?:hills?|uphill) sprints?'

/** Whether strides and sprints are behind the run that is said, or within it. */
export const stridesAndTheWhole: readonly Phrase[] = [
  {
    // "2 mile jog and 6 hill sprints of 10 seconds"
    needs: ['hill', 'uphill', 'hills'],
    pattern: new RegExp(
      `(?<=^[^;.]*\\d ?-?(?:mins?|minutes|km?|miles?|mi)\\b(?<how>[a-z ]*)) ?(?<and>and|plus|\\+|&)(?= ?\\d{1,2} ?(?:x ?\\d{1,2} ?(?:s|secs?|seconds) )?${SPRINTS}\\b)`,
      'di',
    ),
    by: (span, _, text) => {
      const [and, how] = [span('and'), span('how')]
      const isEasy = /\b(?:easy|jog|steady)\b/i.test(how?.words ?? '')
      return and && !isSwim(text) ? [{ words: `${isEasy ? '' : ' easy'}, then`, for: and }] : undefined
    },
  },
  {
    // "run easy 35 minutes plus 5 strides": behind all of it.
    needs: ['plus'],
    pattern:
      /(?<=^[^;.x]*\b(?<length>\d{1,3}) ?(?<unit>min[a-z]*|km?|miles?|mi)\b[a-z ]*?),? (?<plus>plus) (?<strides>\d{1,2}(?: ?x ?\d{1,3} ?(?:s|secs?|seconds|m))? (?:strid[a-z]*|pick ?-?ups))(?= ?[.!]?$)/di,
    by: (span, _, text) => {
      const [plus, strides] = [span('plus'), span('strides')]
      return plus && strides && !isSwim(text) ? [{ words: ', then ', for: plus }, strides] : undefined
    },
  },
  {
    // "5mi with 10x30sec pickups thrown in": within the miles.
    needs: ['pickups', 'pick', 'strides', 'stride', 'surges', 'surge', 'pickup'],
    pattern:
      /(?<=^[^;.x]*\d ?(?:km?|miles?|mi)\b[a-z ]*?)(?<with>,? (?:with|w\/|incl\w*)) ?(?<times>\d{1,2}) ?x ?(?<length>:?(?:1[05]|2[05]|30) ?(?:secs?|seconds|s|")?)(?: of)? (?<what>pick ?-?ups?|strides?|surges?)(?: (?:thrown|mixed|sprinkled) in| (?:spread|scattered)(?: (?:through|throughout|out|in))*)?(?= ?[.!]?$)/di,
    by: (span) => {
      const [inside, times, length, what] = ['with', 'times', 'length', 'what'].map(span)
      if (!inside || !times || !length || !what) return undefined
      return [
        inside,
        ' ',
        times,
        { words: ' strides', for: what, tell: `Strides are within the run, of 15 to 30 seconds.` },
      ]
    },
  },
  {
    // "60min run last 10 @ threshold but 4x20s strides just before it": between what is easy and the last part.
    needs: ['strides', 'stride'],
    pattern:
      /^(?<run>(?:easy |long )?run:? )?(?<whole>\d{2,3}) ?(?:mins?|minutes|')(?<run2> (?:easy )?run)?(?: easy)?,? (?:with )?(?:the )?(?:last|final) (?<last>\d{1,2})(?: ?(?:mins?|minutes|'))? (?<aim>(?:at |@ ?|in )?(?:threshold|thresh|tempo|steady|hard|lt|mp|hmp|z[3-5]|(?:half )?marathon pace|(?:3|5|10)k pace))(?: effort)?,? (?:but |with |and |plus |w\/ ?|\+ ?)*(?<set>(?<times>\d{1,2}) ?x ?(?<bout>[1-4]\d) ?(?:s|secs?|seconds) (?:of )?strides)(?<where> (?:just |right |directly |immediately )?(?:before|b4)(?: (?:it|that|this|then|the last (?:\d+|bit)|the (?:threshold|tempo)))?)[.!]?$/di,
    by: (span, _, text) => {
      const [whole, last, aim, set, times, bout] = ['whole', 'last', 'aim', 'set', 'times', 'bout'].map(span)
      const where = span('where')
      if (!whole || !last || !aim || !set || !times || !bout || !where || isSwim(text)) return undefined
      const left = Number(whole.words) - Number(last.words) - Number(times.words)
      if (left < 5) return undefined
      const tell = `“${set.words}” lie within the ${whole.words} min, one a minute, before the last ${last.words}.`
      return [
        'run ',
        { words: `${left} min easy, then `, for: whole },
        { words: `${times.words}x(${bout.words}s strides, ${60 - Number(bout.words)}s easy), then `, for: set, tell },
        { words: `${last.words} min `, for: last },
        aim,
        { words: '', for: where },
      ]
    },
  },
]
