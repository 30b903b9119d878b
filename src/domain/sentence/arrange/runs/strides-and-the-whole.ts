import { saysRide } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LIMIT =
  '(?:keep(?:ing)? )?(?:(?:hr|heart rate|pulse) )?(?:at |@ ?)?(?:below|under|max|<) ?\\d{3}(?: ?bpm)?|(?:at |@ ?)\\d{1,2}:\\d\\d(?: ?\\/ ?(?:km?|mi|miles?))?'
const SPRINTS = '(?:hills?|uphill) sprints?'

/** Whether strides and sprints are behind the run that is said, or within it. */
export const stridesAndTheWhole: readonly Phrase[] = [
  {
    // "6x150 build ups, walk back 150", "8x100m strides w/ 100 jog": strides that are all that is said.
    needs: ['strides', 'striders', 'ups', 'buildups', 'accelerations'],
    pattern:
      /^(?<run>run:? )?(?<set>\d{1,2} ?x ?(?<far>[6-9]0|1[0-9]0|200) ?(?:m\b)?) ?(?<what>strid(?:e|er)s|build[- ]?ups|accelerations),? (?:with |w\/? ?)?(?:(?:(?<way>walk|jog)(?:ing)? back)(?: ?(?:the )?\d{2,3} ?m?)?|(?<back>\d{2,3}) ?m? ?(?<how>walk|jog)(?: back)?)[.!]?$/di,
    by: (span, _, text) => {
      const [set, far, what, way, back, how] = ['set', 'far', 'what', 'way', 'back', 'how'].map(span)
      const moved = way ?? how
      if (!set || !far || !what || !moved || isSwim(text)) return undefined
      const place = { from: moved.from, to: text.length }
      return [
        {
          words: '10 min easy, ',
          for: set,
          tell: 'Nothing was said beside the strides, so 10 minutes easy before and behind them.',
        },
        { words: `${set.words.replace(/m$/i, '').trim()} m strides, `, for: { from: set.from, to: what.to } },
        { words: `${back?.words ?? far.words} m ${moved.words}`, for: place },
        ', 10 min easy',
      ]
    },
  },
  {
    // "10 min jog, 6x150 build ups": hundreds are metres.
    needs: ['strides', 'stride', 'strider', 'striders', 'ups', 'buildups', 'accelerations'],
    pattern: /(?<=\d ?x ?)(?<far>[6-9]0|1[0-9]0|200) (?<what>strid(?:e|er)s?|build[- ]?ups|accelerations)\b/di,
    as: '{far} m {what=strides}',
    unless: isSwim,
  },
  {
    // "6x20s uphill strides": one set, of strides.
    needs: ['uphill'],
    pattern: /\b(?<up>uphill)(?= strides?\b)/di,
    as: '{up=hill}',
  },
  {
    // "easy 5 with a few strides on the end"
    needs: ['few', 'handful', 'bunch'],
    pattern: /\b(?<some>(?:an? |the )?(?:few|handful of|bunch of))(?= (?:short |quick |easy )?(?:hill )?strides?\b)/di,
    as: '{some=4}',
    tell: 'How many strides was not said, so 4.',
  },
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
    // "5 mi easy + 6 strides": a distance is all run before them.
    needs: ['strides', 'striders'],
    pattern:
      /(?<=^(?:(?:run|easy|jog):? )*\d{1,2}(?:\.\d)? ?(?:km?|miles?|mi|M)\b(?<how>[a-z ]*?)) ?(?<and>\+|&|and|plus) ?(?=\d{1,2} ?(?:x ?)?strid(?:e|er)s(?: ?$|[.!,;]))/di,
    by: (span) => {
      const [and, how] = [span('and'), span('how')]
      const isEasy = /\b(?:easy|ez|jog|steady|gentle)\b/i.test(how?.words ?? '')
      return and && [{ words: `${isEasy ? '' : ' easy'}, then`, for: and }]
    },
  },
  {
    // "run easy 35 minutes plus 5 strides, race on sunday": behind all of it.
    needs: ['plus'],
    pattern:
      /(?<=^[^;.x]*\b(?<length>\d{1,3}) ?(?<unit>min[a-z]*|km?|miles?|mi)\b[a-z ]*?),? (?<plus>plus) (?<strides>\d{1,2}(?: ?x ?\d{1,3} ?(?:s|secs?|seconds|m))? (?:strid[a-z]*|pick ?-?ups))(?= ?(?:$|[.!,;]))(?!.*\b(?:hr|heart|pulse|below|under)\b)/di,
    as: '{plus=, then }{strides}',
    unless: isSwim,
  },
  {
    // "run easy 8 miles w/ 4 strides, hr below 145": the limit is that of the miles.
    needs: ['strides', 'striders', 'pickups'],
    pattern: new RegExp(
      `(?<=\\d ?(?:km?|miles?|mi|mins?|minutes|h|hours?)\\b[a-z ]*)(?<with>,? (?:with|w\\/|plus|\\+|and) ?)(?<times>\\d{1,2}) (?<what>strides|striders|pickups),? (?:and |but )?(?<limit>${LIMIT})(?= ?[.!]?$)`,
      'di',
    ),
    as: ' {limit}{with=, then }{times}x20s {what}',
    tell: 'How long the strides are was not said, so 20 seconds.',
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
    // "45 mins jogging with some pickups, maybe 8 x 20 seconds": one set.
    needs: ['strides', 'striders', 'pickups', 'ups', 'surges', 'accelerations'],
    pattern:
      /\b(?<!\d ?)(?<what>(?:(?:some|a few|short|quick) )*(?:strides|striders|pick[- ]?ups|surges|accelerations))(?:[,:]|,? (?:maybe|say|about|like|perhaps)) (?<set>\d{1,2} ?x ?[1-4]\d ?(?:s|secs?|seconds|"))(?= ?[.!]?$)/di,
    as: '{set} {what=pickups}',
    unless: (text) => isSwim(text) || saysRide(text) || /\bw(?:arm|u\b|\/u)|\d ?x ?\d.*\d ?x ?\d/is.test(text),
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
