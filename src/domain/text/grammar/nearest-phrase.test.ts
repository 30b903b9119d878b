import { expect, test } from 'vitest'
import { findNearestPhrase } from './nearest-phrase.ts'

test.each([
  ['wramup', 'warmup'],
  ['Thresholt', 'threshold'],
  ['threshhld', 'threshold'],
  // One letter of a word that is shorter than six: left out, put in, changed, swapped with its neighbour.
  ['rst', 'rest'],
  ['reast', 'rest'],
  ['rast', 'rest'],
  ['rset', 'rest'],
  ['erst', 'rest'],
  ['rets', 'rest'],
  ['lup', 'lap'],
  ['pul', 'pull'],
  // As near to fast: the first counts.
  ['fest', 'rest'],
  // Two of a longer one.
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
