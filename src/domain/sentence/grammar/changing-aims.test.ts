import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Targets that change from one repetition to the next, and steps up to an end.

test.each<[sentence: string, asked: string]>([
  [
    'ramp on the bike: start 120W +25W each 2 min til 270W then 9 min spin',
    'cycling, v02 max, 23 minutes, by power, whole 2m 120w interval · 2m 145w interval · 2m 170w interval · 2m 195w interval · 2m 220w interval · 2m 245w interval · 2m 270w interval · 9m Z1',
  ],
  [
    '4x12 bike start at 220 and add 10 watts each one, 4 min off',
    'cycling, v02 max, main set 12m 220w interval · 4m recovery · 12m 230w interval · 4m recovery · 12m 240w interval · 4m recovery · 12m 250w interval · 4m recovery, by power',
  ],
  [
    'bike 12-9-6-3 mins, up 4% each starting 90%, half the time as rest',
    'cycling, threshold, main set 12m 90% interval · 6m recovery · 9m 94% interval · 4m30s recovery · 6m 98% interval · 3m recovery · 3m 102% interval, by power',
  ],
  [
    'bike 3x7, 235/245/255w, 3 ez',
    'cycling, v02 max, main set 7m 235w interval · 3m recovery · 7m 245w interval · 3m recovery · 7m 255w interval · 3m recovery, by power',
  ],
  [
    'bike 8/12/16/12/8 @ 88-91-94-91-88%, 4 min easy',
    'cycling, sweet spot, main set 8m 88% interval · 4m recovery · 12m 91% interval · 4m recovery · 16m 94% interval · 4m recovery · 12m 91% interval · 4m recovery · 8m 88% interval, by power',
  ],
  [
    'turbo 18 build 50-78%, 10 @ 101%, 5 easy, 8 down to 45%',
    'cycling, endurance, 41 minutes, by power, whole 18m ramp 50-78% · 10m 101% · 5m Z1 · 8m ramp 65-45%',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
