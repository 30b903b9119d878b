import { sportOf } from '../sports/registry.ts'
import { formatPace } from '../units/pace.ts'
import { type Refused, refuse } from './refused.ts'

/**
 * Critical swim speed in seconds per 100 from the times of an all-out 400 and 200, in metres or in yards alike: the
 * speed of the 200 between them, (400 − 200) ÷ (time of the 400 − time of the 200) (Wakayoshi 1992).
 */
export function cssFromTests(times: {
  seconds400: number | undefined
  seconds200: number | undefined
}): { ok: true; css: number } | Refused {
  const { seconds400, seconds200 } = times
  if (!seconds400 || !seconds200 || !(seconds400 > 0 && seconds200 > 0 && seconds400 < Number.POSITIVE_INFINITY))
    return refuse('Enter both times, of the 400 and of the 200, such as 6:40 and 3:10.')
  if (seconds400 <= seconds200)
    return refuse('The 400 has to take longer than the 200: check that they are not swapped.')
  // Twice the 200 in less than twice its time: somebody held back on the 200, and the speed would come out too high.
  if (seconds400 < 2 * seconds200)
    return refuse('Your 400 is faster than two of your 200: swim both as hard as you can, and enter their whole times.')
  const css = Math.round((seconds400 - seconds200) / 2)
  const { min, max } = sportOf('swimming').reference
  if (css < min || css > max)
    return refuse(`These times give ${formatPace(css)} per 100; it should be ${formatPace(min)} to ${formatPace(max)}.`)
  return { ok: true, css }
}
