import { OFF_THE_BIKE } from '../../tokens/words/unsupported-words.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const STRETCH =
  "(?<nth>2nd|second|3rd|third|last|final) (?<length>(?:half )?(?:hour|hr)|half an hour|half|\\d{2,3} ?(?:mins?|minutes|'))"

/** What is put into a ride or a run, and where: surges every few minutes, hard parts from one minute to another, sets in the second hour. */
export const phrasesOfInserts: readonly Phrase[] = [
  {
    // "from minute 15 to minute 40 at tempo", "hard between minutes 20 and 40"
    needs: ['from', 'between'],
    pattern:
      /(?:(?:\bat |\bin )?\b(?<how>tempo|threshold|hard|steady|sweet ?spot|z[2-5]|zone [2-5]|(?:marathon|half marathon|10k) (?:pace|effort)|mp|hmp) )?(?<place>\b(?:from min(?:ute)?s? \d{1,3} (?:to|till|until|-) (?:min(?:ute)? )?\d{1,3}|between min(?:ute)?s? \d{1,3} and (?:min(?:ute)? )?\d{1,3}))(?: ?min(?:ute)?s?)?\b/di,
    by: (span) => {
      const [how, place] = [span('how'), span('place')]
      const minutes = place && minutesOf(place)
      return minutes && (how ? [', ', ...minutes, ' at ', how] : minutes)
    },
  },
  {
    // "1 min 120% every 5 min until 50 min", behind "15 wu"
    needs: ['every'],
    pattern:
      /(?<=\b(?<up>\d{1,2}) ?(?:mins?|minutes|'|m)? ?(?:wu|warm[- ]?up)\b[.,;]? ?)(?:then |do )?(?<bout>\d{1,2} ?(?:mins?|minutes|'|secs?|s)) (?:at |@ ?)?(?<aim>\d{2,3} ?%|\d{2,3} ?w|z\d|hard|fast|tempo|threshold) every (?<every>\d{1,2}) ?(?:mins?|minutes|') (?:until|till|til|to|up to) (?:minute )?(?<end>\d{1,3}) ?(?:mins?|minutes|')?(?: mark)?/di,
    by: (span) => turnsUntil(span),
  },
  {
    // "Z2 with 6x(10s sprint every 10 min) for 70 min": the whole comes first, and the brackets say nothing.
    needs: ['every'],
    pattern:
      /^(?<head>[^\d]{0,20}(?:z\d|zone \d)?[^\d]{0,20}) (?:w\/?|with) (?<times>\d{1,2}) ?x ?\(?(?<work>\d{1,2} ?(?:secs?|s|seconds|mins?|') ?[a-z ]{0,16}) every (?<every>\d{1,2} ?(?:mins?|minutes|'|km?))\)?,? for (?<whole>\d{2,3} ?(?:mins?|minutes|')|\d ?(?:h|hrs?|hours?))(?![a-z])/di,
    as: '{whole} {head} with {times}x{work} every {every}',
  },
  {
    needs: ['every'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?\((?<work>\d{1,2} ?(?:secs?|s|seconds|mins?|') ?[a-z ]{0,16}) every (?<every>\d{1,2} ?(?:mins?|minutes|'|km?))\)/di,
    as: '{times}x{work} every {every}',
  },
  {
    // "tempo run 50 min, 30 of it at tempo"
    needs: ['of'],
    pattern:
      /(?<=\b(?<unit>mins?|minutes|km?|miles?)\b[^.;\n\d]*)(?:,|\.)? (?:with |and )?(?<part>\d{1,3}) of (?<it>it|that|those|them|these|which)(?: being| is| are)?(?= (?:at|@|in|tempo|threshold|hard|steady|easy|z\d))/di,
    by: (span) => {
      const [unit, part, it] = [span('unit'), span('part'), span('it')]
      return unit && part && it && [' with ', part, { words: ` ${unit.words}`, for: it }]
    },
  },
  {
    // "2h z2 but 30 min of it tempo"
    needs: ['of'],
    pattern:
      /(?<=\d[^.;\n]*),? (?:but |with |and )?(?<part>\d{1,3} ?(?:mins?|minutes|'|km?|miles?|mi)) of (?<it>it|that|this|those|them|which)(?: being| is| are)?(?= (?:at |@ ?|in )?(?:tempo|threshold|hard|fast|steady|easy|sst|sweet ?spot|z\d|mp\b|marathon|race|\d{2,3} ?(?:%|w)))/di,
    as: ' with {part}{it=}',
  },
  {
    // "…, 30 min run off it at 5:10/k": a ride is built, and the run is another workout.
    needs: ['off'],
    pattern:
      /(?<=\b(?:bike|ride|cycle|turbo|trainer)\b.*),? ?(?:then |and |\+ |plus |into |straight into )*(?<run>(?:a )?\d{1,3} ?(?:mins?|minutes|'|km?|miles?|mi) (?:easy |steady |hard |tempo |brick )?run(?:ning)? (?:straight |directly )?off\b(?: (?:it|the bike|that))?(?: (?:at|@) [^,;]*)?)/di,
    as: '{run= }',
    check: OFF_THE_BIKE,
  },
  {
    // "pick it up for 1' every 10'", "go hard for 30 s every 5 min"
    needs: ['every'],
    pattern:
      /(?:\b(?:but|and|where i|with a|i|to) )*\b(?<what>(?:pick(?:ing)? (?:it|the pace|things) up|pick(?:ing)? up the pace|speed(?:ing)? (?:it )?up|surg(?:e|ing)|go(?:ing)? (?:hard|fast|quick|faster|harder)|push(?:ing)?(?: it| hard)?|kick(?:ing)? it up|run(?:ning)? (?:hard|fast)|sprint(?:ing)?|accelerat(?:e|ing))) (?:for |of )?(?:a |about )?(?<bout>\d{1,2} ?(?:mins?|minutes|'|secs?|seconds|s|")|minute) every (?<every>\d{1,2} ?(?:mins?|minutes|'|km?|miles?|mi)|mile|km?)(?![a-z])/di,
    by: (span) => surges(span),
  },
  {
    // "every 10 min pick it up for a minute"
    needs: ['every'],
    pattern:
      /\bevery (?<every>\d{1,2} ?(?:mins?|minutes|'|km?|miles?|mi)|mile|km?),? (?:i |you |we )?(?<what>(?:pick (?:it|the pace) up|speed (?:it )?up|surge|go (?:hard|fast|faster)|push(?: it| hard)?|kick it up|run (?:hard|fast)|sprint|accelerate)) (?:for |of )?(?:a |about )?(?<bout>\d{1,2} ?(?:mins?|minutes|'|secs?|seconds|s|")|minute)(?![a-z])/di,
    by: (span) => surges(span),
  },
  {
    // "2h, 3x10' SST in the 2nd hour", "3h, last hour 4x10 tempo", "90 min w 6x1 min hard in the last half": what comes before is easy.
    needs: ['nd', 'second', 'rd', 'third', 'last', 'final'],
    pattern: new RegExp(
      `(?<=\\b(?<whole>\\d{1,3}(?: ?(?:h|hrs?|hours?) ?\\d{0,2}| ?(?:mins?|minutes))|two hours|three hours)(?:in)?\\b[^.;\\n]*?)(?:(?<set>SET),? (?<place>(?:in|during|within|over) (?:the )?STRETCH)|\\b(?<place2>(?:in |during )?(?:the )?STRETCH2)(?: with| w\\/?|:|,| is| of| do)? (?<set2>SET))`
        .replaceAll('SET', '(?<![\\d.x])\\d{1,2} ?x ?\\d{1,3}[^,;.\\n]*?')
        .replace('STRETCH2', STRETCH.replace('<nth>', '<nth2>').replace('<length>', '<length2>'))
        .replace('STRETCH', STRETCH),
      'di',
    ),
    by: (span, _, text) => {
      const [whole, set, place] = ['whole', 'set', 'place'].map((name) => span(name) ?? span(`${name}2`))
      const [nth, length] = ['nth', 'length'].map((name) => (span(name) ?? span(`${name}2`))?.words ?? '')
      if (!whole || !set || !place || !nth || !length || /\bfirst (?:hour|half|\d)/i.test(text)) return undefined
      const all = minutesIn(whole.words)
      const own = /^half$/i.test(length) ? all / 2 : minutesIn(length)
      const before = /^(?:2|s)/i.test(nth) ? own : /^(?:3|t)/i.test(nth) ? 2 * own : all - own
      if (before < LEAST_BEFORE || before >= all) return undefined
      return [{ words: `${before} min warm up, `, for: place }, set]
    },
  },
  {
    // "1 h easy ride and finish with 5x1 min hard", "4x10 min tempo, end with 5x15 s sprint"
    needs: ['finish', 'finishing', 'ending', 'end'],
    pattern:
      /,? (?:and |to |then )?(?<last>finish(?:ing)? (?:off )?with|ending with|end with) (?=\d{1,2} ?x ?\d(?![^,;.]*\bstrides?\b))/di,
    by: (span, _, text) => {
      const last = span('last')
      const isBehindSets = !isSwim(text) && /\d ?x ?\d/i.test(text.slice(0, last?.from))
      return last && [{ words: ', then ', for: last, ...(isBehindSets ? { tell: BEHIND_SETS } : {}) }]
    },
  },
]

const LEAST_BEFORE = 15
const BEHIND_SETS = 'What is left of the length is easy, before and behind the sets.'

/** Minutes of a length of time in words: "2h30", "90 min", "half hour". */
function minutesIn(words: string): number {
  if (/^half/i.test(words)) return 30
  if (/^(?:hour|hr|two|three)/i.test(words)) return 60 * (/^two/i.test(words) ? 2 : /^three/i.test(words) ? 3 : 1)
  const [, first = '0', unit = '', more = '0'] = /^(\d+) ?([a-z']+) ?(\d*)/i.exec(words) ?? []
  return /^h/i.test(unit) ? Number(first) * 60 + Number(more || 0) : Number(first)
}

/** "from minute 15 to minute 40" as numbered minutes. */
function minutesOf(place: { from: number; to: number; words: string }): Piece[] | undefined {
  const [first, last, ...more] = [...place.words.matchAll(/\d+/g)]
  if (!first || !last || more.length > 0 || Number(first[0]) >= Number(last[0])) return undefined
  const own = ({ index, 0: words }: RegExpMatchArray & { index: number }) => ({
    from: place.from + index,
    to: place.from + index + words.length,
  })
  return ['minutes ', own(first), '-', own(last)]
}

function surges(span: SpanOf): Piece[] | undefined {
  const [what, bout, every] = [span('what'), span('bout'), span('every')]
  if (!what || !bout || !every) return undefined
  const length = bout.words.toLowerCase() === 'minute' ? { words: '1 min', for: bout } : bout
  const noun = /^sprint/i.test(what.words) ? 'sprints' : 'pick-ups'
  const interval = /^\d/.test(every.words) ? every : { words: `1 ${every.words}`, for: every }
  return ['with ', length, ' ', { words: noun, for: what }, ' every ', interval]
}

function turnsUntil(span: SpanOf): Piece[] | undefined {
  const [up, bout, aim, every, end] = ['up', 'bout', 'aim', 'every', 'end'].map(span)
  if (!up || !bout || !aim || !every || !end) return undefined
  const count = (Number(end.words) - Number(up.words)) / Number(every.words)
  const seconds = Number.parseInt(bout.words, 10) * (/s/i.test(bout.words) ? 1 : 60)
  const easy = Number(every.words) * 60 - seconds
  if (!Number.isInteger(count) || count < 2 || easy <= 0) return undefined
  return [{ words: `${count}x(`, for: end }, bout, ' at ', aim, { words: `, ${easy}s easy)`, for: every }]
}
