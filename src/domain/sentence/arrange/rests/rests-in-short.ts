import { formatClock } from '../../../text/grammar/numeral.ts'
import { INCLINE } from '../../tokens/words/unsupported-words.ts'
import type { Phrase } from '../phrase.ts'

/** Rests as they are typed in short or in other words: "4x6T/2", "4 min spinning easy", "walk down + 2 min", "same 90 s jog". */
export const restsInShort: readonly Phrase[] = [
  {
    // "3x(4x200) 30 sec, 3 min between sets": the shorter one is between the repetitions.
    needs: ['between', 'btw', 'btwn'],
    pattern:
      /(?<=\d ?x ?\(?\d{1,2} ?x ?[^()\n]{1,24}\)?|\bsets of \d{1,2} ?x ?[^()\n]{1,24}?),? (?:off )?(?<!\b(?:in|at|@) )(?<rest>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'))(?=(?:,|\/| \/| and| with| then) ?\d{1,2} ?(?:mins?|minutes|') (?:rest |easy |jog |walk )?(?:in )?(?:between|btwn?) (?:the )?(?:sets|rounds|series|blocks))/di,
    as: ', {rest} recovery',
  },
  {
    // "4x1200 @ 10k, 3', 1 down"
    needs: ["'", '’', '′'],
    pattern:
      /(?<=\d ?x ?(?:\d{3,4} ?m?|\d(?:\.\d)? ?(?:km?|mi|miles?)) ?(?:@|at) ?(?:(?:3|5|10) ?k|mp|hmp|hm|threshold|tempo|z\d|\d:\d\d)(?: pace)?, ?)(?<rest>\d{1,2}(?:'|’|′))(?= ?(?:,|;|\.|$))/di,
    by: (span) => {
      const rest = span('rest')
      return rest && [{ words: `${Number.parseInt(rest.words, 10)} min rest`, for: rest }]
    },
  },
  {
    // "3x1k then 3x400, same rest 2 min"
    needs: ['same'],
    pattern:
      /(?<=\d ?x ?\d.*[,;+ ]\d{1,2} ?x ?\d[^\n]{0,16}?), (?:with |the )?(?<all>same (?<kind>rest|jog|recovery)),? (?:of |is )?(?<rest>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|m|'))(?= ?(?:$|[,;.]))/di,
    as: ', {all=all with }{rest} {kind}',
  },
  {
    // "3x800, 3x400 and 3x200 each with 2 min rest"
    needs: ['each'],
    pattern:
      /(?<=\d ?x ?\d.*[,;+ ]\d{1,2} ?x ?\d[^\n]{0,16}?),? (?<each>each) (?=(?:with|off) \d{1,3} ?(?:s|secs?|seconds|mins?|minutes|m)? ?(?:rest|easy|jog|walk|recovery|$))/di,
    as: ', {each=all }',
  },
  {
    // "40 min: 8x(1 min hard, 1 min steady), rest easy": what is left of the length, as it is anyway.
    needs: ['rest'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|h|hrs?|hours?)\b[^;]*\d ?x ?\([^()]*[,+/][^()]*\)),? (?:the )?(?<rest>rest (?:is |of it )?easy)(?= ?\.?$)/di,
    as: '{rest=}',
  },
  {
    // "quarter jog between"
    needs: ['quarter', 'half'],
    pattern:
      /(?<=\d[^;]*, ?)(?:a )?(?<far>quarter|half)(?: mile)? (?<how>jog|walk|float)(?: (?:btw|btwn))?(?=(?: (?:in )?between| recover\w*)?(?:,|\.|;| ?$))/di,
    by: (span, _, text) => {
      const [far, how] = [span('far'), span('how')]
      const metres = /^half/i.test(far?.words ?? '') ? '0.5 mile ' : '0.25 mile '
      return far && how && /\b(?:miles?|mi|quarters?|quarter)\b/i.test(text)
        ? [{ words: metres, for: far }, how]
        : undefined
    },
  },
  {
    // "2x12 min low cadence 60rpm, 6 min normal between"
    needs: ['normal', 'normally'],
    pattern:
      /(?<=\d ?x ?\d[^;]*\d ?(?:mins?|minutes|'|s|secs?) )(?<how>(?:at )?normal(?:ly)?(?: cadence| pace| riding| spinning)?)(?= (?:in )?(?:between|btw|btwn)\b)/di,
    by: (span) => {
      const how = span('how')
      return how && [{ words: 'easy', for: how, tell: `“${how.words}” between was read as easy.` }]
    },
  },
  {
    // "4x200 css, 8x50 fast, 20s rest between everything"
    needs: ['everything', 'both', 'them', 'all', 'throughout', 'always', 'each'],
    pattern:
      /(?<=\d ?x ?\d.*[,;+ ]\d{1,2} ?x ?\d[^\n]*?),? (?:with |w\/ ?)?(?<rest>\d{1,3}(?: ?(?:s|secs?|seconds|mins?|minutes|m|'))?(?<kind> (?:rest|easy|jog|walk|float|spin|recovery))?) (?<all>(?:(?:in )?(?:between|btwn|after|for|in) )?(?:everything|all(?: of (?:them|it)| sets| reps)?|both(?: sets)?)|throughout|always|all the way(?: through)?|each time)(?= ?[.!]?(?:,|$))/di,
    by: (span) => {
      const [rest, all] = [span('rest'), span('all')]
      if (/^throughout/i.test(all?.words ?? '') && !span('kind')) return undefined
      return rest && all && [{ words: ', all with ', for: all }, rest, ...(span('kind') ? [] : [' rest'])]
    },
  },
  {
    // "6x0.5 mile hard 0.25 jog": a part of a mile, as nobody rests for a quarter of a minute.
    needs: ['jog', 'walk', 'float', 'easy', 'ez', 'recovery', 'rest'],
    pattern:
      /(?<=\d ?x ?\d+(?:\.\d+)? ?(?<unit>miles?|mi|km?)\b[^\d\n]{0,24}[ ,])(?<rest>0?\.\d{1,2}) (?=(?:jog|walk|float|easy|ez|recovery|rest)\b)/dgi,
    by: (span) => {
      const [unit, rest] = [span('unit'), span('rest')]
      const far = unit && /^m/i.test(unit.words) ? 'miles' : 'km'
      if (!rest) return undefined
      const words = `${Number(rest.words)} ${far} `
      return [
        { words, for: rest, tell: `No unit was said at “${rest.words}”, so ${far === 'km' ? 'kilometers' : far}.` },
      ]
    },
  },
  {
    // "R: 15E 4x6T/2 10E"
    needs: ['r'],
    pattern: /^(?<r>r)(?=[: ]+\d+ ?(?:mi\w*|km?|min)? ?[emtir]\b)/di,
    as: '{r=run}',
  },
  {
    needs: ['/'],
    pattern:
      /(?<=\d ?x ?\d{1,4} ?(?:mins?|m|km?|mi)? ?[emtir])(?<sign>\/)(?<rest>\d{1,3})(?<unit> ?(?:mins?|m|s|'))?(?![\d:/])/dgi,
    by: (span) => {
      const [sign, rest, unit] = [span('sign'), span('rest'), span('unit')]
      if (!sign || !rest) return undefined
      const value = Number(rest.words)
      const own = unit ?? (value >= 100 ? '' : value >= 20 ? 's' : ' min')
      return [{ words: ' with ', for: sign }, rest, own, ' jog']
    },
  },
  {
    // "5x6 min at 60 rpm, 4 min spinning easy"
    needs: ['easy', 'easily', 'gently', 'lightly', 'softly', 'slow', 'slowly', 'pedalling', 'pedaling', 'normal'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|'|s|secs?|seconds) )(?:of )?(?<how>(?:spinning|pedall?ing|riding|cycling|rolling|cruising|turning the legs over) (?:very |really )?(?:easy|easily|gently|lightly|softly|slow|slowly)|(?:soft|light|gentle|easy)(?:ly)? pedall?ing|normal (?:spin(?:ning)?|pedall?ing|riding|cadence))\b/dgi,
    // It can be all that says which sport it is.
    as: '{how=easy}',
    when: /%|\b(?:bike|ride|turbo|trainer|zwift|ftp|rpm|watts|run\w*)\b/i,
  },
  {
    // "5x6min 55rpm @ 85% 4min spinning": no longer than each of them.
    needs: ['spinning', 'pedalling', 'pedaling'],
    pattern:
      /(?<=(?<![\d.:])\d{1,2} ?x ?(?<bout>\d{1,2}) ?(?:mins?|minutes|')[^;\d]*(?:\d[^;,]*)?)(?<comma>,)? (?<length>\d{1,2}) ?(?<unit>mins?|minutes|') (?<how>spinning|pedall?ing)(?= ?(?:$|[,.;]))/di,
    by: (span) => {
      const [bout, length, unit, how] = ['bout', 'length', 'unit', 'how'].map(span)
      if (!bout || !length || !unit || !how) return undefined
      const longest = span('comma') ? MAX_PAUSE_BEHIND_COMMA : Number(bout.words)
      return Number(length.words) <= Math.min(longest, Number(bout.words))
        ? [' ', length, unit, { words: ' easy between', for: how }]
        : undefined
    },
  },
  {
    // "10 x 10 s max, walk down + 2 min"
    needs: ['down'],
    pattern:
      /(?<down>(?:walk|jog)(?: back)? down) (?:\+|and|plus|then) (?<rest>\d{1,2} ?(?:mins?|minutes|'|s|secs?))(?: rest| stand\w*)?/di,
    by: (span) => {
      const [down, rest] = [span('down'), span('rest')]
      const check = 'The way down was read as part of this rest.'
      return down && rest && [rest, ' ', { words: down.words.replace(/ .*$/, ''), for: down, check }, ' between']
    },
  },
  {
    // "jog 400 in 2:30": at that pace.
    needs: ['in'],
    pattern:
      /\b(?:jog (?<first>[1-8]00)m?|(?<other>[1-8]00)m? jog)s? in (?:(?<time>\d):(?<seconds>\d\d)\b|(?<all>\d{2,3}) ?s(?:ecs?)?\b)/di,
    by: (span, all, text) => {
      const length = span('first') ?? span('other')
      const [time, seconds, brief] = [span('time'), span('seconds'), span('all')]
      const own = brief ?? (time && seconds && { from: time.from, to: seconds.to })
      // Beside bouts without a target it would be theirs.
      const isAimed = /(?:@|\b(?:at|in)) ?\d|\(\d:\d\d|\d:\d\d each/i.test(text.slice(0, text.indexOf(all)))
      if (!length || !own || !isAimed) return undefined
      const taken = brief ? Number(brief.words) : Number(time?.words) * 60 + Number(seconds?.words)
      const each = (taken * 1000) / Number(length.words)
      const pace = `${formatClock(Math.round(each))}/km`
      return ['with ', length, 'm jog at ', { words: pace, for: own }]
    },
  },
  {
    // "last week did 4x2k @ 4:10 so this week 5x2k same pace same 90 sec jog"
    needs: ['same'],
    pattern:
      /(?<=(?:@|\bat|\bin) ?(?<pace>\d:\d\d(?: ?\/ ?(?:km|mi|k))?).*\d ?x ?\d.*)(?:at |with |the )*(?<same>\bsame (?:pace|speed|time)s?)/dis,
    by: (span) => {
      const [pace, same] = [span('pace'), span('same')]
      return pace && same && [{ words: `@ ${pace.words}`, for: { from: same.from, to: same.to } }]
    },
  },
  {
    // "same 90 s jog", "same rest 90 s"
    needs: ['same'],
    pattern:
      /\b(?:the )?same (?:(?<word>rest|jog|recovery) (?<behind>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'))(?![a-z])|(?<before>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|')? ?(?:jog|rest|recover\w*|walk|float)))/di,
    by: (span) => {
      const [word, behind, before] = [span('word'), span('behind'), span('before')]
      return before ? [before] : word && behind && [behind, ' ', word]
    },
  },
  {
    // "2x(10x200) r=100 jog R=5 min, 38-39 sec": the time of each.
    needs: ['x'],
    pattern:
      /(?<set>\d{1,2} ?x ?(?:150|200|300|400|500|600|800|1000)m?\)?)(?<rests>[^:;@]*?(?:\br ?=|jog|rest|walk|float|recovery)[^:;@]*?),? (?<time>\d{2,3}(?: ?- ?\d{2,3})? ?(?:secs?|seconds|s))(?: each)?(?= ?(?:run|running|track)?\.?$)/di,
    by: (span) => {
      const [set, rests, time] = [span('set'), span('rests'), span('time')]
      if (!set || !rests || !time || /\bin\b|\d ?x ?\d/i.test(rests.words)) return undefined
      // "5x300 descending, rest 30 s": that is the rest.
      if (/(?:\b(?:rest|jog|walk|float|recovery|r|of|for|with|w\/)|[=:])$/i.test(rests.words)) return undefined
      const isClosed = set.words.endsWith(')')
      const inner = { from: set.from, to: set.to - (isClosed ? 1 : 0) }
      return [inner, ' in ', time, isClosed ? ')' : '', rests]
    },
  },
  {
    // "6x(800 + 400) @ 5k, 90 s rec after each"
    needs: ['after'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?\((?<first>[^()x,+]+?) ?[,+] ?(?<second>[^()x,+]+?)\)(?<aim> ?(?:@|at) [^,;.()]{1,20}?)?,? (?:with )?(?<rest>\d{1,3} ?(?:secs?|seconds|s|mins?|minutes|'))(?: (?:rest|rec\w*|off))? after (?:each|every)(?! (?:set|round))(?: one| rep| run| bout)?\b/di,
    by: (span) => {
      const [times, first, second, aim, rest] = ['times', 'first', 'second', 'aim', 'rest'].map(span)
      if (!times || !first || !second || !rest) return undefined
      const own = aim ? [aim] : []
      return [times, 'x(', first, ...own, ', ', rest, ' rest, ', second, ...own, ', ', rest, ' rest)']
    },
  },
  {
    // "10 min incline walk 10%"
    needs: ['incline'],
    pattern:
      /(?<=\b\d{1,2} ?(?:mins?|minutes|') )(?<word>incline )(?<walk>walk(?:ing)?)(?:,? (?:at |@ ?)?\d{1,2} ?%)?/di,
    by: (span) => {
      const [word, walk] = [span('word'), span('walk')]
      return word && walk && [{ words: 'walk', for: { from: word.from, to: walk.to }, check: INCLINE }]
    },
  },
  {
    needs: ['treadmill'],
    pattern: /(?<=\btreadmill(?: at| @)? )(?<incline>\d{1,2}(?:\.\d)? ?%)(?! ?(?:incline|grad))/di,
    as: '{incline} incline',
  },
  {
    // "3x1.6 km @ 4.50 w. 2.5 min break": "with", and no watts.
    needs: ['.'],
    pattern: /(?<=\d\.\d\d) (?<word>w)\.(?= \d)/di,
    as: ' {word=with}',
  },
]

// In minutes; a longer one at the end can be the cool-down (our choice).
const MAX_PAUSE_BEHIND_COMMA = 4
