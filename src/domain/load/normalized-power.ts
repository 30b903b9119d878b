import { meanPower, type Stretch } from './stretches.ts'

/** Length of the rolling mean. Its samples are one second each. */
const WINDOW_SECONDS = 30

/**
 * Normalized power of a plan, in the unit of its stretches: the fourth root of the mean fourth power of a 30 s rolling
 * mean at 1 Hz (Coggan, Training and Racing with a Power Meter). In the first 30 s the mean is of the samples so far. 0
 * without stretches.
 */
export function normalizedPower(stretches: readonly Pick<Stretch, 'seconds' | 'from' | 'to'>[]): number {
  // The last 30 samples; the next one replaces the oldest, at `oldest`.
  const window = new Float64Array(WINDOW_SECONDS)
  let oldest = 0
  let fourthPowers = 0
  let samples = 0
  let clock = 0
  for (const { seconds, from, to } of stretches) {
    const first = Math.round(clock)
    const count = Math.round(clock + seconds) - first
    const slope = seconds > 0 ? (to - from) / seconds : 0
    const start = from + slope * (first + 0.5 - clock)
    clock += seconds
    // Summed again for each stretch: a running sum accumulates rounding errors.
    let sum = 0
    for (let at = 0; at < WINDOW_SECONDS; at += 1) sum += window[at] ?? 0
    const early = Math.min(count, WINDOW_SECONDS)
    for (let sample = 0; sample < early; sample += 1) {
      const power = start + slope * sample
      sum += power - (window[oldest] ?? 0)
      window[oldest] = power
      oldest = (oldest + 1) % WINDOW_SECONDS
      const mean = sum / Math.min(samples + sample + 1, WINDOW_SECONDS)
      fourthPowers += (mean * mean) ** 2
    }
    samples += count
    if (count <= WINDOW_SECONDS) continue
    // From here on the window lies inside one stretch, which is linear: its mean is the power half a window ago.
    const lag = (WINDOW_SECONDS - 1) / 2
    const middle = start + slope * (WINDOW_SECONDS - 0.5 - lag)
    fourthPowers += (count - WINDOW_SECONDS) * meanPower(middle, start + slope * (count - 0.5 - lag), 4)
    for (let sample = Math.max(early, count - WINDOW_SECONDS); sample < count; sample += 1) {
      window[oldest] = start + slope * sample
      oldest = (oldest + 1) % WINDOW_SECONDS
    }
  }
  return samples > 0 ? (fourthPowers / samples) ** 0.25 : 0
}
