import { saysRide, saysRun, saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

/** Words of clubs, of coaches and of other languages, in the words that are read: "p 4min", "WS x5", "pootle". */
export const wordsOfClubs: readonly Phrase[] = [
  {
    // "8x200, 200 walk back": the way, and no stroke.
    needs: ['back'],
    pattern:
      /(?<=\d ?x ?\d.*\d ?(?:m|mins?|minutes|'|s|secs?|seconds)? (?:easy |slow )?(?:jog|walk)(?:ing)?)(?<back> back)(?! ?(?:\d|to|up|home|stroke))\b/di,
    as: '{back=}',
  },
  {
    // "2 sets of 6x400, 60 s, 4 min set break"
    needs: ['break', 'breaks'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|'|s|secs?|seconds),? )(?<name>(?:(?:set|block) breaks?|breaks? (?:between|btw|after) (?:the |each )?sets?))\b/di,
    as: '{name=rest between sets}',
  },
  {
    // "4x8min 88-92% FTP, p 4min"
    needs: ['p', 'pause'],
    pattern:
      /(?<=\d ?x ?\d[^;\n]*[ ,])(?<![ (/]\d{1,3} )(?<p>p(?:ause)?[:=.]?)(?= ?\d{1,3} ?(?:mins?|minutes|'|s|secs?|"|m)(?![a-z]| rest))/di,
    as: '{p=rest }',
  },
  {
    // "8 x 2min up the mast road": a road that is run up.
    needs: ['up'],
    pattern:
      /(?<=\d ?x ?\d{1,3} ?(?:mins?|minutes|'|s|secs?|seconds|m) )(?<up>up (?:the )?(?:[a-z]+ ){0,2}(?:road|lane|street|avenue|mountain|valley))\b/di,
    as: '{up=uphill}',
  },
  {
    // "3 min recup between"
    needs: ['recup', 'recups'],
    pattern: /(?<=\d ?(?:mins?|minutes|'|s|secs?|"|m) ?)(?<word>recups?)\b/dgi,
    as: '{word=recovery}',
  },
  {
    // "jog 60 min + WS x5": wind sprints are strides.
    needs: ['ws', 'wind', 'windsprint', 'windsprints'],
    pattern:
      /(?<![\d:])(?:(?<times>\d{1,2}) ?x? ?)?\b(?<word>ws|wind[- ]?sprints?)\b(?: ?x ?(?<times2>\d{1,2})(?!\d))?/di,
    by: (span, _, text) => {
      const [word, times] = [span('word'), span('times') ?? span('times2')]
      if (!word || !/\b(?:run|running|jog|jogging)\b/i.test(text)) return undefined
      return times ? [times, { words: ' strides', for: word }] : [{ words: 'strides', for: word }]
    },
  },
  {
    // "PMA 2x(8x30/30)": the maximal aerobic power.
    needs: ['pma'],
    pattern: /(?<=^(?:bike |velo |ride )?)(?<word>pma)\b(?=.*\d ?x)/dis,
    as: '{word=vo2max}',
  },
  {
    // "2x3k @ 4:10s wit 3min"
    needs: ['wit'],
    pattern: /(?<=\d[^,;]*) (?<word>wit)(?= \d)/di,
    as: ' {word=with}',
  },
  {
    // "2mi up and 2 down": both in the unit that is said.
    needs: ['down'],
    pattern:
      /(?<=(?<!\d)\d{1,2}(?:\.\d)? ?(?<unit>miles?|mi|km?|mins?|minutes) (?:warm[- ]?)?up ?(?:and |& ?|n |, ?|\/ ?)?)(?<down>\d{1,2}(?:\.\d)?)(?= (?:cool[- ]?|warm[- ]?)?down\b)/di,
    by: (span) => {
      const [unit, down] = [span('unit'), span('down')]
      return unit && down && [down, { words: ` ${unit.words}`, for: down }]
    },
  },
  {
    // "6x5 min at threshold, coast down 5 min", "kenyan hills 3x10 min continuous up n down"
    needs: ['down'],
    pattern:
      /(?<=\d ?x ?\d.*?)(?:,? (?<way>(?:coast|roll|spin|jog|walk)(?:ing)? (?:back )?down) (?:for )?(?<length>\d{1,2} ?(?:mins?|minutes|'))| (?<idle>continuous(?:ly)? up (?:n|and|&) down(?: (?:the )?hills?)?)(?=[,;.]|$))/di,
    by: (span) => {
      const [way, length, idle] = ['way', 'length', 'idle'].map(span)
      if (idle) return [{ words: '', for: idle, tell: 'Up and down are run alike: no step tells them apart.' }]
      if (!way || !length) return undefined
      return [', ', length, { words: /^(?:jog|walk)/i.exec(way.words)?.[0].replace(/^/, ' ') ?? ' easy', for: way }]
    },
  },
  {
    // "easy hr w/ 8x20s strides": an hour, and no heart rate, where no other length is said before.
    needs: ['hr'],
    pattern:
      /^(?<lead>[^\d]*?\b(?:(?:easy|ez|steady|nice|gentle|relaxed|long|recovery|an?) )+|)(?<hr>hr)(?= ?(?:$|[,;.+&])| (?:(?:easy|steady|run|ride|w|with|then|incl\w*|and|on the)\b))(?! (?:easy|steady)? ?(?:z\d|zone|under|below|cap))(?!.*(?:(?<![x\d] ?)\b\d{1,3} ?(?:(?:mins?|minutes|km?|miles?|mi)\b|')|[<>] ?1\d\d\b|\b1\d\d ?- ?1\d\d\b))/di,
    by: (span) => {
      const [lead, hr] = [span('lead'), span('hr')]
      return lead && hr && [/\ban? $/i.test(lead.words) ? lead : [lead, '1 '], { words: 'hour', for: hr }].flat()
    },
  },
  {
    // "3x15 sweet spot, hr total": an hour, and no heart rate.
    needs: ['hr', 'hour'],
    pattern:
      /(?<!\d ?|\d\.\d ?|half ?(?:an? )?|half-)\b(?<hour>(?:an? |one )?(?:hr|hour))(?= (?:in )?(?:total|tot|all in|in all|all up|all told|overall|altogether)\b)/di,
    as: '{hour=1 hour}',
  },
  {
    // "24k trail 1200 D+"
    needs: ['d'],
    pattern: /\b(?<metres>\d{2,4}) ?m? ?(?<sign>d\+)/di,
    as: 'with {metres}{sign=m of climbing}',
  },
  {
    // "6x(40/20)x2sets 5rbi": rest between intervals, or between sets of them.
    needs: ['rbi', 'rbs'],
    pattern: /\b(?<rest>\d{1,3}) ?(?<unit>(?:mins?|m|s|secs?)(?= )|'|")? ?(?<word>rb[is])\b/di,
    by: (span, _, text) => {
      const [rest, word] = [span('rest'), span('word')]
      if (!rest || !word) return undefined
      const unit = span('unit') ?? (Number(rest.words) < LEAST_SECONDS ? ' min' : 's')
      return [rest, unit, { words: /sets\b/i.test(text) ? ' rest between sets' : ' rest', for: word }]
    },
  },
  {
    // "fartlek 1-2-3-2-1 minutes quick, same long slow"
    needs: ['same'],
    pattern:
      /(?<!\b(?:with|w\/?|\d) )\b(?<words>(?:the )?same (?:(?:long|length|time|distance|again) (?:slow|slowly|easy|ez|jog|jogging|recovery)|slow|slowly|easy|ez))\b(?! ?(?:as|pace|\d))/di,
    as: '{words=equal recovery}',
    when: /\d-\d|\d ?x ?\d/,
  },
  {
    // "3h hike run"
    needs: ['hike', 'hiking'],
    pattern: /\b(?<words>(?:hike|hiking)(?: ?\/ ?|-| and | & | )(?:run|running))\b/di,
    as: '{words=run}',
    tell: 'Hiking is no step of its own: the run is built.',
  },
  {
    // "run 50m w/ 15 @ tempo": nobody runs 50 metres with something in it.
    needs: ['m'],
    pattern:
      /(?<=^(?:easy |long )?(?:run|jog) )(?<minutes>[3-9]\d)(?<unit> ?m)(?=,? (?:w\/|with|incl?|including)(?![a-z]))/di,
    as: '{minutes}{unit= min}',
  },
  {
    // "OW wetsuit 40 min"
    needs: ['ow'],
    pattern: /^(?<word>ow)(?= (?:wetsuit|swim|session|\d))(?: swim\b)?/di,
    as: '{word=open water swim}',
  },
  {
    // "treadmill 12.5 kph 40 mins 5 x 2 mins at 16": in the unit that is said before.
    needs: ['kph', 'kmh', 'mph', 'km'],
    pattern:
      /(?<=\d ?(?<unit>kph|km\/h|kmh|mph)\b.*\d ?x ?\d{1,3} ?(?:mins?|minutes|'|s|secs?) (?:at|@) ?)(?<speed>\d{1,2}(?:\.\d)?)(?![\d.:%]| ?(?:[a-z/%-]))/di,
    by: (span) => {
      const [unit, speed] = [span('unit'), span('speed')]
      return unit && speed && [speed, ` ${unit.words}`]
    },
  },
  {
    // "20 mins tops"
    needs: ['tops'],
    pattern: /(?<=\d ?(?:minutes|mins?|hours?|hrs?|h|km?|miles|mi))(?<word> tops)\b/di,
    as: '',
  },
  {
    // "35 min ea way"
    needs: ['ea'],
    pattern: /\b(?<word>ea)(?= way\b)/di,
    as: '{word=each}',
  },
  {
    // "10x100 best avg 1 min rest": swimmers say so.
    needs: ['best'],
    pattern: /(?<=\d ?x ?(?:50|75|100|200) ?m? )(?<words>best (?:avg|average))\b/di,
    as: 'swim {words}',
    when: (text) => !saysSport(text) && !/\btrack\b/i.test(text),
  },
  {
    // "sub 20 5k workout 45 min run": what it is for.
    needs: ['sub'],
    pattern:
      /^(?<words>sub[- ]?(?<minutes>\d{2}) (?<race>5k|10k) (?:workout|session|training))(?=,? (?:for )?\d{2,3} ?min[^\dx]*$)/di,
    by: (span) => {
      const [words, race] = [span('words'), span('race')]
      const tell = `A session for a ${race?.words} is one of intervals here: say a set and its pace, such as 5x1k at 4:00/km.`
      return words && [{ words: 'interval', for: words, tell }]
    },
  },
  {
    // "4 by 300"
    needs: ['by'],
    pattern: /(?<![\d.:/][ -]?)\b(?<times>\d{1,2}) (?<by>by) (?=\d{2,4}(?![\d:.%/-]))/dgi,
    as: '{times}{by=x}',
  },
  {
    // "loads of rest"
    needs: ['loads', 'lots', 'plenty', 'heaps', 'tons', 'breath'],
    pattern:
      /(?<=\d ?(?:x|by) ?\d.*)\b(?<words>(?:with |w\/ ?)?(?:loads|lots|plenty|heaps|tons) of rest\b|(?:to )?get(?:ting)? (?:my|your) breath back)(?: (?:in )?between(?: each| them)?)?/dis,
    // How long a swimmer rests is not known.
    as: '{words=rest as needed}',
    unless: /\b(?:swim\w*|pool)\b/i,
  },
  {
    // "pootle for an hour"
    needs: ['pootle', 'pootling'],
    pattern: /\b(?<word>pootl(?:e|ing))\b(?: (?:around|about))?/di,
    by: (span, _, text) => {
      const word = span('word')
      return word && !/each|ea way/i.test(text)
        ? [{ words: saysSport(text) ? 'easy' : 'easy ride', for: word }]
        : undefined
    },
  },
  {
    // "pootle to the cafe and back, 15 miles each way"
    needs: ['each', 'ea'],
    pattern:
      /^(?<words>[a-z ,]*?)(?<length>\d{1,2}) ?(?<unit>miles|mi|km|k|mins?|minutes)(?<way> (?:each|ea) way)\b(?=[^\dx]*$)/di,
    by: (span, _, text) => {
      const [words, length, unit, way] = [span('words'), span('length'), span('unit'), span('way')]
      if (!words || !length || !unit || !way) return undefined
      const far = { k: 12, km: 12, mi: 8, miles: 8 }[unit.words.toLowerCase()]
      const isRide =
        !saysSport(text) && (/\bpootle\b/i.test(text) || (far !== undefined && Number(length.words) >= far))
      const tell = `“${length.words} ${unit.words} each way” is ${Number(length.words) * 2} ${unit.words} in all.`
      return [
        words,
        ...(isRide ? ['ride '] : []),
        {
          words: `${Number(length.words) * 2} ${unit.words}`,
          for: { from: length.from, to: way.to },
          tell,
        },
      ]
    },
  },
]

// A rest of fewer is in minutes (our choice).
const LEAST_SECONDS = 12
function saysSport(text: string): boolean {
  return saysRide(text) || saysRun(text) || saysSwim(text) || /\bwalk/i.test(text)
}
