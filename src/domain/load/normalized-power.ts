import { meanPower, type Stretch } from './stretches.ts'

/** Length of the rolling mean. Its samples are one second each. */
const WINDOW_SECONDS = 30

/**
 * Normalized power of a plan, in the unit of its stretches: the fourth root of the mean fourth power of a 30 s rolling
 * mean at 1 Hz (Coggan, Training and Racing with a Power Meter). In the first 30 s the mean is of the samples so far. 0
 * without stretches.
 */
export function normalizedPower(stretches: readonly Pick<Stretch, 'seconds' | 'from' | 'to'>[]): number {
  const rolling = rollingMean()
  let [fourthPowers, samples, clock] = [0, 0, 0]
  for (const { seconds, from, to } of stretches) {
    rolling.recompute()
    const [first, last] = [Math.round(clock), Math.round(clock + seconds)]
    const [count, slope] = [last - first, seconds > 0 ? (to - from) / seconds : 0]
    const start = from + slope * (first + 0.5 - clock)
    const power = (sample: number) => start + slope * sample
    clock += seconds
    samples += count
    const early = Math.min(count, WINDOW_SECONDS)
    for (let sample = 0; sample < early; sample += 1) fourthPowers += fourthPower(rolling.meanWith(power(sample)))
    if (count <= WINDOW_SECONDS) continue
    // From here on the window lies inside one stretch, which is linear: its mean is the power half a window ago.
    const lag = (WINDOW_SECONDS - 1) / 2
    fourthPowers += (count - WINDOW_SECONDS) * meanPower(power(WINDOW_SECONDS - 0.5 - lag), power(count - 0.5 - lag), 4)
    for (let sample = Math.max(early, count - WINDOW_SECONDS); sample < count; sample += 1) rolling.add(power(sample))
  }
  return samples > 0 ? (fourthPowers / samples) ** 0.25 : 0
}

const fourthPower = (value: number) => (value * value) ** 2

/** The mean of the last 30 values, kept as a running sum. */
function rollingMean() {
  const window = new Float64Array(WINDOW_SECONDS)
  let [added, next, sum] = [0, 0, 0]
  function add(value: number) {
    sum += value - (window[next] ?? 0)
    window[next] = value
    next = next + 1 === WINDOW_SECONDS ? 0 : next + 1
    added += 1
  }
  return {
    add,
    /** Adds a value and answers the mean. */
    meanWith(value: number): number {
      add(value)
      return sum / Math.min(added, WINDOW_SECONDS)
    },
    /** Sums the window again: a running sum accumulates rounding errors. */
    recompute() {
      sum = 0
      for (const value of window) sum += value
    },
  }
}
