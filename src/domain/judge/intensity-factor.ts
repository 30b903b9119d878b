import type { Reading } from './reading.ts'

/** The window normalized power is smoothed over, in seconds. */
const WINDOW = 30

/**
 * Intensity as a share of threshold. Riding: normalized power (Coggan) ÷ FTP, the fourth root of the mean fourth power
 * of a 30 s rolling mean; sampled every 5 s. Running and swimming: mean speed ÷ threshold speed.
 */
export function intensityFactor({ metric, moments, seconds }: Reading): number {
  if (metric !== 'power') return moments.reduce((all, one) => all + one.percent * one.seconds, 0) / seconds / 100
  let fourthPowers = 0
  let passed = 0
  // A steady step longer than the window is only sampled while the window still sees the step before it.
  let window: number[] = []
  let mean = 0
  const sample = 5
  const size = WINDOW / sample
  for (const moment of moments) {
    const samples = Math.max(1, Math.round(moment.seconds / sample))
    const sampled = Math.min(samples, size)
    for (let index = 0; index < sampled; index += 1) {
      window = [...window.slice(-(size - 1)), moment.percent / 100]
      mean = window.reduce((all, one) => all + one, 0) / window.length
      fourthPowers += mean ** 4
    }
    fourthPowers += (samples - sampled) * mean ** 4
    passed += samples
  }
  return (fourthPowers / passed) ** 0.25
}
