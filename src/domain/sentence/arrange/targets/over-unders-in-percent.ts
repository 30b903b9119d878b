import { spanAround } from '../../result.ts'
import type { Phrase } from '../phrase.ts'

const NAME = '(?:over[- ]?unders?|o\\/us?|under[- ]?overs?|unders? (?:and|&) overs?)'
const SET = "(?<times>\\d{1,2}) ?x ?(?<bout>\\d{1,2}) ?(?:mins?|minutes|m|')?"
const PERCENTS = '(?:at |@ ?|of |\\()?(?<first>\\d{2,3}) ?%? ?[/-] ?(?<last>\\d{2,3}) ?%?(?: (?:of )?ftp)?\\)?'

/** Over-unders with the percent of both sides, which are no lengths: "3x8 over unders 95/105". */
export const overUndersInPercent: readonly Phrase[] = [
  {
    needs: ['over', 'overs', 'overunder', 'overunders', 'under', 'unders', 'underover', 'underovers', 'o'],
    pattern: new RegExp(
      `(?:\\b${SET}(?: of)? ${NAME}|\\b${NAME},? ${SET.replaceAll('<', '<own')}),? ${PERCENTS}(?![\\w:.]|\\d| ?(?:s|secs?|mins?|rpm)\\b)`,
      'di',
    ),
    by: (span) => {
      const [times, bout] = [span('times') ?? span('owntimes'), span('bout') ?? span('ownbout')]
      const [first, last] = [span('first'), span('last')]
      if (!times || !bout || !first || !last) return undefined
      const [one, two, minutes] = [first, last, bout].map(({ words }) => Number(words)) as [number, number, number]
      const [low, high] = [Math.min(one, two), Math.max(one, two)]
      const under = minutes % 3 === 0 ? 2 : minutes % 2 === 0 ? 1 : undefined
      if (!under || low < LEAST_UNDER || low >= high || high <= LEAST_OVER || high > MOST_OVER) return undefined
      const side = (figure: { from: number; to: number; words: string }) => [
        Number(figure.words) === low && under === 2 ? '2 min at ' : '1 min at ',
        { words: `${figure.words}%`, for: figure },
      ]
      const tell = `The over-unders are ${under === 2 ? '2 minutes' : 'a minute'} under and a minute over, which fits their length: say others.`
      return [
        { words: `${times.words}x${bout.words} min threshold, `, for: spanAround(times, bout), tell },
        ...side(first),
        ' ',
        ...side(last),
      ]
    },
  },
]

// In percent of threshold.
const LEAST_UNDER = 75
const LEAST_OVER = 98
const MOST_OVER = 130
