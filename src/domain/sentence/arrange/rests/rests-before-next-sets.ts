import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** One rest between two sets, beside those within them: a part of its own. */
export const restsBeforeNextSets: readonly Phrase[] = [
  {
    // "6x400 w/ 90s, 4 min, 6x200 w/ 60s", "5x 2 on 1 off, 3 min jog, 8x(…)", "3x1 mile then 4 min rest then 4x400"
    needs: [',', ';', 'then'],
    pattern:
      /(?=[,; ])(?<=\d ?x ?(?:(?:\d|mile|half)[^;()\n]{0,60}|\([^()\n]{3,60}\)))(?<lead>[,;] ?(?:(?:and )?then )?| (?:and )?then )(?<time>\d{1,2}(?:\.5)? ?(?:mins?|minutes|')|\d:\d\d|[1-9]\d ?(?:s|secs?|seconds)|(?:[2-9]00 ?m?|\d(?:\.\d)? ?(?:km?|miles?|mi)|1[02]00 ?m?)(?= (?:easy |ez )?(?:jog|walk|easy|ez)))(?<how> ?(?:easy |standing |full |of )*(?:rest|recovery|rec|jog|walk|break|easy))?(?:,? (?:and )?then |[,;] ?)(?=\d{1,2} ?x ?(?:[\d(]|mile\b|half\b))/di,
    by: (span, _, text) => {
      const [lead, time, how] = [span('lead'), span('time'), span('how')]
      if (!lead || !time || isSwim(text)) return undefined
      if (hasRest(text, lead.from)) {
        const metres = /\d{3} ?m?$/i.test(time.words)
          ? { words: `${Number.parseInt(time.words, 10)} metres`, for: time }
          : time
        return [', ', metres, how ? { words: ' easy', for: how } : ' easy', ', ']
      }
      // Without "then" it is the rest within the first set; a longer one is a part of its own anyway.
      if (/^\d+(?:\.5)? ?m|'$/i.test(time.words) && Number.parseFloat(time.words) > MOST_MINUTES) return undefined
      return how && /then/i.test(lead.words) ? [' then ', time, { words: ' z1', for: how }, ' then '] : undefined
    },
  },
  {
    // "8x400 + 4x200, 90s/60s": one rest for each set.
    needs: ['/', '&', 'and'],
    pattern:
      /(?<![\dx(] ?)(?<one>\d{1,2} ?x ?\d[^,;()x/]{0,24}?)(?<gap>,? ?(?:\+|&|and|then|,) ?)(?<other>\d{1,2} ?x ?\d[^,;()x/]{0,24}?),? (?:with |w\/ ?|off )?(?<first>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'))(?: rest| jog)? ?(?:\/|&|and) ?(?<second>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'))(?<how> (?:rests?|jogs?|recover\w+|recs?))?(?=[.!]?$|[,;])/di,
    by: (span, _, text) => {
      const [one, gap, other, first, second] = ['one', 'gap', 'other', 'first', 'second'].map(span)
      if (!one || !gap || !other || !first || !second || isSwim(text)) return undefined
      const how = /jog/i.test(span('how')?.words ?? '') ? ' jog' : ' rest'
      return [one, ', ', first, `${how}, `, other, ', ', second, how]
    },
  },
]

// Nobody rests longer within a set (our choice).
const MOST_MINUTES = 6

/** Whether the last set before a place has a rest of its own. */
function hasRest(text: string, before: number): boolean {
  const set =
    text
      .slice(0, before)
      .split(/(?=\b\d{1,2} ?x ?[\d(])/i)
      .at(-1) ?? ''
  return REST.test(set)
}

const REST =
  /(?:\b(?:with|w|off)\b ?\/? ?\d|\d ?(?:s|secs?|seconds|mins?|minutes|m|'|")? ?(?:easy |standing )?(?:rest|recovery|rec|jog|walk|float|easy|off)\b)/i
