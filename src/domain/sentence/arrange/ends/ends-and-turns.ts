import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

/** Ends, walks and progressions in the words of runners: "start & finish with 10 min easy", "walk 1 min every 10", "last 6k progressive". */
export const endsAndTurns: readonly Phrase[] = [
  {
    needs: ['start', 'starting', 'begin', 'begining'],
    pattern:
      /\b(?:start|begin)(?:ing)? (?:&|and|\+) (?:finish|end)(?:ing)? with (?<length>\d{1,2} ?(?:mins?|minutes|'|km?|miles?|mi))(?: easy| jog(?:ging)?| each)*/di,
    as: '{length} warm up, {length} cool down',
  },
  {
    // "4 min hard/3 easy x5 w 10 & 10"
    needs: ['and', '+', '&', 'n'],
    pattern:
      /(?<=\d ?x ?\d.*|x ?\d{1,2}) (?:w\/?|with|and) (?<up>\d{1,2}) (?:&|and|\+|n) (?<down>\d{1,2})(?= ?(?:run|bike|ride|turbo|,|\.|$))/dis,
    as: ', {up}{up= min warm up, }{down} min cool down,',
    check: 'These were read as the warm-up and the cool-down.',
  },
  {
    // "run for 1h but walk 1 min every 9 min", "2:15, walk 1 min every 15 at the drink stations"
    needs: ['every'],
    pattern:
      /\b(?:run(?:ning)? )?(?:for )?(?<whole>\d{2,3} ?-?(?:mins?|minutes?|')|\d(?:\.\d)? ?(?:h|hrs?|hours?)(?: ?[0-5]\d(?: ?(?:mins?|minutes|m))?)?|(?<!(?:at|@|in|pace) ?)[1-4]:[0-5]\d|an hour)(?![a-z\d])(?:(?: easy)? (?:run(?:ning)?|jog))?(?: easy)?,? (?:but |with |and )?(?:a )?(?:walk(?:ing)?(?: breaks?)? (?:for |of )?(?<walk>\d) ?(?:mins?|minutes?|')|(?<other>\d|one) ?(?:mins?|minutes?|')? walk(?:ing)?(?: breaks?)?|(?<bare>walk(?:ing)? breaks?)) every (?<every>\d{1,2})(?: ?(?:mins?|minutes|')| ?(?=[.,;]|$| at ))/di,
    by: (span) => {
      const [whole, every] = [span('whole'), span('every')]
      const [bare, walk] = [span('bare'), span('walk') ?? span('other')]
      if (!whole || !every || !(walk || bare)) return undefined
      const [w, e] = [walk ? figureOf(walk.words) : 1, Number(every.words)]
      const [, more = 0] = /(?::|h\D*)(\d\d)/i.exec(whole.words) ?? []
      const minutes = /[h:]/i.test(whole.words)
        ? (Number.parseFloat(whole.words) || 1) * 60 + Number(more)
        : Number.parseInt(whole.words, 10)
      const run = minutes % e !== 0 && minutes % (e + w) === 0 ? e : e - w
      if (run <= 0) return undefined
      return [
        'run ',
        { words: `${run} min`, for: every },
        ' walk ',
        ...(walk ? [walk] : bare ? [{ words: '1', for: bare, tell: WALK_BREAK }] : []),
        ' min for ',
        { words: `${minutes} min`, for: whole },
      ]
    },
  },
  {
    // "easy 6k, walk 1 min every 2k", "5k, walk 1 min after each km"
    needs: ['every', 'each'],
    pattern:
      /\b(?<whole>\d{1,2}) ?(?<unit>km?|miles?|mi)\b(?<mid>[^;\d]{0,40}?),? (?:but |with |and )?(?:a )?(?:walk(?:ing)?(?: breaks?)? (?:for |of )?(?<walk>\d) ?(?:mins?|minutes?|')|(?<other>\d|one) ?(?:mins?|minutes?|') walk(?:ing)?(?: breaks?)?) (?:after )?(?:every|each) (?:(?<every>\d) ?)?(?<unit2>km?s?|miles?|mi)\b/di,
    by: (span) => {
      const [whole, unit, mid, unit2] = ['whole', 'unit', 'mid', 'unit2'].map(span)
      const walk = span('walk') ?? span('other')
      if (!whole || !unit || !unit2 || !walk || unit.words[0]?.toLowerCase() !== unit2.words[0]?.toLowerCase())
        return undefined
      const every = Number(span('every')?.words ?? 1)
      // The walk after the last stretch is none.
      const times = Math.ceil(Number(whole.words) / every) - 1
      const left = Number(whole.words) - times * every
      if (times < 1) return undefined
      const own = /^k/i.test(unit.words) ? 'km' : 'miles'
      const minutes = figureOf(walk.words)
      const set = `${times}x(${every} ${own} at z1, ${minutes} min walk)`
      return [
        whole,
        ` ${own}: `,
        { words: `${set}, ${left} ${own} at z1`, for: { from: walk.from, to: unit2.to } },
        ...(mid && /[a-z]{3}/i.test(mid.words) && !/^ (?:easy|run|jog| )+$/i.test(mid.words) ? [', ', mid] : []),
      ]
    },
  },
  {
    // "18k, last 6k progressive"
    needs: ['last', 'wlast'],
    pattern:
      /\b(?<whole>(?:an|one)(?= h)|\d{1,3}(?:\.5)?) ?(?<unit>km?|miles?|mi|mins?|minutes|h|hrs?|hours?)\b(?<mid>[^;.\d]{0,30}?),? (?:with |w\/? ?|and )?(?:the )?last (?<last>\d{1,2}) ?(?:km?|miles?|mi|mins?|minutes)? (?:as a |a )?(?<how>progressive(?:ly)?|progression|progressing|prog|building(?: up)?|build|dropping|speeding up|winding up|getting (?:faster|quicker)|negative split)\b(?:,? (?:(?:down |up )?(?:to|until)|(?:finish|end)ing at) (?<aim>\d{1,2}:\d\d ?(?:(?:\/|per |a |min\/)?(?:km?|mi|mile)\b)?|\d{2,3} ?(?:w|watts|%)(?!\w)|(?:marathon|half marathon|10k|5k)(?: race)? pace|h?mp\b))?/di,
    by: (span) => {
      const [whole, unit, mid, last, how] = ['whole', 'unit', 'mid', 'last', 'how'].map(span)
      if (!whole || !unit || !last || !how) return undefined
      const inHours = /^h/i.test(unit.words)
      const own = inHours ? 'min' : unit.words
      const [all, end] = [(Number(whole.words) || 1) * (inHours ? MINUTES_PER_HOUR : 1), Number(last.words)]
      if (end >= all || end < 3) return undefined
      const aim = span('aim')
      const fastest = aim ? `at ${aim.words}` : 'threshold'
      const check = `How it gets faster was not said: steady, tempo and ${aim ? aim.words : fastest}, about a third each.`
      const part = (effort: string, at: number) => `${Math.floor((end + 2 - at) / 3)} ${own} ${effort}`
      const place = { from: last.from, to: (aim ?? how).to }
      return [
        ...(mid ? [mid, ' '] : []),
        { words: `${all - end} ${own} easy, `, for: { from: whole.from, to: unit.to } },
        { words: ['steady', 'tempo', fastest].map(part).join(', '), for: place, check },
      ]
    },
  },
  {
    // "1k rep x 5 descending 4:10 to 3:50"
    needs: ['repeats', 'reps', 'rep'],
    pattern:
      /\b(?<length>\d{1,2}k|mile|\d{3,4}m?) (?:reps?|repeats) x ?(?<times>\d{1,2}),? (?:descending|desc|dropping|progressing|getting faster|going),? (?:from )?(?<first>\d:\d\d) ?(?:to|-|>|->|→) ?(?<last>\d:\d\d)/di,
    as: '{times}x{length} from {first} to {last}',
  },
  {
    // "2k/1.5k/1k/500": metres
    needs: ['k'],
    pattern: /(?<![\d.:/@] ?)\b(?<row>\d(?:\.\d)?k(?:\/(?:\d(?:\.\d)?k|\d{3,4}m?)){2,})(?![\d/])/di,
    by: (span) => {
      const row = span('row')
      if (!row) return undefined
      const inMetres = row.words
        .split('/')
        .map((one) => (/k$/i.test(one) ? (Number.parseFloat(one) * 1000).toFixed(0) : Number.parseInt(one, 10)))
      return [{ words: inMetres.join('/'), for: row }]
    },
  },
  {
    // "at 8 min pace", "@ 9 minute miles"
    pattern:
      /(?:@|\bat) ?(?:an? )?(?<minutes>[4-9]|1[0-5])[- ]?min(?:ute)?s? (?<unit>pace|miles?|mile pace|per mile|\/mi(?:le)?|per km|\/km|kms?|k'?s)\b/di,
    by: (span, _, text) => {
      const [minutes, unit] = [span('minutes'), span('unit')]
      if (!minutes || !unit) return undefined
      const isMile = /mi/i.test(unit.words) || (/^pace/i.test(unit.words) && /\bmi(?:les?)?\b/i.test(text))
      return ['at ', { words: `${minutes.words}:00/${isMile ? 'mi' : 'km'}`, for: { from: minutes.from, to: unit.to } }]
    },
  },
  {
    // "r = 1:1"
    needs: ['rest', 'recovery', 'r', 'workrest'],
    pattern: /\b(?:r|rest|recovery|work[- /:]?(?:to[- ])?rest)(?: of| is)? ?[=:]? ?(?<ratio>1:1)\b(?!\d)/di,
    as: '{ratio=equal rest}',
  },
  {
    // "strides only: 10x100m after 20 min easy"
    needs: ['strides'],
    pattern: /\b(?<strides>strides)(?: only:?|:) ?(?<set>\d{1,2} ?x ?\d{2,3} ?(?:m|s|secs?)?)(?! ?strides)/di,
    as: '{set}{strides= strides}',
  },
  {
    // "3x15, last 2 min of each at threshold"
    needs: ['each'],
    pattern:
      /\b(?<set>[2-9] ?x ?\d{1,2})(?=,? (?:with |w\/? ?)?(?:the )?(?:last|first|final) \d{1,2} ?(?:mins?|minutes|') of each\b)/di,
    as: '{set} min',
  },
  {
    // "15/15 x 20, 5 easy, 15/15 x 20"
    needs: ['easy', 'jog', 'ez', 'spin'],
    pattern: /(?<=x ?\d{1,2}, )(?<length>[1-9]|1\d|20) (?<easy>easy|ez|spin|jog)(?=, ?\d{1,2} ?(?:x|\/))/di,
    by: (span) => {
      const [length, easy] = [span('length'), span('easy')]
      const pieces: Piece[] | undefined = length && easy && [length, ' min ', { words: 'easy', for: easy }]
      return pieces
    },
  },
]
const MINUTES_PER_HOUR = 60
const WALK_BREAK = 'How long the walks are was not said: a minute each.'
