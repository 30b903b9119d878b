import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const PAIR = '(?<![\\d.:x/-] ?)\\b(?<name>micro ?-?bursts?:? )?(?<on>[1-6]\\d) ?s? ?\\/ ?(?<off>[1-6]\\d) ?s?'
const TIMES =
  '(?:x ?(?<sets>[2-6])(?: sets| blocks| rounds)?|(?<word>twice|(?:[2-6]|two|three|four) (?:times|sets|blocks|rounds|of (?:those|these|them))))(?![\\d:])'
const SPORT = ',? (?:on the )?(?:bike|turbo|trainer)'
const REST =
  "(?:,? (?:with |w\\/? ?)?(?<rest>\\d{1,2}) ?(?:mins?|minutes|m|')?(?:(?: (?:easy|rest|rec|recovery|off|spin|rolling))? (?:in )?(?:between|betwe?n|btwn?|b\\/t)(?: (?:sets|blocks|them))?| (?:off|rest|easy)(?= ?(?:$|[,.;]| bike))))?"

/** Blocks of a pair that are done several times: "15/15s for 5 min twice", "15/15 for 10 mins, three of those", "15/15s x20 twice, 130%/50%, 6 min in between". */
export const blocksOfPairs: readonly Phrase[] = [
  {
    needs: ['/'],
    pattern: new RegExp(
      `${PAIR}(?: intervals)?,? (?:(?:for )?(?<time>\\d{1,2}) ?(?:mins?|minutes|')|x ?(?<reps>\\d{1,2})|(?<reps>\\d{1,2}) (?:of (?:em|them)|reps|times|x)),? ?${TIMES}(?:,? (?:@ ?|at )?(?<high>\\d{2,3}) ?%? ?\\/ ?(?<low>\\d{2,3}) ?%)?(?<sport>${SPORT})?${REST}(?<sport2>${SPORT})?`,
      'di',
    ),
    by: (span) => blocks(span),
  },
  {
    // "8x20/10 twice with 6 min easy between", "tabatas (8x20/10) twice"; what stands behind "tabata" is read with its name.
    needs: ['/'],
    pattern: new RegExp(
      `(?:\\(|(?<!\\(|\\btabatas?(?: on the)?(?: (?:bike|turbo|trainer|run))?:? )\\b)(?<reps>\\d{1,2}) ?x ?(?<on>[1-6]\\d) ?s? ?\\/ ?(?<off>[1-6]\\d) ?s?\\)?,? (?<word>twice|(?:two|three|four|[2-6]) times)(?! through)${REST}`,
      'di',
    ),
    by: (span) => blocks(span),
  },
  {
    // "40/20s 3x8, rbs 4 min, @ 120/50"
    needs: ['/'],
    pattern: new RegExp(
      `${PAIR},? (?<sets>[2-6]) ?x ?(?<reps>\\d{1,2})(?:,? (?:with |w\\/? ?)?(?:(?:rbs|rest between sets) (?<rest>\\d{1,2}) ?(?:mins?|minutes|')|(?<rest>\\d{1,2}) ?(?:mins?|minutes|') (?:rbs|(?:easy |rest )?(?:between|btwn?)(?: (?:sets|blocks))?)))?,? (?:in )?(?:erg )?(?:@ ?|at )(?<high>\\d{2,3}) ?%? ?\\/ ?(?<low>\\d{2,3})(?: ?%)?(?! ?(?:w|\\d))`,
      'di',
    ),
    by: (span) => blocks(span),
  },
]

function blocks(span: SpanOf): Piece[] | undefined {
  const [name, on, off, high, low, rest] = ['name', 'on', 'off', 'high', 'low', 'rest'].map(span)
  const [count, length] = [span('sets') ?? span('word'), span('time') ?? span('reps')]
  if (!on || !off || !count || !length) return undefined
  // "40/20 x 10 x 3" has a reader of its own.
  if (!span('word') && !(high && low)) return undefined
  const pair = Number(on.words) + Number(off.words)
  const reps = span('time') ? (Number(length.words) * 60) / pair : Number(length.words)
  const times = figureOf(count.words)
  if (!Number.isInteger(reps) || reps < 2 || !(times > 1)) return undefined
  const sport = span('sport') ?? span('sport2')
  const unit = Number(high?.words) > MOST_PERCENT ? 'w' : '%'
  const steps: Piece[] =
    high && low ? ['(', on, 's at ', high, `${unit}, `, off, 's at ', low, `${unit})`] : [on, 's/', off, 's']
  return [
    ...(name ? [{ words: '', for: name }] : []),
    { words: `${times}x(`, for: count },
    { words: `${reps}x`, for: length },
    ...steps,
    ')',
    ...(sport ? [sport] : []),
    ...(rest ? [', ', rest, ' min easy between sets'] : []),
  ]
}

// Of the hard half of a pair: a higher figure is in watts (our choice).
const MOST_PERCENT = 200
