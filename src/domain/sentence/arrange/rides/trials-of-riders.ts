import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const FAR = '(?<far>\\d{1,3}(?:\\.\\d)?) ?(?<unit>miles?|mi|km?|m)'
const TRIAL = '(?:tt|time[- ]?trial)'
const AIM = '(?:@ ?|at |target(?:ing)?(?: of)? |aim(?:ing)?(?: for)? |goal |hold(?:ing)? |about |around |~ ?|: ?)*'

/** Time trials on the bike with their watts, their halves, and what is ridden before one: "25m TT @ 255w", "TT warm-up". */
export const trialsOfRiders: readonly Phrase[] = [
  {
    // "25 mi TT ride 200w first half 215 second"
    needs: ['half'],
    pattern: new RegExp(
      `(?<![\\dx.:/-] ?)\\b(?<far>\\d{1,3}(?:\\.\\d)?) ?(?<unit>miles?|mi|km?|m|mins?|minutes|h|hrs?|hours?)(?<trial> ${TRIAL})?(?<sport> (?:ride|bike|turbo))?,? (?:(?:@ ?|at )?(?<one>[1-4]\\d\\d) ?(?:w|watts)?,? (?:for )?(?:the )?(?:first|1st) half|(?:first|1st) half (?:@ ?|at )?(?<one>[1-4]\\d\\d) ?(?:w|watts)?),? (?:and |then )?(?:(?:@ ?|at )?(?<two>[1-4]\\d\\d) ?(?:w|watts)?,? (?:for )?(?:the )?(?:second|2nd)(?: half)?|(?:second|2nd)(?: half)? (?:@ ?|at )?(?<two>[1-4]\\d\\d) ?(?:w|watts)?)(?![\\w%])`,
      'di',
    ),
    by: (span, _, text) => {
      const [far, unit, one, two] = ['far', 'unit', 'one', 'two'].map(span)
      if (!far || !unit || !one || !two || isSwim(text) || saysRun(text)) return undefined
      const isHours = /^h/i.test(unit.words)
      const half = isHours ? Number(far.words) * HALF_HOUR : Number(far.words) / 2
      const own = isHours ? 'min' : unitOf(unit.words, span('trial') !== undefined)
      const place = { from: far.from, to: unit.to }
      const length = () => ({ words: `${half} ${own}`, for: place })
      return [...(saysRide(text) ? [] : ['bike ']), length(), ' at ', one, 'w, ', length(), ' at ', two, 'w']
    },
  },
  {
    // "25m TT @ 255w", "10m TT effort on the bike after 20 min wu, aim 270w"
    needs: ['tt', 'trial', 'timetrial'],
    pattern: new RegExp(
      `(?<![\\dx.:/-] ?)\\b${FAR}(?: (?:bike|ride|cycling))? (?<trial>${TRIAL}(?: effort| ride| race)?)(?: on (?:the |my )?(?:bike|turbo|trainer))?(?<before>,? (?:after|with|following) (?:an? )?\\d{1,2} ?(?:mins?|minutes|')? ?(?:wu|warm[- ]?up)(?: first)?)?,? ${AIM}(?<watts>[1-4]\\d\\d(?: ?- ?[1-4]\\d\\d)?) ?(?:w|watts)\\b`,
      'di',
    ),
    by: (span, _, text) => {
      const [far, unit, trial, before, watts] = ['far', 'unit', 'trial', 'before', 'watts'].map(span)
      if (!far || !unit || !trial || !watts || isSwim(text) || saysRun(text)) return undefined
      const isMiles = unit.words.toLowerCase() === 'm'
      const said = isMiles ? { words: ' miles', for: unit, tell: OVER_MILES } : unit
      const length: Piece[] = [far, said, { words: ' bike', for: trial }, ' at ', watts, 'w']
      return before ? [...length, before] : length
    },
  },
  {
    // "20 min TT warm up with 3x1 min hard": what is ridden before it.
    needs: ['tt', 'trial', 'timetrial', 'race', 'crit'],
    pattern:
      /(?<![\dx.:/-] ?)\b(?<length>\d{2}) ?(?:mins?|minutes|') (?<what>(?:tt|time[- ]?trial|crit|race)) (?:warm[- ]?up|wu)\b(?! ?(?:,|then|and) ?\d)/di,
    by: (span, _, text) => {
      const [length, what] = [span('length'), span('what')]
      if (!length || !what || isSwim(text) || (/^race$/i.test(what.words) && !saysRide(text))) return undefined
      const bike = saysRide(text) ? '' : ' bike'
      return [length, { words: ` min${bike} easy`, for: what, tell: `The ${what.words} itself is not part of it.` }]
    },
  },
  {
    // "25 TT pacing: first 5 mi @ 96%, …": its parts are said.
    needs: ['tt'],
    pattern:
      /^(?<name>(?:10|25|50|100)(?: ?(?:miles?|mi|m))? tt(?: (?:pacing|plan|strategy))?)(?=[:,] .*\d ?(?:%|w\b))/di,
    as: '{name=bike}',
  },
  {
    // "warm up for a 10: 20 min …", "club 25 on sat so 45 easy": the race is another day's.
    needs: ['for', 'club', 'open', 'before', 'b'],
    pattern:
      /(?:(?<=\b(?:warm[- ]?up|wu|openers?) )(?<for>(?:for|before|b4) (?:a|the|my|club|tomorrow'?s|sunday'?s|saturday'?s) (?:club )?(?:10|25|50|100)(?: ?(?:miles?|mi|m))?(?: tt| time trial)?(?= ?[:,]))|^(?<club>(?:(?:got a |doing a |a |my )?(?:club|open) (?:10|25|50|100)(?: tt)?) (?:on |this |next )?(?:tomorrow|tonight|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thurs?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?),? (?:so |therefore )?))/di,
    by: (span, _, text) => {
      const what = span('for') ?? span('club')
      if (!what || isSwim(text) || saysRun(text)) return undefined
      const bike = saysRide(text) ? '' : 'bike '
      return [{ words: bike, for: what, tell: `“${what.words.trim()}” is read as a time trial of another day.` }]
    },
  },
]

function unitOf(words: string, isTrial: boolean): string {
  if (/^mi(?:n|$)|^m$/i.test(words) && !(isTrial && /^m$/i.test(words))) return /^mi$/i.test(words) ? 'miles' : 'min'
  return /^k/i.test(words) ? 'km' : 'miles'
}

const HALF_HOUR = 30
const OVER_MILES = 'Time trials on the bike are over miles.'
