import { saysRide, saysRun, saysSwim } from '../../tokens/says-sport.ts'
import { sportBySigns } from '../../tokens/signs-of-sports.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const RISE = '(?:stand(?:ing)?|sit(?:ting)?)(?: up)?'
const TIME = "\\d{1,2} ?(?:secs?|seconds|s|minutes|mins?|')"
const EACH = '(?:every|each) (?:\\d{1,2}(?:th|rd|nd)? ?)?(?:minutes?|mins?|miles?|mi|km?)'
/** A way down without a length: "freewheel dn". */
const DOWNHILL =
  /\b(?:roll|cruise|coast|descend|freewheel|glide|walk|jog|desc(?:ent)? rec\w*)(?:ing)?(?: easy)?(?: back)?(?: (?:down|dn|dwn|back)\b|$)/i
const UPHILL = /\b(?:down|up|climb\w*|hills?)\b/i
const OF_SOME = 'How some of the climbs are ridden is not built: it is done by their effort alone.'
const RONNESTAD = 'Rønnestad intervals lie between threshold and zone 6: say the power if you mean another.'

/** What riders type beside a set or a length: "rpe 3 for 5", "12 min climbs x3", "fast legs", "z2 to 75 min". */
export const ridesInRidersWords: readonly Phrase[] = [
  {
    // "6x10 sec sprints from a roll, 53x15": the teeth of a gear.
    pattern:
      /(?<joint>,? ?(?:\((?=[^()]*\))|(?:in|on) (?:the )?)?)(?<!\d ?|[:.])\b(?<gear>(?:39|42|4[4-8]|5[0-6]) ?x ?1[1-9](?: (?:big )?gear)?)\b\)?(?! ?(?:s|secs?|seconds|mins?|minutes|'|m|sets?)\b)(?=,|;|\.|\)|$| )/di,
    as: '{joint= }{gear=}',
    tell: 'A gear is not built: shift to it yourself.',
    unless: (text) => sportBySigns(text)?.sport !== 'ride' || isSwim(text),
  },
  {
    // "10x6 sec jumps whenever"
    needs: ['jump', 'jumps'],
    pattern:
      /(?<=\d ?(?:s|secs?|seconds) )(?<jumps>jumps?(?: (?:whenever|anywhere)(?: you (?:like|want|feel like))?)?)(?= ?(?:$|[,.;)]| in| with| every| at))/di,
    as: '{jumps=sprints}',
    unless: /\b(?:box|squat|plyo\w*)\b/i,
  },
  {
    // "sst 2x30 but every 5th min stand up for 30s", "56 mi @ 78%, sit up 1 min each 10 mi"
    needs: ['stand', 'standing', 'sit', 'sitting'],
    pattern: new RegExp(
      `(?<joint>,? ?(?:\\(|but |with |w\\/ ?|and |except |(?:aero )?exc\\.? )*)\\b(?<what>${EACH} ${RISE}(?: for)? ${TIME}|(?:${RISE}(?: for)? ${TIME}|${TIME} ${RISE}) ${EACH})(?<gear> (?:in )?(?:an? )?big gear)?\\)?`,
      'di',
    ),
    as: '{joint= }{what=}',
    tell: 'How one sits is not built: standing and sitting up are left to you.',
    unless: (text) => isSwim(text) || saysRun(text),
  },
  {
    // "8x(4k @ 85% + 1k easy), aero bars for the 4ks": which bouts it is of is plain.
    needs: ['for', 'on', 'in', 'during'],
    pattern:
      /(?<=\b(?:aero(?: ?bars| position)?|drops|hoods|big (?:gear|ring)|seated|tt position)) (?<which>(?:for|on|in|during) the (?:\d{1,2} ?(?:k|km|min|m)?s?|efforts|work|intervals|reps))(?= ?(?:$|[,.;]))/di,
    as: '{which= }',
    when: /\d ?x/i,
  },
  {
    // "3x10mins, rpe 3 for 5": the rests of a set that is harder.
    needs: ['rpe'],
    pattern:
      /(?<=\d ?x ?\d[^;\n]*?),? ?\b(?<rpe>rpe ?[1-4]) for (?<length>\d{1,2}(?: ?(?:mins?|minutes|'))?)(?<between>,? (?:between|rests?|recovery|easy))?(?=$|[,.;])/di,
    by: (span) => {
      const [rpe, length] = [span('rpe'), span('length')]
      if (!rpe || !length) return undefined
      return [', ', length, /\d$/.test(length.words) ? ' min ' : ' ', rpe, ' between']
    },
  },
  {
    // "ou kaapse x3, 12 min climbs at threshold, easy down"
    needs: ['climb', 'climbs'],
    pattern:
      /(?<=^(?<place>[^\d]*?))x ?(?<times>\d{1,2}),? (?<length>\d{1,2}) ?(?:mins?|minutes|') (?<what>(?:long )?climbs?)\b/di,
    by: (span, _, text) => {
      const [times, length, what] = [span('times'), span('length'), span('what')]
      if (!times || !length || !what) return undefined
      const isOpen = !saysRide(text) && !saysRun(text) && !saysSwim(text)
      const isRidden = isOpen && Number(length.words) >= LEAST_RIDDEN
      const set = { words: `${times.words}x${length.words} min`, for: { from: times.from, to: length.to } }
      return [...(isRidden ? [', bike '] : []), isRidden ? { ...set, tell: RIDDEN } : set, ' ', what]
    },
  },
  {
    // "6 x Caerphilly Mtn (abt 6 min) @ thr"
    needs: ['('],
    pattern:
      /(?<![\d.:x/-] ?)\b(?<times>\d{1,2}) ?x (?<place>(?!min|sec|km|mile)[a-z][a-z' ]{2,30}?) ?\((?:about |abt |around |~ ?)?(?<length>\d{1,2})(?:ish)? ?(?:mins?|minutes|')(?: each| ea)?\)/di,
    by: (span, _, text) => {
      const [times, place, length] = ['times', 'place', 'length'].map(span)
      if (!times || !place || !length || !(UPHILL.test(text) || DOWNHILL.test(text)) || saysSwim(text)) return undefined
      const tell = `“${place.words}” was read as the name of a climb.`
      const isName = !/^(?:climbs?|hills?)$/i.test(place.words)
      return [times, 'x', length, { words: ' min climbs', for: place, ...(isName && { tell }) }]
    },
  },
  {
    // "Box Hill x3, about 8 mins each at threshold, roll back down"
    needs: ['each', 'ea'],
    pattern:
      /^(?<place>1 in \d{1,2}|[^\d]*?) ?\bx ?(?<times>\d{1,2})(?:, ?(?<mid>[^;.]*?))?, (?:about |around |roughly |bout |~ ?)?(?<length>\d{1,2})(?:ish)? ?(?:mins?|minutes|') (?<each>(?:each|ea)(?: time| one| climb| rep)?),?/di,
    by: (span, _, text) => {
      const [place, times, length, mid, each] = ['place', 'times', 'length', 'mid', 'each'].map(span)
      const isUphill = UPHILL.test(text) || DOWNHILL.test(text)
      if (!place || !times || !length || !each || saysSwim(text)) return undefined
      if (!isUphill && !saysRide(text) && !saysRun(text)) return undefined
      const tell = `“${place.words}” was read as the name of a climb.`
      const name = /^1 in/i.test(place.words) ? { words: '', for: place, tell } : place
      const beside = mid ? [/\d/.test(mid.words) ? { words: '', for: mid, check: OF_SOME } : mid, ', '] : []
      return [name, ', ', ...beside, times, 'x', length, { words: isUphill ? ' min climbs' : ' min', for: each }]
    },
  },
  {
    // "3x12 min climbs at threshold, easy down", "freewheel dn", "desc rec"
    needs: ['down', 'dn', 'back', 'desc', 'descent'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|'|s|secs?) (?:climbs?|hills?|uphill|each)\b[^;\n]*?(?:, ?| and | then ))(?<down>(?:easy|(?:easy )?(?:roll|cruise|coast|descend|freewheel|glide)(?: easy)?)(?: back)?(?: down| dn| back)|desc(?:ent)? (?:is )?(?:rec|recovery|easy))\b/di,
    as: '{down=spin down easy}',
    when: (text) => !saysRun(text),
  },
  {
    // "Rønnestad 3x13x30/15, 3 min between"
    needs: ['/'],
    pattern:
      /(?<=\br(?:o|oe|ø)nnestads?\b[^;\n]*?(?<!\d)\d{2} ?s?)(?<off> ?\/ ?\d{2}(?: ?s\b)?\)?)(?! ?(?:@|at\b|x|\d))/diu,
    as: '{off} at 106-120%',
    unless: /\d ?%|\d{3} ?w\b|\b(?:z ?\d|zone|max|all[- ]out|hard)\b/i,
    tell: RONNESTAD,
  },
  {
    // "8 x 20 secs all out 10 secs off, bike, tabata": the set is said.
    needs: ['tabata', 'tabatas'],
    pattern:
      /\b(?<set>\d{1,2} ?x ?20 ?(?:s|secs?|seconds)?\b[^\n;()]*?\b10 ?(?:s|secs?|seconds)?\b[^\n;()]*?),? ?\(?\b(?<name>tabatas?)\b\)?/di,
    as: '{name=tabata} {set}',
  },
  {
    // "rollers 35 mins fast legs 6x1 at 110+"
    needs: ['legs', 'cadence', 'spin', 'speed'],
    pattern:
      /,? ?\b(?<name>fast legs|leg[- ]?speed|(?:high|fast) cadence|spin[- ]?ups?),? (?<set>\d{1,2} ?x ?\d{1,2} ?(?:s|secs?|seconds|mins?|minutes|')?) (?:at|@) ?(?<turns>(?:9\d|1[0-4]\d)(?!\d))(?<more> ?(?:\+|plus))?(?! ?(?:%|w|bpm|rpm|-))/di,
    as: ' {set} at {turns} rpm[{more=}]{name=}',
  },
  {
    // "20/40s x 12, 15 wu, the rest z2 to 75 min"
    needs: ['rest'],
    pattern:
      /^(?<all>[^\n;]*?x ?\d{1,2}\b[^\n;]*?)(?:,? (?<up>\d{1,2}(?: ?(?:mins?|minutes|'))? (?:wu|warm[- ]?up)))?,? (?:and )?(?<rest>(?:the )?rest) (?:at |in |of it )?(?<how>z ?[12]|easy|endurance) (?<to>(?:up )?to|until|till) (?<whole>\d{2,3}) ?(?:mins?|minutes)(?: total)?$/di,
    by: (span, _, text) => {
      const [all, up, rest, how, to, whole] = ['all', 'up', 'rest', 'how', 'to', 'whole'].map(span)
      if (!all || !rest || !how || !to || !whole || isSwim(text)) return undefined
      const end = { from: to.from, to: whole.to }
      const tell = `“${to.words} ${whole.words}” was read as the length of the whole.`
      return [
        { words: `${whole.words} min: `, for: end, tell },
        ...(up ? [up, ', '] : []),
        all,
        ', ',
        { words: 'rest ', for: rest },
        how,
      ]
    },
  },
  {
    // "3x15k with 5k easy between, rest just tap along"
    needs: ['along'],
    pattern:
      /(?<=[,;.+] ?(?:and |then )?)(?<rest>(?:the )?(?:rest|remainder)) (?:(?:is|just|to|can be) )*(?<how>(?:easy )?(?:tap|roll|spin|cruis|noodl|pedal|tootl|ambl|pootl|plod|trundl|jog)(?:e|ping|ling|ging|ning|ing)? along)(?= ?(?:$|[,.;!]))/di,
    as: '{rest=remainder} {how=easy}',
  },
  {
    // "2x15 240w 5min easy then down 10"
    needs: ['down'],
    pattern:
      /,? ?\b(?<down>then (?:cool |warm |spin )?down(?: for)?) (?<length>\d{1,2})(?: ?(?:mins?|minutes|'))?(?=$|[.!])/di,
    as: ', {length} min {down=cool down}',
    unless: isSwim,
  },
  {
    // "ride 90 min soft"
    needs: ['soft'],
    pattern:
      /(?<=(?:\b|\d)(?:hours?|hrs?|h|half|mins?|minutes|ride|bike|spin|run|jog),? )(?<soft>(?:very )?soft)\b(?! ?(?:sand|surface|ground|tissue|pedal\w*|landing|grass|trail))/di,
    as: '{soft=easy}',
  },
  {
    // "I have no watt"
    needs: ['watt', 'watts', 'powermeter', 'meter'],
    pattern:
      /,? ?\b(?<what>(?:i )?(?:have |got |do not have |don[’']?t have |without )(?:no |any |a )?(?:watts?|power ?meter))\b/di,
    as: '{what=}',
    tell: 'Without a power meter choose the heart rate as the target, or ride by feel.',
  },
  {
    // "3 hours easy with coffee stop in Roundwood"
    needs: ['coffee', 'cafe', 'caf', 'cake'],
    pattern:
      /(?<=^(?<head>[^\n;]*?(?<![\d.])(?:[2-9](?:\.\d)?|two|three|four|five|six) ?(?:h|hrs?|hours?)\b[^\n;]*?)),? (?<stop>(?:(?:with|and|plus|incl\w*) )?(?:a )?(?:\d{1,2}[- ]?(?:mins?|minutes) )?(?:coffee|caf[eé]|cake)[- ]stop)(?: (?:in|at) (?:the )?[a-z]+)?(?![\p{L}\d])/diu,
    by: (span, _, text) => {
      const stop = span('stop')
      const isKnown = saysRide(text) || saysRun(text) || saysSwim(text) || /\bwalk|hik/i.test(text)
      return stop && !isKnown ? [{ words: ` bike ${stop.words}`, for: stop, tell: STOPS }] : undefined
    },
  },
]

// In minutes: most that runners climb is shorter (our choice).
const LEAST_RIDDEN = 10
const STOPS = 'No sport was named: who stops for coffee in so many hours rides.'
const RIDDEN = 'No sport was named: climbs of so many minutes are ridden.'
