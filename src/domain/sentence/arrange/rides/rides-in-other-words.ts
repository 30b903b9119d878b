import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const RACED = '(?<what>\\b(?:tt|time[- ]trial|race) (?:pace|effort|power|intensity|watts)\\b)'
const HOW_FAR = '(?<length>(?<figure>\\d{1,3}(?:\\.\\d)?) ?(?<unit>km?|miles?|mi|mins?|minutes|h|hrs?|hours?))\\b'
const ON_BIKE = '(?<sport> (?:on the )?(?:bike|ride|turbo))?'

const OPENERS =
  'What is done within a warm-up is not built: say its length beside it, such as 10 min easy, 3x1 min hard.'

/** Rides by words that riders type: "bikeride", "keep power 150", "40 km at TT effort". */
export const ridesInOtherWords: readonly Phrase[] = [
  {
    // "Spin 10 min, then 4x8 min at 260 W, spin 10 min"
    needs: ['spin'],
    pattern:
      /(?:(?<start>^(?:easy )?spin (?:for |easy )?(?=\d))|(?<=[,;.] ?(?:and |then )*)(?<spin>spin (?:for |easy )?(?=\d)))(?<length>\d{1,3} ?(?:mins?|minutes|'))(?= ?(?:$|[,;.]| then\b))/dgi,
    as: '[{start=bike }][{spin=}]{length} easy',
    when: /\d ?x ?\d/i,
  },
  {
    // "2 h ride with the bunch at tempo"
    needs: ['tempo'],
    pattern:
      /(?<=\d ?(?:h|hrs?|hours?|mins?|minutes|')\b[^,;\d]*)(?<company>,? (?:with|in|w\/) (?:the |a |my |our )?(?:(?:local|fast|club) )?(?:bunch|group|pack|peloton|mates|club|chain ?gang|gang|crew))(?<at>,? (?:at |in )?(?:a )?(?:steady )?tempo)(?: pace| effort)?(?= ?(?:$|[,.;]))/di,
    as: '{company=}{at= at 76-90%}',
    tell: 'Tempo in company was read as ridden evenly, in zone 3.',
    when: saysRide,
    unless: /\d ?x ?\d/,
  },
  {
    // "hour of power on the turbo"
    needs: ['power'],
    pattern: /^(?<before>[^\d]*?)\b(?<what>(?:the |an? |my )?hour of power)\b(?<behind>[^\d]*)$/di,
    by: (span, _, text) => {
      const [before, what, behind] = ['before', 'what', 'behind'].map(span)
      if (!before || !what || !behind || /\b(?:run|swim|pool|jog)/i.test(text)) return undefined
      const bike = OFF_ROAD.test(text) || /\b(?:turbo|trainer|zwift|cycl)/i.test(text) ? '' : ' bike'
      return [before, { words: `1 hour${bike} at 90-100%`, for: what, tell: HOUR_OF_POWER }, behind]
    },
  },
  {
    // "1 hour bikeride"
    needs: ['bikeride', 'bikerides', 'cycleride', 'trainerride', 'turboride', 'turbosession', 'spinsession'],
    pattern: /\b(?<what>bikerides?|(?:cycle|trainer|turbo)ride|(?:turbo|spin)session)\b/di,
    by: (span) => {
      const what = span('what')
      return what && [{ words: /^turbo|^trainer|^spin/i.test(what.words) ? 'turbo ride' : 'ride', for: what }]
    },
  },
  {
    // "70 km on the ebike eco mode"
    needs: ['ebike', 'e', 'emtb'],
    pattern:
      /\b(?<bike>e[- ]?(?:bike|mtb))(?<mode>,? (?:in |on )?(?:eco|tour|sport|turbo|boost|trail)(?: (?:mode|assist))?\b)?/di,
    by: (span) => {
      const [bike, mode] = [span('bike'), span('mode')]
      if (!bike) return undefined
      return [
        { words: /mtb/i.test(bike.words) ? 'mtb' : 'bike', for: bike },
        ...(mode
          ? [{ words: '', for: mode, tell: `“${mode.words.trim()}” is how much the motor helps, which is not built.` }]
          : []),
      ]
    },
  },
  {
    // "45 min bike, keep power 150"
    needs: ['power'],
    pattern:
      /\b(?<what>(?:keep|hold|holding|keeping)(?: the| my)? power (?:around |about |at |near )?)(?<watts>[1-4]\d\d)(?! ?(?:%|to\b|[-–]|\d))(?: ?(?:w|watts)\b)?/di,
    as: '{what=at }{watts}w',
  },
  {
    // "ride 40 km at TT effort": all that is said is ridden so, between a warm-up and a cool-down.
    needs: ['tt', 'trial', 'race'],
    pattern: new RegExp(
      `\\b(?:${RACED}${ON_BIKE},?(?: for| of)? ${HOW_FAR}|${HOW_FAR}${ON_BIKE}(?: ?@| at)? ?${RACED})`,
      'di',
    ),
    by: (span, all, text) => {
      const [length, figure, unit, what] = [span('length'), span('figure'), span('unit'), span('what')]
      const rest = text.replace(all, ' ')
      if (!length || !figure || !unit || !what || !saysRide(text) || !IDLE.test(rest)) return undefined
      const isLong = minutesOf(Number(figure.words), unit.words) > MOST_MINUTES_AT_THRESHOLD
      const sport = span('sport')
      return [
        ...(sport ? [{ words: 'bike ', for: sport }] : []),
        '15 min warm up, ',
        length,
        { words: isLong ? ' at z3' : ' at threshold', for: what, tell: isLong ? LONG : SHORT },
        ', 10 min cool down, ',
      ]
    },
  },
  {
    // "ride 3h, each hour 10 min at 220"
    needs: ['hour', 'hr'],
    pattern:
      /\b(?<hours>[2-6]) ?(?:h|hrs?|hours?)\b(?<sport> (?:bike|ride))?,? (?:with |and )?(?<every>(?:in |of )?(?:each|every|per) (?:hour|hr)),? (?<length>\d{1,2}) ?(?:mins?|minutes|')(?<aim> (?:at |@ ?|in )?(?:tempo|threshold|sweet ?spot|hard|steady|z[3-6]|\d{2,3} ?(?:%|w\b|watts|(?=$|[,.;]))))/di,
    by: (span, _, text) => {
      const [hours, every, length, aim] = [span('hours'), span('every'), span('length'), span('aim')]
      if (!hours || !every || !length || !aim || isSwim(text) || Number(length.words) >= HOUR) return undefined
      const sport = span('sport')
      const unit = /(?<=^| )\d{2,3}$/.test(aim.words) ? 'w' : ''
      return [
        hours,
        'h',
        ...(sport ? [sport] : []),
        ', ',
        length,
        ' min',
        aim,
        unit,
        ' ',
        { words: 'every hour', for: every },
      ]
    },
  },
  {
    // "3h ride with a 10 min tt effort": one part of it.
    needs: ['tt', 'trial'],
    pattern:
      /(?<=\b(?:with|w\/|incl\w*) )(?:an? )?(?<length>\d{1,2} ?(?:km?|miles?|mi|mins?|minutes))(?<what> (?:tt|time[- ]trial)(?: effort)?)\b(?! ?(?:pace|power|watts|bike))/di,
    as: '{length=1x}{length}{what= hard}',
    when: saysRide,
    unless: /\d ?x ?\d/i,
  },
  {
    // "mtb 2h easy trails": where it is ridden.
    needs: ['trail', 'trails', 'singletrack'],
    pattern:
      /,? \b(?<where>(?:(?:on|in|over) )?(?:the |some |local |forest |easy (?=trails))?(?:trails?|singletrack))\b(?! ?(?:run|jog|race|shoes|\d))/di,
    by: (span, _, text) => {
      const where = span('where')
      if (!where || !OFF_ROAD.test(text) || saysRun(text)) return undefined
      const isEasy = /easy/i.test(where.words)
      return [{ words: isEasy ? ' easy' : '', for: where, tell: `“${where.words}” is read as where you ride.` }]
    },
  },
  {
    // "2x20 at ftp 10 rest": how long the rest is, and no figure of the FTP.
    needs: ['ftp'],
    pattern:
      /(?<=\d ?(?:x|by) ?\d{1,2}(?: ?(?:mins?|minutes))? (?:at |@ ?)?)(?<ftp>ftp) (?<rest>\d{1,2})(?= (?:rest|easy|ez|recovery|rec|spin|off)\b)/di,
    as: '{ftp}, {rest} min',
  },
  {
    // "85 rpm max": no quicker, and nothing of how hard it is.
    needs: ['rpm'],
    pattern:
      /(?:(?<what>\b(?:max(?:imum)?|at most|no more than|not (?:over|above)|up to) )(?=\d{2,3} ?rpm\b)|(?<=\d ?rpm)(?<behind>,? (?:max(?:imum)?|tops|at most|or (?:less|lower|slower)|and no (?:more|higher|faster))\b)(?! ?(?:effort|power|hr|heart|out|sprints?)\b))/di,
    by: (span) => {
      const what = span('what') ?? span('behind')
      return (
        what && [
          {
            words: '',
            for: what,
            tell: `“${what.words.trim()}” is said of the cadence, which is built as one figure.`,
          },
        ]
      )
    },
  },
  {
    // "200w max": a limit.
    needs: ['max', 'tops'],
    pattern:
      /(?<=\d ?(?:min|mins|minutes|h|hrs?|hours?|km?|miles?|ride|bike|easy|steady)[ ,]*(?:at |@ ?)?)(?<figure>[1-4]\d\d ?(?:w|watts))(?<how> (?:max|tops))\b(?! ?(?:effort|power|hr|out|sprints?)\b)/di,
    as: '{how=max }{figure}',
    unless: /\d ?x ?\d/i,
  },
  {
    // "my first sprint tri in 3 weeks": the name of a race.
    needs: ['sprint'],
    pattern:
      /\b(?<what>sprint )(?=(?:distance )?tri(?:athlon)?\b(?! ?(?:race |bike |run |swim )?(?:pace|effort|power|watts)\b))/di,
    as: '{what=}',
    unless: /\brace\b/i,
  },
  {
    // "first 10 easy then z3 all the way, last 5 easy"
    needs: ['way'],
    pattern:
      /(?<=\bfirst \d{1,2}(?: ?(?:mins?|minutes))? (?:easy|ez)),? (?<then>then )(?<how>z[2-5]|zone [2-5]|tempo|threshold|steady|sweet ?spot)(?<way> all the way)(?=,? (?:and |then )?last \d)/di,
    as: ', {then=rest }{how}{way=}',
  },
  {
    // "20 min warm-up with 3 openers"
    needs: ['opener', 'openers'],
    pattern:
      /(?<=\b(?:warm[- ]?up|wu),? )(?<what>(?:with|w\/|incl\w*|and) (?:(?:\d|some|a few|two|three|four|a couple of) )?(?:short |race )?openers?)\b(?! ?(?:of|:|\d))/di,
    as: '{what=}',
    check: OPENERS,
  },
]

/** Words that say nothing of a part beside the one with a length. */
const IDLE =
  /^(?:[\s,.!]|\b(?:bike|bikeride|ride|riding|cycle|cycling|turbo|trainer|zwift|indoor|indoors|outdoor|road|tt|on|the|my|a|an|at|please|today|session|workout|solo|flat|all|of|it)\b)*$/i

const HOUR_OF_POWER = 'An hour of power is ridden at 90 to 100 % of the threshold.'
const OFF_ROAD = /\b(?:mtb|mountain bik\w+|gravel|bike|ride|riding|cyclocross)\b/i

function minutesOf(figure: number, unit: string): number {
  if (/^h/i.test(unit)) return figure * HOUR
  if (/^min/i.test(unit)) return figure
  return figure * (/^mi/i.test(unit) ? MINUTES_OF_MILE : MINUTES_OF_KILOMETRE)
}

const HOUR = 60
// As fast as most race (our choice).
const [MINUTES_OF_KILOMETRE, MINUTES_OF_MILE] = [1.7, 2.7]
const MOST_MINUTES_AT_THRESHOLD = 75
const ENDS = ', between a usual warm-up and cool-down.'
const SHORT = `Which race was not said, so all of it is at threshold${ENDS}`
const LONG = `Which race was not said, and nobody holds threshold so long: all of it is in zone 3${ENDS}`
