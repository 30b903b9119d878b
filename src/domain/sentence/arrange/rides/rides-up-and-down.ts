import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const TIME = "(?:minutes|mins?|')"
const PAIR = `\\d{1,2} ?(?:${TIME})? (?:hard|on|fast) ?[,/]? ?\\d{1,2} ?(?:${TIME})? (?:easy|ez|off)`
const DOWN =
  '(?:and |then )*(?:(?:all the way |come |work )?back down|down again)(?: again)?(?= ?(?:$|[,.;]| on | bike))'

/** Rows that are done up and down again, and sessions that begin easily: "1-2-3-4 min hard and back down". */
export const ridesUpAndDown: readonly Phrase[] = [
  {
    // "1-2-3-4 min hard and back down, 2 min easy"
    needs: ['down'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<row>\\d{1,2}(?:[-/]\\d{1,2}){2,6})(?<unit> ?${TIME})?(?<how> (?:hard|fast|on|tempo|threshold|z[3-7]|@ ?\\d{2,3} ?[%w]|at \\d{2,3} ?[%w]))?,? (?<down>${DOWN})`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, down, unit, how] = ['row', 'down', 'unit', 'how'].map(span)
      const figures = (row?.words ?? '').split(/[-/]/).map(Number)
      const isRising = figures.every((figure, at) => at === 0 || figure > (figures[at - 1] ?? figure))
      if (!row || !down || !isRising || isSwim(text.replace(down.words, ''))) return undefined
      const back = figures.slice(0, -1).toReversed().join('-')
      return [
        { words: `${figures.join('-')}-${back}`, for: row },
        ...(unit ? [unit] : []),
        ...(how ? [how] : []),
        { words: '', for: down },
      ]
    },
  },
  {
    // "1' hard 1' easy, 2' hard 2' easy, 3' hard 3' easy and back down"
    needs: ['down'],
    pattern: new RegExp(`(?<![\\d.:x/-] ?)\\b(?<row>${PAIR}(?:, ?${PAIR}){1,6}),? (?<down>${DOWN})`, 'di'),
    by: (span, _, text) => {
      const [row, down] = [span('row'), span('down')]
      // "back" is a stroke, too.
      if (!row || !down || isSwim(text.replace(down.words, ''))) return undefined
      const pairs = row.words.split(/, ?(?=\d)/)
      return [row, { words: `, ${pairs.slice(0, -1).toReversed().join(', ')}`, for: down }]
    },
  },
  {
    // "2 hours bike, first hour easy then pick it up"
    needs: ['first'],
    pattern:
      /(?<![\dx.:/-] ?)\b(?<whole>\d{1,3}(?:\.\d)?) ?(?<unit>h|hrs?|hours?|minutes|mins?)(?<sport>(?: (?:on the |on )?(?:bike|ride|run|spin|turbo|trainer|long))*),? (?:with )?(?:the )?first (?:(?<figure>\d{1,3}) ?(?<own>minutes|mins?|hours?)|(?<hour>hour)) (?:at |in )?(?<how>easy|ez|z ?[12]|steady),? (?:and )?then (?:at |in )?(?<next>pick(?:ing)? it up|(?:a bit )?(?:harder|faster)|steady|tempo|threshold|sweet ?spot|z ?[2-5])(?= ?(?:$|[.!]))/di,
    by: (span, _, text) => {
      const [whole, unit, sport, how, next] = ['whole', 'unit', 'sport', 'how', 'next'].map(span)
      const first = span('figure') ?? span('hour')
      if (!whole || !unit || !sport || !how || !next || !first || isSwim(text)) return undefined
      const [minutes, left] = minutesOfBoth(span)
      if (!(left > 0) || !Number.isInteger(left)) return undefined
      const isLoose = /it up|harder|faster/i.test(next.words)
      const harder: Piece = isLoose ? { words: 'tempo', for: next, tell: `“${next.words}” was read as tempo.` } : next
      const said = saysRide(text) || saysRun(text) ? sport : ''
      return [whole, unit, said, ': ', { words: `${minutes} min`, for: first }, ' ', how, `, ${left} min `, harder]
    },
  },
  {
    // "ride for 2 hours but keep it below 150w for the first hour then 200w"
    needs: ['first'],
    pattern:
      /(?<![\dx.:/-] ?)\b(?<whole>\d{1,3}(?:\.\d)?) ?(?<unit>h|hrs?|hours?|minutes|mins?)(?<sport>(?: (?:on the |on )?(?:bike|ride|run|spin|turbo|trainer|long))*),? (?:but )?(?:keep(?:ing)?(?: it)? )?(?<one>(?:(?:below|under|at|@) ?)?(?:[1-4]\d\d ?w(?:atts)?|z ?[1-5]|easy|\d{2,3} ?%)) for (?:the )?first (?:(?<figure>\d{1,3}) ?(?<own>minutes|mins?|hours?)?|(?<hour>hour)),? (?:and )?then (?:at |in )?(?<two>[1-4]\d\d ?w(?:atts)?|z ?[1-5]|tempo|steady|threshold|\d{2,3} ?%)(?= ?(?:$|[.!]))/di,
    by: (span, _, text) => {
      const [whole, unit, sport, one, two] = ['whole', 'unit', 'sport', 'one', 'two'].map(span)
      const first = span('figure') ?? span('hour')
      if (!whole || !unit || !sport || !one || !two || !first || isSwim(text)) return undefined
      const [minutes, left] = minutesOfBoth(span)
      if (!(left > 0) || !Number.isInteger(left)) return undefined
      const at = /^\d/.test(two.words) ? 'at ' : ''
      return [whole, unit, sport, ': ', { words: `${minutes} min`, for: first }, ' ', one, `, ${left} min ${at}`, two]
    },
  },
]

/** The minutes of the first part that is said, and those that are left of the whole. */
function minutesOfBoth(span: SpanOf): [first: number, left: number] {
  const minutesIn = (figure: string, isInHours: boolean) => Number(figure) * (isInHours ? MINUTES_OF_HOUR : 1)
  const isInHours = (unit: string) => /^h/i.test(span(unit)?.words ?? '')
  const first = minutesIn(span('figure')?.words ?? '1', span('hour') !== undefined || isInHours('own'))
  return [first, minutesIn(span('whole')?.words ?? '', isInHours('unit')) - first]
}

const MINUTES_OF_HOUR = 60
