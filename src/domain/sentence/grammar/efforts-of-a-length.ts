import type { Phrase } from './phrase.ts'

/** "4 hard efforts of 5 min", "6 easy reps of 3 min": as "4 x 5 min hard". */
export function countEffortsOfLength(phrases: readonly Phrase[], text: string): Phrase[] {
  const counted: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const [figure, aim, efforts, length] = phrases.slice(at, at + 4)
    const isCount =
      figure?.is === 'length' &&
      figure.length.unit === undefined &&
      !figure.length.clock &&
      Number.isInteger(figure.length.value) &&
      figure.length.value >= 2 &&
      figure.length.value <= MOST
    const isOfLength =
      aim?.is === 'aim' &&
      aim.aim.kind === 'effort' &&
      efforts?.is === 'mark' &&
      efforts.mark === 'reps' &&
      / of$/i.test(text.slice(efforts.from, efforts.to)) &&
      length?.is === 'length'
    const one = phrases[at]
    if (!isCount || !isOfLength) {
      if (one) counted.push(one)
      continue
    }
    const { from } = figure
    counted.push({ is: 'count', times: figure.length.value, of: 'times', isBehind: false, from, to: figure.to })
    counted.push(length, aim)
    at += 3
  }
  return counted
}

const MOST = 30
