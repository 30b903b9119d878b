import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'
import { roleOf } from './send-offs.ts'

/** What swimmers write in short, or wrong, in the words that are read. */
export const wordsOfSwims: readonly Phrase[] = [
  {
    // "10x100 scy on 1:30": the pool first.
    needs: ['scy', 'scm', 'lcm'],
    pattern: /(?<set>\b\d{1,2} ?x ?\d{2,4}s?) (?<pool>scy|scm|lcm)\b/dgi,
    as: '{pool} {set}',
  },
  {
    // "40 lengths breast then 10 front crawl"
    pattern:
      /(?<=\bleng?t?h?t?s\b.*(?:then|,|and|\+) ?)(?<count>\d{1,2}) (?=(?:front|free|fc|fr|crawl|craul|back|breast|brest|br|bk|fly|kick|pull|im|easy|fast|drill|choice|mixed)\b)/dgi,
    by: (span) => {
      const count = span('count')
      return count && [{ words: `${count.words} lengths `, for: count }]
    },
  },
  say(/(?<=\b(?:odds?|evens?|\d) )(?<word>st)\b/dgi, 'stroke', ['st']),
  say(/\b(?<word>(?:breast|back) stroke|free style|butter fly)\b/dgi, (words) => words.replace(' ', ''), [
    'stroke',
    'style',
    'fly',
  ]),
  {
    // "IM 400 warm up"
    needs: ['im'],
    pattern: /\b(?<stroke>im) (?<length>\d{3})(?= (?:warm|wu|cd|cool)|,)/dgi,
    as: '{length} {stroke}',
  },
  // "8x100 @ 1:25 off 1:40": one leaves off the clock.
  {
    needs: ['off'],
    pattern: /(?<=\d ?x ?\d{2,3}[^,;]*(?:@|at|in) ?(?<pace>(?:\d?\d)?:\d\d) )(?<word>off (?<clock>\d?\d?:\d\d))/dgi,
    by: (span) => {
      const [pace, word, clock] = [span('pace'), span('word'), span('clock')]
      const [swum, left] = [pace, clock].map((one) => secondsOf(one?.words ?? ''))
      return word && clock && left !== undefined && swum !== undefined && left > swum ? ['on ', clock] : undefined
    },
  },
  // "hold 1:40 for 10x100 on 2:00"
  {
    needs: ['hold', 'holding'],
    pattern: /\bhold(?:ing)? (?<pace>\d?\d:\d\d) (?:for|on|over) (?<set>\d{1,2} ?x ?\d{2,4}s?)\b/dgi,
    as: '{set} in {pace}',
  },
  // "hold 1:30 leave 1:45", "come in on :40, go on :55"
  say(
    /\b(?<word>(?:hold(?:ing)?|mak(?:e|ing)|com(?:e|ing) (?:in|home)(?: on| in| at)?) (?:\d?\d)?:\d\d,? (?:and )?(?:leav(?:e|ing)|go(?:ing)?|(?=\d?:\d\d send))(?: on| at)? ?(?:\d?\d)?:\d\d(?: send[- ]?off)?|(?<=x ?\d{1,3},? )(?:\d?\d)?:\d\d,? (?:and )?leav(?:e|ing)(?: on| at| every)?(?: the)? (?:\d?\d)?:\d\d)\b/dgi,
    (words) => {
      const [swum, clock] = (words.match(/\d*:\d\d/g) ?? []).map((one) => one.replace(/^:/, '0:'))
      return `in ${swum} on ${clock}`
    },
    ['hold', 'holding', 'make', 'making', 'come', 'coming', 'leave', 'leaving'],
  ),
  {
    // "4x(25 fast, 75 easy)": metres, and no seconds of rest.
    needs: ['easy', 'ez'],
    pattern:
      /(?<=\d ?x ?\()(?<first>25|50|75)(?<how> (?:fast|hard|sprint|max|fly|free|kick|build|strong)) ?[,+/] ?(?<second>25|50|75|100)(?<easy> (?:easy|ez)(?: [a-z]+)?)(?=\))/dgi,
    as: '{first} m{how} + {second} m{easy}',
  },
  {
    // "6x50 underwater 25 then easy 25": the pieces of each.
    needs: ['then', 'and', ',', '/', '+'],
    pattern:
      /(?<=\b\d{1,2} ?x ?(?<whole>50|75|100|150|200)(?: ?m)? )(?<how>[a-z]+(?: kick)?) (?<first>25|50|75|100)m?(?:,? then |,? and |, ?| ?\/ ?| ?\+ ?)(?<other>[a-z]+) (?<second>25|50|75|100)m?(?![\d:./x]| ?(?:s|secs?|seconds)\b)/dgi,
    by: (span) => {
      const [whole, how, first, other, second] = ['whole', 'how', 'first', 'other', 'second'].map(span)
      if (!whole || !how || !first || !other || !second || /^(?:on|off|rest|at|with)$/i.test(`${how.words}`))
        return undefined
      const isWhole = Number(first.words) + Number(second.words) === Number(whole.words)
      return isWhole ? ['(', first, ' ', how, '/', second, ' ', other, ')'] : undefined
    },
  },
  {
    // "16x25 on 40sec, odd sprint, even easy": from start to start.
    needs: ['on'],
    pattern:
      /(?<=\d ?x ?(?<length>25|50|75|100) ?m?(?: [a-z]+)?,? )(?<word>on (?<seconds>\d{2,3}) ?(?:seconds|secs?|s))(?![a-z]| ?(?:rest|off|easy|between))/dgi,
    by: (span) => {
      const [length, word, seconds] = [span('length'), span('word'), span('seconds')]
      if (!length || !word || !seconds || roleOf(`0:${seconds.words}`, Number(length.words)) !== 'send-off')
        return undefined
      const all = Number(seconds.words)
      return [{ words: `on ${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`, for: word }]
    },
  },
  // "8x50 stroke 15s": any but freestyle.
  say(
    /(?<=\d ?x ?\d{2,4}(?: ?m)? )(?<word>stroke)\b(?! (?:count|order|rate|work|drills?|technique)|[/-]| ?\/)/dgi,
    'choice',
    ['stroke'],
  ),
  // "16x50 on :50 holding :40"
  {
    needs: ['hold', 'holding', 'making', 'aiming', 'aim', 'target'],
    pattern:
      /(?<=\d ?x ?(?<far>\d{2,3})[^,;()\d]*)(?<on>(?:on|@) ?(?<clock>(?:\d{1,2})?:[0-5]\d)),? (?<hold>\(?(?:and |trying to )?(?:hold(?:ing)?(?: under| below| sub)?|making|aim(?:ing)?(?: for)?|target)) (?<pace>(?:\d{1,2})?:[0-5]\d)(?<per> pace)?\)?(?![\d:]| ?\/)/dgi,
    by: (span) => {
      const [on, clock, hold, pace, per, far] = ['on', 'clock', 'hold', 'pace', 'per', 'far'].map(span)
      if (!on || !clock || !hold || !pace || !far || secondsOf(pace.words) >= secondsOf(clock.words)) return undefined
      // "10x200 on 3:30 hold 1:35": nobody swims 200 in it, so it is that of each 100.
      const isOf100 = per !== undefined || (secondsOf(pace.words) / Number(far.words)) * 100 < FASTEST_SECONDS_PER_100
      return isOf100
        ? [{ words: 'at ', for: hold }, { words: `${pace.words}/100m`, for: pace }, ' on ', clock]
        : [{ words: 'in ', for: hold }, { words: pace.words.replace(/^:/, '0:'), for: pace }, ' on ', clock]
    },
  },
  // "triathlon swim 2.5k", "rest at the wall"
  say(/\b(?<word>tri(?:athlon)? swim)\b/dgi, 'swim', ['tri', 'triathlon']),
  say(/(?<=\brests?)(?<word> (?:at|on) (?:the |each )?(?:wall|end))\b/dgi, '', ['wall', 'end']),
  // "8x100 CH1 on 1:45": the first choice.
  say(
    /\b(?<word>(?:ch|choice) ?[1-4]|(?:(?:1st|first)|(?<!\b(?:1st|first)\b.*)(?:2nd|second)) choice\b|no\.? ?[12](?!.*\bno\.? ?[2-9])(?= (?:stroke|on|@|fast|easy|max|hard|kick|pull))|(?:number|(?<!#[1-9].*)#) ?[12](?!.*#[2-9])(?: stroke)?(?= ?(?:$|,|on\b|@|r\b)))(?: stroke)?(?![\d:])/dgi,
    'choice',
    ['ch', 'choice', 'no', 'number', '#'],
  ),
  // "10x100 on the 2"
  say(
    /\b(?<=\d{2,3}s? .*?\b|\d{2,3}s? )(?<=on )(?<word>the \d)(?!\d|[:.]\d|(?:st|nd|rd|th)| ?(?:min|km?\b|m\b))/dgi,
    (words) => `${words.slice(-1)}:00`,
    ['the'],
  ),
  // "CSS+5s per 100", "CSS pace minus 2 seconds"
  say(
    /\b(?<word>css(?![a-z])(?: pace)? ?(?:[+-]|plus|minus) ?\d{1,2}(?: ?(?:seconds|secs?|s))?(?: (?:per|a|each|every) (?:100 ?m?|hundred)|(?<=(?:seconds|secs?))))(?![a-z\d]|\/)/dgi,
    (words) => `css${/-|minus/i.test(words) ? '-' : '+'}${/\d{1,2}/.exec(words)?.[0]}s/100m`,
    ['css'],
  ),
  // "fly-back-breast-free"
  say(
    /\b(?<word>(?:fly|back|bk|breast|br|free|fr|kick|drill|swim|pull)(?:-(?:fly|back|bk|breast|br|free|fr|kick|drill|swim|pull)){2,3})\b/dgi,
    (words) => words.replaceAll('-', '/'),
    ['-'],
  ),
  say(/\b(?<word>pads?)\b/dgi, 'paddles', ['pad', 'pads']),
  // "(back half faster)"
  say(/(?<word>\(?\b(?:back|2nd|second) half (?:faster|quicker|stronger|harder)\)?)/dgi, 'neg split', ['half']),
  // "from 50s down to 40s"
  say(
    /(?<=\d ?x ?\d{2,4}\b.*)\b(?<word>from \d{2,3}(?: ?(?:seconds|secs?|s))?(?: down)? to \d{2,3}(?: ?(?:seconds|secs?|s))?)\b(?! ?(?:m|%|w|rpm)\b)/dgi,
    (words) =>
      (words.match(/\d+/g) ?? [])
        .map((one) => `${Math.floor(Number(one) / 60)}:${String(Number(one) % 60).padStart(2, '0')}`)
        .join(' to ')
        .replace(/^/, 'from '),
    ['from'],
  ),
  // "on 3:10 hr 150": no hours.
  say(/(?<=\d:\d\d)(?<word> )(?=hr\b)/dgi, ', ', ['hr']),
  // "100 easy @2", not "@ 2 %"
  say(
    /(?<=\b(?:100|150|200|300|400)m?(?: ?[a-z]+)? ?@ ?)(?<word>[2-8])(?=[\s,;)]|$)(?! ?(?:%|min|x|mm))/dgi,
    (words) => `${words}:00`,
    ['@'],
  ),
  // "12x50 3 of each stroke in IM order"
  say(
    /(?<=\d ?x ?\d{2,4}m?(?: (?:swim|kick|drill))?,? (?:with |as )?)(?<word>\(?[1-6] (?:of each(?: stroke)?|each stroke)(?: in| im)?(?: im)?(?: order)?\)?)(?=[ ,.]|$)(?!:)/dgi,
    (words) => ['fly', 'back', 'breast', 'free'].map((stroke) => `${/\d/.exec(words)?.[0]} ${stroke}`).join(' '),
    ['each'],
  ),
  // "16x100 as 4x(1 fly 1 back 1 breast 1 free)"
  say(/(?<=\d ?x ?\d{2,4}m? )(?<word>as \d{1,2} ?x ?)(?=\(\d [a-z])/dgi, '', ['as']),
  // "8 x 1 length sprint"
  say(/(?<=(?<!\d)1 |\bone )(?<word>length)\b(?! pool)/dgi, 'lengths', ['length']),
  // "10x200 pull, no paddles": nothing that is said has them.
  say(
    /(?<=\d ?x ?\d{2,4}[^;\n]*?)(?<word>,? ?\(?\b(?:no|without|w\/o) (?:paddles|toys|gear|equipment)\b\)?)(?=[ ,.;]|$)/dgi,
    '',
    ['paddles', 'toys', 'gear', 'equipment'],
  ),
  // "on one forty five"
  say(
    /(?<=\b(?:on|off|every|at|hold|in) (?:the )?)(?<word>(?:one|two|three) (?:oh five|(?:ten|fifteen|(?:twenty|thirty|forty|fifty)(?:[- ]five)?)))\b(?! ?(?:metres|meters|m|yards|minutes|mins|seconds|secs))/dgi,
    (words) => clockOf(words),
    ['one', 'two', 'three'],
  ),
  {
    // "4x(100 easy 50 fast) swim 15sec": the sport behind the brackets, and their rest.
    needs: ['swim'],
    pattern: /(?<row>\d{1,2} ?x ?\([^()]*\)) ?(?<word>swim,? )(?=(?:rest )?\d{1,2} ?(?:s|secs?|seconds|")(?![a-z]))/di,
    as: '{word=swim }{row} ',
  },
  // "10x50 hold 40 on 1:00": in which each is swum.
  say(
    /(?<=\d ?x ?\d{2,3}\b[^;]*\bhold(?:ing)? )(?<word>[2-9]\d)(?=,? on \d?:\d\d)/dgi,
    (words) => `${Math.floor(Number(words) / 60)}:${String(Number(words) % 60).padStart(2, '0')}`,
    ['hold', 'holding'],
  ),
  // "10 seconds on the wall", "15s rest at each wall"
  say(/(?<=\d ?(?:s|secs?|seconds|"))(?<word>(?: rest)? (?:on|at) (?:the|each|every) wall)\b/dgi, ' rest', ['wall']),
  say(/\b(?<word>drl)\b/dgi, 'drill', ['drl']),
  say(/\b(?<word>swm)\b/dgi, 'swim', ['swm']),
  // "6x100 k/s by 25"
  say(
    /(?<=x ?\d{2,4} )(?<word>(?:k|d|s|p|dr|sw|kick|drill|swim|pull)\/(?:k|d|s|p|dr|sw|kick|drill|swim|pull))\b/dgi,
    (words) => words.replace(/[a-z]+/gi, (one) => parts[one[0]?.toLowerCase() ?? ''] ?? one),
    ['/'],
  ),
  // "6x(100 tempo + 50 ez) no rest"
  say(/(?<=x ?\([^()]*\))(?<word>,? (?:with )?no rest)\b/dgi, '', ['no']),
  // "12x100 IM order by 3s"
  say(
    /(?<=\d ?x ?\d{2,4}m?(?: swim)?,? (?:in |as )?)(?<word>\(?im order,? (?:by |in )(?:groups of )?[1-6]'?s?\)?)(?=[ ,.]|$)/dgi,
    (words) => ['fly', 'back', 'breast', 'free'].map((stroke) => `${/\d/.exec(words)?.[0]} ${stroke}`).join(' '),
    ['im'],
  ),
  // "12x50 at 1 minute"
  say(
    /(?<=\d ?x ?(?:50|75|100)m? )(?<word>(?:at|@) (?:1|one|2|two) min(?:ute)?s?)\b(?! ?(?:per|\/|rest|pace))/dgi,
    (words) => `on ${/1|one/i.test(words) ? 1 : 2}:00`,
    ['at', '@'],
  ),
  // "12 x 100 w/ 3 @ 1:40, 3 @ 1:35"
  say(
    /(?<=\d ?x ?\d{2,4}(?: [a-z]+)?)(?<word> ?(?:w\/|with|as|-|=|:)) (?=\d{1,2} (?:@|(?:on|ez|easy|mod|steady|strong|hard)\b).*, ?\d{1,2} (?:@|(?:on|ez|easy|mod|steady|strong|hard)\b))/dgi,
    ', ',
    ['easy', '@', 'on', 'hard', 'steady', 'ez', 'mod', 'strong'],
  ),
  // "400 ez after each", "100 easy in the gap", "50 ez back inside the rest"
  say(
    /(?<=\d{2,3} )(?<word>(?:(?:ez|easy|active|back|bk|free|fr|choice|kick|scull|drill) ){0,3}(?:swim )?(?:(?<=(?:ez|easy) (?:swim )?)(?:after|behind) each(?: one)?|(?:in|within|inside|during) (?:the|each) (?:gap|rest)s?))\b/dgi,
    'easy between',
    ['after', 'behind', 'gap', 'gaps', 'rest', 'rests'],
  ),
  // "4 @ 1:50, 4 @ 1:45, 1 min between 4s"
  say(/(?<=\b(?<count>[2-9]) ?(?:@|on )[^;]*\b(?:between|btwn?|b\/w) (?:the )?)(?<word>\k<count>s)\b/dgi, 'sets', [
    ...['between', 'btw', 'btwn', 'b'],
  ]),
  // "2 seconds per 100 faster than CSS"
  say(
    /(?<word>\b\d{1,2} ?(?:seconds|secs?|s)(?: (?:per|a) 100 ?m?)? (?:faster|quicker|slower) than (?:my )?css(?: pace)?)\b/dgi,
    (words) => `css${/slower/i.test(words) ? '+' : '-'}${/\d+/.exec(words)?.[0]}s/100m`,
    ['than'],
  ),
  // "4x150 as 100 free and 50 back"
  say(/(?<=x ?\d{3}m? as \d{2,3} [a-z]+)(?<word> and )(?=\d{2,3} [a-z]+)/dgi, '/', ['as']),
  // "10s rest on 1:40 pace"
  say(/\b(?<word>on \d:\d\d pace)\b/dgi, (words) => words.replace(/on (\S+) pace/i, '@ $1/100m'), ['on']),
  say(
    /\b(?<word>get(?:ting)? (?:faster as (?:they|it) gets? shorter|quicker(?: each (?:one|time|rep)| as (?:they|it) gets? shorter| as (?:you|we|i) go)?))(?=[ ,.]|$)/dgi,
    'descend',
    ['get', 'getting'],
  ),
  // "3 rounds of 200 pull, 4x50 kick"
  say(/(?<=\b[2-9] (?:rounds|times))(?<word> of )(?=\d{2,4} ?m?(?: [a-z]+){0,3}(?:,| ?\+) ?\d{1,2} ?x)/dgi, ': ', [
    'of',
  ]),
  // "on 1.15 cycle"
  say(/(?<=\bon )(?<word>\d\.[0-5]\d (?:cycle|turnaround))\b/dgi, (words) => words.slice(0, 4).replace('.', ':'), [
    'cycle',
    'turnaround',
  ]),
  // "desc 1-3 4-6"
  say(/(?<=\bdesc\w* \d ?- ?\d)(?<word> |\/)(?=\d ?- ?\d)/dgi, ' and ', ['-']),
  // "100 fr 100 bk 100 br x3 20s"
  say(
    /(?<=\d{2,3} [a-z]+ x ?(?:[2-9]|1\d|20))(?<word>,? )(?=\d{1,2} ?(?:s|secs?)\b(?! ?(?:rest|ri|recovery)))/dgi,
    ', rest ',
    ['s', 'sec', 'secs'],
  ),
  {
    // "6x100 first 25 fly": how each is divided.
    needs: ['last', 'first', 'middle', 'st', 'final', 'mid'],
    pattern:
      /(?<=\b\d{1,2} ?x ?(?<distance>75|100|150|200|300|400)\b[a-z ]*) (?:with |w\/ ?)?(?:the )?(?<place>1st|first|last|final|mid|middle) (?<part>25|50|75|100) (?<how>fly|back|bk|breast|br|kick|drill|pull|im)\b|(?<=\b\d{1,2} ?x ?(?<distance2>75|150|300)\b[a-z ]*) \(?(?:with |w\/ ?)?(?:the )?(?<place2>mid|middle) (?<part2>25|50|100) (?<how2>fast|hard|easy|sprint|build)\b\)?/dgi,
    by: (span) => {
      const [distance, place, part, how] = ['distance', 'place', 'part', 'how'].map(
        (one) => span(one) ?? span(`${one}2`),
      )
      if (!distance || !place || !part || !how) return undefined
      const own = `${part.words} ${how.words}`
      const left = Number(distance.words) - Number(part.words)
      if (left <= 0) return undefined
      const words = /^m/i.test(place.words)
        ? `${left / 2} swim/${own}/${left / 2} swim`
        : /^[1f]i?r?s/i.test(place.words)
          ? `${own}/${left} swim`
          : `${left} swim/${own}`
      return [{ words: ` (${words})`, for: { from: place.from, to: how.to } }]
    },
  },
  say(/\b(?<word>(?:as )?(?:quick|fast|hard)(?:ly)? as (?:i|you|u) can|(?<!\d ?m? ?)flat out)\b/dgi, 'fast', [
    'flat',
    'can',
  ]),
  say(
    /\b(?<word>br(?:e|a|ea|ei|ae)?s(?:t|te)?[- ]?(?:storke|stoke|strok)|(?:brest|breat|brast|bres|breas|breaste|briest)[- ]?stroke|brest|breat|brast)\b/dgi,
    'breast',
  ),
  say(/\b(?<word>front ?(?:craul|crawel|crall|crowl|crwl|crawll)|craul|crwl)\b/dgi, 'free'),
  say(/\b(?<word>d[ei](?:s|c)end|(?:dec?s|dess?)cend|desecnd)(?=\b|ing\b)/dgi, 'descend'),
  say(/\b(?<word>lenghts|lenths|lengts|lgths|lngths|lenghs)\b(?= )/dgi, 'lengths'),
  say(/\b(?<word>buterfly|butterfy|butterly|buterfy|buttefly)\b/dgi, 'fly'),
  say(/\b(?<word>backstoke|bakstroke|backstrok)\b/dgi, 'back'),
  // "250 w 1st 50 head up": with.
  say(
    /(?<=\b\d{2,4}) (?<word>w)(?= (?:the )?(?:1st|first|last|2nd|3rd|4th|every|fins|paddles|pull|buoy|board|\d+ ?s\b))/dgi,
    ' with',
    ['w'],
  ),
  say(/\b(?<word>rev(?:erse)? ?im(?: order)?|reverse medley)\b(?! ?o\b)/dgi, 'IM reverse order', [
    'rev',
    'reverse',
    'revim',
    'reverseim',
  ]),
  say(/\b(?<word>under[- ]water|u\/w|uw)\b/dgi, 'underwater', ['u', 'water', 'uw']),
  say(
    /(?<=\b(?:easy|ez|\d+|swim|set|warm ?up|wu)) (?<word>choice of strokes?|any stroke|your choice|no ?1|number 1|#1(?!.*#[2-9])|(?<!#1.*)#2(?!.*#[3-9])|im choice)\b/dgi,
    ' choice',
    ['choice', 'any', 'no', 'number', '#'],
  ),
  // "10x100 on 1:30 leaving 10 secs apart": how a lane starts.
  say(
    /,? ?\b(?<word>(?:leaving|leave|starting|set off|setting off|going) \d+ ?(?:s|secs?|seconds) apart)\b/dgi,
    ', apart',
    ['apart'],
  ),
]

/** The seconds of a clock time, "1:25" or ":40". */
function secondsOf(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return minutes * 60 + seconds
}

/** "one forty five" as 1:45. */
function clockOf(words: string): string {
  const [minutes = '', ...rest] = words.split(/[- ]/)
  const seconds = rest.reduce((sum, word) => sum + figureOf(word), 0)
  return `${figureOf(minutes)}:${String(seconds).padStart(2, '0')}`
}

/** Seconds: nobody holds less in a set (our choice). */
const FASTEST_SECONDS_PER_100 = 52

const parts: Record<string, string> = { k: 'kick', d: 'drill', s: 'swim', p: 'pull' }

function say(pattern: RegExp, words: string | ((said: string) => string), needs?: readonly string[]): Phrase {
  return {
    needs,
    pattern,
    by: (span) => {
      const word = span('word')
      return word && [{ words: typeof words === 'string' ? words : words(word.words), for: word }]
    },
  }
}
