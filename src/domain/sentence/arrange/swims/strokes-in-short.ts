import type { Phrase } from '../phrase.ts'

const HOW =
  '(?:kick|swim|drill|pull|free(?:style)?|front crawl|crawl|fc|fr|back(?:stroke)?|bk|breast(?:stroke)?|br|fly|im|easy|hard|fast|sprint|build|scull)'

/** Strokes and turns in few words: backstroke as `bc`, strokes behind a time, two ways of one length without a mark between them. */
export const strokesInShort: readonly Phrase[] = [
  {
    // "200 fc, 200 bc, 200 br"
    needs: ['bc'],
    pattern: /(?<=\d(?: ?m)? )(?<word>bc)(?= ?(?:[,;+/).]|$|\d|x\b|on\b|@|and \d|then\b|easy\b|hard\b|kick\b))/dgi,
    as: '{word=backstroke}',
  },
  {
    // "10 min back, 10 min breast"
    needs: ['back', 'bk', 'breast', 'br', 'fly'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|') (?:easy |steady )?)(?<word>back|bk|breast|br|fly)(?= ?(?:[,;+/).]|$|\d|and \d|then\b|easy\b|steady\b|kick\b))/dgi,
    by: (span, _, text) => {
      const word = span('word')
      if (!word || /\bout\b/i.test(text)) return undefined
      const stroke = /^f/i.test(word.words) ? 'butterfly' : /^br/i.test(word.words) ? 'breaststroke' : 'backstroke'
      return [{ words: stroke, for: word }]
    },
  },
  {
    // "8x50 back easy on 1:00": no way back.
    needs: ['back'],
    pattern: /(?<=\d ?x ?\d{2,4} ?(?:m|y|yds?|yards)? )(?<word>back)(?= (?:easy|ez|steady|slow|hard|fast)\b)/dgi,
    as: '{word=backstroke}',
  },
  {
    // "6x50 kick swim by 25", "6x75 kick drill swim by 25"
    needs: ['by'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d{2,3}(?: ?m)? )(?<one>${HOW}) (?<two>${HOW})(?: (?<three>${HOW}))?(?= by (?:the )?(?:25|50|100|length)s?\\b)`,
      'dgi',
    ),
    as: '{one}/{two}[/{three}]',
  },
  {
    // "3x400 IM or free on 7:00", "8x50 fly or free (free for me)"
    needs: ['or'],
    pattern: new RegExp(
      `(?<=\\b(?:\\d{1,2} ?x ?)?\\d{2,4}(?: ?m)? )(?<one>${HOW}|choice) (?<or>or (?:${HOW}|choice)\\b)(?: ?\\((?<own>${HOW}|choice) for me\\))?(?! (?:pace|effort)| if\\b)`,
      'dgi',
    ),
    by: (span) => {
      const [one, or, own] = ['one', 'or', 'own'].map(span)
      const tell = `“${one?.words} ${or?.words}”: ${own ? 'what is said to be yours' : 'the first of them'} is built.`
      return one && or && [own ?? one, { words: '', for: or, tell }]
    },
  },
  {
    // "swim 10xlength", "20 x lengths hard"
    needs: ['x', 'xlength', 'xlengths'],
    pattern: /(?<![\d.:x])(?<times>\d{1,2}) ?x ?(?<length>(?:a )?lengths?)\b/dgi,
    as: '{times}{length= x 1 lengths}',
  },
]
