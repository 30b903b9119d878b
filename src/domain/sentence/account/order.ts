import { builtFigures } from './built-figures.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'
import { isBuilt } from './is-built.ts'

/** Names what is said to come first or last, and does not in a workout that is written out: "600 mixed to start". */
export function findDisplaced({ sentence, understood, written, isNamed }: Facts): Check[] {
  const { workout } = understood
  if (!workout || workout.steps.length < 2) return []
  return [
    { pattern: /\b(?<words>to start|to begin|first of all|beforehand)\b/gi, steps: workout.steps.slice(0, 2) },
    { pattern: /\b(?<words>to finish|to end|to close|at the end|to cool down)\b/gi, steps: workout.steps.slice(-3) },
  ].flatMap(({ pattern, steps }) =>
    placesOf(pattern, sentence).flatMap((one) => {
      const figure = written.findLast(({ to }) => to <= one.from && one.from - to < 24)
      // "10k easy, strides to finish": what stands there has no figure.
      const isWithoutFigure = figure && WITHOUT_FIGURE.test(sentence.slice(figure.to, one.from))
      if (!figure || isWithoutFigure || isNamed(one) || isNamed(figure)) return []
      const built = builtFigures({
        ...understood,
        asked: { sport: workout.sport },
        workout: { ...workout, steps },
        found: [],
        inferred: [],
      })
      return isBuilt(figure, built) ? [] : [checkAt({ from: figure.from, to: one.to }, ORDER)]
    }),
  )
}

// "45 min, bit of speed at the end"
const WITHOUT_FIGURE = /\bstrides?\s*$|\b(?:bit|touch|dash|some|few|couple)\b[^,;]*$/i
const ORDER = 'This is not where it was said to be: check the order.'
