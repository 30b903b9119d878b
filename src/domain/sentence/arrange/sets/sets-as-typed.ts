import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const COUNT = '\\d{1,2} ?x ?\\d{1,4}'

/** Sets and parts as they are typed: the target before the count, ends that only their words tell. */
export const setsAsTyped: readonly Phrase[] = [
  {
    // "5 x 1000 in 4,15": minutes and seconds.
    needs: [','],
    pattern:
      /(?<=\d ?x ?(?:\d{3,4} ?m?|\d(?:\.\d)? ?km?|\d? ?miles?) ?(?:in|at|@) ?)(?<minutes>[1-9]),(?<seconds>[0-5]\d)(?!\d|,\d| ?(?:%|km\/?h|kph|mph|m\/s|w\b|s\b|secs?\b))/di,
    by: (span) => {
      const [minutes, seconds] = [span('minutes'), span('seconds')]
      return (
        minutes &&
        seconds && [
          { words: `${minutes.words}:${seconds.words}`, for: { from: minutes.from, to: seconds.to }, tell: COMMA },
        ]
      )
    },
  },
  {
    // "4x(200 steady+50 sprint)"
    needs: ['+'],
    pattern:
      /(?<=\d ?[a-z]{0,4} (?:easy|ez|steady|mod|moderate|hard|fast|sprint|max|strong|smooth|build|free|back|breast|fly|im|pull|kick|drill|swim|jog|walk))(?<plus>\+)(?=\d)(?!\d{1,2}(?: ?(?:s|secs?|seconds|")(?![a-z])|$|[,;)]))/dgi,
    as: ' {plus} ',
  },
  {
    // "bike 1 hr 88-92% ftp 2x15": the target before the set.
    needs: ['%', 'w', 'watts'],
    pattern:
      /(?<=^[^@%;x()]*(?:\d ?(?:hours?|hrs?|h|minutes|mins?|')|\b(?:bike|ride|turbo|trainer)) )(?<aim>(?:[89]\d|1[0-4]\d)(?: ?- ?\d{2,3})? ?%(?: (?:of )?ftp)?|[12]\d\d ?- ?[123]\d\d ?(?:w|watts)\b),? (?<set>\d{1,2} ?x ?\d{1,2}(?![\d:.])(?: ?(?:mins?|minutes|'|m)(?![a-z]))?)(?=$|[,.]? ?(?:$|\d{1,2} ?(?:mins?|min|m|') |with |w\/))/di,
    by: (span, _, text) => {
      const [aim, set] = [span('aim'), span('set')]
      return aim && set && !/[@%]|\d ?w\b/.test(text.slice(set.to)) ? [set, ' @ ', aim] : undefined
    },
  },
  {
    // "3x1000 rest 1 min with 3rd fastest"
    needs: ['fastest', 'quickest', 'faster', 'quicker'],
    pattern:
      /(?<=\b(?<times>[2-9]) ?x ?\d{1,4}(?: ?(?:km?|m|mins?|miles?))?\b[^;x]*?)(?<words>,? ?(?:with |w\/ ?|and )?(?:the )?(?<which>last|final|2nd|3rd|4th|5th|6th|second|third|fourth|fifth)(?: one| rep)?(?: being| is)? (?:the )?(?:fastest|quickest|faster|quicker))(?! than)\b/di,
    by: (span, _, text) => {
      const [times, words, which] = [span('times'), span('words'), span('which')]
      if (!times || !words || !which) return undefined
      if (!/^(?:last|final)$/i.test(which.words) && figureOf(which.words) !== Number(times.words)) return undefined
      const isSwim = /\b(?:swim\w*|pool)\b/i.test(text)
      return [{ words: isSwim ? ` descend 1-${times.words}` : ', last one fast', for: words }]
    },
  },
  {
    // "6x(40/20)x2sets"
    needs: ['sets', 'set'],
    pattern: /\b(?<set>\d{1,2} ?x ?\(\d{1,2} ?\/ ?\d{1,2}\)),? ?x ?(?<sets>[2-6]) ?sets?\b/di,
    as: '{sets}x{set}',
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
    as: '{up}, {set} with {rest} jog, {down}',
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
    // "2h z2 200-215w w/ 4x10s sprints": the figure says how hard the zone is.
    needs: ['z', 'zone', 'endurance'],
    pattern:
      /(?<=^(?:ride |bike )?\d(?:[.,]\d)? ?(?:h|hrs?|hours?)(?: ride)? )(?<zone>z[12]|zone [12]|endurance) (?:@ ?|at )?(?<watts>[12]\d\d ?- ?[12]\d\d ?w)(?= (?:w\/|with|incl)(?![a-z]))/di,
    as: '@ {watts}',
  },
  {
    // "sprints every 20"
    needs: ['every'],
    pattern:
      /(?<=\b(?:spr[a-z]*|surges?|bursts?|pick ?ups?|strides?) every (?<minutes>5|10|15|20|30))(?<end>)(?=$|[,.;])/di,
    as: ' min',
  },
  {
    // "2k tt then 4x300": a trial and more is rested well.
    needs: ['tt'],
    pattern:
      /(?<=^(?:run )?(?:\d(?:\.\d)?k|\d{3,4} ?m?|mile|\d ?km) )(?<name>tt)(?<then>,? then) (?=\d{1,2} ?(?:x|by) ?\d)/di,
    as: '{name}{then=, rest 8 min, then }',
    tell: 'No rest was said behind the trial, so 8 minutes.',
  },
]

const COMMA = 'The comma was read as that between minutes and seconds.'
const WHOLE_BEFORE = /\d ?(?:km?|mi|miles|mins?|minutes|h|hrs?|hours?)\b[^.;:\d]{0,20}$/i
