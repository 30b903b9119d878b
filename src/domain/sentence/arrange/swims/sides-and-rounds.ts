import { spanAround } from '../../result.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const SINGLE =
  '\\d{2,4} ?m? (?:free|back|breast|fly|im|kick|pull|drill|choice|paddles|easy|steady|fast|hard|build)(?:style|stroke)?'

/** With and without gear, one of two sides, and rounds behind what is done in them: "5 with pull buoy, 5 without", "…, 2x". */
export const sidesAndRounds: readonly Phrase[] = [
  {
    // "10x100, 5 with pull buoy, 5 without"
    needs: ['without', 'whitout', 'withouth', 'w'],
    pattern:
      /(?<=\d ?x ?\d{2,4}\b[^;\n]*?)(?<=(?:first |the |\W)?\b(?<times>\d{1,2}) )(?<gear>(?:with (?:a )?)?pull(?:[- ]?(?:buoy|boy|bouy|buoi)s?)?)(?<sign>,? (?:and |then )?(?:the |last |other )*)(?<others>\d{1,2}) (?<word>(?:without|whitout|withouth|w\/o)(?: (?:it|them|pull|pull buoy|gear))?)(?=$|[,.;])/di,
    as: '{gear=pull}, {others}{word= swim}',
    when: isSwim,
  },
  {
    needs: [
      ...['boy', 'boys', 'bouy', 'bouys', 'buoi', 'buois', 'pullboy', 'pullboys', 'pullbouy', 'pullbouys'],
      ...['pullbuoi', 'pullbuois', 'pullbuoy', 'pullbuoys'],
    ],
    pattern: /\b(?<word>pull[- ]?(?:boy|bouy|buoi)|pullbuoy)s?\b/dgi,
    as: '{word=pull buoy}',
  },
  {
    // "16x25 on 40 sprint the odd ones"
    needs: ['odd', 'odds', 'even', 'evens', 'uneven', 'unevens'],
    pattern:
      /(?<=\d ?x ?\d{2,4}\b[^;\n]*),? (?:(?<effort>sprint|fast|hard|easy|max)(?:ing)?(?: on)? (?:the |all )?(?<side>uneven|odd|even)s?(?: ones| numbers| reps)?|(?:the )?(?<side2>uneven|odd|even)s?(?: ones| numbers| reps)? (?<effort2>sprint|fast|hard|easy|max))(?= ?(?:$|[.]))/di,
    by: (span, all, text) => {
      const [effort, side] = [span('effort') ?? span('effort2'), span('side') ?? span('side2')]
      if (!effort || !side || /\b(?:odds?|evens?|uneven)\b/i.test(text.replace(all, ''))) return undefined
      const isEasy = /easy/i.test(effort.words)
      const other = isEasy ? 'fast' : 'easy'
      const isEven = /^even/i.test(side.words)
      const [odd, even] = isEven ? [other, effort.words] : [effort.words, other]
      const place = spanAround(effort, side)
      return [{ words: ` odds ${odd} evens ${even}`, for: place, tell: `The others were read as ${other}.` }]
    },
  },
  {
    // "200 free 200 back 200 breast, 2x, easy"
    needs: ['x'],
    pattern: new RegExp(
      `(?<=^(?:swim(?:ming)?[:,]? )?)(?<row>${SINGLE}(?:(?:,? and |, ?| ?\\+ ?| )${SINGLE}){1,5}),? (?<times>[2-6]) ?x(?=$|[,.;])`,
      'di',
    ),
    as: '{times}x({row})',
  },
  {
    // "50-100-150-200 swim x2"
    needs: ['x'],
    pattern:
      /(?<![\d.:x/-])(?<rungs>\d{2,4}(?:-\d{2,4}){2,6}) (?<swim>swim|free(?:style)?),? ?x ?(?<times>[2-6])(?!\d)/di,
    as: '{swim} {times}x({rungs})',
  },
]
