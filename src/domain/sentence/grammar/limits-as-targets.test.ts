import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from './read-whole.ts'

// A limit is the target of what is easy, and no slower or no faster says which way the figure goes.
test.each<[sentence: string, asked: string]>([
  ['40 min easy ride, HR below 132', 'cycling, endurance, 40 minutes, by heartrate, whole 40m 0-132bpm'],
  ['max hr 128 ride easy 100 min', 'cycling, endurance, 1 hour 40 minutes, by heartrate, whole 1h40m 0-128bpm'],
  ['easy 9k, keep heart rate under 148', 'endurance, 9 kilometers, by heartrate, whole 9km 0-148bpm'],
  [
    '90 min ride, HR under 138, last 20 min tempo',
    'cycling, tempo, 1 hour 30 minutes, by heartrate, whole 1h10m 0-138bpm · 20m Z3',
  ],
  ['bike 70 min no faster than 190w', 'cycling, endurance, 1 hour 10 minutes, by power, whole 1h10m 0-190w'],
  ['bike 70 min no slower than 210w', 'cycling, sweet spot, 1 hour 10 minutes, by power, whole 1h10m 210w+'],
  ['ride 2h easy, nothing over 185w', 'cycling, endurance, 2 hours, by power, whole 2h 0-185w'],
  ['ride 80 min under 65% ftp', 'cycling, endurance, 1 hour 20 minutes, by power, whole 1h20m 40-65%'],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
