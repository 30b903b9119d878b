import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const TIME = "(?:minutes|mins?|')"
const FIGURE = '\\d{2,3} ?(?:%|w(?:atts?)?\\b)'

const CADENCE_OF_RESTS = 'The cadence of the rests is not built.'

/** What riders leave out or write in short: units of targets, joints of parts, and words for rests. */
export const ridesInShort: readonly Phrase[] = [
  {
    // "5 x 8' @ 230W (3' @ 140W)"
    needs: ['('],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d{1,3} ?(?:${TIME}|s|secs?|seconds)? ?(?:@ ?|at )\\d{2,3}(?: ?- ?\\d{2,3})? ?(?:w|watts|%)(?: ftp)? ?)\\((?<rest>\\d{1,2} ?(?:${TIME}|s|secs?|seconds) ?(?:@ ?|at )\\d{2,3} ?(?:w|watts|%))\\)`,
      'di',
    ),
    as: ' with {rest}',
  },
  {
    // "12x(1'@115/1'@50)": percents of FTP.
    needs: ['('],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\()(?<one>\\d{1,3} ?(?:${TIME}|s|secs?|seconds|")) ?@ ?(?<aim>\\d{2,3}) ?(?<sign>%|w)? ?\\/ ?(?<two>\\d{1,3} ?(?:${TIME}|s|secs?|seconds|")) ?@ ?(?<aim2>\\d{2,3}) ?(?<sign2>%|w)?(?=\\))`,
      'di',
    ),
    by: (span, _, text) => {
      const [one, aim, two, aim2] = ['one', 'aim', 'two', 'aim2'].map(span)
      if (!one || !aim || !two || !aim2 || !saysRide(`${text}${span('sign') ? ' bike' : ''}`)) return undefined
      const unit = (span('sign2') ?? span('sign'))?.words ?? (Number(aim.words) > MOST_PERCENT ? 'w' : '%')
      return [one, ' at ', aim, unit, ', ', two, ' at ', aim2, unit]
    },
  },
  {
    // "5 min easy 5 min medium 5 min hard"
    needs: ['medium'],
    pattern: /(?<=\d ?(?:minutes|mins?|'|km?|miles?) )(?<what>medium)(?= ?(?:$|[,.;/+]|\d|then|and))/dgi,
    as: '{what=moderate}',
    unless: isSwim,
  },
  {
    // "10 sprints from 10 seconds"
    needs: ['from'],
    pattern:
      /(?<=\b\d{1,2} (?:sprints|intervals|blocks|efforts|repeats|reps|hills) )(?<from>from)(?= \d{1,3} ?(?:s|secs?|seconds|minutes|mins?)\b(?! ?(?:to|-) ?\d))/di,
    as: '{from=of}',
  },
  {
    // "1-2-3-2-1 hard = easy", "z4, = rest": as long easily.
    needs: ['='],
    pattern: /(?<hard> hard)?,? ?(?<equal>= ?)(?<rest>rest|easy|recovery|rec|off)\b(?! ?[\d=:])/di,
    as: '[{hard}], {equal=equal }{rest=rest}',
  },
  {
    needs: ['bt', 'btw', 'btwn'],
    pattern: /(?<=\d ?(?:minutes|mins?|'|m)? )(?<bt>bt|btwn?)(?= sets?\b)/di,
    as: '{bt=between}',
  },
  {
    // "15wu/2x15@FTP r5/15cd"
    needs: ['wu'],
    pattern: /^(?<up>\d{1,2} ?wu) ?\/ ?(?<set>[^/]*\d ?x ?\d[^/]*?) ?\/ ?(?<down>\d{1,2} ?cd)$/di,
    as: '{up}, {set}, {down}',
  },
  {
    // "flying 200s x 4", "2 flying 200s": metres, as fast as one can.
    needs: ['flying'],
    pattern:
      /(?:(?<![\d.:x/-])\b(?<times>[2-9]) (?:x )?)?\b(?<what>flying )(?<far>100|200|300|400|500)(?<unit> ?m)?s?\b/di,
    as: '[{times}x]{what=}{far}m{what= sprint}',
    when: (text) => !(saysRun(text) || isSwim(text)),
  },
  {
    // "flying 200s, track cycling"
    needs: ['track', 'velodrome'],
    pattern:
      /\b(?<where>(?:(?:on|at) (?:the )?)?track (?:cycling|bike|cyclist|sprint cycling)|(?:on|at|in) (?:the |a )?velodrome)\b/di,
    by: (span, _, text) => {
      const where = span('where')
      return where && !saysRun(text)
        ? [{ words: saysRide(text.replace(/track cycling/i, '')) ? '' : 'bike', for: where }]
        : undefined
    },
  },
  {
    // "tabata on turbo x3, 5 easy between"
    needs: ['tabata', 'tabatas'],
    pattern:
      /\b(?<name>tabatas?)(?<where> on (?:the |my )?(?:turbo|bike|trainer|zwift|watt ?bike)) (?<count>x ?[2-6])(?=$|[,.; ])/di,
    as: '{name} {count}{where}',
  },
  {
    // "spin ups: 10 x 30s to max rpm"
    needs: ['rpm', 'cadence', 'speed', 'revs', 'max'],
    pattern: /(?<=\bspin[- ]?ups?\b.*)(?<to> to (?:max(?:imum)? )?(?:rpm|cadence|leg speed|revs|max))\b/di,
    as: '{to=}',
  },
  {
    // "6s peak power x5"
    needs: ['peak', 'max'],
    pattern: /(?<=\b\d{1,2} ?(?:s|secs?|seconds) )(?<what>peak power|max power)\b(?! ?(?:of|at|@|\d))/di,
    as: '{what=sprint}',
  },
  {
    // "ladder 30-60-90 s @ 120% 1:1": rests as long as the bouts.
    needs: [':'],
    pattern: /(?<=\d ?(?:%|w|"|s|min) )(?<equal>1:1)(?<word> (?:rest|work rest|recovery|ratio))?(?= ?(?:$|[,.;)]))/di,
    by: (span) => {
      const equal = span('equal')
      return equal && [', equal rest']
    },
  },
  {
    // "90 min: 3x8 z4, rem Z2"
    needs: ['rem'],
    pattern: /(?<=[,;+] ?(?:and )?)(?<rem>rem)(?= (?:at |in |@ ?)?(?:z ?[12]|zone [12]|easy|endurance|steady)\b)/di,
    as: '{rem=remainder}',
  },
  {
    // "5h gravel, z2, fuel 90g/hr": what is to be eaten is a note, and no heart rate.
    needs: ['g', 'grams'],
    pattern:
      /(?<fuel>(?:\b(?:fuel(?:l?ing)?|eat(?:ing)?|take|drink)(?: at| with| on)? )?(?<!\d)(?<grams>\d{2,3}) ?(?:g|grams)(?: (?:of )?(?:carbs?|carbohydrates?|cho))? ?\/ ?(?:h|hr|hour))\b/di,
    by: (span) => {
      const [fuel, grams] = [span('fuel'), span('grams')]
      return fuel && grams && [{ words: `${grams.words}g carbs per hour`, for: fuel }]
    },
  },
  {
    // "3 rounds of 5 min @ 4.5wkg, 72kg"
    needs: ['wkg', 'wpk'],
    pattern: /(?<=\d ?)(?<per>wkg|wpk)\b/dgi,
    as: '{per= w/kg}',
  },
  {
    // "ramp 5 min 45-70, then …": percents of FTP.
    needs: ['ramp'],
    pattern: new RegExp(
      `^(?<head>(?:bike|turbo|trainer|zwift|ride)?[:,]? ?)(?<ramp>ramp) (?<length>\\d{1,2}) ?(?:${TIME}) (?:from )?(?<low>[3-6]\\d) ?%?(?<to> ?- ?| to )(?<high>[6-9]\\d)(?! ?(?:%|w\\b|bpm|rpm|\\d))`,
      'di',
    ),
    by: (span, _, text) => {
      const [head, ramp, length, low, high] = ['head', 'ramp', 'length', 'low', 'high'].map(span)
      if (!head || !ramp || !length || !low || !high || saysRun(text) || isSwim(text)) return undefined
      const bike = saysRide(text) ? '' : 'bike '
      const tell = 'No unit was said for the ramp, so percent of FTP.'
      return [head, bike, length, ' min warm up ', ramp, ' ', low, '-', high, { words: '%', for: high, tell }]
    },
  },
  {
    // "3x8 105 4 off": the figure before the rest is the target.
    needs: ['off', 'rest', 'rec', 'easy', 'rbi'],
    pattern: new RegExp(
      `(?<=(?<![\\d.:])\\b[2-8] ?x ?(?:[3-9]|[12]\\d) ?(?:${TIME})? )(?<aim>8\\d|9\\d|1[0-2]\\d)(?= \\d{1,2} ?(?:${TIME})? ?(?:off|rest|rec|easy|rbi)\\b)`,
      'di',
    ),
    by: (span, _, text) => {
      const aim = span('aim')
      return aim && (saysRide(text) || /\b(?:ftp|ramp|sst|ss)\b|%/i.test(text)) && !saysRun(text)
        ? [{ words: `at ${aim.words}%`, for: aim, tell: 'No unit was said, so percent of FTP.' }]
        : undefined
    },
  },
  {
    // "bike 3x10 tempo, last 2 of each at threshold", "2x20 sst last minute of each max"
    needs: ['each', 'every'],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<set>[1-9]\\d? ?x ?(?:[3-9]|[1-4]\\d))(?<mid>(?: [^;.\\d,]{1,30})?,? (?:with )?(?:the )?(?:last|first|final) )(?:(?<figure>\\d{1,2})(?: ?${TIME})?|(?<one>minute|min))(?= of (?:each|every)\\b)`,
      'di',
    ),
    as: '{set} min{mid}[{figure}][{one=1}] min',
    when: (text) =>
      (saysRide(text) || /\b(?:ftp|sst|sweet ?spot)\b|\d ?(?:%|w\b)/i.test(text)) && !saysRun(text) && !isSwim(text),
  },
  {
    // "ride z2 with 5 min z3 every 20 min for 2 hours"
    needs: ['for'],
    pattern:
      /^(?<head>(?:(?:bike|ride|run|turbo|spin) )?)(?<how>z ?[12]|zone [12]|easy|endurance|steady) (?<every>(?:with|w\/) [^,;]{4,40} every \d{1,2} ?(?:minutes|mins?|')),? (?<for>for) (?<length>\d{1,3}(?:\.\d)? ?(?:h|hrs?|hours?|minutes|mins?))(?= ?[.!]?$)/di,
    as: '{head}{length} {how} {every}',
  },
  {
    // "3 x 9 min as 30s at 120% / 30s at 80%, 5 min easy": between the sets.
    needs: ['as', 'of'],
    pattern: new RegExp(
      `(?<=\\b[2-6] ?x ?\\d{1,2} ?(?:${TIME}),? (?:as|of) \\d[^;]{4,40}, ?)(?<rest>[2-9] ?(?:${TIME}) (?:easy|ez|off|rest))(?= ?(?:bike|ride|turbo)? ?\\.?$)`,
      'di',
    ),
    as: '{rest} between sets',
  },
  {
    // "warm up 10, 20 min at 220w, down 10"
    needs: ['down'],
    pattern: new RegExp(
      `(?<=\\bwarm(?:ing)?[- ]?up:? \\d.*[,;] ?)(?<down>down) (?<length>\\d{1,2})(?: ?(?:${TIME}))?(?= ?$)`,
      'di',
    ),
    as: '{down=cool down }{length} min',
  },
  {
    // "bike race warm up 25 min": all that is ridden.
    needs: ['warm', 'warmup'],
    pattern: new RegExp(
      `^(?<head>(?:bike|turbo|trainer|zwift|ride|rollers),? )(?<what>(?:race|tt|crit) warm[- ]?up),? (?:for |of )?(?<length>\\d{2}) ?(?:${TIME})(?= ?[.!]?$)`,
      'di',
    ),
    as: '{head}{length}{what= min easy}',
  },
  {
    // "40 min commute ride easy"
    needs: ['commute'],
    pattern:
      /(?<=\d ?(?:minutes|mins?|h|hrs?|hours?|km?|miles?|mi) (?:easy )?)(?<what>(?:bike )?commute)(?: (?:ride|by bike|on (?:the|my) bike))?(?= ?(?:$|[,.;]| easy\b| home\b| to\b))/di,
    by: (span, all) => {
      const what = span('what')
      return what && saysRide(all) ? [{ words: 'ride', for: what }] : undefined
    },
  },
  {
    // "over unders: 3x(3 @ 95, 1 @ 110)": percents of FTP, or watts.
    needs: ['@', 'at'],
    pattern:
      /(?<=[(,+/] ?|\) |\d )\b(?<length>\d{1,2}(?: ?(?:minutes|mins?|'))?) ?(?:@|at) ?(?<aim>\d{2,3})(?=,|\)| \d{1,2}(?: ?(?:minutes|mins?|'))? ?@)/dgi,
    by: (span, _, text) => {
      const [length, aim] = [span('length'), span('aim')]
      if (!length || !aim) return undefined
      const before = text.slice(0, length.from)
      const isOpened = before.lastIndexOf('(') > before.lastIndexOf(')')
      const isRidden = saysRide(text) || /\b(?:over[- ]?unders?|ftp|rbi|sst)\b/i.test(text)
      if (!isOpened || !isRidden || saysRun(text) || isSwim(text)) return undefined
      const bare = /^\d+$/.test(length.words) ? ' min' : ''
      return [length, bare, ' at ', aim, IN_WATTS.test(text) ? 'w' : '%']
    },
  },
  {
    // "3 x 12 (3 x (3 @ 95 1 @ 110))": what each is made of.
    needs: ['('],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<times>\\d{1,2})(?<sign> ?x ?)(?<bout>\\d{1,2}) ?(?:${TIME})? ?(?=\\((?<rounds>\\d{1,2}) ?x ?\\((?<inner>[^()]+)\\)\\))`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, sign, bout, rounds, inner] = ['times', 'sign', 'bout', 'rounds', 'inner'].map(span)
      if (!times || !sign || !bout || !rounds || !inner || isSwim(text)) return undefined
      const steps = [...inner.words.matchAll(/(?:^|[ ,+/])(\d{1,2})(?: ?(?:minutes|mins?|'))? ?(?:@|at|z)/gi)]
      const minutes = steps.reduce((sum, [, figure]) => sum + Number(figure), 0)
      return minutes * Number(rounds.words) === Number(bout.words) ? [times, sign, { words: '', for: bout }] : undefined
    },
  },
  {
    // "4 x 30s max 4:30 z1": the rest of what is all out.
    needs: ['z', 'zone'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d{1,3} ?(?:s|secs?|seconds|${TIME}) (?:max|all[- ]out|flat out|full gas|sprints?)(?: effort)?,? (?:\\d{1,2}:\\d\\d|\\d{1,3} ?(?:s|secs?|seconds|${TIME})) )(?<zone>z ?1|zone 1)(?![\\d-])`,
      'di',
    ),
    as: '{zone=easy}',
    unless: isSwim,
  },
  {
    // "with 5 min @ 90rpm easy"
    needs: ['rpm'],
    pattern:
      /(?<=\b(?:with|w\/?) \d{1,2} ?(?:minutes|mins?|') )(?<rate>(?:@ ?|at )\d{2,3} ?rpm) (?<how>easy|ez|rest|recovery|spin)\b/di,
    as: '{how} {rate=}',
    tell: CADENCE_OF_RESTS,
  },
  {
    // "45 min easy spin with 4 x 1 minute fast legs"
    needs: ['legs', 'leg'],
    pattern:
      /(?<=\d ?(?:s|secs?|seconds|minutes?|mins?|') (?:of )?)(?<what>(?:fast|quick|spinny) legs|(?:high )?leg speed)(?! ?(?:x|max)\b)/di,
    as: '{what=spin ups}',
    when: saysRide,
  },
  {
    // "30/30s for 6 min, 3 min easy, x3"
    needs: ['for'],
    pattern:
      /(?<![\d.:x/-] ?)\b(?<on>[1-6]\d) ?\/ ?(?<off>[1-6]\d) ?s?,? for (?<time>\d{1,2}) ?(?:minutes|mins?|'),? (?<rest>\d{1,2}) ?(?:minutes|mins?|') (?:easy|ez|rest|off|spin),? ?x ?(?<sets>[2-6])(?![\d:])/di,
    by: (span) => {
      const [on, off, time, rest, sets] = ['on', 'off', 'time', 'rest', 'sets'].map(span)
      const times = (Number(time?.words) * 60) / (Number(on?.words) + Number(off?.words))
      if (!on || !off || !time || !rest || !sets || !Number.isInteger(times) || times < 2) return undefined
      return [sets, 'x(', { words: `${times}x`, for: time }, on, 's/', off, 's), ', rest, ' min easy between sets']
    },
  },
  {
    // "2x(6x40/20) 4' bike", "30/30 x 12 x 2, 5 min", "3x12x40/20 w 4 min": between the sets.
    needs: ['(', 'x'],
    pattern:
      /(?<=\b[2-6] ?x ?\(\d{1,2} ?x ?[^()]+\),? |\d ?\/ ?\d{2} ?s? x ?\d{1,2} x ?[2-6],? |\b[2-6] ?x ?\d{1,2} ?x ?\d{2} ?\/ ?\d{2}s?,? (?:with |w\/? ?)?)(?<rest>[1-9] ?(?:minutes|mins?|'))(?= ?(?:$|,| (?:bike|turbo|ride|on the)\b))/di,
    as: ', {rest} easy between sets',
    unless: isSwim,
  },
  {
    // "3x15 first at 85% second 90% third 95%, 5 min easy"
    needs: ['first'],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<times>[23]) ?x ?(?<bout>\\d{1,2}) ?(?:${TIME})?,? first (?:one )?(?:@ ?|at )?(?<one>${FIGURE}),? (?:and )?second (?:one )?(?:@ ?|at )?(?<two>${FIGURE})(?:,? (?:and )?third (?:one )?(?:@ ?|at )?(?<three>${FIGURE}))?(?:,? (?:with )?(?<rest>\\d{1,2}) ?(?:${TIME}) ?(?:easy|ez|rest|off|rec|between|spin)\\b)?`,
      'di',
    ),
    by: (span, all, text) => {
      const [times, bout, one, two, three, rest] = ['times', 'bout', 'one', 'two', 'three', 'rest'].map(span)
      const aims = [one, two, three].filter((aim) => aim !== undefined)
      if (!times || !bout || aims.length !== Number(times.words) || saysRun(text) || isSwim(text)) return undefined
      // With a sign before each they have a reader of their own, which knows no watts alone.
      const areSigned = !/\b(?:first|second|third) (?:one )?\d/i.test(all)
      if (areSigned && (saysRide(text) || !/watt|\dw/i.test(all))) return undefined
      const bike = saysRide(text) ? '' : 'bike '
      const bouts = aims.flatMap((aim, at) => [
        ...(at > 0 ? [', ', ...(rest ? [rest, ' min easy, '] : [])] : []),
        { words: bout.words, for: { from: times.from, to: bout.to } },
        ' min at ',
        aim,
      ])
      return [bike, '1x(', ...bouts, ')']
    },
  },
]

const MOST_PERCENT = 150
/** A target that no percent is as high as, wherever it stands. */
const IN_WATTS = /(?:@ ?|\bat )(?:1[6-9]\d|[2-4]\d\d)\b|\d ?w(?:atts)?\b/i
