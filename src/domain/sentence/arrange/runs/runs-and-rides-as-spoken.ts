import { saysRide, saysRun, saysSet } from '../../tokens/says-sport.ts'
import { WALKED_HILLS } from '../../tokens/words/unsupported-words.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const CADENCE = 'How quick a cadence is meant was not said: 100 to 110 rpm.'

const SPRINTS = 'How long the sprints are was not said, so 10 seconds.'

const STEADY = '“steady efforts” were read as efforts at tempo.'

/** Runs and rides as they are spoken of: walks and runs by turns, fast spinning, efforts near threshold. What was taken is told. */
export const runsAndRidesAsSpoken: readonly Phrase[] = [
  {
    // "30 minutes of walking and running", "30 min run/walk for a beginner"
    needs: ['walk', 'walking'],
    pattern:
      /\b(?<length>\d{2} ?(?:mins?|minutes|minute|')|half an hour)(?: of| session of)? (?<what>(?:walk(?:ing)?(?: and |\/| \/ | & |-| )(?:run(?:ning)?|jog(?:ging)?)|(?:run(?:ning)?|jog(?:ging)?)(?: and |\/| \/ | & |-| )walk(?:ing)?))\b/di,
    by: (span, all, text) => byTurns(span, text.replace(all, '')),
  },
  {
    // "run/walk for half an hour", "run walk 30 minutes, 1 min each"
    needs: ['walk', 'walking'],
    pattern:
      /\b(?<what>(?:walk(?:ing)?(?:\/| \/ |-| )(?:run(?:ning)?|jog(?:ging)?)|(?:run(?:ning)?|jog(?:ging)?)(?:\/| \/ |-| )walk(?:ing)?))(?: session)?,? (?:for )?(?<length>\d{2} ?(?:mins?|minutes|')|half an hour)\b(?:,? (?<each>[1-9]) ?(?:mins?|minutes?|') (?:of )?each\b)?/di,
    by: (span, all, text) => byTurns(span, text.replace(all, '')),
  },
  {
    // "5x1 min fast spinning": of the legs, not of power.
    needs: ['spinning', 'spin', 'spins', 'pedalling', 'pedaling'],
    pattern:
      /(?<=\d ?(?:x|times) ?\d{1,3} ?(?:s|secs?|seconds?|mins?|minutes?|')? (?:of )?)(?<how>(?:fast|quick)(?:er)? (?:spin(?:s|ning)?|pedall?ing))\b/di,
    as: '{how=easy at 100-110 rpm}',
    tell: CADENCE,
  },
  {
    // "12 km run GA1": the names of German plans.
    needs: ['ga'],
    pattern: /\b(?<name>GA ?(?<number>[12]))\b(?!\.\d)/d,
    by: (span) => {
      const [name, number] = [span('name'), span('number')]
      return name && number && [{ words: number.words === '1' ? 'easy' : 'tempo', for: name }]
    },
  },
  {
    // "run 2h30 I1": the zones of Norwegian plans.
    needs: ['i'],
    pattern: /(?<![\w/.-])I(?<zone>[1-5])(?![\w/.-])/d,
    by: (span) => {
      const zone = span('zone')
      return zone && [{ words: `zone ${zone.words}`, for: { from: zone.from - 1, to: zone.to } }]
    },
  },
  {
    // "long run, walk the uphills"
    needs: ['walk', 'walking'],
    pattern:
      /,? (?<what>(?:and |but )?walk(?:ing)? (?:up )?(?:the |all |any |all the )?(?:steep )?(?:uphills?|hills|climbs))\b(?! (?:if|back|down|when))/di,
    as: '{what= }',
    check: WALKED_HILLS,
    unless: saysSet,
  },
  {
    // "3x10 min fast but not maximum"
    needs: ['not'],
    pattern:
      /\b(?<how>fast|hard|quick),? (?<not>but not (?:too |at |completely |quite )?(?:max(?:imum|imal)?|all[- ]out|flat[- ]out|sprint(?:ing)?)(?: effort)?)\b/di,
    by: (span) => {
      const [how, not] = [span('how'), span('not')]
      return how && not && [{ words: how.words, for: { from: how.from, to: not.to } }]
    },
  },
  {
    // "1 hour, in middle 3 times 10 minute": sets lie there.
    needs: ['middle'],
    pattern:
      /(?<=\d ?(?:h|hrs?|hours?|mins?|minutes|km?|miles?))(?:,|:| with| and)? (?<where>in (?:the )?middle,?) (?=\d{1,2} ?(?:x|times) ?\d)/di,
    as: '{where=, }',
    unless: /\b(?:start|finish|end)/i,
  },
  {
    // "2x20 min just under threshold", "4x5 min above FTP"
    needs: ['just', 'slightly', 'bit', 'above', 'over'],
    pattern:
      /\b(?<how>(?:(?:just|slightly|a bit|a little bit) (?<side>under|below|over|above)|(?<far>over|above)) (?:the |my )?(?:thresh(?:old)?|ftp|lt|lt2))\b(?! ?(?:heart|hr|pulse|pace|power)\b)/di,
    by: (span, _, text) => {
      const [how, side, far] = [span('how'), span('side'), span('far')]
      if (!how || isSwim(text)) return undefined
      // "do not go over FTP": what is easier than it is not chosen by that.
      if (far && LIMITED.test(text.slice(0, how.from))) return [{ words: ' ', for: how, check: LIMIT }]
      const isUnder = side !== undefined && /under|below/i.test(side.words)
      const percents = isUnder ? (saysRun(text) ? '95-98%' : '92-97%') : far ? '102-106%' : '101-104%'
      return [{ words: `at ${percents}`, for: how, tell: `“${how.words}” was read as ${percents} of threshold.` }]
    },
  },
  {
    // "8x200 fast with a slow 200 jog"
    needs: ['jog', 'walk'],
    pattern:
      /\b(?:an? )?(?<how>slow|easy|gentle|light|relaxed) (?=\d{2,4} ?(?:m |metres? |meters? )?(?:jog|walk)\b)(?<=\d ?x ?\d.*)/di,
    as: '{how=}',
  },
  {
    // "after 15 min easy do 5 x"
    needs: ['do'],
    pattern:
      /(?:\bafter )?(?<length>\b\d{1,2} ?(?:mins?|minutes|')) (?<how>easy|ez|jog(?:ging)?|easy (?:run(?:ning)?|jog|ride|spin)),? (?:(?:and |then )?do )(?=\d{1,2} ?(?:x|times)\b)/di,
    as: '{length}{how= warm up, }',
  },
  {
    // "4x4 norwegian", "norwegian 4x4", "norwegian intervals"
    needs: ['norwegian', 'norwegians'],
    pattern:
      /\b(?:(?<before>norwegian) (?<set>4 ?x ?4)s?|(?<set2>4 ?x ?4)(?: ?(?:mins?|minutes|'))?s? (?<behind>norwegians?)|(?<alone>norwegian intervals)(?!.*\d ?x))(?: ?(?:mins?|minutes|'))?\b/di,
    by: (span, _, text) => {
      const [name, set] = [span('before') ?? span('behind') ?? span('alone'), span('set') ?? span('set2')]
      if (!name || (!set && /\d ?x/i.test(text))) return undefined
      const isRested = /\b(?:jog|rest|rec\w*|easy|off|between)\b/i.test(text)
      const words = ` min ${saysRide(text) ? 'vo2max' : 'hard'}${isRested ? '' : ' with 3 min easy'}`
      return set ? [set, { words, for: name, tell: NORWEGIAN }] : [{ words: `4x4${words}`, for: name, tell: NORWEGIAN }]
    },
  },
  {
    // "2x12 min thresh, full recovery, sprint x4 at end"
    needs: ['sprint', 'sprints', 'sprintx', 'sprintsx'],
    pattern:
      /(?<!\d ?(?:m|s|secs?|seconds?|mins?|minutes?|'|\x22) ?(?:hill )?)\b(?<what>sprints?) ?x ?(?<times>\d{1,2})(?! ?(?:[\dx:(]|s\b|secs?\b|seconds|m\b|min|'|"))/di,
    as: '{times}{what=x10s sprints}',
    tell: SPRINTS,
    unless: isSwim,
  },
  {
    // "6 fast 200s with 200 jog"
    needs: ['fast', 'quick', 'hard', 'easy', 'moderate'],
    pattern:
      /(?<![\dx:/.-] ?)\b(?<times>\d{1,2}) (?<how>fast|quick|hard|easy|moderate) (?<bout>\d{2,3}0|25|50|75)s\b(?! ?(?:rest|x))/dgi,
    as: '{times}x{bout} {how}',
  },
  {
    // "3 sets of 4 sprints of 15 s"
    needs: ['sprints'],
    pattern:
      /(?<=\b(?:sets|rounds|blocks) of )(?<times>\d{1,2}|two|three|four|five|six|eight|ten) (?:x )?(?<what>sprints) of (?<length>\d{1,3} ?(?:s|secs?|seconds|m|metres)\b)/di,
    as: '{times}x{length} {what}',
  },
  {
    // "6 x 12 second max sprints"
    needs: ['sprint', 'sprints'],
    pattern: /\b(?<how>max(?:imal|imum)?(?: effort)?|full|all[- ]out) (?<what>sprints?)\b/di,
    by: (span) => {
      const [how, what] = [span('how'), span('what')]
      return how && what && [{ words: what.words, for: { from: how.from, to: what.to } }]
    },
  },
  {
    // "5 x 6 sec standing starts": all out, and hard where they take minutes.
    needs: ['standing'],
    pattern:
      /(?<=\d ?x ?\d{1,2} ?(?:s|secs?|seconds?|(?<minutes>mins?|minutes?)) )(?<how>standing starts?)\b(?! ?sprint)/di,
    by: (span, _, text) => {
      const how = span('how')
      if (!how || /\b(?:sprints?|max|all out)\b/i.test(text)) return undefined
      if (!span('minutes')) return [{ words: 'sprints', for: how, tell: STARTS }]
      return SAID_HOW_HARD.test(text) ? undefined : [{ words: 'at z6 ', for: how, tell: LONG_STARTS }, how]
    },
  },
  {
    // "over-unders, 4 x 9 minutes"
    needs: ['over'],
    pattern:
      /\b(?<name>over[- ]?unders?)[,:] (?<set>\d ?x ?\d{1,2} ?(?:mins?|minutes|'))(?![a-z])(?![^;]*\d[^;]*\bover\b)/di,
    as: '{set} {name}',
  },
  {
    // "a few steady efforts": those of a steady ride are harder than it is.
    needs: ['efforts', 'blocks'],
    pattern: /(?<=\b(?:a few|some|a couple of) )(?<how>steady) (?=(?:efforts|blocks)\b)/di,
    as: '{how=tempo }',
    tell: STEADY,
    unless: isSwim,
  },
  {
    // "70.3 preparation, bike with 4 x 20 minutes race pace"
    needs: ['race'],
    pattern: /(?<!70\.3 |iron |man )\b(?<what>race pace)\b(?<=\b(?<of>70\.3|half[- ]iron(?:man)?|ironman)\b.*)/di,
    by: (span) => {
      const [of, what] = [span('of'), span('what')]
      const isHalf = of && /70|half/i.test(of.words)
      return of && what && [{ words: isHalf ? 'at half ironman pace' : 'at ironman pace', for: what }]
    },
  },
]

/** Runs and walks that fill a length, where nothing says how long each is; `others`: the other words of the sentence. */
function byTurns(span: SpanOf, others: string): Piece[] | undefined {
  const [length, what, each] = [span('length'), span('what'), span('each')]
  if (!length || !what || /\bhills?\b/i.test(others)) return undefined
  if (!each && PAIR.test(others)) return [length, { words: '', for: what }]
  if (/\d/.test(others)) return undefined
  const minutes = Number.parseInt(length.words, 10) || HALF_AN_HOUR
  // As often as the length holds both.
  const turns = each ? `${each.words}:${each.words}` : minutes % 2 === 0 ? '1:1' : '3:2'
  const tell = `How long to run and to walk was not said: ${turns.replace(':', ' and ')} min.`
  return [
    { words: `run/walk ${turns}`, for: what, ...(each ? {} : { tell }) },
    { words: ` for ${minutes} min`, for: length },
  ]
}

const HALF_AN_HOUR = 30
// "30 min walk and run, 2 min run 1 min walk"
const PAIR =
  /^\W*\d{1,2} ?(?:mins?|minutes?|') ?(?:run|jog|walk)\w*,? (?:and )?\d{1,2} ?(?:mins?|minutes?|') ?(?:run|jog|walk)\w*$/i
const NORWEGIAN = 'The Norwegian 4x4 are done at VO2max, with 3 minutes easy between.'
const SAID_HOW_HARD = /\b(?:hard|fast|tempo|threshold|vo2\w*|z[3-7]|rpe)\b|\d ?(?:%|w\b|watts)/i
const LONG_STARTS = 'How hard the standing starts are was not said, so zone 6.'
const STARTS = 'Standing starts were read as sprints from a stop.'

const LIMITED = /\b(?:not|never|no|nothing|don'?t|avoid|without|go|goes|going|get)\b[^,;.]{0,20}$/i
const LIMIT = 'This limit does not say how hard the session is: check that no step is above it.'
