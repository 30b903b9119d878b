import { spanAround } from '../../result.ts'
import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import { INCLINE, WALKED_HILLS } from '../../tokens/words/unsupported-words.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const TIME = "\\d{1,3} ?(?:s|secs?|seconds?|mins?|minutes?|')"
const STRONG = '(?:hard|hardish|fast|strong|steady)'
const FAR = '(?<far>\\d{1,3}(?:\\.\\d)?) ?(?<unit>km?|kilomet(?:er|re)s?|miles?|mi)'

/** Walks on the way down of hills, and every so often in a long run whose distance is said. */
export const walksWithinRuns: readonly Phrase[] = [
  {
    // "long run 2h, walk 1 min after every 10 min running"
    needs: ['after'],
    pattern:
      /(?<=\bwalk(?:ing)? (?:for )?\d{1,2} ?(?:mins?|minutes|s|secs?|seconds) )(?<after>after )(?=(?:every|each) \d{1,2} ?(?:mins?|minutes|km?|miles?|mi)\b)/di,
    as: '{after=}',
  },
  {
    // "8 hill sprints 10sec walk back", "6-8 reps up Anderson St hill, 75 secs hard, walk down"
    needs: ['hill', 'hills', 'uphill', 'uphills'],
    pattern: new RegExp(
      `\\b(?<times>\\d{1,2}(?: ?(?:-|to) ?\\d{1,2})?) (?:(?<what>(?:short |long |steep )?(?:up)?hills?(?: (?:sprint|rep|repeat|stride)s?)?)|(?<hill>(?:reps?|repeats?) (?:up|of|on) (?:[a-z]+ ){0,3}hill))(?: (?:of |x |@ )?|, (?=${TIME}(?:,| each| ${STRONG})))(?<time>${TIME})(?: each)?(?<how> ${STRONG})?,? (?=(?:with |w |w\\/ ?|easy |slow )?(?:(?:walk|jog)(?:ing|ging)?\\/?)+ (?:back|down|the down))`,
      'di',
    ),
    as: '{times}x{time} [{what}][{hill=hill}][{how}], ',
  },
  {
    // "8 x (30s hill, jog down)"
    needs: ['hill', 'hills', 'uphill', 'uphills', 'up'],
    pattern: new RegExp(
      `\\b(?<times>\\d{1,2}) ?x ?\\( ?(?<time>${TIME}) (?<what>(?:(?:hard|fast|steep|max|flat[- ]out|all[- ]out) )?(?:(?:up)?hills?(?: sprints?)?(?: hard| fast| max| flat[- ]out| all[- ]out)?|up))(?: ?[,+/] ?| and | then | )(?:full |whole )?(?<way>(?:easy |slow )?(?:walk|jog)(?:ing|ging)?(?: back)? (?:down|back)[^()\\d]{0,16})\\)`,
      'dgi',
    ),
    by: (span) => {
      const [times, time, what, way] = ['times', 'time', 'what', 'way'].map(span)
      const own = what && /^up$/i.test(what.words) ? { words: 'uphill', for: what } : what
      return times && time && own && way && [times, 'x', time, ' ', own, ', ', way]
    },
  },
  {
    // "10 x 1 min hill walk the downs"
    needs: ['downs', 'downhills', 'descents', 'downhill', 'descent'],
    pattern:
      /(?<=\d ?x ?\(?\d[^;\n]*\bhills?\b[^;\n\d]*?),? (?<way>walk|jog)(?:ing|ging)? (?:on )?(?:the |all the )(?<downs>downs|downhills?|descents?)\b/di,
    as: ', {way} {downs=down}',
  },
  {
    // "hilly run 60 min, walk the downs"
    needs: ['downs', 'downhills', 'descents'],
    pattern: /(?:,|^) ?(?<what>(?:and )?walk(?:ing)? (?:on )?(?:the |all the )(?:downs|downhills|descents))\b/di,
    as: '{what= }',
    check: WALKED_HILLS,
  },
  {
    // "30 min brisk walk", "treadmill 30 min incline 6% fast walk", "walk 45 min"
    needs: ['walk', 'walking'],
    pattern:
      /^(?<where>(?:run(?:ning)?[:,]? )?(?:(?:on the )?treadmill[:,]? )?)(?:(?<length>\d{2,3}) ?(?:mins?|minutes|min)(?: of)?,?(?: (?<slope>(?:at )?(?:incline (?:of )?\d{1,2}(?:\.\d)? ?%|\d{1,2}(?:\.\d)? ?% incline)))?,? (?<how>(?:brisk|fast|power|easy|gentle|quick|uphill|steady)? ?walk(?:ing)?)|(?<how2>(?:brisk |fast |power |easy |gentle |quick )?walk(?:ing)?)(?: for)? (?<length2>\d{2,3}) ?(?:mins?|minutes))(?<behind> on (?:the |a )?treadmill)?[.!]?$/di,
    by: (span) => {
      const [where, length, how] = [span('where'), span('length') ?? span('length2'), span('how') ?? span('how2')]
      const minutes = Number(length?.words)
      if (!where || !length || !how || minutes < LEAST_WALK) return undefined
      const slope = span('slope')
      return [
        where,
        ...(/run|treadmill/i.test(where.words) ? [] : ['run ']),
        ...(slope ? [{ words: ' ', for: slope, check: INCLINE }] : []),
        { words: '5 min walk, ', for: length },
        { words: `${minutes - 10} min walk, 5 min walk`, for: how, check: A_WALK },
      ]
    },
  },
  {
    // "5 min walk, 30 min brisk walk", "brisk 5 minute walk"
    needs: ['walk', 'walking'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|') (?:of )?)(?<how>brisk|fast|power|quick|gentle) (?=walk(?:ing)?\b)(?!walk\w* (?:back|down))|\b(?<how2>brisk|gentle) (?=\d{1,2}[- ]?(?:mins?|minutes?|') (?:of )?walk(?:ing)?\b)/dgi,
    as: '{how|how2=}',
    when: /\b(?:walk\w*|run|jog)\b.*\b(?:walk\w*|run|jog)\b/i,
  },
  {
    // "10 min walk, 20 min run": one after the other.
    needs: ['walk'],
    pattern:
      /(?<=^\d{1,2} ?(?:mins?|minutes|') walk(?:,| then|, then| and|, and| \+) )(?<run>\d{1,3} ?(?:mins?|minutes|')) (?=run$)/di,
    as: '{run} easy ',
  },
  {
    // "long run 56 km, walk 1 min every 9 min", "35 km with 1 min walk breaks every 9 min"
    needs: ['walk', 'walks', 'walking'],
    pattern: new RegExp(
      `\\b${FAR}\\b(?<beside> (?:easy|steady|slow|long|run|lsd| )*)?,? ?(?:with |w |w\\/ ?|but |and |: ?)?(?:an? )?(?:walk(?:ing)? (?:for )?(?:an? )?(?<walk>[1-9])(?: ?(?:mins?|minutes?|'))?|(?<walk2>[1-9]) ?(?:mins?|minutes?|') (?:of )?walk(?:s|ing)?(?: breaks?)?),? (?:after )?every (?<run>\\d{1,2})(?: ?(?:mins?|minutes|'))?(?: (?:of )?running)?(?= ?(?:$|[,.;!]))`,
      'di',
    ),
    by: (span, _, text) => byRounds(span, text, false),
  },
  {
    // "35km, run 9 walk 1"
    needs: ['walk'],
    pattern: new RegExp(
      `\\b${FAR}\\b(?<beside> (?:easy|steady|slow|long|run|lsd| )*)?,? ?(?:with |w |w\\/ ?|as |doing |of |: ?)?(?:run|jog) (?<run>\\d{1,2})(?: ?(?:mins?|minutes|'))?,? ?(?:and |\\/ ?|then )?walk (?<walk>[1-9])(?: ?(?:mins?|minutes?|'))?(?= ?(?:$|[,.;!]))`,
      'di',
    ),
    by: (span, _, text) => byRounds(span, text, true),
  },
  {
    // "32k with 9/1 run walk"
    needs: ['walk'],
    pattern: new RegExp(
      `\\b${FAR}\\b(?<beside> (?:easy|steady|slow|long|run|lsd| )*)?,? ?(?:with |w |w\\/ ?|as |doing |of |: ?)?(?:(?<run>\\d{1,2}) ?[/:] ?(?<walk>[1-5]) (?:run|jog)[ /-]{1,3}walk|(?:run|jog)[ /-]{1,3}walk (?<run2>\\d{1,2}) ?[/:] ?(?<walk2>[1-5]))(?= ?(?:$|[,.;!]))`,
      'di',
    ),
    by: (span, _, text) => byRounds(span, text, true),
  },
  {
    // "40 min run walk 4/1"
    needs: ['walk'],
    pattern:
      /\b(?<whole>\d{2,3} ?(?:mins?|minutes))(?: of)? (?<way>(?:run|jog)[ /-]{1,3}walk) (?<run>\d{1,2}) ?\/ ?(?<walk>[1-5])(?= ?(?:$|[,.;!]))/di,
    as: '{way=run/walk }{run}:{walk} for {whole}',
  },
]

/** So many rounds of running and walking as a distance takes at an easy pace. */
function byRounds(span: SpanOf, text: string, isPair: boolean): Piece[] | undefined {
  const [far, unit, run, walk] = [span('far'), span('unit'), span('run') ?? span('run2'), span('walk') ?? span('walk2')]
  if (
    !far ||
    !unit ||
    !run ||
    !walk ||
    isOther(text) ||
    /\d ?x ?\d|\d:\d\d|\d ?x\b|\bx ?\d|\btimes\b|\bto 5k/i.test(text)
  )
    return undefined
  const rest = Number(walk.words)
  const said = Number(run.words)
  // "walk 1 min every 9 min" is 9:1, and "every 10 min" as well: rounds are of 5 or 10 minutes.
  const bout = isPair || (said + rest) % 5 === 0 ? said : said - rest
  if (bout <= 0) return undefined
  const metres = Number(far.words) * (/^m/i.test(unit.words) ? 1609 : 1000)
  const round = (bout * 60) / SECONDS_OF_METRE + (rest * 60) / WALKED_SECONDS_OF_METRE
  const times = Math.round(metres / round)
  const minutes = times * (bout + rest)
  if (times < 2 || minutes > MAX_MINUTES) return undefined
  return [
    {
      words: `, run ${bout} min walk ${rest} min for ${minutes} min`,
      for: spanAround(far, run, walk),
      tell: `${times} rounds of ${bout} minutes of running and ${rest} of walking are about ${far.words} ${unit.words}: say how many fit your pace.`,
    },
  ]
}

function isOther(text: string): boolean {
  return saysRide(text) || saysSwim(text)
}

// An easy run at 6:40/km and a walk at 10:00/km (our choice).
const SECONDS_OF_METRE = 0.4
const WALKED_SECONDS_OF_METRE = 0.6
// The longest run.
const MAX_MINUTES = 480
const A_WALK = 'There are sessions for running, cycling and swimming: this is a run that is walked.'
// In minutes: its first and its last five have a step of their own.
const LEAST_WALK = 15
