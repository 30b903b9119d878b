import { meanPower, type Stretch } from './stretches.ts'

/** The span of the rolling mean, in seconds. */
const WINDOW = 30

/**
 * Normalized power of a plan, in the unit of its stretches: the fourth root of the mean fourth power of a 30 s rolling
 * mean at 1 Hz (Coggan, Training and Racing with a Power Meter). Until 30 s have passed the mean is of what there was.
 * 0 of nothing.
 */
export function normalizedPower(stretches: readonly Pick<Stretch, 'seconds' | 'from' | 'to'>[]): number {
  const rolling = rollingMean()
  let [fourths, samples, at] = [0, 0, 0]
  for (const { seconds, from, to } of stretches) {
    rolling.settle()
    const [first, last] = [Math.round(at), Math.round(at + seconds)]
    const [count, slope] = [last - first, seconds > 0 ? (to - from) / seconds : 0]
    const start = from + slope * (first + 0.5 - at)
    const power = (sample: number) => start + slope * sample
    at += seconds
    samples += count
    const early = Math.min(count, WINDOW)
    for (let sample = 0; sample < early; sample += 1) fourths += fourthPower(rolling.push(power(sample)))
    if (count <= WINDOW) continue
    // From here on the window lies wholly inside an even stretch: its mean is the power half a window ago.
    const lag = (WINDOW - 1) / 2
    fourths += (count - WINDOW) * meanPower(power(WINDOW - 0.5 - lag), power(count - 0.5 - lag), 4)
    for (let sample = Math.max(early, count - WINDOW); sample < count; sample += 1) rolling.hold(power(sample))
  }
  return samples > 0 ? (fourths / samples) ** 0.25 : 0
}

const fourthPower = (value: number) => (value * value) ** 2

/** The mean of the last 30 values pushed, kept up as a sum. */
function rollingMean() {
  const window = new Float64Array(WINDOW)
  let [pushed, next, sum] = [0, 0, 0]
  /** Takes a value in without reckoning the mean. */
  function hold(value: number) {
    sum += value - (window[next] ?? 0)
    window[next] = value
    next = next + 1 === WINDOW ? 0 : next + 1
    pushed += 1
  }
  return {
    hold,
    push(value: number): number {
      hold(value)
      return sum / Math.min(pushed, WINDOW)
    },
    /** Adds the window up anew: what is only kept up gathers rounding errors. */
    settle() {
      sum = 0
      for (const value of window) sum += value
    },
  }
}
