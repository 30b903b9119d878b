import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnSentence } from '#tests/support/sentences/drawn-request.ts'
import type { Asked } from '../result.ts'
import { understand } from '../understand.ts'
import { accountFor } from './account.ts'

/** Ways in which a reader can misread one figure; undefined where the request has none. */
const misreadings: Record<string, (asked: Asked) => Asked | undefined> = {
  'the length': ({ durationValue, ...asked }) =>
    durationValue === undefined ? undefined : { ...asked, durationValue: durationValue * 1.37 + 3 },
  'the count of the set': ({ set, ...asked }) => set && { ...asked, set: { ...set, times: set.times + 41 } },
  'the bout of the set': ({ set, ...asked }) => set && { ...asked, set: { ...set, value: set.value * 1.37 } },
  'the unit of the set': ({ set, ...asked }) =>
    set && { ...asked, set: { ...set, unit: set.unit === 'minutes' ? 'seconds' : 'minutes' } },
  'the rest of the set': ({ set, ...asked }) =>
    set?.restSeconds === undefined ? undefined : { ...asked, set: { ...set, restSeconds: set.restSeconds * 1.37 + 1 } },
}

// Those with a set have most figures.
const sentences = fc
  .sample(drawnSentence, { numRuns: 4000, seed: 20_261_127 })
  .filter(({ asked: { set, durationValue } }) => set?.restSeconds !== undefined && durationValue !== undefined)
  .slice(0, 80)
  .map(({ sentence }) => ({ sentence, read: understand(sentence, { sport: 'running' }) }))

test.each(Object.entries(misreadings))('where %s is misread, it is named', (_, misread) => {
  const changed = sentences.flatMap(({ sentence, read }) => {
    const asked = misread(read.asked)
    return asked ? [{ sentence, read: { ...read, inferred: [], asked } }] : []
  })
  const unnamed = changed.filter(({ sentence, read }) => accountFor(sentence, read).checks.length === 0)
  expect(changed.length).toBeGreaterThan(60)
  // Where the figure is said a second time, of something else, what was read still holds it.
  expect(unnamed.length).toBeLessThan(changed.length / 10)
})
