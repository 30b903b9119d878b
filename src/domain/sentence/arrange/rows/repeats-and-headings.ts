import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

/** What is repeated at the end, headings whose unit their parts share, and lengths that are known without a unit. */
export const repeatsAndHeadings: readonly Phrase[] = [
  {
    // "1 min on 1 min off x10, 5 min easy, repeat"
    needs: ['repeat'],
    pattern:
      /(?<=^|:|\. ?)(?<row>[^:.]*\d[^:.]*?),? (?:and |then )?(?<repeat>repeat(?: (?:all|it|once|once more|again|that|the lot))*)(?=\.|$)/di,
    by: (span) => {
      const [row, repeat] = [span('row'), span('repeat')]
      if (!row || !repeat || /\b(?:wu|cd|warm|cool|\d+ ?reps?)\b|w\/u|c\/d|["“]/i.test(row.words)) return undefined
      // "5x1k, repeat once" is a set of sets.
      if (/\d ?x/i.test(row.words) && !row.words.includes(',')) return undefined
      const start = row.words.search(/\d/)
      // "bike 1 min on": the sport is of all of it.
      if (!/^ ?(?:(?:run|bike|ride|swim|turbo|do)[,:]? )?$/i.test(row.words.slice(0, start))) return undefined
      const check = 'Repeat was read as twice in all.'
      const at = row.from + start
      const all = { from: at, to: row.to }
      const behind = /,? (\d{1,2} ?(?:mins?|minutes|') (?:easy|jog|rest|spin))$/i.exec(row.words)
      const opened = [
        { from: row.from, to: at },
        { words: '2x(', for: repeat, check },
      ]
      // "x10, 5 min easy": the easy time lies between.
      if (/(?<!\d ?)x ?\d+,? \d{1,2} ?\S+ \w+$/i.test(row.words) && behind)
        return [
          ...opened,
          { from: at, to: row.from + behind.index },
          '), ',
          { from: row.to - (behind[1]?.length ?? 0), to: row.to },
          ' between sets',
        ]
      return /\d ?x/i.test(row.words)
        ? [{ from: row.from, to: row.to }, { words: ', ', for: repeat, check }, all]
        : [...opened, all, ')']
    },
  },
  {
    // "40 min tempo run: 10 wu, 20 @ 4:30/km, 10 cd": all of them in minutes, if they add up.
    needs: [':'],
    pattern: /^(?<head>[^:\d]*?(?<whole>\d{2,3}) ?(?:mins?|minutes|')[^:\d]{0,24}): ?(?<rest>.*\d.*)$/dis,
    by: (span) => {
      const [head, whole, rest] = [span('head'), span('whole'), span('rest')]
      if (
        !head ||
        !whole ||
        !rest ||
        /\d ?x|\d ?(?:min|km?\b|mi\b|')|\d (?:lengths?|laps?|strides?|hills?|sets?|rounds?|times)\b/i.test(
          rest.words.replace(/\/ ?(?:km|mi)\b/gi, ''),
        )
      )
        return undefined
      const bare = [...rest.words.matchAll(/(?<![\d:.@/-] ?|\bat |\bz|zone |rpe )\b\d{1,2}\b(?! ?[:%\d/-])/gi)]
      const sum = bare.reduce((total, [figure]) => total + Number(figure), 0)
      if (bare.length < 2 || sum !== Number(whole.words)) return undefined
      const pieces: Piece[] = [head, ': ']
      let end = rest.from
      for (const { index, 0: figure } of bare) {
        const to = rest.from + index + figure.length
        pieces.push({ from: end, to }, ' min')
        end = to
      }
      return [...pieces, { from: end, to: rest.to }]
    },
  },
  {
    // "run 21.1 @ 4:58"
    needs: ['.'],
    pattern: /(?<![\d:.])(?<length>21\.1|42\.2|21\.0975|42\.195)(?! ?(?:km?|mi\w*|min\w*|\d)\b)/di,
    as: '{length} km',
  },
  {
    // "Ramp: 5 min each at 100, 130, 160w": the name of the session.
    needs: ['ramp'],
    pattern: /^(?<name>ramp)(?: session| workout| set)?:(?= ?\d.*(?:each|steps).*\d{3} ?w)/dis,
    as: '{name=bike}:',
  },
  {
    // "2x15 min @ FTP (5 min)": the rest of a set in time.
    needs: ['('],
    pattern:
      /(?<set>\b[2-9] ?x ?\d{1,2} ?(?:mins?|minutes|') ?(?:@|at) ?[^(),;/]{1,20}?) \((?<rest>\d{1,2} ?(?:mins?|minutes|'))\)(?=,? (?:then|and|\+)|,)/di,
    as: '{set} with {rest} easy',
  },
  {
    // "equal dist jog"
    needs: ['dist'],
    pattern: /\b(?<equal>equal|same) (?<word>dist) (?=jog|walk|rest|rec)/di,
    as: '{equal} {word=distance }',
  },
]
