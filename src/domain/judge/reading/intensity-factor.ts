import { sumOf } from '../../units/numbers.ts'
import { slicesOf } from './slices.ts'
import type { MeasuredWorkout } from './stretches.ts'

/** The window normalized power is smoothed over, and how often it is looked at. Seconds. */
const WINDOW = 30
const SAMPLE = 5
const SIZE = WINDOW / SAMPLE

/**
 * Intensity as a share of threshold. Riding: normalized power (Coggan) ÷ FTP, the fourth root of the mean fourth power
 * of a 30 s rolling mean; sampled every 5 s. Running and swimming: mean speed ÷ threshold speed. NaN of no time at all.
 */
export function intensityFactor({ byPower, stretches, seconds }: MeasuredWorkout): number {
  if (!byPower) return sumOf(stretches, ({ middle, seconds }) => middle * seconds) / seconds / 100
  const window: number[] = []
  let inWindow = 0
  let fourthPowers = 0
  let passed = 0
  const take = (share: number, samples: number) => {
    // Steady for longer than the window is only looked at while the window still sees what was before.
    const looked = Math.min(samples, SIZE)
    for (let count = 0; count < looked; count += 1) {
      window.push(share)
      inWindow += share
      if (window.length > SIZE) inWindow -= window.shift() ?? 0
      fourthPowers += (inWindow / window.length) ** 4
    }
    fourthPowers += (samples - looked) * share ** 4
    passed += samples
  }
  for (const stretch of stretches)
    for (const { seconds: length, percent } of slicesOf(stretch))
      take(percent / 100, Math.max(1, Math.round(length / SAMPLE)))
  return (fourthPowers / passed) ** 0.25
}
