import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Bouts that change between just below and just above threshold.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'bike 3x12 over-unders (2 min under, 1 min over)',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  [
    'bike 3x12 over-unders 1 min over 2 min under',
    'cycling, threshold, main set 4x · 1m 103-105% interval · 2m 88-93% interval · 4m recovery · 4x · 1m 103-105% interval · 2m 88-93% interval · 4m recovery · 4x · 1m 103-105% interval · 2m 88-93% interval',
  ],
  [
    'bike 3x12 over-unders 3/1',
    'cycling, threshold, main set 3x · 3m 88-93% interval · 1m 103-105% interval · 4m recovery · 3x · 3m 88-93% interval · 1m 103-105% interval · 4m recovery · 3x · 3m 88-93% interval · 1m 103-105% interval',
  ],
  // Of two times the longer is the one below threshold.
  [
    'bike 3x12 over-unders 60s/120s',
    'cycling, threshold, main set 4x · 1m 103-105% interval · 2m 88-93% interval · 4m recovery · 4x · 1m 103-105% interval · 2m 88-93% interval · 4m recovery · 4x · 1m 103-105% interval · 2m 88-93% interval',
  ],
  [
    "bike 3x12 over-unders 2' @ 95% / 1' @ 105%",
    'cycling, threshold, main set 4x · 2m 95% interval · 1m 105% interval · 4m recovery · 4x · 2m 95% interval · 1m 105% interval · 4m recovery · 4x · 2m 95% interval · 1m 105% interval',
  ],
  [
    "bike 3x12 over-unders (2' @ 95 / 1' @ 105)",
    'cycling, threshold, main set 4x · 2m 95% interval · 1m 105% interval · 4m recovery · 4x · 2m 95% interval · 1m 105% interval · 4m recovery · 4x · 2m 95% interval · 1m 105% interval',
  ],
  [
    'bike 3x12 over-unders with 3 min rest',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 3m rest · 4x · 2m 88-93% interval · 1m 103-105% interval · 3m rest · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  [
    'run 2x9 over-unders 2 min under 1 min over',
    'running, threshold, main set 3x · 2m 95-98% interval · 1m 102-105% interval · 4m recovery · 3x · 2m 95-98% interval · 1m 102-105% interval',
  ],
  [
    'bike 3x10 over-unders 1.5 min under 1 min over',
    'cycling, threshold, main set 4x · 1m30s 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 1m30s 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 1m30s 88-93% interval · 1m 103-105% interval',
  ],
  [
    'bike 3x12 over-unders 30s over 90s under',
    'cycling, threshold, main set 6x · 30sec 103-105% interval · 1m30s 88-93% interval · 4m recovery · 6x · 30sec 103-105% interval · 1m30s 88-93% interval · 4m recovery · 6x · 30sec 103-105% interval · 1m30s 88-93% interval',
  ],
  // Rounds of 3 minutes do not fit into 10.
  [
    'bike 3x10 over-unders',
    'cycling, threshold, main set 5x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 5x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 5x · 1m 88-93% interval · 1m 103-105% interval',
  ],
  ['bike 3x10 over-unders 3 km under 1 min over', 'cycling, threshold', '3x10', 'over-unders', '3 km', '1 min'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
