import type { Phrase } from '../phrase.ts'

const UNIT = '(?:km?|m|mi|miles?|yds?|yards|mins?|minutes?)'
const JOINT = '(?:,? (?:and |then |& |\\+ )?|[,/+]|,? \\+ )'

/** Of a list each length has its own: "10 min 10 min 10 min easy tempo easy". */
const WORD = '(?:easy|steady|mod(?:erate)?|tempo|hard|fast|threshold|free|kick|pull|back|breast|fly|drill|swim)'

/** A length that is written as often as it is done: "1k 1k 1k 1k all at 4:10". */
export const equalLengths: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `(?<![\\dx:.@/(-] ?|\\d ?${UNIT}${JOINT})(?<row>\\b(?<one>\\d{1,4} ?${UNIT})(?:${JOINT}\\k<one>\\b){2,})(?!${JOINT}\\d{1,4} ?${UNIT}\\b(?! (?:rests?|jog|walk|easy|ez|rec|recovery|float|between|standing)\\b)| as\\b|,? (?:at |@ ?)?[a-z\\d]+ ?\\/ ?[a-z]|,? ${WORD},? (?:and |then )?${WORD}\\b|[\\d:.x]| ?[x×])`,
      'di',
    ),
    by: (span) => {
      const [row, one] = [span('row'), span('one')]
      if (!row || !one) return undefined
      const times = row.words.toLowerCase().split(one.words.toLowerCase()).length - 1
      return [{ words: `${times}x${one.words}`, for: row }]
    },
  },
]
