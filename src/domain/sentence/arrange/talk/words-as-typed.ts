import { wordTable } from '../../tokens/words/word-table.ts'
import type { Phrase } from '../phrase.ts'

/** Words that phrases are found by as they are typed or dictated: cut short, with two letters swapped, "comma" for a mark. */
export const wordsAsTyped: readonly Phrase[] = [
  {
    // The stop of a word that is cut short ends no sentence: "wu 20 incl. 3x1 min fast".
    needs: ['incl', 'inc'],
    pattern: /\b(?<word>incl?)\.(?= ?\d)/dgi,
    as: '{word}',
  },
  {
    // "w-up 800", "10 min c-down"
    needs: ['up', 'down'],
    pattern: /(?<![\p{L}\d/-])(?:(?<warm>w-up)|(?<cool>[cw]-down))(?![\p{L}\d-])/dgiu,
    as: '[{warm=warm up}][{cool=cool down}]',
  },
  {
    // "in the middel", "wiht": with a capital it may be a name.
    pattern: /\b(?<word>[a-z]{3,7})\b/dgi,
    by: (span) => {
      const word = span('word')
      const meant = MEANT[word?.words.toLowerCase() ?? '']
      return word && meant && !/^[A-Z][a-z]/.test(word.words) ? [{ words: meant, for: word }] : undefined
    },
  },
  {
    // "half an our easy comma for times twenty seconds fast full stop"
    needs: ['comma', 'stop', 'for', 'fore', 'our', 'ours'],
    pattern:
      / ?\b(?:(?<comma>comma)|(?<stop>full stop))\b|\b(?<four>fore?)(?= times (?:a )?(?:\d|[a-z]+ (?:hundred|seconds?|minutes?|met(?:er|re)s?|miles?|k)\b))|(?<=\b(?:an|one) )(?<hour>our)\b|(?<=\b(?:two|three|four|\d) )(?<hours>ours)\b/dgi,
    as: '[{comma=,}][{stop=.}][{four=four}][{hour=hour}][{hours=hours}]',
  },
]

const MEANT = wordTable<string>({
  ...{ esay: 'easy', aesy: 'easy', eazy: 'easy', rnu: 'run', wiht: 'with', wtih: 'with', wth: 'with', teh: 'the' },
  ...{ tehn: 'then', thne: 'then', middel: 'middle', midle: 'middle', betwen: 'between', bewteen: 'between' },
})
