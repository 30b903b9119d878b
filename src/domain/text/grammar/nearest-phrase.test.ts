import { expect, test } from 'vitest'
import { findNearestPhrase } from './nearest-phrase.ts'

test.each([
  ['wramup', 'warmup'],
  ['Thresholt', 'threshold'],
  ['threshhld', 'threshold'],
  // One edit below six letters: a letter is missing, extra, changed, or swapped with its neighbour.
  ['rst', 'rest'],
  ['reast', 'rest'],
  ['rast', 'rest'],
  ['rset', 'rest'],
  ['erst', 'rest'],
  ['rets', 'rest'],
  ['lup', 'lap'],
  ['pul', 'pull'],
  // "fast" is as near; the first phrase wins.
  ['fest', 'rest'],
  // Two edits from six letters on.
  ['wxrmxp', 'warmup'],
  ['cooldwno', 'cooldown'],
  ['wwarmmup', 'warmup'],
  ['coldon', 'cooldown'],
  ['recvry', 'recovery'],
])('%s is nearest to %s', (typed, phrase) => {
  expect(findNearestPhrase(typed)).toBe(phrase)
})

test.each(['wz', 'zu', 'frt', 'rtse', 'rxxt', 'stxdy', 'stpe', 'cldwnn', 'furlongs', ''])(
  '%j is near to nothing',
  (typed) => {
    expect(findNearestPhrase(typed)).toBeUndefined()
  },
)
