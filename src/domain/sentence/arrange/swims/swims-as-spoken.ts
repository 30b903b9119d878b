import { saysSet } from '../../tokens/says-sport.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const ENDS = 'Say how long the warm-up and the cool-down are, such as 400 warm up and 200 cool down.'

/** Swims as they are spoken of: kick sessions, drills, sets of so many metres, cycles. What was taken is told. */
export const swimsAsSpoken: readonly Phrase[] = [
  {
    // "8x100 yards moderate": the type of a swim names no such effort, its zone does.
    needs: ['moderate', 'tempo'],
    pattern:
      /(?<=\d{1,2} ?(?:x|times) ?\d{2,4} ?(?:m|metres|meters|yards|yds?)?,? (?:swims? |free )?(?:at )?(?:an? )?)(?<how>(?:moderate|tempo)(?: (?:effort|pace))?)\b/dgi,
    as: '{how=z3}',
    when: (text) => (isSwim(text) || (RESTS.test(text) && !LAND.test(text))) && !OTHER_EFFORTS.test(text),
  },
  {
    // "4x400 swim, 45 s rest, moderate"
    needs: ['moderate', 'tempo'],
    pattern:
      /(?<=\d{1,2} ?(?:x|times) ?\d{2,4}\b[^;\n]*?\d ?(?:s|secs?|seconds)(?: rest| ri)?,? ?(?:all )?)(?<how>(?:moderate|tempo)(?: (?:effort|pace))?)(?=$|[.!])/di,
    as: '{how=z3}',
    when: (text) =>
      (text.match(/\d ?(?:x|times) ?\d/gi) ?? []).length === 1 && isSwim(text) && !OTHER_EFFORTS.test(text),
  },
  {
    // "swim 20x50 on 1 min odds kick evens swim", "eight hundreds going on two minutes odds pull"
    needs: ['odds', 'odd', 'evens', 'even'],
    pattern:
      /(?<=(?:\d ?x ?\d{2,3}m?|hundreds|fifties|fives)(?: swim| free)?,? )(?<on>(?:(?:going|leaving|starting) )?(?:on|off)) (?<length>[1-4]|one|two|three|four) ?(?:mins?|minutes?)(?!\w)(?=.*\b(?:odds?|evens?)\b)/di,
    by: (span, _, text) => {
      const [on, length] = [span('on'), span('length')]
      return on && length && isSwim(text)
        ? [{ words: 'on', for: on }, ' ', { words: `${figureOf(length.words)}:00`, for: length }]
        : undefined
    },
  },
  {
    // "tempo swim 2000 m", "moderate 2k swim"
    needs: ['moderate', 'tempo'],
    pattern: /\b(?<how>moderate|tempo)\b(?! ?trainer)/di,
    by: (span, all, text) => {
      const how = span('how')
      const others = text.replace(all, '')
      const isWhole = isSwim(text) && !saysSet(text) && !OTHER_EFFORTS.test(others) && !PARTS.test(others)
      return how && isWhole ? [{ words: 'z3', for: how }] : undefined
    },
  },
  {
    // "8x200 3:10 cycle"
    needs: ['cycle', 'cycles'],
    pattern:
      /(?<=\d{1,2} ?x ?(?:25|50|75|\d00|150|250)(?: ?m)?(?: [a-z]+)?,? )(?:(?:on|off) (?:an? )?)?(?<clock>\d{1,2}:\d\d) (?<cycle>cycles?)\b/di,
    as: '{cycle=on }{clock}',
  },
  {
    // "5x300 desc 1-5 @20s": no distance is covered in it, so it is the rest.
    needs: ['@'],
    pattern:
      /(?<=\d{1,2} ?x ?(?<bout>\d{3})(?: ?m)?(?: (?:desc(?:end)?|build|free|pull|kick|swim|easy|steady|hard|fast)(?: \d-\d)?)?,? )(?<at>@ ?)(?<rest>[1-5]?\d ?(?:s|secs?))(?![a-z\d])/di,
    by: (span) => {
      const [bout, at, rest] = [span('bout'), span('at'), span('rest')]
      const isRest = bout && rest && (Number.parseInt(rest.words, 10) / Number(bout.words)) * 100 < FASTEST_SECONDS
      return isRest && at ? [{ words: ' ', for: at }, rest, ' rest'] : undefined
    },
  },
  {
    // "IM order 4x100"
    needs: ['im', 'imo'],
    pattern:
      /\b(?<how>im order|imo)[,:]? (?<set>\d{1,2} ?x ?\d{2,3}(?: ?m\b)?|\d{1,2} ?x ?\(\d{1,2} ?x ?\d{2,3}(?: ?m)?\))(?! (?:im|fly|back|breast|free)\b)/di,
    as: '{set} {how}',
  },
  {
    // "kick session in the pool, 45 minutes"
    needs: ['kick', 'kicking', 'pull', 'pulling'],
    pattern: /\b(?<what>(?:kick|pull)(?:ing)?) (?:session|workout|practice)\b(?<behind>.*)$/dis,
    by: (span, _, text) => {
      const [what, behind] = [span('what'), span('behind')]
      if (!what || !behind || saysSet(text)) return undefined
      const set = /kick/i.test(what.words) ? '12x50 kick with 15s rest' : '8x100 pull with 15s rest'
      return ['swim', behind, ', ', { words: set, for: what, tell: `How much of it was not said: ${set}.` }]
    },
  },
  {
    // "swim of 1500 metres, mostly freestyle drills"
    needs: ['drills'],
    pattern:
      /,? (?:with |and )?(?:mostly|mainly|lots of|plenty of) (?<stroke>freestyle |free )?(?:technique )?(?<what>drills)\b/di,
    by: (span, _, text) => {
      const what = span('what')
      const stroke = span('stroke')
      if (!what || !isSwim(text) || saysSet(text)) return undefined
      return [
        ', ',
        { words: '12x50 drill with 15s rest', for: stroke ? { from: stroke.from, to: what.to } : what, tell: DRILLS },
      ]
    },
  },
  {
    // "endurance swim 2500 m in sets of 400"
    needs: ['sets', 'reps', 'repeats', 'blocks'],
    pattern:
      /(?<=\b(?<whole>\d{4}) ?(?:m|metres|meters|yards|yds?)?,? )in (?:sets|reps|repeats|blocks) of (?<bout>[1-8]00)(?<unit> ?(?:m|s|metres|meters|yards|yds?)\b)?(?!\d|:| ?x)/di,
    by: (span, _, text) => {
      const [whole, bout] = [span('whole'), span('bout')]
      if (!whole || !bout || !isSwim(text) || saysSet(text)) return undefined
      const times = Math.floor((Number(whole.words) * SHARE_OF_SETS) / Number(bout.words))
      const set = `${times}x${bout.words} with 20s rest`
      return times > 1 ? [', ', { words: set, for: bout, tell: `How many was not said: ${set}.` }] : undefined
    },
  },
  {
    // "sprint session swim 1800 m, with plenty of rest": the rests of sprints are long.
    needs: ['rest'],
    pattern: /,? (?<what>(?:with )?(?:plenty of|lots of|long|loads of|a lot of) rests?)\b(?<=\bsprints?\b[^;]*)/di,
    as: '{what= }',
    when: isSwim,
    unless: saysSet,
  },
  {
    // "lactate set 6x100 from dive on 6 mins": all out, with rests as long.
    needs: ['lactate'],
    pattern:
      /\b(?<what>lactate) (?:set|swims?|production|tolerance)(?: ?[-–,:])? (?<set>\d{1,2} ?x ?\d{2,3}(?: ?m\b)?)/di,
    as: '{set}{what= max}',
    when: isSwim,
  },
  {
    // "long wu n swim down"
    needs: ['long'],
    pattern:
      /\b(?<what>long (?:wu|w\/u|warm[- ]?up)(?: (?:n|and|&|\+) (?:(?:long )?(?:swim[- ]?down|cd|cool[- ]?down|warm[- ]?down)))?)(?! ?[:(]? ?\d)/di,
    as: '{what=}',
    check: ENDS,
    when: isSwim,
  },
  {
    // "1 hour swim 3rds wu main cd"
    needs: ['rds', 'thirds'],
    pattern:
      /\b(?<what>(?:in )?(?:3rds|thirds):? (?:wu|warm[- ]?up)[ ,/]{1,2}main(?: set)?[ ,/]{1,2}(?:cd|cool[- ]?down))\b/di,
    as: '{what=, }',
    check: ENDS,
  },
  {
    // "ows 40 min, 6x2 min race pace": all of it by time, as no pool counts the metres.
    needs: ['ows', 'open', 'lake', 'sea', 'ocean', 'openwater'],
    pattern:
      /(?:(?<=\b(?:ows|open ?water|lake|sea|ocean)\b.*)|(?=[^x]*\b(?:ows|open ?water|lake|sea|ocean)\b))\b(?<total>\d{2,3}) ?(?:mins?|minutes)\b(?: (?:easy|steady|swim|total|ows|open ?water|(?:in|on) (?:the|open) (?:lake|sea|water))){0,3},? (?:with |incl(?:uding)? |w\/ ?)?(?<set>(?<times>\d{1,2}) ?x ?(?<bout>\d{1,2}) ?(?:mins?|minutes))(?: (?:efforts? )?(?:at |@ ?)?(?<how>race (?:pace|effort)|hard|fast|strong|threshold|css|steady|tempo|max))?(?:,? (?:with |w\/ ?)?(?<rest>\d{1,2}) ?(?:mins?|minutes) (?:easy|rest|recovery|between|off|float)(?: between)?)?(?! ?(?:on|easy))/di,
    by: (span, _, text) => {
      const [total, set, times, bout, how, rest] = ['total', 'set', 'times', 'bout', 'how', 'rest'].map(span)
      if (BESIDE_WATER.test(text) || !total || !set || !times || !bout) return undefined
      const pause = rest ? Number(rest.words) : Number(bout.words) > LONG_MINUTES ? 2 : 1
      const left = Number(total.words) - Number(times.words) * (Number(bout.words) + pause)
      if (left < LEAST_AROUND_MINUTES) return undefined
      const up = Math.ceil(left / 2)
      const aim = efforts[how?.words.toLowerCase() ?? ''] ?? how?.words ?? 'hard'
      const pauses = rest ? '' : ` ${pause} min easy between the efforts and`
      const tell = `Not said, so chosen:${pauses} ${up} min easy before them and ${left - up} min behind.`
      return [
        'swim ',
        { words: `${up} min easy, `, for: total, tell },
        { words: `${times.words}x(${bout.words} min ${aim}, ${pause} min easy), `, for: set },
        { words: `${left - up} min easy`, for: total },
      ]
    },
  },
  {
    // "swim 1 hr about 3000 m": the distance counts.
    needs: ['about', 'approx', 'roughly', 'around', '~'],
    pattern:
      /\b(?<time>(?:1|an|one|2|1\.5) ?(?:h|hrs?|hours?)|\d{2,3} ?(?:mins?|minutes))\b(?<between>,? (?:of )?(?:swim(?:ming)?,? )?)\(?(?:about|approx\.?|roughly|around|~) ?(?<far>[1-7]\d{3}|[1-7](?:\.\d)?k)(?<unit> ?(?:m|metres|meters|yds|yards)\b)?\)?(?![\d:])/di,
    by: (span, _, text) => {
      const [time, between, far, unit] = ['time', 'between', 'far', 'unit'].map(span)
      if (!time || !between || !far || !isSwim(text)) return undefined
      const tell = `“${time.words}” was taken as about how long it takes: the distance counts.`
      const swum = /swim/i.test(between.words) ? [between] : []
      return [...swum, { words: '', for: time, tell }, far, ...(unit ? [unit] : /k$/i.test(far.words) ? [] : [' m'])]
    },
  },
  {
    // "6000m in 30 min"
    needs: ['in'],
    pattern: /\b(?<far>\d{4,5}) ?(?:m|metres|meters) (?<in>in (?<minutes>\d{1,2}) ?(?:mins?|minutes))\b/di,
    by: (span, _, text) => {
      const [far, within, minutes] = [span('far'), span('in'), span('minutes')]
      if (!far || !within || !minutes || /\b(?:run|jog|ride|bike)\b/i.test(text)) return undefined
      const isTooFast = (Number(minutes.words) * 6000) / Number(far.words) < FASTEST_SWIM_SECONDS
      if (!isTooFast || Number(far.words) < LEAST_METRES) return undefined
      return [
        { from: far.from, to: within.from },
        { words: '', for: within, check: TOO_FAST },
      ]
    },
  },
]

const BESIDE_WATER = /\b(?:run\w*|jog\w*|walk\w*|hik(?:e|ing)|rid(?:e|ing)|bike|cycl\w*|row\w*|paddl\w+)\b/i
// Our choice: longer efforts have two easy minutes behind them.
const LONG_MINUTES = 3
const LEAST_AROUND_MINUTES = 4
/** The pace of a race in open water, as that of 1,500 m. */
const efforts: Record<string, string> = { 'race pace': 'at 97-100%', 'race effort': 'at 97-100%' }
// As long as swimmers rest, or their send-offs.
const RESTS = /\b[1-3]?\d ?(?:s|secs?|seconds)(?: of)? rest\b|100 ?m? (?:tempo|moderate) on [12]:\d\d\b/i
const LAND = /\b(?:run\w*|jog\w*|walk\w*|rid(?:e|ing)|bike|track|km|k|miles?|mins?|minutes)\b/i
// What says that an effort is not that of the whole.
const PARTS = /\b(?:moderate|tempo|with|then|some|few|last|first|final|every|half|warm|cool|z\d|zone)\b|\d.*[,:+;].*\d/i
const OTHER_EFFORTS = /\b(?:easy|steady|hard|fast|sprint|css|threshold|race)\b/i
// Seconds per 100 m that nobody runs, and that nobody swims.
const FASTEST_SECONDS = 9
const FASTEST_SWIM_SECONDS = 48
const LEAST_METRES = 5000
/** How much of a swim lies in its sets (our choice). */
const SHARE_OF_SETS = 0.84
const DRILLS = 'How many drills was not said: 12x50 drill, 15 s rest.'
const TOO_FAST = 'Nobody swims so far in that time: say one of the two.'
