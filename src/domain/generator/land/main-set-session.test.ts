import { expect, test } from 'vitest'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { resolve } from '../resolve.ts'
import { prepareSession } from '../sessions/prepare.ts'

const withMainSets = everyPair.filter(({ sport, type }) => sport !== 'swimming' && type !== 'endurance')

test.each(withMainSets)('a $sport $type knows good main sets first, and worse ones as spares', ({ sport, type }) => {
  for (const durationValue of [15, 60, 120]) {
    const session = prepareSession(resolve({ ...usualRequest(sport, type), durationValue }))
    const sets = session.ok ? session.mainSets() : []
    const spare = sets.map(({ isSpare }) => isSpare)
    expect(spare).toContain(false)
    expect(spare).toContain(true)
    expect(spare).toEqual(spare.toSorted((one, other) => Number(one) - Number(other)))
    if (durationValue >= 60) expect(sets.some(({ isStraight, isSpare }) => isStraight && !isSpare)).toBe(true)
  }
})
