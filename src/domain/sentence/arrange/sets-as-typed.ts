import type { Phrase } from './phrase.ts'

const HOW = '(?:drill|kick|swim|free|pull|fast|easy|ez|hard|back|breast|fly)'
const COUNT = '\\d{1,2} ?x ?\\d{1,4}'

/** Sets as they are typed: the target or the length before the count, ends that only their words tell, fast and easy by turns. */
export const setsAsTyped: readonly Phrase[] = [
  {
    // "bike 1 hr 88-92% ftp 2x15": the target before the set.
    needs: ['%', 'w', 'watts'],
    pattern:
      /(?<=^[^@%;x()]*\b(?:hours?|hrs?|h|minutes|mins?|bike|ride|turbo|trainer) )(?<aim>(?:[89]\d|1[0-4]\d)(?: ?- ?\d{2,3})? ?%(?: (?:of )?ftp)?|[12]\d\d ?- ?[123]\d\d ?(?:w|watts)\b),? (?<set>\d{1,2} ?x ?\d{1,2}(?: ?(?:mins?|minutes|'|m)(?![a-z]))?)(?=$|[,.]? ?(?:$|\d{1,2} ?(?:mins?|min|m|') |with |w\/))/di,
    by: (span, _, text) => {
      const [aim, set] = [span('aim'), span('set')]
      return aim && set && !/[@%]|\d ?w\b/.test(text.slice(set.to)) ? [set, ' @ ', aim] : undefined
    },
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
    // "drill/swim by 25 x 12"
    needs: ['/'],
    pattern: new RegExp(
      `(?<!\\d ?x ?\\d{2,3} )\\b(?<how>${HOW} ?\\/ ?${HOW}) (?:by )?(?<length>25|50|75|100)s? x ?(?<times>\\d{1,2})(?![\\d:])`,
      'di',
    ),
    by: (span) => {
      const [how, length, times] = [span('how'), span('length'), span('times')]
      return how && length && times && [times, 'x', length, ' ', how]
    },
  },
  {
    // "16x25 fast/easy": one length after the other, as none is divided.
    needs: ['/'],
    pattern: /(?<=\d ?x ?25(?: ?m| free)? )(?<fast>fast|hard|sprint|max) ?\/ ?(?<easy>easy|ez)\b(?! by)/di,
    by: (span) => {
      const [fast, easy] = [span('fast'), span('easy')]
      return fast && easy && ['odds ', fast, ' evens ', easy]
    },
  },
  {
    // "3x1000 rest 1 min with 3rd fastest"
    needs: ['fastest', 'quickest'],
    pattern:
      /(?<=\b(?<times>[2-9]) ?x ?\d{2,4}\b[^;x]*?)(?<words>,? ?(?:with |w\/ ?|and )?(?:the )?(?<which>last|final|2nd|3rd|4th|5th|6th|second|third|fourth|fifth)(?: one| rep)?(?: being| is)? (?:the )?(?:fastest|quickest))\b/di,
    by: (span, _, text) => {
      const [times, words, which] = [span('times'), span('words'), span('which')]
      if (!times || !words || !which) return undefined
      const place = ORDINALS[which.words.toLowerCase()] ?? Number(times.words)
      if (place !== Number(times.words)) return undefined
      const isSwim = /\b(?:swim\w*|pool)\b/i.test(text)
      return [{ words: isSwim ? ` descend 1-${times.words}` : ', last one fast', for: words }]
    },
  },
  {
    // "200s kick pull swim then ladder …": one of each.
    needs: ['kick', 'pull', 'swim', 'drill'],
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
    // "6x(40/20)x2sets"
    needs: ['sets', 'set'],
    pattern: /\b(?<set>\d{1,2} ?x ?\(\d{1,2} ?\/ ?\d{1,2}\)),? ?x ?(?<sets>[2-6]) ?sets?\b/di,
    by: (span) => {
      const [set, sets] = [span('set'), span('sets')]
      return set && sets && [sets, 'x', set]
    },
  },
  {
    // "90 min bike, half of it steady, half gentle"
    needs: ['half'],
    pattern:
      /(?<!first |1st |second |2nd |last |\d )\bhalf (?:of it )?(?<one>steady|easy|gentle|moderate|tempo|hard|z[1-5]),? (?:and )?(?:the )?(?:other )?half (?:of it )?(?<two>steady|easy|gentle|moderate|tempo|hard|z[1-5])\b/di,
    by: (span, _, text) => {
      const [one, two] = [span('one'), span('two')]
      if (!one || !two || /\d ?x ?\d/.test(text)) return undefined
      const at = text.search(/\bhalf /i)
      if (!WHOLE_BEFORE.test(text.slice(0, at))) return undefined
      const easy = (said: typeof one) => (/gentle/i.test(said.words) ? { words: 'easy', for: said } : said)
      return ['first half ', easy(one), ' second half ', easy(two)]
    },
  },
  {
    // "1 1/2 hrs"
    needs: ['/'],
    pattern: /(?<![\d.:/-] ?)\b(?<hours>[1-9])(?<half> 1\/2)(?= ?(?:hours?|hrs?|h)\b)/di,
    by: (span) => {
      const [hours, half] = [span('hours'), span('half')]
      return hours && half && [{ words: `${hours.words}.5`, for: { from: hours.from, to: half.to } }]
    },
  },
  {
    // "jog 10min 3x3k @10k effort 4min jog 10min": the last jog is an end, as the first is.
    needs: ['jog'],
    pattern: new RegExp(
      `^(?<up>jog \\d{1,2} ?(?:mins?|minutes|')),? (?<set>${COUNT}[^,;]*?) (?<rest>\\d{1,2} ?(?:mins?|minutes|')),? (?<down>jog \\d{1,2} ?(?:mins?|minutes|'))$`,
      'di',
    ),
    by: (span) => {
      const [up, set, rest, down] = [span('up'), span('set'), span('rest'), span('down')]
      return up && set && rest && down && [up, ', ', set, ' with ', rest, ' jog, ', down]
    },
  },
  {
    // "2 hours chill w one 5min effort up Box Hill"
    needs: ['effort'],
    pattern:
      /(?<=\b(?:w\/?|with|and|plus) )(?<count>one|a|1) (?<length>\d{1,2} ?-?(?:mins?|minutes?|'))(?<word> (?:hard )?effort)(?! at| @)(?<hill> up [A-Z]\w+(?: [A-Z]\w+)?)?/d,
    by: (span) => {
      const [count, length, word, hill] = [span('count'), span('length'), span('word'), span('hill')]
      if (!count || !length || !word) return undefined
      return [{ words: '1x', for: count }, length, { words: ' hard', for: { from: word.from, to: (hill ?? word).to } }]
    },
  },
  {
    // "16k run build up 5:00->4:10"
    needs: ['build', 'building', 'progressive', 'progression', 'progressing'],
    pattern:
      /^(?=.*\b(?:build|building|progressive|progression|progressing)\b)(?<build>build(?:ing)?[- ]up )?(?<whole>[^\dx@]*\d{1,2} ?(?:km|k)\b[^\dx@]*?)(?<word> (?:build(?:ing)?(?:[- ]up)?|progressive|progression|progressing))?,? (?:from )?(?<from>[3-7]:\d\d) ?(?:->|→|>|-|to|down to) ?(?<to>[3-7]:\d\d)(?: ?\/ ?km)?(?=$|[,.] ?$)/di,
    by: (span) => {
      const [build, whole, word, from, to] = [span('build'), span('whole'), span('word'), span('from'), span('to')]
      if (!whole || !from || !to || /\b(?:bike|ride|swim|mile)/i.test(whole.words)) return undefined
      const said = build ?? word
      return [
        whole,
        said ? { words: ' progressive ', for: said } : ' progressive ',
        'from ',
        from,
        '/km to ',
        to,
        '/km',
      ]
    },
  },
  {
    // "2k tt then 4x300": a trial and more is rested well.
    needs: ['tt'],
    pattern:
      /(?<=^(?:run )?(?:\d(?:\.\d)?k|\d{3,4} ?m?|mile|\d ?km) )(?<name>tt)(?<then>,? then) (?=\d{1,2} ?(?:x|by) ?\d)/di,
    by: (span) => {
      const [name, then] = [span('name'), span('then')]
      return (
        name &&
        then && [
          name,
          { words: ', rest 8 min, then ', for: then, tell: 'No rest was said behind the trial, so 8 minutes.' },
        ]
      )
    },
  },
  {
    // "10 lengths fast one by one", "16 lengths of a 25m pool, 4 at a time"
    needs: ['one', 'time'],
    pattern:
      /\b(?<lengths>\d{1,2}) lengths(?<pool> (?:of|in) an? (?<long>25|50) ?m pool)?(?<how> (?:fast|hard|sprint|easy|steady))?,? (?:(?<single>one by one|one at a time)|(?<many>[2-9]|two|four) at a time)\b/di,
    by: (span, _, text) => {
      const [lengths, how, single, many] = [span('lengths'), span('how'), span('single'), span('many')]
      const long = Number(
        span('long')?.words ?? /\b(?:pool (25|50)|(?:25|50)(?= ?m? pool))/i.exec(text)?.[0].match(/\d\d/)?.[0] ?? 25,
      )
      const each = single ? 1 : ({ two: 2, four: 4 }[many?.words.toLowerCase() ?? ''] ?? Number(many?.words))
      const times = Number(lengths?.words) / each
      if (!lengths || !Number.isInteger(times) || times < 2) return undefined
      const last = single ?? many ?? lengths
      const set = { words: `${times}x${each * long}`, for: { from: lengths.from, to: last.to } }
      return [set, ...(how ? [how] : []), ...(span('pool') ? [` swim in a ${long}m pool`] : [])]
    },
  },
]

const ORDINALS: Record<string, number> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  '6th': 6,
}
const WHOLE_BEFORE = /\d ?(?:km?|mi|miles|mins?|minutes|h|hrs?|hours?)\b[^.;:\d]{0,20}$/i
