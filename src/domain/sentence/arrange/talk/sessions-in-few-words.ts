import { spanAround } from '../../result.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const RACES = '(?:mp|marathon pace|hmp|hm|half marathon pace|(?:3|5|10) ?k)(?: pace)?'

const FEW = '(?:two|three|four|five|six|seven|eight|ten|[2-9])'

/** Sessions of runs and rides in few words: what is done at several minutes, a race rehearsed, the way home, a target before its length. */
export const sessionsInFewWords: readonly Phrase[] = [
  {
    // "10 wu, 5x(1' 120%/1' 50%), 5 ez, repeat": all since the warm-up, once more.
    needs: ['repeat'],
    pattern:
      /(?<=^|[:,;] ?)(?<row>\d{1,2} ?x ?\([^()]*\))(?:(?<sign>, ?)(?<easy>\d{1,2})(?<unit> ?(?:mins?|minutes|m|'))?(?<how> ?(?:ez|easy|spin|jog|rest)(?: (?:spin|jog))?))?,? (?:and |then )?(?<repeat>repeat(?: (?:all|it|that|once|the lot))?)(?= ?(?:,|;|\.|$))/di,
    by: (span) => {
      const [row, repeat] = [span('row'), span('repeat')]
      const [sign, easy, how] = [span('sign'), span('easy'), span('how')]
      const behind = sign && easy && how ? [sign, easy, span('unit') ?? { words: ' min', for: easy }, how] : []
      return row && repeat && [{ words: '2x(', for: repeat, check: REPEATED }, row, ...behind, ')']
    },
  },
  {
    // "5k at 4:30 then 5x1' fast/1' slow": faster than what is before.
    needs: ['fast', 'hard', 'quick'],
    pattern:
      /(?<=\d ?(?:km?|miles?|mi|mins?|minutes|') ?(?:@|at|in) ?\d:[0-5]\d(?: ?\/ ?(?:km|mi|k|m))?(?: pace)?(?:,| \+)? (?:\d{1,3} ?(?:s|secs?|mins?|minutes|') (?:rest|easy|jog|walk|off),? )?(?:(?:then|and|followed by|into) )?\d{1,2} ?x ?\(?\d{1,4} ?(?:s|secs?|mins?|minutes|km?|m|'|")? ?)\b(?<how>fast|hard|quick)\b/di,
    by: (span, _, text) => {
      const how = span('how')
      const tell = `“${how?.words}” was read as faster than what is before: zone 5.`
      return how && !isSwim(text) ? [{ words: 'z5', for: how, tell }] : undefined
    },
  },
  {
    // "3x2km @HMP + 4x200 quick": never at the pace of what is before.
    needs: ['quick', 'quicker', 'quickly', 'snappy', 'rapid', 'swift', 'zippy'],
    pattern:
      /(?<=(?<![\d:.])\d{1,2} ?(?:x|times|by) ?\d{1,4} ?(?:s|secs?|seconds|mins?|minutes|m|metres|meters|k|km|miles?|mi|yards|yds?|'|")? ?)\b(?<how>(?:(?:very|really|nice and|at an?) )?(?:quick(?:er|ly)?|snappy|rapid|swift|zippy)(?: pace)?)(?=(?: ones| reps| efforts)?(?: ?[,;.()+/]| ?$| (?:with|w|off|on|r|jog|walk|easy|then|and|but|\d{1,4} ?(?:m|k|km|s|secs?|mins?|'|")?)(?![a-z\d])))/di,
    as: '{how=fast}',
  },
  {
    // "half marathon 1:45 goal": the time of a race, and no pace.
    needs: ['goal', 'target'],
    pattern:
      /(?:\b(?<race>half marathon|half|hm|marathon|10 ?k|5 ?k),? (?:in )?(?<time>\d{1,2}:[0-5]\d(?::[0-5]\d)?)|(?<![\d:])(?<time2>\d{1,2}:[0-5]\d(?::[0-5]\d)?) (?:for )?(?:the |my )?(?<race2>half marathon|half|hm|marathon|10 ?k|5 ?k)) (?<goal>goal|target)(?: time)?\b(?! pace)/di,
    as: '{goal=goal }{race|race2} {time|time2}',
  },
  {
    // "three sets of four by four hundred with one minute and three minutes between sets", "3 sets of ten by 1 min"
    needs: ['sets'],
    pattern: new RegExp(
      `\\b(?<sets>${FEW}) sets of (?<times>${FEW}|\\d{1,2}) (?<by>by|times|x) (?:(?<far>(?:one|${FEW}) hundred|\\d{2}00)|(?<long>(?:one|${FEW}|\\d{1,2}) ?(?:mins?|minutes?|s|secs?|seconds)))(?![a-z\\d])(?:(?<rest>,? with (?:an? )?(?:one|${FEW}|\\d{1,2}) (?:mins?|minutes?))(?= and (?:${FEW}|\\d) (?:mins?|minutes?) between))?`,
      'di',
    ),
    by: (span) => {
      const [sets, times, by, far, long] = ['sets', 'times', 'by', 'far', 'long'].map(span)
      const bout = far ?? long
      if (!sets || !times || !by || !bout) return undefined
      const size = far ? Number(far.words) || figureOf(far.words.replace(/ hundred/i, '')) * HUNDRED : bout.words
      const [count, each] = [figureOf(sets.words), figureOf(times.words)]
      if (!size || !count || !each) return undefined
      const rest = span('rest')
      return [
        { words: `${count} sets of `, for: sets },
        { words: `${each}x${size}`, for: { from: times.from, to: bout.to } },
        ...(rest ? [rest, ' rest'] : []),
      ]
    },
  },
  {
    // "5 min run 1 min walk for 40 min": as many turns as fit, the rest of it walked.
    needs: ['walk', 'walking'],
    pattern:
      /^(?:(?:run[- /]walk|walk[- /]run|jog[- /]walk|jeffing)[:,]? )?(?<turns>(?<on>\d{1,2}) ?(?:mins?|minutes|') (?:run|running|jog),?(?: and| then| \/)? ?(?<off>\d{1,2}) ?(?:mins?|minutes?|') walk(?:ing)?),? (?:for|over|total) (?<whole>\d{2,3}) ?(?:mins?|minutes)(?: total)?(?= ?[.!]?$)/di,
    by: (span) => {
      const [turns, on, off, whole] = ['turns', 'on', 'off', 'whole'].map(span)
      if (!turns || !on || !off || !whole) return undefined
      const [each, all] = [Number(on.words) + Number(off.words), Number(whole.words)]
      const left = all % each
      if (left === 0 || all < each * 2) return undefined
      const times = Math.floor(all / each)
      const tell = `${times} turns fit into ${all} minutes: what is left is walked behind them.`
      return [
        'run ',
        { words: `${times}x(${on.words} min run/${off.words} min walk)`, for: turns },
        { words: `, ${left} min walk`, for: whole, tell },
      ]
    },
  },
  {
    // "parkrun, run there 3 k and jog home"
    needs: ['home', 'back'],
    pattern:
      /(?:\b(?<race>park ?run)(?<when>[^,;:\d]{0,20})[,;:]? )?\b(?<there>(?:run|jog|ride|cycle|bike|spin) (?:out |over |up )?(?:there|to (?:the |my )?(?!(?:threshold|tempo|feel|pace|zone|z|max|race|easy)\b)[a-z]+)) (?<far>\d{1,3}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes|'))(?<how> (?:easy|ez|steady|hard))?,? (?:(?:and|then|&|n|do it|race)[ ,]+)*(?<home>(?:(?:run|jog|ride|cycle|bike|spin|easy|ez|walk) )*(?:back )?(?:home|back))\b(?! ?\d)/di,
    by: (span) => {
      const [there, far, how, home] = ['there', 'far', 'how', 'home'].map(span)
      if (!there || !far || !home) return undefined
      // Who walks home does not run so far.
      if (/walk/i.test(home.words)) return undefined
      const tell = `The way home is as long as the way there: ${far.words}.`
      const [race, when] = [span('race'), span('when')]
      const isAtRace = race ?? /park ?run/i.test(there.words)
      const trial = isAtRace ? [{ words: '5 km hard', for: race ?? there, tell: PARKRUN }, ', '] : []
      return [
        ...(when ? [when, ' '] : []),
        there,
        ' ',
        far,
        how ?? ' easy',
        ', ',
        ...trial,
        { words: `${far.words} easy`, for: home, tell },
      ]
    },
  },
  {
    // "hilly long run 1:45 last 30 mins mp": hours and minutes.
    needs: [':'],
    pattern:
      /(?<=\b(?:long (?:easy |hilly |steady )?(?:run|ride|spin|bike)|lr|sunday run),? )(?<hours>[1-6]):(?<minutes>[0-5]\d)(?=,? (?:(?:with|w\/?|and) )?(?:the )?(?:last|final) \d)/di,
    as: '{hours}h{minutes}',
  },
  {
    // "long run 2:15 first 60 easy then mp": all that is left.
    needs: ['first'],
    pattern:
      /(?<=\blong (?:run|ride),? )(?<hours>[1-6])(?<sign>:|h)(?<minutes>[0-5]\d),? (?<word>(?:the )?first) (?<first>\d{1,3}) ?(?:mins?|minutes|')? ?(?<easy>easy|steady),? (?<then>(?:and )?(?:then|(?:the )?rest)(?: at)?) (?=(?:mp|hmp|marathon pace|tempo|threshold)\b)/di,
    by: (span) => {
      const [hours, minutes, word, first, easy, then] = ['hours', 'minutes', 'word', 'first', 'easy', 'then'].map(span)
      const left = Number(hours?.words) * HOUR + Number(minutes?.words) - Number(first?.words)
      if (!hours || !minutes || !word || !first || !easy || !then || left <= 0) return undefined
      return [hours, 'h', minutes, ' ', word, ' ', first, ' min ', easy, { words: `, then ${left} min at `, for: then }]
    },
  },
  {
    // "3 x 3k w/ 3min rest: MP, HMP, 10k": one for each.
    needs: ['mp', 'hmp', 'hm', 'marathon', 'k'],
    pattern: new RegExp(
      `(?<![\\dx:(/.-] ?)\\b(?<times>[2-5]) ?x ?(?<bout>\\d{1,4}(?:\\.\\d)? ?(?:km?|m|miles?|mi|mins?|minutes|'))(?![a-z])(?:,? (?:(?:w\\/|with|w) ?)?(?<rest>\\d{1,3} ?(?:s|secs?|mins?|minutes|m|'|km) (?:rest|jog|rec|recovery|easy|off|walk)))?(?::|,| at| @)? (?<list>${RACES}(?:(?:, ?(?:then )?| then |\\/| )${RACES}){1,4})(?:,? (?:(?:w\\/|with|w) ?)?(?<rest2>\\d{1,3} ?(?:s|secs?|mins?|minutes|m|'|km) (?:rest|jog|rec|recovery|easy|off|walk)))?(?=[,;.]| ?$| cd| cool)`,
      'di',
    ),
    by: (span) => {
      const [times, bout, list] = ['times', 'bout', 'list'].map(span)
      const rest = span('rest') ?? span('rest2')
      if (!times || !bout || !list) return undefined
      const aims = list.words.match(new RegExp(RACES, 'gi')) ?? []
      if (aims.length !== Number(times.words)) return undefined
      const pieces = aims.map((aim) => {
        const name = aim.replace(/ ?pace$/i, '').replace(/^hm$/i, 'hmp')
        return `${bout.words} at ${name}${/k$/i.test(name) ? ' pace' : ''}`
      })
      const words = pieces.join(rest ? `, ${rest.words}, ` : ', ')
      return [{ words, for: spanAround(times, list, rest) }]
    },
  },
  {
    // "75-80% ftp 2hrs"
    needs: ['ftp', '%', 'w', 'watts'],
    pattern:
      /^(?<target>\d{2,3}(?:-\d{2,3})? ?(?:%(?: (?:of )?ftp)?|w|watts)) (?:for )?(?<length>\d{1,3}(?:\.5)? ?(?:h|hrs?|hours?|mins?|minutes)\b)(?= ?$|,? (?:with|w\/|bike|ride|turbo|z\d)\b)/di,
    as: 'bike {length} at {target}',
  },
  {
    // "ramp from 120w to 240w in 20min, then 30 min 190"
    needs: ['w', 'watts'],
    pattern:
      /(?<=\b\d{2,3} ?w(?:atts)?\b.*)(?<length>(?<![\dx:] ?)\b\d{1,3} ?(?:mins?|minutes|')) (?:at |@ ?)?(?<watts>[1-4]\d0|[1-4]\d5)(?=[,;.]? ?$|,? (?:then|and)\b|[,;] )(?! ?(?:bpm|m\b|w\b))/dgi,
    by: (span, _, text) => {
      const [length, watts] = [span('length'), span('watts')]
      const isOfPulse = /\b(?:bpm|hr|pulse|beats)\b/i.test(text)
      return length && watts && !isOfPulse
        ? [length, ' at ', watts, { words: ' w', for: watts, tell: inWatts(watts.words) }]
        : undefined
    },
  },
  {
    // "1200 800 400 x2, 400 jog after each"
    needs: ['x'],
    pattern:
      /(?<![\dx/,.-] ?)\b(?<row>\d{3,4}(?: \d{3,4}){1,4}) x ?(?<times>[2-6]),? (?:with |w\/ ?)?(?<rest>\d{2,4} ?m? (?:easy )?(?:jog|walk|float))(?: rec(?:overy)?)? (?:after|between|btwn|in between)(?: each| all| them| reps?)?\b/di,
    by: (span, _, text) => {
      const [row, times, rest] = ['row', 'times', 'rest'].map(span)
      if (!row || !times || !rest || isSwim(text)) return undefined
      const tell = `“x${times.words}” was read as of all of them.`
      const metres = rest.words.replace(/^(\d+)(?: ?m\b)?/i, '$1 metres')
      const bouts = row.words.split(' ').map((bout) => `${bout} metres with ${metres}`)
      return [{ words: `${times.words}x(${bouts.join(', ')})`, for: { from: row.from, to: rest.to }, tell }]
    },
  },
  {
    // "walk 2 run 3 x10": the walk first, and nothing run around it.
    needs: ['walk'],
    pattern:
      /(?<=^|[:,;] ?)walk (?:for )?(?<walk>\d{1,2}) ?(?<unit>s|secs?|mins?|minutes?|')?(?:,| \/|\/| and| then)? ?(?:run|jog) (?:for )?(?<run>\d{1,2}) ?(?<unit2>s|secs?|mins?|minutes?|')?,? (?:x ?(?<times>\d{1,2})|(?<times2>\d{1,2}) ?(?:x|times))\b/di,
    by: (span, all, text) => {
      const [walk, run] = [span('walk'), span('run')]
      const times = span('times') ?? span('times2')
      const isBehindOthers = /\d/.test(text.slice(0, walk?.from))
      if (!walk || !run || !times || Number(times.words) < 2 || isBehindOthers) return undefined
      const [walked, ran] = [
        `${walk.words} ${unitOf(span('unit')?.words)}`,
        `${run.words} ${unitOf(span('unit2')?.words)}`,
      ]
      const isFirst = /^walk/i.test(text)
      const words = `${isFirst ? 'run: ' : ''}walk ${walked}, ${Number(times.words) - 1}x(${ran} easy, ${walked} walk), ${ran} easy`
      return [{ words, for: { from: text.indexOf(all), to: text.indexOf(all) + all.length }, tell: FIRST }]
    },
  },
  {
    // "half marathon sim: 3k easy 12k hmp 2k easy"
    needs: ['sim', 'simulation', 'simulator', 'rehearsal'],
    pattern:
      /^(?<race>(?:half|half marathon|hm|marathon|10k|5k) (?:race )?(?:sim|simulation|simulator|rehearsal))(?: (?:run|session))?(?<sign>:|,| -)? ?(?=\d)/di,
    as: '{race=run: }',
  },
  {
    // "1hr run, pick it up for 5 at 20, 35 and 50"
    needs: ['for'],
    pattern:
      /\b(?:(?<sport2>run|ride|bike|jog|spin|turbo),? (?:for )?)?(?<total>1 ?(?:hr?|hour)|an hour|one hour|\d{2,3} ?(?:mins?|minutes|'))(?: (?:easy |steady )?(?<sport>run|ride|bike|jog|spin|turbo)\b)?(?: easy| steady)?,? (?:(?:but|and|with|then) )?(?<what>pick(?:ing)? it up|pick up|pick the pace up|push|surge|tempo|threshold|go hard|hard) for (?<bout>\d{1,2}) ?(?:mins?|minutes|')? at (?:minutes? )?(?<list>\d{1,3}(?:, ?\d{1,3})*(?:,? ?(?:and|&) ?\d{1,3})?)(?: ?(?:mins?|minutes|'))?(?=[,;.]| ?$)/di,
    by: (span) => {
      const [total, what, bout, list] = ['total', 'what', 'bout', 'list'].map(span)
      const sport = span('sport') ?? span('sport2')
      if (!total || !sport || !what || !bout || !list) return undefined
      const minutes = /h|one|an/i.test(total.words) ? HOUR : Number.parseInt(total.words, 10)
      const starts = (list.words.match(/\d+/g) ?? []).map(Number)
      const parts = between(
        starts,
        Number(bout.words),
        minutes,
        /hard|push|surge/i.test(what.words) ? 'hard' : aimOf(what.words),
      )
      if (!parts) return undefined
      return [sport, ' ', { words: parts.join(', '), for: { from: what.from, to: list.to }, tell: PICKED }]
    },
  },
  {
    // "z4 4x7 min z1 3 min": the recovery with its zone in front.
    needs: ['z', 'zone'],
    pattern:
      /(?<![\d/x-] ?)\b(?<zone>z(?:one)? ?[2-6]) (?<set>\d{1,2} ?x ?\d{1,3} ?(?:s|secs?|mins?|minutes|'))(?![a-z]),? (?:with )?(?<easy>z(?:one)? ?[12]) (?<rest>\d{1,2} ?(?:s|secs?|mins?|minutes|'))(?![a-z])/di,
    as: '{set} {zone} with {rest} {easy}',
  },
  {
    // "long run by feel 2 h", "10k run no watch"
    needs: ['feel', 'feeling', 'watch', 'garmin', 'gps', 'effort'],
    pattern:
      /(?<!\b(?:rest|rec|recovery|recoveries|rpe \d+) )(?<how>\b(?:easy|steady|relaxed|gentle),? )?(?<what>\b(?:(?:all|purely|just|only|done|going) )?(?:by|on) (?:feel|feeling|effort(?: only| alone)?)|(?:with )?(?:no|without an?|without my|leave the) (?:watch|garmin|gps)(?: at home)?)\b/di,
    by: (span, all, text) => {
      const [how, what] = [span('how'), span('what')]
      const others = text.replace(all, ' ')
      if (!what || /\brpe\b/i.test(text)) return undefined
      if (isSwim(text) || AIMED.test(others) || (others.match(/\d+(?:[.:]\d+)*/g) ?? []).length !== 1)
        return [...(how ? [how] : []), { words: '', for: what, check: BY_FEEL }]
      const rpe = how && !/steady/i.test(how.words) ? EASY : STEADY
      const tell = `“${what.words}” was read as an effort of ${rpe} out of 10.`
      return [{ words: ` rpe ${rpe} `, for: { from: (how ?? what).from, to: what.to }, tell }]
    },
  },
]

const REPEATED = 'Repeat was read as twice in all: what is said since the warm-up.'
const FIRST = 'The walk comes first, and nothing is run before it.'
const PICKED = 'What lies between was not said, so easy; to pick it up is tempo.'
const PARKRUN = 'A parkrun is 5 km, run hard between the ways there and home.'
const BY_FEEL = 'Without a figure all has its targets: say how hard it feels out of ten, such as 60 min rpe 4.'
const HOUR = 60
// Of ten (our choice).
const EASY = 3
const STEADY = 4
const AIMED =
  /\b(?:hard|fast|tempo|threshold|race|mp|hmp|css|z\d|zone|bpm|hr|watts?|ftp|strides?|pick|surges?|sprints?|easy|steady|last|first|then|every|warm|wu|cool|cd)\b|[%@x]|\d ?w\b|\d ?:\d\d ?\/|\(/i

function inWatts(figure: string): string {
  return `No unit was said at “${figure}”, so watts.`
}

function unitOf(unit = 'min'): string {
  return /^s/i.test(unit) ? 's' : 'min'
}

function aimOf(words: string): string {
  return /threshold/i.test(words) ? 'threshold' : 'tempo'
}

/** Easy parts between efforts that begin at these minutes; none if they do not fit. */
function between(starts: readonly number[], bout: number, total: number, how: string): string[] | undefined {
  const parts: string[] = []
  let at = 0
  for (const start of starts) {
    if (start <= at) return undefined
    parts.push(`${start - at} min easy`, `${bout} min ${how}`)
    at = start + bout
  }
  if (at > total) return undefined
  return at < total ? [...parts, `${total - at} min easy`] : parts
}

const HUNDRED = 100
