import { expect, test } from 'vitest'
import { reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

test.each<[percent: string, reason: string]>([
  ['39%', 'Endurance: 39 % lies below zone 1, Active Recovery.'],
  ['40%', 'Endurance: 40 % lies in zone 1, Active Recovery.'],
  ['55%', 'Endurance: 55 % lies in zone 2, Endurance.'],
  ['70%', 'Endurance: 70 % lies in zone 2, Endurance.'],
  ['72%', 'Endurance: 72 % lies between Endurance and Tempo: say the other one if you mean that.'],
  ['85%', 'Sweet Spot: 85 % lies between Tempo and Sweet Spot: say the other one if you mean that.'],
  ['106%', 'VO2 Max: 106 % lies between Threshold and VO2 Max.'],
  ['130%', 'VO2 Max: 130 % lies in zone 6, VO2 Max.'],
  ['150%', 'VO2 Max: 150 % lies in zone 6, VO2 Max.'],
  ['175%', 'VO2 Max: 175 % lies between VO2 Max and Neuromuscular: say the other one if you mean that.'],
  ['176%', 'Interval: 176 % lies between VO2 Max and Neuromuscular: say the other one if you mean that.'],
  ['250%', 'Interval: 250 % lies in zone 7, Neuromuscular.'],
  ['251%', 'Interval: 251 % lies above zone 7, Neuromuscular.'],
  // The hardest work names the type, by the middle of its range.
  ['90% 3x3 min @ 100-110%', 'Threshold: 105 % lies in zone 5, Threshold.'],
])('a ride at %s is explained: %s', (percent, reason) => {
  expect(reasonsIn(understand(`bike 6x20 s @ ${percent}`, { sport: 'cycling' }))).toContain(reason)
})
