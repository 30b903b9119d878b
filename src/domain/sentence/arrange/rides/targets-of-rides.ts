import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

/** Targets that riders type without a sign, and efforts that go up step by step: "4x8 @ 105 off 4", "10' 60→40", "up 5 % each time". */
export const targetsOfRides: readonly Phrase[] = [
  {
    // "3x8 @ 230, last 2 of each @ 260", "4x10 @ 220, last one @ 240"
    needs: ['last', 'first', 'final'],
    pattern:
      /(?:(?<=\d ?x ?\d{1,2}(?: ?(?:minutes|mins?|'))? ?(?:@ ?|at ))(?<one>[1-4]\d\d(?: ?- ?[1-4]\d\d)?)(?: ?w(?:atts)?)?)?(?<mid>,? (?:with )?(?:the )?(?:last|first|final) (?:one|rep|\d{1,2}(?: ?(?:minutes|mins?|'))? of (?:each|every)) (?:@ ?|at ))(?<aim>[1-4]\d\d)(?! ?(?:w|%|bpm|hr|beats|m\b|\d|[:-]\d))/di,
    as: '[{one}w]{mid}{aim}w',
    when: isRidden,
  },
  {
    // "4x8 @ 105 off 4"
    needs: ['with', 'w', 'on', 'off'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<bout>\d{1,2})(?<unit> ?(?:mins?|m|'))? ?(?:@|at) ?(?<aim>\d{2,3}(?: ?- ?\d{2,3})?) (?:off|w\/?|with|on) ?(?<rest>\d{1,2})(?<own> ?(?:mins?|m|'))?(?! ?(?:s\b|secs?|:|%|\d))(?: (?:easy|off|rest|rec\w*))?/di,
    by: (span, _, text) => {
      const [times, bout, aim, rest] = ['times', 'bout', 'aim', 'rest'].map(span)
      if (!times || !bout || !aim || !rest || !isRidden(text)) return undefined
      return [times, 'x', bout, ' min at ', aim, unitOf(aim.words), ' with ', rest, ' min easy']
    },
  },
  {
    // "5x5 min at FTP": bouts so short or so long have another part of the zone.
    needs: ['ftp'],
    pattern:
      /(?<=(?<!\d)(?<length>\d{1,2}) ?(?:minutes|mins?|m|')? ?)(?<at>at|@) ?(?<ftp>ftp)\b(?! ?[-+\d]| (?:of|test|plus|minus|is)\b)/dgi,
    by: (span) => {
      const [length, at, ftp] = [span('length'), span('at'), span('ftp')]
      const minutes = Number(length?.words)
      if (!at || !ftp || (minutes >= FTP_MINUTES.from && minutes <= FTP_MINUTES.to)) return undefined
      return [at, ' ', { words: '98-102% FTP', for: ftp }]
    },
  },
  {
    // "0.8 IF overall", "average IF 0.75", "ride 3h, IF 0.7"
    needs: ['if'],
    pattern:
      /,? ?\b(?<all>(?:(?:overall|total|average|avg|target|aim(?:ing)? for|at) )?(?:an? )?(?:(?:0?\.\d{1,2}|\d{2,3} ?%?) ?IF (?:overall|total|in total|on average|average|avg|for the (?:whole )?(?:ride|session|workout))|IF (?:of |at |about |around |~ ?)?(?:0?\.\d{1,2}|\d{2} ?%)(?: (?:overall|total|in total|on average|average|avg))?))(?! ?[\w.])/di,
    by: (span, words, text) => {
      const all = span('all')
      if (!all) return undefined
      const [, share, percent] = /(?:0?\.(\d{1,2})|(\d{2,3}) ?%)/.exec(all.words) ?? []
      // One length alone is ridden at it from start to end.
      const isOfAll = text.replace(words, '').match(/\d+(?:[.,:h]\d+)?/g)?.length === 1
      if (isOfAll) return [{ words: ` at ${percent ?? share?.padEnd(2, '0')}%`, for: all }]
      return [{ words: ' ', for: all, check: INTENSITY }]
    },
  },
  {
    // "10' 50→75%", "10' 60→40" beside percents: a ramp.
    needs: ['→'],
    pattern:
      /\b(?<length>\d{1,2} ?(?:mins?|minutes|m|'))(?: ?(?:@|at|from))? ?(?<first>\d{2,3}) ?%? ?→ ?(?<last>\d{2,3})(?: ?(?<unit>%|w(?:atts)?\b))?/dgi,
    by: (span, _, text) => {
      const [length, first, last, unit] = ['length', 'first', 'last', 'unit'].map(span)
      if (!length || !first || !last || !(unit || isRidden(text))) return undefined
      const isFalling = Number(first.words) > Number(last.words)
      const [before, behind] = [text.slice(0, length.from), text.slice(last.to)]
      const end = isFalling && !/\d/.test(behind) ? ' cool down' : ''
      const start = !isFalling && !/\d/.test(before) && /\d/.test(behind) ? 'warm up ' : ''
      return [start, length, end, ' ramp ', first, '-', last, unit ?? unitOf(last.words)]
    },
  },
  {
    // "warm up 15 ramp 100-200" beside watts
    needs: ['ramp'],
    pattern: /(?<=\bramp(?: from)? )(?<first>\d{2,3})(?<to> ?- ?| to )(?<last>\d{2,3})(?! ?(?:%|w\b|watts|\d|bpm))/di,
    by: (span, _, text) => {
      const [first, last] = [span('first'), span('last')]
      if (!first || !last || !(isRidden(text) || /\d ?w\b/i.test(text))) return undefined
      return [first, '-', last, /\d{3} ?w/i.test(text) ? 'w' : unitOf(last.words)]
    },
  },
  {
    // "15 min warm up from 50 to 75%": it rises.
    needs: ['from'],
    pattern:
      /\b(?<up>warm(?:ing)?[- ]?up|wu)(?<length> (?:for )?\d{1,2} ?(?:mins?|minutes|m|')?)? (?:going |building )?from (?<first>\d{2,3}) ?(?:%|w)? ?(?:to|-) ?(?<last>\d{2,3}) ?(?<unit>%|w(?:atts)?\b)/di,
    as: '{up}[{length}] ramp {first}-{last}{unit}',
  },
  {
    // "12 km prog 5:30→4:30": any other arrow is a range.
    needs: ['→'],
    pattern: /(?<=\d ?%?)(?<arrow>→)(?=\d)/dgi,
    as: '{arrow=-}',
  },
  {
    // "5-4-3-2-1 on bike, going from 95% to 115% up 5% each time"
    needs: ['at', 'from'],
    pattern:
      /\b(?<row>\d{1,2}(?: ?[-/] ?\d{1,2}){2,8})(?<unit> ?(?:mins?|minutes|m|'))?(?<mid>[^;.\d]{0,30}?),? (?:going |go |start(?:ing)? |building |build )*(?:from |at )(?<from>\d{2,3}) ?(?<kind>%|w(?:atts)?)?,?(?: (?:to|up to|-) (?<to>\d{2,3}) ?(?:%|w(?:atts)?)?,?)?(?: (?:and |then )?(?:going |go )?(?:up|by|in|adding|add|\+))+ ?(?:by )?(?<step>\d{1,2}) ?(?:%|w(?:atts)?)?(?: (?:each|every) (?:time|one|step|rep)| steps| each)(?:,? (?:with |and )?(?<rest>\d{1,2}(?: ?(?:mins?|minutes|m|'))?) (?:easy|off|rest|recover\w*|spin)(?: between| in between)?)?/di,
    by: (span) => {
      const [row, mid] = [span('row'), span('mid')]
      const lengths = [...(row?.words.matchAll(/\d+/g) ?? [])].map(({ index, 0: words }) => ({
        from: (row?.from ?? 0) + index,
        to: (row?.from ?? 0) + index + words.length,
      }))
      const list = writeSteps(span, lengths)
      return list && [...(mid ? [mid, ' '] : []), ...list]
    },
  },
  {
    // "4x6 min starting at 240w going up 10w each time"
    needs: ['at', 'from'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<bout>\d{1,2})(?<unit> ?(?:mins?|minutes|m|'))?(?:(?: on the bike| (?:at|@) (?:race|ftp|threshold)(?: power| pace| effort)?(?: bike)?))*,? (?:going |go |start(?:ing)? |first (?:one )?|building |build )*(?:from |at )(?<from>\d{2,3}) ?(?<kind>%|w(?:atts)?)?,?(?: (?:to|up to|-) (?<to>\d{2,3}) ?(?:%|w(?:atts)?)?,?)?(?:,? (?:and |then )?(?:going |go )?(?:up|by|in|adding|add|raise|increase|\+))+ ?(?:by )?(?<step>\d{1,2}) ?(?:%|w(?:atts)?)?(?: (?:each|every) (?:time|one|step|rep|interval|effort)| steps| each)(?:,? (?:with |and )?(?<rest>\d{1,2}(?: ?(?:mins?|minutes|m|'))?) (?:easy|off|rest|recover\w*|spin|rbi)(?: between| in between)?)?/di,
    by: (span) => {
      const [times, bout] = [span('times'), span('bout')]
      return (
        times &&
        bout &&
        writeSteps(
          span,
          Array.from({ length: Number(times.words) }, () => bout),
        )
      )
    },
  },
]

/** Bouts with a target each, from the first one up by a step, and the rest between them. */
function writeSteps(span: SpanOf, bouts: readonly { from: number; to: number }[]): Piece[] | undefined {
  const [from, step, to, kind, rest] = ['from', 'step', 'to', 'kind', 'rest'].map(span)
  if (!from || !step || bouts.length < 2 || bouts.length > MOST_STEPS) return undefined
  const all = bouts.map((_, at) => Number(from.words) + at * Number(step.words))
  // The last one says whether the steps were meant so.
  if (to && all.at(-1) !== Number(to.words)) return undefined
  const unit = kind?.words.replace(/atts/i, '') ?? unitOf(from.words)
  const place = { from: from.from, to: step.to }
  return bouts.flatMap((bout, at): Piece[] => [
    ...(at > 0 ? [', ', ...(rest ? [rest, /\d$/.test(rest.words) ? ' min easy, ' : ' easy, '] : [])] : []),
    bout,
    ' min at ',
    { words: `${all[at]}${unit}`, for: place },
  ])
}

const MOST_STEPS = 12
/** Minutes of bouts that are ridden at FTP where their type is threshold. */
const FTP_MINUTES = { from: 8, to: 20 }
const INTENSITY = 'An intensity factor is that of the whole ride, which its parts decide: say how hard each one is.'

/** Percents of FTP, or watts where a figure is too high for them. */
function unitOf(words: string): string {
  return Math.max(...(words.match(/\d+/g) ?? []).map(Number)) > MOST_PERCENT ? 'w' : '%'
}

const MOST_PERCENT = 150

function isRidden(text: string): boolean {
  return (
    /%|\b(?:ftp|watts|bike|ride|turbo|trainer|zwift|cycl\w*)\b|🚴|🚲/iu.test(text) &&
    !/\b(?:run|jog|swim|rpm|bpm|hr)\b/i.test(text)
  )
}
