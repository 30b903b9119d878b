import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'
import { EFFORT } from './rests-of-swims.ts'
import { roleOf } from './send-offs.ts'

const SET = String.raw`\d ?x ?\d{2,4} ?(?:m|yds?|y)?`

/** What coaches of swimmers write in short on their boards, in the words that all other phrases know. */
export const wordsOfCoaches: readonly Phrase[] = [
  word(/\b(?<word>brs|brst|brstk|brst?str)\b/dgi, 'breast', ['brs', 'brst', 'brstk', 'brsstr', 'brststr']),
  word(/\b(?<word>bkst|bkstr|bks)\b/dgi, 'back', ['bkst', 'bkstr', 'bks']),
  // "100 Kraul", "8x50 dolphin on back"
  word(/\b(?<word>kraul|crowl)\b/dgi, 'crawl', ['kraul', 'crowl']),
  word(/(?<=\d ?m? )(?<word>dolphin(?: kick)? on (?:your |the )?back)\b/dgi, 'fly kick face up', ['dolphin']),
  word(/(?<=\d ?m? )(?<word>dolphin)\b(?! kick| on (?:your |the )?back| div)/dgi, 'fly kick', ['dolphin']),
  word(/(?<=\b(?:fly|dolphin|free) kick )(?<word>(?:on|with) (?:your |the |their )?backs?)\b/dgi, 'face up', [
    'back',
    'backs',
  ]),
  word(/(?<=\d(?: ?m)? kick )(?<word>on (?:your|the|their|my) backs?)\b/dgi, 'on back', ['back', 'backs']),
  // "8x50 legs", "400 arms with pull buoy"
  word(/(?<=(?:\d|\d m|x ?\d{2,3}m) )(?<word>legs?)\b(?! kick| ?(?:press|drive))(?: only)?/dgi, 'kick', [
    'leg',
    'legs',
  ]),
  word(/(?<=(?:\d|\d m|x ?\d{2,3}m) )(?<word>arms)\b(?: only)?/dgi, 'pull', ['arms']),
  // "12x25 no free", "4x50 form": any but freestyle.
  word(new RegExp(`(?<=${SET}(?: |, ))(?<word>(?:no|non|not)[- ]free(?:style)?|form)\\b`, 'dgi'), 'choice', [
    ...['free', 'freestyle', 'form'],
  ]),
  word(/(?<=\b\d{2,4} ?m? (?:[a-z]+ )?)(?<word>lazy|chilled)\b/dgi, 'easy', ['lazy', 'chilled']),
  word(/(?<=\d[^;]*)(?<word>\bon (?:the|every|each|a) (?:minute|min))\b/dgi, 'on 1:00', ['minute', 'min']),
  // "10x100 T/A 1:40"
  word(/(?<=\d[^;]*? )(?<word>(?:t ?\/ ?a|ta|turn ?around)(?: of| time)? ?:? ?)(?=\d?\d?:\d\d)/dgi, 'on ', [
    ...['t', 'ta', 'turnaround', 'turn'],
  ]),
  // "4x50 dec 1-4": no month.
  word(
    new RegExp(`(?<=${SET}(?: [a-z]+)? )(?<word>dec)(?= (?:on|@|off|to|by|in|\\d ?-|\\d to )|[,)]|$)`, 'dgi'),
    'desc',
    ['dec'],
  ),
  // "10x50 easy back on 1:15": the stroke, and no way back.
  word(
    new RegExp(
      `(?<=${SET} (?:easy|ez|steady|smooth) )(?<word>back|bk)(?= ?(?:on|off|@|r\\d|rest|with|w\\/|then|\\d|[,;.)]|$))`,
      'dgi',
    ),
    'backstroke',
    ['back', 'bk'],
  ),
  word(
    new RegExp(
      `(?<=${SET} )(?<word>back|bk)(?= (?:easy|ez|steady|smooth) ?(?:on|off|@|r\\d|rest|then|\\d|[,;.)]|$))`,
      'dgi',
    ),
    'backstroke',
    ['back', 'bk'],
  ),
  word(new RegExp(`(?<=${SET} )(?<word>quick(?:ly)?)(?= (?:in|inside|within)\\b)`, 'dgi'), 'fast', [
    'quick',
    'quickly',
  ]),
  {
    // "1000 TT for time after 600 warm up and 4x25 fast"
    needs: ['after'],
    pattern:
      /^(?:swim )?(?<part>(?<far>\d{3,4}) ?m? (?:tt|time[- ]?trial|all out|max|for time)(?: (?:for time|swim))?),? (?<word>after) (?:an? )?(?<before>\d{2,4} ?m? (?:easy )?(?:warm[ -]?up|wu|w\/u)\b(?:(?!,? then\b)[^;])*?)(?<behind>,? then [^;]*)?$/di,
    by: (span, _, text) => {
      const [part, far, word, before] = ['part', 'far', 'word', 'before'].map(span)
      if (!part || !far || !word || !before || !isSwim(text)) return undefined
      const behind = span('behind')
      return [
        'swim ',
        before,
        { words: ', ', for: word },
        { words: `${far.words} all out`, for: part },
        ...(behind ? [behind] : []),
      ]
    },
  },
  {
    // "1k time trial then 10x50 back on 1:15"
    needs: ['tt', 'trial'],
    pattern:
      /(?<![\d.:x] ?)\b(?:(?<kilo>\d(?:\.\d)?) ?k|(?<far>\d{3,4}) ?(?:m\b)?) (?<trial>tt|time[- ]?trial)\b(?: (?:for time|swim))?(?=.*\d ?x ?\d|(?<=\d ?x ?\d.*))/di,
    by: (span, _, text) => {
      const [kilo, far, trial] = ['kilo', 'far', 'trial'].map(span)
      const length = kilo ?? far
      if (!length || !trial || !isSwim(text)) return undefined
      const sport = /\b(?:swim\w*|pool)\b/i.test(text) ? '' : 'swim '
      const metres = kilo ? `${kilo.words}k` : length.words
      return [
        { words: `${sport}${metres} `, for: length },
        { words: 'all out', for: trial },
      ]
    },
  },
  // "600 easy, mix of strokes, then 12x25 kick"
  word(
    /(?<=\b\d{2,4} ?(?:m|metres|meters|yds?|yards|y)?(?: easy| ez| steady)?)(?<word>,? (?:in )?(?:(?:an? )?(?:mix|mixture|variety) of (?:the )?|different )strokes?)(?=[,.;]| then\b| ?$)/dgi,
    ' choice',
    ['stroke', 'strokes'],
  ),
  {
    // "series pause 1 min", "2 min series break"
    needs: ['series', 'serie', 'set', 'sets'],
    pattern:
      /,? (?:(?<first>\d{1,2} ?(?:mins?|minutes|s|secs?|seconds)) (?<word>series[- ](?:pause|break|rest))|(?<word2>(?:series?|sets?)[- ]?(?:pause|break|rest)):? (?<last>\d{1,2} ?(?:mins?|minutes|s|secs?|seconds)))(?=[,.;]| ?$)/di,
    as: ', {first|last}{word|word2= between sets}',
  },
  {
    // "3x(8x50) odd hard even easy, 20s": what takes turns belongs to the set.
    needs: ['odd', 'odds', 'by', 'alternating', 'alt'],
    pattern:
      /(?<=\b[2-9] ?x ?\(\d{1,2} ?x ?\d{2,3}(?: ?m)?(?: [a-z]+)?)(?<close>\)),? (?<turns>(?:odds?\b[^(),;\d]{2,24}evens?\b (?:[a-z]+)|(?:alternating|alt) [a-z]+ ?(?:\/|and|&) ?[a-z]+|[a-z]+\/[a-z]+ by (?:25|50|75|100)))(?<rest>,? (?:with |w\/ ?)?(?:rest |r ?|p ?:? ?)?\d{1,2} ?(?:s|secs?|seconds|")?(?: rest| ri)?(?![\d:x]| (?:between|min)))?/di,
    by: (span, _, text) => {
      const [close, turns, rest] = ['close', 'turns', 'rest'].map(span)
      if (!close || !turns || !isSwim(text)) return undefined
      const seconds = rest && /\d{1,2}/.exec(rest.words)?.[0]
      return [' ', turns, ...(rest ? [{ words: ` ${seconds}s rest`, for: rest }] : []), close]
    },
  },
  {
    // "4x100 free 1-4 desc"
    needs: ['desc', 'descend', 'descending'],
    pattern: new RegExp(
      `(?<=${SET}(?: [a-z]+)?,? )(?<range>1 ?(?:-|to) ?\\d{1,2}) (?<how>desc(?:end(?:ing)?)?)\\b(?! ?\\d)`,
      'dgi',
    ),
    as: '{how} {range}',
  },
  {
    // "6x150 20r", "3x(8x50) P20": the rest.
    needs: ['r', 'p'],
    pattern:
      /(?<=\d ?x ?\(?[^;]*?[\d)a-z] |, )(?:(?<after>[1-6][05]) ?r|(?:p) ?[:.]? ?(?<before>[1-6][05])(?! ?(?:"|s|secs?)))\b(?![-:./])/dgi,
    as: '{after|before}s rest',
    when: isSwim,
  },
  {
    // "swim golf 8x50", "6x50 swim golf": the strokes and the seconds of each are added up.
    needs: ['golf'],
    pattern: /\b(?<golf>swim ?golf)(?:[: ]+(?<set>\d{1,2} ?x ?\d{2,3}(?: ?m\b)?))?/di,
    by: (span) => {
      const [golf, set] = [span('golf'), span('set')]
      const note = golf && { words: 'swim golf', for: golf }
      return note && (set ? ['swim ', set, ' ', note] : [note])
    },
  },
  // "6x50 breast kick no board": nothing that is said has one.
  word(
    new RegExp(
      `(?<=${SET}[^;,]*)(?<word>,? ?\\(?\\b(?:no|without|w\\/o) (?:kick ?)?(?:board|kit|buoy)\\b\\)?)(?=[ ,.;:]|$)`,
      'dgi',
    ),
    '',
    ['board', 'kickboard', 'kit', 'buoy'],
  ),
  {
    // "4x500 buoy laps in the lake": around them, and without a pull buoy.
    needs: ['buoy', 'buoys'],
    pattern: / (?<word>buoy (?:laps?|loops?|circuits?|to buoy)|(?:round|around) the buoys?)\b/di,
    by: (span, _, text) => {
      const word = span('word')
      if (!word || !isSwim(text)) return undefined
      return [{ words: /\b(?:swim\w*|pool|open ?water|ows)\b/i.test(text) ? '' : ' open water', for: word }]
    },
  },
  {
    // "2 x 1 mile OW tempo"
    needs: ['ow'],
    pattern:
      /(?<=(?:\d|m|k|km|mi|miles?|min|mins|hr?|hours?|yards|^) ?|(?:M|K|MI|MILES?|MINS?|HR?|HOURS?|YARDS) )(?<word>OW)\b(?! my| MY)/dg,
    as: '{word=open water}',
  },
  {
    // "8x50 from a dive on 4:00 100 ez after each"
    needs: ['after', 'between'],
    pattern:
      /(?<=\d ?x ?\d{2,3}[^;,]*(?:on|off|@) ?\d?\d:\d\d) (?<easy>\d{2,3} ?m?)(?<how> (?:easy|ez)(?: swim)?) (?<word>after|between) (?:each|every)(?: one)?/dgi,
    as: ', {easy}{how}{word= between}',
  },
  // "10 whatever": any stroke.
  word(/(?<=\b\d{1,4}(?: lengths?| ?m)? )(?<word>whatever|anything)\b(?! (?:pace|speed|effort))/dgi, 'choice', [
    ...['whatever', 'anything'],
  ]),
  // "30x50 hr set: 10 @ 60": what the set is for.
  word(new RegExp(`(?<=${SET} )(?<word>(?:hr|heart ?rate) set(?=:))`, 'dgi'), '', ['set']),
  {
    // "fins on: 8x50 kick, fins off: 8x50 fast"
    needs: ['on', 'off'],
    pattern:
      /\b(?<gear>fins|paddles|snorkel) (?:(?<on>on)[:,]? (?<set>\d{1,2} ?x ?\d{2,3}(?: ?m\b)?)|(?<off>off)[:,]? (?=\d))/dgi,
    by: (span, _, text) => {
      const [gear, on, set, off] = ['gear', 'on', 'set', 'off'].map(span)
      if (!gear || !isSwim(text)) return undefined
      if (off) return [{ words: '', for: gear }]
      return on && set && [set, { words: ' with ', for: on }, gear]
    },
  },
  {
    // "50s: 20 on the minute"
    needs: [':'],
    pattern:
      /\b(?<far>25|50|75|100) ?s: ?(?<times>\d{1,2}) (?:(?<minute>on the min(?:ute)?)\b|(?=(?:on|@|off|with|w\/)\b ?(?:the )?(?:\d|:)))/di,
    by: (span, _, text) => {
      const [far, times, minute] = ['far', 'times', 'minute'].map(span)
      const sport = /\b(?:swim\w*|pool)\b/i.test(text) ? '' : 'swim '
      const clock = minute ? [{ words: 'on 1:00', for: minute }] : []
      return far && times && [sport, times, 'x', far, ' ', ...clock]
    },
  },
  {
    // "4x(50 kick 50 drill 50 swim 50 sprint) on 1:15"
    needs: ['('],
    pattern:
      /(?<=\d ?x ?\()(?<row>\d{2,3} [a-z]+(?: \d{2,3} [a-z]+){1,5})(?<close>\))(?<clock> (?:on|off|@) ?\d?:\d\d)?(?! each)/dgi,
    by: (span, _, text) => {
      const [row, close, clock] = ['row', 'close', 'clock'].map(span)
      if (!row || !close || !isSwim(text)) return undefined
      const parts = [...row.words.matchAll(/(?<far>\d{2,3}) [a-z]+/gi)]
      // Of one length: the send-off is that of each.
      const fars = new Set(parts.map(({ groups }) => Number(groups?.far)))
      const isOfEach =
        clock && fars.size === 1 && roleOf(/\d?:\d\d/.exec(clock.words)?.[0] ?? '', [...fars][0] ?? 0) === 'send-off'
      return [
        ...parts.flatMap(({ index, 0: words }, at) => [
          ...(at > 0 ? [', '] : []),
          { from: row.from + index, to: row.from + index + words.length },
          ...(isOfEach ? [clock] : []),
        ]),
        close,
        ...(clock && !isOfEach ? [clock] : []),
      ]
    },
  },
  {
    // "4x200 w/ 50 fast in the middle"
    needs: ['middle'],
    pattern:
      /(?<=\b\d{1,2} ?x ?(?<far>75|100|150|200|300|400)(?: ?m)?(?: [a-z]+)?) (?<words>(?:with |w\/ ?|w )?(?:an? |the )?(?<part>25|50|100) (?<how>fast|hard|easy|sprint|build|kick|drill|fly|back|breast) in (?:the |each )?middle)\b/di,
    by: (span) => {
      const [far, words, part, how] = ['far', 'words', 'part', 'how'].map(span)
      const around = (Number(far?.words) - Number(part?.words)) / 2
      if (!words || !part || !how || !Number.isInteger(around) || around < POOL) return undefined
      return [{ words: ` (${around} swim/${part.words} ${how.words}/${around} swim)`, for: words }]
    },
  },
  {
    // "8x100 with half a min rest"
    needs: ['half'],
    pattern: /\b(?<half>half (?:an? )?min(?:ute)?)(?= (?:rest|off|break|between|pause)\b)/di,
    as: '{half=30s}',
    when: isSwim,
  },
  {
    // "2.4k continuous at ironman pace, sighting every 10 strokes": nobody else looks up so.
    needs: ['sight', 'sighting'],
    pattern:
      /^(?<first>\S+)(?=.*\bsight(?:ing)?\b)(?!.*\b(?:swim\w*|pool|open ?water|ows|lake|sea|ocean|run\w*|ride|bike)\b)/di,
    as: 'swim {first}',
  },
  // "1500 free for time", "main set, cool 200"
  word(/(?<=(?<![\d,.])\d{3,4} ?m?(?: (?:free|swim|im|pull|fc|fr))? )(?<word>for time)\b/dgi, 'all out', ['time']),
  word(/(?<=[,;] )(?<word>cool)(?= \d{2,4} ?m?(?: easy)? ?(?:$|[,.]))/dgi, 'cool down', ['cool']),
  {
    // "75 easy 25 fast x 8 rest 20"
    needs: ['x'],
    pattern:
      /(?<![\dx:.] ?|\d (?:m )?[a-z]{2,12},? )\b(?<one>25|50|75)(?: ?m)? (?<how>easy|ez|hard|fast|sprint|kick|drill|swim|free|back|fly|breast),? (?:and |then |\+ ?)?(?<other>25|50|75)(?: ?m)? (?<how2>easy|ez|hard|fast|sprint|kick|drill|swim|free|back|fly|breast),? x ?(?<times>\d{1,2})(?![\d:])(?<rest>,? (?:rest|r) ?\d{1,2}(?! ?(?:s|min)))?/di,
    by: (span, _, text) => {
      const [one, how, other, how2, times, rest] = ['one', 'how', 'other', 'how2', 'times', 'rest'].map(span)
      if (!one || !how || !other || !how2 || !times) return undefined
      const far = Number(one.words) + Number(other.words)
      if (!WHOLES.has(far) || one.words === other.words) return undefined
      const sport = /\b(?:swim\w*|pool)\b/i.test(text) ? '' : 'swim '
      return [
        {
          words: `${sport}${times.words}x${far} (${one.words} ${how.words}/${other.words} ${how2.words})`,
          for: { from: one.from, to: times.to },
        },
        ...(rest ? [{ words: ` ${/\d+/.exec(rest.words)?.[0]}s rest`, for: rest }] : []),
      ]
    },
  },
  {
    // "6x100 @ 80%": of the effort, for nobody trains at 80 % of the threshold speed.
    needs: ['%'],
    pattern: new RegExp(
      `(?<=${SET}(?: [a-z]+)?,? (?:@|at) ?)(?<share>6[05]|7[05]|80|(?:85|90)(?=% effort))%(?<effort> effort)?(?! ?(?:css|of|hr|max|speed|pace|-|to))`,
      'di',
    ),
    by: (span, _, text) => {
      const share = span('share')
      if (!share || !isSwim(text) || (text.match(/%/g) ?? []).length > 1) return undefined
      const zone = Number(share.words) >= 90 ? 4 : Number(share.words) >= 80 ? 3 : Number(share.words) >= 70 ? 2 : 1
      const tell = `${share.words} % was read as the effort, zone ${zone}, and not as a share of critical swim speed.`
      return [{ words: `z${zone}`, for: share, tell }]
    },
  },
  {
    // "50-100-150-200 free 20s rest": nobody runs a stroke.
    needs: [
      'free',
      'freestyle',
      'fr',
      'fc',
      'back',
      'backstroke',
      'breast',
      'breaststroke',
      'fly',
      'im',
      'kick',
      'pull',
    ],
    pattern:
      /(?<![\d.:x/-] ?)\b(?<row>\d{2,3}[05]?(?:(?: ?- ?| ?\/ ?|, ?| )\d{2,3}[05]?){2,8}) ?m?(?= (?:free(?:style)?|fr|fc|back(?:stroke)?|breast(?:stroke)?|fly|im|kick|pull)\b(?! ?\/| (?:on|to|down|home|jog|walk)\b))/di,
    by: (span, _, text) => {
      const row = span('row')
      const areOfPool = row?.words.match(/\d+/g)?.every((rung) => Number(rung) % POOL === 0)
      return row && areOfPool && isSwim(text) && !/\b(?:swim\w*|pool|run\w*|jog\w*|track)\b/i.test(text)
        ? [{ words: `swim ${row.words.match(/\d+/g)?.join('-')}`, for: row }]
        : undefined
    },
  },
  // "8x100 EN2 on 1:40", "6x50 SP1": the categories of American coaches.
  word(/(?<=\d ?m? )(?<word>en1)\b/dgi, 'steady', ['en']),
  word(/(?<=\d ?m? )(?<word>en2)\b/dgi, 'z4', ['en']),
  word(/(?<=\d ?m? )(?<word>en3)\b/dgi, 'z5', ['en']),
  word(/(?<=\d ?m? )(?<word>sp[1-3])\b/dgi, 'max', ['sp']),
  {
    // "swim 20 mins no rush": easy.
    needs: ['rush', 'pressure', 'hurry'],
    pattern: /,? (?<word>no (?:rush|pressure|hurry))(?= ?(?:$|[,.!]))/di,
    by: (span, _, text) => {
      const word = span('word')
      return word && isSwim(text) && !/\d ?x ?\(?\d/i.test(text)
        ? [{ words: EFFORT.test(text) ? '' : ' easy', for: word }]
        : undefined
    },
  },
]

// In metres or yards: the shortest length of a pool.
const POOL = 25
// What is swum in two pieces of a pool.
const WHOLES = new Set([50, 75, 100, 150])

/** A word of swimmers alone, in another one. */
function word(pattern: RegExp, words: string, needs: readonly string[]): Phrase {
  return {
    needs,
    pattern,
    by: (span, _, text) => {
      const said = span('word')
      return said && isSwim(text) ? [{ words, for: said }] : undefined
    },
  }
}
