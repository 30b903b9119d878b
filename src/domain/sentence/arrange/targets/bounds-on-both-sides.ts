import type { Phrase } from '../phrase.ts'

const LOW = '(?:over|above|at least|more than|higher than)'
const HIGH = '(?:under|below|at most|less than|lower than|no more than)'
const FIGURE = (name: string) =>
  `(?<${name}>\\d{2,3})(?<unit${name}> ?(?:bpm|w(?:atts)?|%|rpm))?(?![\\d:.]| ?(?:mins?|minutes|km?|mi|miles|m|h|hrs?|hours?|s|secs?)\\b)`
const AND = ',? (?:and |but )(?:always |also |stay |keep |keeping |keep it )?'

/** A target between two limits: "hr above 120 and below 150". */
export const boundsOnBothSides: readonly Phrase[] = [
  {
    needs: ['over', 'above', 'least', 'more', 'higher'],
    pattern: new RegExp(
      `(?<=\\b(?:hr|heart ?rate|pulse|bpm|power|watts|cadence|keep|stay|staying)\\b[^\\d,;]{0,20})\\b(?<both>${LOW} ${FIGURE('low')}${AND}${HIGH} ${FIGURE('high')}|${HIGH} ${FIGURE('high2')}${AND}${LOW} ${FIGURE('low2')})`,
      'di',
    ),
    by: (span) => {
      const [both, low, high] = [span('both'), span('low') ?? span('low2'), span('high') ?? span('high2')]
      const unit = ['unitlow', 'unithigh', 'unitlow2', 'unithigh2'].map(span).find(Boolean)
      if (!both || !low || !high) return undefined
      if (Number(low.words) >= Number(high.words)) return [{ words: '', for: both, check: NEITHER }]
      return [{ words: `${low.words}-${high.words}`, for: both }, ...(unit ? [unit] : [])]
    },
  },
]

const NEITHER = 'Nothing can be above the one and below the other: say one target, such as 140-150 bpm.'
