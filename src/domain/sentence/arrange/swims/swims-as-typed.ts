import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const HOW = '(?:drill|kick|swim|free|pull|fast|easy|ez|hard|back|breast|fly)'

/** Sets of swimmers as they are typed: the length before its count, one of each stroke, fast and easy by turns. */
export const swimsAsTyped: readonly Phrase[] = [
  {
    // "8x50 fins + pb": a pull buoy, and no best time.
    needs: ['pb'],
    pattern: /(?<=\b(?:paddles?|pads|fins|snorkel|pull|with|w\/)(?: ?[+&,/]| and)? ?)(?<buoy>pb)\b/di,
    as: '{buoy=pullbuoy}',
  },
  {
    // "4x50 fly/fc"
    needs: ['fc'],
    pattern: /(?<=\d ?x ?\d{2,3}(?: ?m)? (?:fly|back|bk|breast|br|im|kick|drill|pull) ?\/ ?)(?<free>fc)\b/dgi,
    as: '{free=free}',
  },
  {
    // "broken 400s x3: 4x100 w 10s, 1 min after each 400"
    needs: ['broken'],
    pattern:
      /\bbroken (?<whole>[2-9]00)s? ?x ?(?<times>[2-8])[:,]? (?:as )?(?<set>(?<count>\d{1,2}) ?x ?(?<length>25|50|100|200)(?: ?m)?(?: [a-z]+)?(?: (?:with |w\/? ?)?:?\d{1,2} ?(?:secs?|seconds|s|")?(?: rest)?)?)(?:,? (?:with |w\/? ?)?(?<rest>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes))(?: rest)? (?:after|between) (?:each|every)(?: (?:one|round|set|[2-9]00))?)?/di,
    by: (span, _, text) => {
      const [whole, times, set, count, length, rest] = ['whole', 'times', 'set', 'count', 'length', 'rest'].map(span)
      if (!whole || !times || !set || Number(count?.words) * Number(length?.words) !== Number(whole.words))
        return undefined
      return [
        ...(/\b(?:swim\w*|pool)\b/i.test(text) ? [] : ['swim ']),
        times,
        'x(',
        set,
        ')',
        ...(rest ? [' with ', rest, ' between sets'] : []),
      ]
    },
  },
  {
    // "64 lengths every 4th one fast": a pool of 25 m is told.
    needs: ['lengths'],
    pattern:
      /\b(?<lengths>\d{1,3}) lengths(?<pool>(?: (?:of|in)(?: an?)? (?:25|50) ?m pool)?)(?: (?:swim|free|easy|steady))?,? (?:with )?(?<every>every (?:(?<nth>[2-9])(?:nd|rd|th)|(?<second>second|other)|third|fourth)(?: (?:one|length))?) (?<how>fast|hard|sprint|quick)\b/di,
    by: (span, _, text) => {
      const [lengths, every, nth, how] = [span('lengths'), span('every'), span('nth'), span('how')]
      const each = nth ? Number(nth.words) : span('second') ? 2 : /third/i.test(every?.words ?? '') ? 3 : 4
      const pool = POOL.exec(text)?.[0]
      const metres = Number(/\d+/.exec(pool ?? '')?.[0] ?? 25)
      const times = Number(lengths?.words) / each
      if (!lengths || !every || !how || !Number.isInteger(times) || times < 2) return undefined
      // Beside other parts they are not the whole.
      const whole = /\d/.test(text.slice(how.to)) ? '' : `${Number(lengths.words) * metres} m total `
      const words = `${whole}${times}x(${(each - 1) * metres} easy, ${metres} fast)`
      const tell = pool ? undefined : `No pool was said, so lengths of ${metres} m.`
      const place = { from: lengths.from, to: how.to }
      return [...(/\bswim/i.test(text) ? [] : ['swim ']), { words, for: place, ...(tell ? { tell } : {}) }]
    },
  },
  {
    // "ten fifties off the minute"
    needs: ['minute', 'min'],
    pattern: /(?<off>off)(?= the (?:minute|min)\b)/di,
    as: '{off=on}',
    when: /\b(?:swim\w*|pool|free|kick|pull|fifties|hundreds)\b|\d ?x ?(?:25|50|75)\b/i,
  },
  {
    // "400 tt rest 8 mins 200 tt, css test"
    needs: ['tt', 'trial', 'out'],
    pattern:
      /\b(?<far>400) ?m? (?:tt|time trial|all out)[, +]+(?:then )?(?:rest )?(?<rest>\d{1,2} ?(?:mins?|minutes))(?: (?:rest|easy|recovery))?[, +]+(?:then )?(?<near>200) ?m? (?<tt>tt|time trial|all out)(?:,? (?<test>css test))?/di,
    by: (span, _, text) => {
      const [far, rest, near, trial] = ['far', 'rest', 'near', 'tt'].map(span)
      if (!far || !rest || !near || !trial || !(span('test') || /\b(?:swim\w*|pool|css)\b/i.test(text)))
        return undefined
      return ['swim 1x(', far, ' all out, ', rest, ' rest, ', near, ' all out)']
    },
  },
  {
    // "3x1k, 1st pull 2nd steady 3rd build": in metres as all swims with turns.
    needs: ['st', 'first', '1st'],
    pattern: /(?<=\b[2-6] ?x ?)(?<far>[12](?:\.5)?) ?k(?:m)?(?=(?: swim)?[,:]? (?:1st|first)\b)/di,
    by: (span, _, text) => {
      const far = span('far')
      if (!far || !/\b(?:swim\w*|pool|pull|free|kick)\b/i.test(text)) return undefined
      const to = far.to + (/^ ?km?/i.exec(text.slice(far.to))?.[0].length ?? 0)
      return [{ words: String(Number(far.words) * 1000), for: { from: far.from, to } }]
    },
  },
  {
    // "100 200 300 400 300 200 100 free 20s": nobody runs freestyle.
    needs: ['free', 'fc', 'freestyle'],
    pattern: /^(?<row>(?:[1-9](?:00|50)[ ,/-]{1,2}){2,8}[1-9](?:00|50)) (?=(?:free|fc|freestyle)\b)/di,
    as: 'swim {row} ',
    unless: /\b(?:swim\w*|pool)\b/i,
  },
  {
    // "100s swim x15 on 1.30 yards", "100s x 10"
    needs: ['x'],
    pattern:
      /(?<![\dx:] ?|broken )\b(?<length>25|50|75|100|150|200|300|400|500)(?<s>s)(?<how> (?:swim|free|kick|pull))? x ?(?<times>\d{1,2})(?!\d)(?:(?<on> (?:on|@|off) ?\d?\d?[:.]\d\d)(?<unit> (?:yards|yds|scy|metres|meters)))?/di,
    by: (span, _, text) => {
      const [length, how, times, on, unit] = [span('length'), span('how'), span('times'), span('on'), span('unit')]
      const isSwim = /\b(?:swim\w*|pool|kick|pull|free|yards|yds|scy)\b/i.test(text)
      if (!length || !times || !isSwim) return undefined
      const yards = unit && (/^ ?(?:yards|yds|scy)/i.test(unit.words) ? ' yards' : ' m')
      const added = yards ? [{ words: yards, for: unit }] : []
      return [times, 'x', length, ...added, ...(how ? [how] : []), ...(on ? [on] : [])]
    },
  },
  {
    // "8x25 sprint from a dive 1 min rest": nobody else dives.
    needs: ['dive', 'dives'],
    pattern: /^(?<set>\d{1,2} ?x ?(?:15|25|50|75|100)\b)(?=.*\b(?:from|off|with) (?:a )?dives?\b)/di,
    as: 'swim {set}',
    unless: /\b(?:swim\w*|pool)\b/i,
  },
  {
    // "drill/swim by 25 x 12"
    needs: ['/'],
    pattern: new RegExp(
      `(?<!\\d ?x ?\\d{2,3} )\\b(?<how>${HOW} ?\\/ ?${HOW}) (?:by )?(?<length>25|50|75|100)s? x ?(?<times>\\d{1,2})(?![\\d:])`,
      'di',
    ),
    as: '{times}x{length} {how}',
  },
  {
    // "16x25 fast/easy": one length after the other, as none is divided.
    needs: ['/'],
    pattern: /(?<=\d ?x ?25(?: ?m| free)? )(?<fast>fast|hard|sprint|max) ?\/ ?(?<easy>easy|ez)\b(?! by)/di,
    as: 'odds {fast} evens {easy}',
  },
  {
    // "200s kick pull swim then ladder …": one of each.
    needs: ['kick', 'pull', 'swim', 'drill', 's'],
    pattern: new RegExp(
      `(?<![\\dx:] ?)\\b(?<length>50|100|150|200|300|400)s,? (?<one>${HOW})[ ,/]{1,2}(?<two>${HOW})[ ,/]{1,2}(?<three>${HOW})(?=,? then\\b|[,;.]|$)`,
      'di',
    ),
    by: (span) => {
      const [length, one, two, three] = [span('length'), span('one'), span('two'), span('three')]
      if (!length || !one || !two || !three) return undefined
      return [length, ' ', one, `, ${length.words} `, two, `, ${length.words} `, three]
    },
  },
  {
    // "3x(4x100 on 1:45), 50 ez kick btwn rounds"
    needs: ['rounds', 'round', 'sets', 'set'],
    pattern:
      /(?<=\b[2-9] ?x ?\((?:[^()]*))(?<close>\)),? (?:with |w\/ ?|and )?(?<length>25|50|75|100|150|200)(?<easy> (?:ez|easy))(?<how> (?:kick|swim|free|back|choice|pull|drill))?(?<where> (?:btwn|between|bet|b\/w|after)(?: each| the)? (?:rounds?|sets?))\b/di,
    by: (span) => {
      const [length, easy, how, where] = [span('length'), span('easy'), span('how'), span('where')]
      if (!length || !easy || !where) return undefined
      const tell = `${length.words} easy come behind the last round, too.`
      return [' + ', length, easy, ...(how ? [how] : []), { words: ')', for: where, tell }]
    },
  },
  {
    // "4x400 IM 45s rest plus heaps of kick": more of it, and not how the set is swum.
    needs: ['of'],
    pattern:
      /\b(?<words>(?:plus|and|with|w\/|then) (?:heaps|lots|loads|plenty|tons|a lot|a bunch) of)(?= (?:kick\w*|pull\w*|drills?)\b)/di,
    as: '{words=plus some}',
  },
  {
    // "10 lengths fast one by one", "16 lengths of a 25m pool, 4 at a time"
    needs: ['one', 'time', 'rest', 'rests'],
    pattern:
      /\b(?<lengths>\d{1,2}) lengths(?<pool> (?:of|in) an? (?<long>25|50) ?m pool)?(?<how> (?:fast|hard|sprint|easy|steady))?,? (?:(?<single>one by one|one at a time|with (?:a )?rests?(?: between| after each)?)|(?<many>[2-9]|two|four) at a time)\b/di,
    by: (span, _, text) => {
      const [lengths, how, single, many] = [span('lengths'), span('how'), span('single'), span('many')]
      const long = Number(
        span('long')?.words ?? /\b(?:pool (25|50)|(?:25|50)(?= ?m? pool))/i.exec(text)?.[0].match(/\d\d/)?.[0] ?? 25,
      )
      const each = single ? 1 : figureOf(many?.words)
      const times = Number(lengths?.words) / each
      if (!lengths || !Number.isInteger(times) || times < 2) return undefined
      const last = single ?? many ?? lengths
      const swim = span('pool') ? [` swim in a ${long}m pool`] : /\b(?:swim\w*|pool)\b/i.test(text) ? [] : [' swim']
      const set = { words: `${times}x${each * long}`, for: { from: lengths.from, to: last.to } }
      return [set, ...(how ? [how] : []), ...swim]
    },
  },
]

// "25 m pool", "pool's only 25m"
const POOL = /\b(?:25|50) ?m?(?= pool)|\bpool(?:['’]?s| is)? (?:only |just )?(?:25|50)\b/i
