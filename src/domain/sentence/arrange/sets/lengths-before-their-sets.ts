import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const TIME = '\\d{1,3} ?(?:mins?|minutes|secs?|seconds|s|\'|")|\\d:[0-5]\\d'

/** How far each bout is before or behind how often it is done: "300s! 3 sets of 3, 1 min/5 min", "3 sets of 4 400s". */
export const lengthsBeforeTheirSets: readonly Phrase[] = [
  {
    needs: ['sets', 'x'],
    pattern: new RegExp(
      `(?<![\\d:x./@-] ?)\\b(?<far>[1-9]\\d0|1[0-9]00|[2-5]0|[27]5)(?<unit>s|'s|m)(?<mark>[!:,;.-]{0,3} ?(?:- |as |in )?)(?<sets>[2-6]) ?(?:sets of|x) ?(?<reps>[2-9]|1[0-2])(?!\\d|[:.]\\d| ?(?:x|mins?|minutes|m\\b|km?\\b|s\\b|secs?|%|sets))(?:,? (?:with |w\\/? ?|off )?(?<inner>${TIME})(?: (?:rest|jog|rec))? ?(?:\\/|,|and|&) ?(?<outer>${TIME})(?: (?:rest|jog|rec))?(?: (?:in )?between(?: sets)?)?(?= ?(?:$|[,;.)@]|(?:at|(?:3|5|10)k|mile|1500m?|[38]00m?|hard|fast) ?)))?`,
      'di',
    ),
    by: (span, all, text) => {
      const [far, mark, sets, reps, inner, outer] = ['far', 'mark', 'sets', 'reps', 'inner', 'outer'].map(span)
      if (!far || !mark || !sets || !reps || /\d ?x ?\d/i.test(text.replace(all, ''))) return undefined
      // "400s x 3 x 4" has a reader of its own, and "400m 3x4" is not clear.
      if (!/\S/.test(mark.words) && /^m$/i.test(span('unit')?.words ?? '')) return undefined
      const inMetres = isSwim(text) ? '' : 'm'
      const rests = inner && outer ? [', ', inner, ' rest, ', outer, ' between sets'] : []
      return [{ words: '', for: mark }, sets, ' sets of ', reps, 'x', far, inMetres, ...rests]
    },
  },
  {
    // "1k reps on the towpath x 6": where they are run is said between.
    needs: ['x'],
    pattern:
      /(?<=\d ?(?:km?|m|mi|miles?|mins?|minutes|secs?|s)?s? (?:reps|repeats|intervals|efforts))(?<place> (?:on|at|in|round|around|along|up) (?:the |my )?(?:[\p{L}'’]+ ){0,2}[\p{L}'’]+)(?<count> ?x ?\d{1,2})(?![\d:/]| ?(?:km?|m|mins?|s)\b)/diu,
    as: '{count}{place}',
  },
  {
    // "3 sets of 4 400s"
    needs: ['sets'],
    pattern:
      /\b(?<sets>[2-6]) sets of (?<reps>[2-9]|1[0-2]) (?:x )?(?<far>[1-9]\d0|1[0-9]00|[2-5]0|[27]5)(?<s>'?s)\b/di,
    as: '{sets} sets of {reps}x{far}{s=}',
  },
]
