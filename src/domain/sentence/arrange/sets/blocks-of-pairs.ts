import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

/** Blocks of a pair that are done several times: "15/15s for 5 min twice", "15/15 for 10 mins, three of those", "15/15s x20 twice, 130%/50%, 6 min in between". */
export const blocksOfPairs: readonly Phrase[] = [
  {
    needs: ['/'],
    pattern:
      /(?<![\d.:x/-] ?)\b(?<name>micro ?-?bursts?:? )?(?<on>[1-6]\d) ?s? ?\/ ?(?<off>[1-6]\d) ?s?(?: intervals)?,? (?:(?:for )?(?<time>\d{1,2}) ?(?:mins?|minutes|')|x ?(?<reps>\d{1,2})|(?<reps>\d{1,2}) (?:of (?:em|them)|reps|times|x)),? ?(?:x ?(?<sets>[2-6])(?: sets| blocks| rounds)?|(?<word>twice|(?:[2-6]|two|three|four) (?:times|sets|blocks|rounds|of (?:those|these|them))))(?![\d:])(?:,? (?:@ ?|at )?(?<high>\d{2,3}) ?%? ?\/ ?(?<low>\d{2,3}) ?%)?(?<sport>,? (?:on the )?(?:bike|turbo|trainer))?(?:,? (?:with |w\/? ?)?(?<rest>\d{1,2}) ?(?:mins?|minutes|m|')?(?:(?: (?:easy|rest|rec|recovery|off|spin))? (?:in )?(?:between|btwn?|b\/t)(?: (?:sets|blocks|them))?| (?:off|rest|easy)(?= ?(?:$|[,.;]| bike))))?(?<sport2>,? (?:on the )?(?:bike|turbo|trainer))?/di,
    by: (span) => {
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
      const steps: Piece[] =
        high && low ? ['(', on, 's at ', high, '%, ', off, 's at ', low, '%)'] : [on, 's/', off, 's']
      return [
        ...(name ? [{ words: '', for: name }] : []),
        { words: `${times}x(`, for: count },
        { words: `${reps}x`, for: length },
        ...steps,
        ')',
        ...(sport ? [sport] : []),
        ...(rest ? [', ', rest, ' min easy between sets'] : []),
      ]
    },
  },
]
