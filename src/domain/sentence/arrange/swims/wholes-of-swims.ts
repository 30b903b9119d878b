import { saysSet } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const STYLE = '(?:pull|kick|back(?:stroke)?|breast(?:stroke)?|free(?:style)?|fly|drill|with (?:paddles|fins|pull buoy))'
const UNIT = '(?:m|metres|meters|yards|yds?)(?![a-z])'

/** A whole swim: what it is made of for a beginner, the time of all of it, what lies in it, and what it is divided into. */
export const wholesOfSwims: readonly Phrase[] = [
  {
    // "1500 pull only, 5x300": the one is what the other is divided into.
    needs: ['only', 'all'],
    pattern: new RegExp(
      `(?<![\\dx:.-] ?)\\b(?<far>\\d{3,4})(?: ?m)?(?<how> (?:all ${STYLE}|${STYLE}(?= only)))(?: only)?[,:]? (?<times>\\d{1,2}) ?x ?(?<bout>\\d{2,4})(?: ?m)?(?![\\w:./])`,
      'di',
    ),
    by: (span, _, text) => {
      const [far, how, times, bout] = ['far', 'how', 'times', 'bout'].map(span)
      if (!far || !how || !times || !bout || !isSwim(text)) return undefined
      if (Number(times.words) * Number(bout.words) !== Number(far.words)) return undefined
      const tell = `${times.words} × ${bout.words} are the ${far.words}.`
      const style = { words: how.words.replace(' all', ''), for: how }
      return [{ words: `${far.words}: `, for: far, tell }, times, 'x', bout, style]
    },
  },
  {
    // "Midmar Mile practice, 1600m continuous swim": the name of what is swum.
    needs: ['mile'],
    pattern:
      /^(?<name>(?:[a-z]+ ){0,2}mile(?: (?:practice|prep|training|swim|race|session|simulation|test))*)[,:]? (?:swim )?(?=1[56]\d\d ?m?\b|1[.,][56]\d? ?k)/di,
    as: '{name=swim }',
    when: isSwim,
  },
  {
    // "30 min beginner, 25m at a time with rests", "800, 50 at a time"
    needs: ['time'],
    pattern:
      /(?<![\dx:.-] ?)\b(?:(?<minutes>\d{2}) ?(?:mins?|minutes)|(?<far>\d{3,4})(?: ?(?:m|metres|meters)\b)?)(?<mid>[^\d;]*?),? (?<piece>25|50|75|100)(?: ?(?:m|metres|meters))? at a time(?<rests>,? (?:with (?:an? |short |little )?(?:rests?|breaks?)(?: (?:in )?between| after each)?|resting(?: (?:in )?between)?|rest(?:ing)? (?:after|between) each))?(?<last>,? (?:with |w\/ ?)?(?<seconds>\d{1,2}) ?(?:s|secs?|seconds)(?: rest)?)?/di,
    by: (span, _, text) => {
      const [far, mid, piece, seconds] = ['far', 'mid', 'piece', 'seconds'].map(span)
      const length = span('minutes') ?? far
      if (!length || !mid || !piece || !isSwim(text) || OPEN_WATER.test(text)) return undefined
      const rest = Number(seconds?.words ?? REST_SECONDS)
      const each = Number(piece.words) * EASY_SECONDS_PER_METRE + rest
      const times = far ? Number(far.words) / Number(piece.words) : Math.round((Number(length.words) * 60) / each)
      if (!Number.isInteger(times) || times < 2) return undefined
      const tell = `${times} × ${piece.words} m with ${rest} s rest.`
      const effort = BEGINNER.test(text) ? ' easy' : ''
      const total = saysSet(text) ? '' : `, ${times * Number(piece.words)}m total,`
      const set = { words: `${times}x${piece.words}m${effort}`, for: { from: length.from, to: mid.from }, tell }
      return [set, mid, { words: `, ${rest}s rest${total}`, for: piece }]
    },
  },
  {
    // "half hour swim for a beginner", "new to swimming, can barely do 50 m, 30 min": short ones with a rest.
    needs: ['beginner', 'beginners', 'newbie', 'novice', 'new', 'never', 'barely', 'hardly'],
    pattern:
      /^(?!.*\b(?:non|not|no longer|ex|former|coach\w*|teach\w*)\b[^,;]{0,14}beginner)(?=.*\b(?:beginners?|newbie|novice|new to swimming|new swimmer|never sw[ua]m before|(?:barely|hardly) (?:do|swim|manage))\b)[^\d]*?(?<most>\b(?:can|could) (?:barely|hardly|only|just) (?:do|swim|manage) (?<able>\d{2,3}|(?:one|1|two|2|a) (?:lengths?|laps?))(?: ?(?:m|metres|meters|y|yards))?[^\d]*?)?\b(?:(?<minutes>\d{2}) ?(?:mins?|minutes)|(?<half>half (?:an )?hour)|(?<hour>(?:1|an|one) ?(?:hour|hr|h))|(?<far>\d{3,4}) ?(?<unit>m|metres|meters))\b/di,
    by: (span, _, text) => {
      const [half, hour, far] = [span('half'), span('hour'), span('far')]
      const time = span('minutes') ?? half ?? hour
      const length = far ?? time
      if (!length || !isSwim(text) || OPEN_WATER.test(text) || /\d/.test(text.slice(length.to)) || FIRM.test(text))
        return undefined
      const minutes = half ? 30 : hour ? 60 : Number(time?.words)
      const [most, able] = [span('most'), span('able')]
      const piece = able && !(Number(able.words) > PIECE_METRES) ? PIECE_METRES / 2 : PIECE_METRES
      const pieces = far ? Number(far.words) / piece : (minutes / MINUTES_OF_PIECE) * (piece < PIECE_METRES ? 4 / 3 : 1)
      const times = Math.round(pieces)
      if (times < 2) return undefined
      const tell = `For a beginner short ones with a rest: ${times} × ${piece} m.`
      const set = `${times}x${piece}m easy, 30s rest, ${times * piece}m total,`
      return [
        { from: 0, to: (most ?? length).from },
        ...(most ? [{ words: ' ', for: most }] : []),
        { words: set, for: length, tell },
      ]
    },
  },
  {
    // "swim 750 m in under 20 minutes", "400 free in 5:30": the pace of all of it.
    needs: ['in', 'under', 'less', 'sub', 'within', 'inside'],
    pattern:
      /(?<![x\d:/.-] ?)\b(?<far>\d{3,4}|[1-4](?:\.\d)?)(?: ?(?<unit>(?:m|metres|meters|yds?|yards|km?|miles?|mi)(?![a-z])))?(?<how> swim| free(?:style)?)? (?<in>(?:in )?(?:under|less than|sub|within|inside|in)) (?<minutes>\d{1,2})(?:(?<seconds>:[0-5]\d)|(?: ?(?:mins?|minutes|'))?(?= ?(?:[.,;]|$| then\b| with\b| (?:easy|steady|relaxed|hard|fast)\b)))(?![\d:])/dgi,
    by: (span, _, text) => {
      const [far, within, minutes] = ['far', 'in', 'minutes'].map(span)
      if (!far || !within || !minutes || !isSwim(text) || OF_BEFORE.test(text)) return undefined
      const [seconds, unit] = [span('seconds'), span('unit')?.words ?? '']
      const metres = Number(far.words) * (/^mi/i.test(unit) ? METRES_PER_MILE : /^k/i.test(unit) ? 1000 : 1)
      const time = Number(minutes.words) * 60 + Number(seconds?.words.slice(1) ?? 0)
      const per100 = Math.round((time * 100) / metres)
      if (metres < 100 || per100 < FASTEST_SECONDS || per100 > SLOWEST_SECONDS) return undefined
      const place = { from: within.from, to: (seconds ?? minutes).to }
      const own = { from: far.from, to: within.from - 1 }
      const isWhole = !seconds && metres >= LEAST_OF_WHOLE && saysSet(text)
      if (isWhole)
        return [own, { words: ' ', for: place, tell: `${minutes.words} minutes are about how long it takes.` }]
      const said = `${Math.floor(per100 / 60)}:${String(per100 % 60).padStart(2, '0')}/100${/^y/i.test(unit) ? 'yd' : 'm'}`
      const tell = `${minutes.words}${seconds?.words ?? ' minutes'} for all of it ${seconds ? 'is' : 'are'} ${said}.`
      return [own, ...(unit || span('how') ? [] : [' m']), { words: ` at ${said}`, for: place, tell }]
    },
  },
  {
    // "20 min of 40 strokes hard 20 easy": nobody's strokes are known, so that they have no length.
    needs: ['strokes'],
    pattern:
      /(?<=\d ?(?:m|km?|mins?|minutes|metres|meters)?\b[^;]*?)(?:[,:]? (?:of|as|with|alternat\w*))?[,:]? ?\(?(?<words>\d{1,3} strokes (?:hard|fast|strong|sprint|easy|steady|relaxed)(?:,? (?:then |and )?| ?\/ ?)\d{1,3}(?: strokes)? (?:hard|fast|strong|sprint|easy|steady|relaxed))\)?(?=[,;.]| ?$| then\b| \d)/di,
    as: '{words= z3}',
    check: 'Strokes are not counted here, so it is built in one piece: change the effort on your own.',
    when: (text) => isSwim(text) || OPEN_WATER.test(text),
  },
  {
    // "swim 1km kick 200 inside": of it.
    needs: ['inside', 'within', 'included'],
    pattern: new RegExp(
      `(?<whole>\\b(?:\\d{3,4}(?: ?${UNIT})?|\\d(?:\\.\\d)? ?km?))(?<swim> (?:swim|easy|steady))?,? (?:with )?(?:(?<how>kick|pull|drill|back|breast|fly) (?<part>\\d{2,3})(?: ?m)?|(?<part2>\\d{2,3})(?: ?m)? (?<how2>kick|pull|drill|back|breast|fly)) (?<in>inside|within|included)(?: it)?(?= ?\\.?$)`,
      'di',
    ),
    as: '{whole}[{swim}], {part|part2} m {how|how2}{in= included}',
    when: isSwim,
  },
  {
    // "swim 750 broken into 50s, 20s rest"
    needs: ['broken', 'split', 'divided'],
    pattern: new RegExp(
      `(?<![x\\d] ?)\\b(?<whole>\\d{3,4}|[1-4]k)(?<unit> ?${UNIT})?(?: swim| free)?,? (?:broken|split|divided)(?: up)? (?:in|into|as) (?<piece>25|50|75|100|150|200|250|300|400|500) ?(?:m )?s(?![a-z])`,
      'di',
    ),
    by: (span, _, text) => {
      const [whole, piece] = [span('whole'), span('piece')]
      const metres = /k$/i.test(whole?.words ?? '')
        ? Number.parseInt(whole?.words ?? '', 10) * 1000
        : Number(whole?.words)
      const times = metres / Number(piece?.words)
      if (!whole || !piece || !Number.isInteger(times) || times < 2 || !isSwim(text)) return undefined
      const unit = span('unit')
      return [{ words: `${times}x`, for: whole }, piece, ...(unit ? [unit] : [])]
    },
  },
  {
    // "swim 1200 metres, break it up as 6x200"
    needs: ['break', 'split', 'divide', 'divided', 'done', 'do', 'swum'],
    pattern:
      /(?<=\d ?(?:m|km?|metres|meters|yards|yds?)?(?: swim)?(?:,? (?:easy|steady|hard))?)(?<words>,? (?:and )?(?:(?:break|split|divide|do) (?:it|that|them)(?: up)?|(?:split|divided|done|swum)(?: up)?) (?:as|into|in))(?= \d{1,2} ?x ?\d)/di,
    as: '{words= as}',
    when: isSwim,
  },
  {
    // "2k swim: 500 wu and split the rest into 100s"
    needs: ['split', 'break', 'divide', 'do', 'swim'],
    pattern:
      /^(?<head>(?:swim |pool )?(?<whole>\d{4}|\d(?:\.\d)?(?= ?k))(?: ?(?:km?|m|metres|meters|yards))?(?: swim)?(?: (?:in )?total| in all)?[:,]? )(?<parts>\d{2,4}[^x:;]*?),? (?:and |then )*(?<split>(?:split|break|divide|do|swim)(?: up)? (?:the )?(?:rest|remainder|remaining)(?: up)? (?:into|in|as)) (?<piece>50|75|100|150|[2-5]00) ?s\b/di,
    by: (span, _, text) => {
      const [head, whole, parts, split, piece] = ['head', 'whole', 'parts', 'split', 'piece'].map(span)
      if (!head || !whole || !parts || !split || !piece || !isSwim(text)) return undefined
      const done = (parts.words.match(/\d+/g) ?? []).reduce((sum, one) => sum + Number(one), 0)
      const metres = Number(whole.words) * (/^\d(?:\.\d)?$/.test(whole.words) ? 1000 : 1)
      const times = (metres - done) / Number(piece.words)
      if (!Number.isInteger(times) || times < 2) return undefined
      const tell = `Of ${metres} m ${metres - done} are left: ${times} × ${piece.words}.`
      return [{ words: 'swim ', for: head, tell }, parts, ', ', { words: `${times}x`, for: split }, piece]
    },
  },
  {
    // "swim 45 mins. 15 easy, 20x50 on 1:00, rest easy": what lies in it.
    needs: ['rest', 'remainder'],
    pattern:
      /(?<=^[^\d]{0,20}\d{2} ?(?:mins?|minutes)(?: swim)?)(?<dot>\.)(?= ?\d{1,3} (?:easy|ez|wu|warm)[^.;]*\b(?:rest|remainder) easy)/di,
    by: (span, _, text) => (span('dot') && isSwim(text) ? [':'] : undefined),
  },
  {
    // "swim 30 min: 10 easy, 10 hard, 10 easy": all of it, and no part.
    needs: [':', '.', '-'],
    pattern:
      /^(?<head>[^\d]{0,20})(?<whole>\d{2}) ?(?:mins?|minutes)(?: swim)?(?<mark>[:.] ?| - )(?<parts>\d{1,2}(?!\d| ?x)[^;:()]*)$/di,
    by: (span, _, text) => {
      const [head, whole, mark, parts] = ['head', 'whole', 'mark', 'parts'].map(span)
      if (!head || !whole || !mark || !parts || !isSwim(text) || saysSet(text) || OTHER_UNITS.test(parts.words))
        return undefined
      const minutes = [...parts.words.matchAll(/\d+/g)]
      const sum = minutes.reduce((all, [figure]) => all + Number(figure), 0)
      if (minutes.length < 2 || sum > Number(whole.words)) return undefined
      const place = { from: whole.from, to: mark.to }
      const isAll = sum === Number(whole.words)
      const told = isAll ? { tell: `The parts are the ${whole.words} minutes.` } : { check: FEWER }
      return [head, { words: '', for: place, ...told }, ...withMinutes(parts)]
    },
  },
]

/** Parts whose figures are minutes, with their unit. */
function withMinutes(parts: { from: number; words: string }): Piece[] {
  const end = parts.from + parts.words.length
  const figures = [...parts.words.matchAll(/\d+(?! ?(?:mins?|minutes|')(?![a-z]))(?!\d)/gi)]
  const places = figures.map(({ index, 0: figure }) => parts.from + index + figure.length)
  const starts = [parts.from, ...places]
  return starts.flatMap((from, at): Piece[] => [...(at > 0 ? [' min'] : []), { from, to: starts[at + 1] ?? end }])
}

// Our choice, of easy swims that are divided.
const REST_SECONDS = 20
const BEGINNER = /\b(?:beginners?|newbie|novice)\b/i
const EASY_SECONDS_PER_METRE = 1.3
// Our choice: what somebody swims who has just begun, with the rest behind it.
const PIECE_METRES = 50
const MINUTES_OF_PIECE = 5 / 3
// Seconds per 100 m.
const FASTEST_SECONDS = 60
const SLOWEST_SECONDS = 240
// A time that was swum once.
const OF_BEFORE = /\b(?:can|could|swam|did|pb|pr|best|record|currently|usually|goal)\b/i
const METRES_PER_MILE = 1609.344
// Of a swim that holds sets (our choice).
const LEAST_OF_WHOLE = 1000
const OTHER_UNITS = /\b(?:lengths?|laps?|every)\b|\d ?(?:m|km?|metres|meters|yds?|yards|s|secs?|seconds)\b/i
const FEWER = 'The parts are shorter than the whole: only they are built.'
const OPEN_WATER = /\b(?:ows|open ?water|lake|sea|ocean)\b/i
const FIRM =
  /\b(?:hard|fast|sprint|strong|css|threshold|tempo|moderate|max|z\d|race|all out|drills?|kick|pull|technique|rep(?:eat)?s|lots|plenty)\b/i
