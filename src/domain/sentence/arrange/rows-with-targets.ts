import type { Piece } from './arranged.ts'
import type { Phrase } from './phrase.ts'

const UNIT = '(?:minutes|mins?|m|\'|seconds|secs?|s|")'
const REST = `(?:,? (?:with |w\\/? ?)?(?<rest>\\d{1,2}) ?(?<restUnit>minutes|mins?|m|'|secs?|seconds|s)? ?(?:(?<jog>jog)|easy|ez|off|rest|rec(?:overy)?|spin|rbi)(?: (?:in )?(?:between|b\\/w|btw)(?: each)?)?(?= ?(?:$|[,.;)]| bike| on | x)))?`

/** Rows of lengths with as many targets beside them, in one form: "10-8-6 min @ 90-95-100% 3 min ez", "9/6/3 min at 95/100/110%". */
export const rowsWithTargets: readonly Phrase[] = [
  {
    needs: ['%', 'w', 'watts'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<row>\\d{1,2}(?: ?[-/] ?\\d{1,2}){2,8}) ?(?<unit>${UNIT}) ?(?:at |@ ?)(?<aims>\\d{2,3}(?: ?[-/] ?\\d{2,3}){2,8}) ?(?<sign>%|w(?:atts)?\\b)(?<ftp> (?:of )?ftp\\b)?${REST}(?:,? ?x ?(?<times>[2-6])(?![\\w:]))?`,
      'di',
    ),
    by: (span) => {
      const [row, unit, aims, sign, rest] = ['row', 'unit', 'aims', 'sign', 'rest'].map(span)
      if (!row || !unit || !aims || !sign) return undefined
      const [lengths, targets] = [placesIn(row), placesIn(aims)]
      if (lengths.length !== targets.length) return undefined
      const own = /^(?:s|")/i.test(unit.words) ? ' s' : ' min'
      const ofRest = `${/^s/i.test(span('restUnit')?.words ?? '') ? ' s' : ' min'} ${span('jog') ? 'jog' : 'easy'}`
      const [ftp, times] = [span('ftp'), span('times')]
      if (times) {
        const bouts = lengths.map((length, at): Piece[] => [
          length,
          `${own} at `,
          ...targets.slice(at, at + 1),
          sign.words.slice(0, 1),
          ...(rest ? [', ', rest, ofRest] : []),
        ])
        return [times, 'x(', ...bouts.flatMap((bout, at) => (at > 0 ? [', ', ...bout] : bout)), ')']
      }
      return [
        ...joined(lengths),
        `${own} @ `,
        ...joined(targets),
        sign.words.slice(0, 1),
        ...(ftp ? [ftp] : []),
        ...(rest ? [' with ', rest, ofRest] : []),
      ]
    },
  },
]

function placesIn({ from, words }: { from: number; words: string }): { from: number; to: number }[] {
  return [...words.matchAll(/\d+/g)].map(({ index, 0: figure }) => ({
    from: from + index,
    to: from + index + figure.length,
  }))
}

function joined(figures: readonly Piece[]): Piece[] {
  return figures.flatMap((figure, at) => (at > 0 ? ['-', figure] : [figure]))
}
