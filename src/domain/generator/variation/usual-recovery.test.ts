import { expect, test } from 'vitest'
import { groupOf, ridden, swum } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { resolve } from '../resolve.ts'
import { usualRecovery } from './usual-recovery.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))
const swim = resolve(usualRequest('swimming', 'interval'))

test('the usual recovery is the middle one of all, inside and outside repeats', () => {
  const rests = [300, 60, 120].map((seconds) => ridden('recovery', seconds, 1))
  expect(usualRecovery([rests], ride)?.duration.value).toBe(120)
  const group = groupOf(3, ridden('interval', 480, 5), ridden('recovery', 90, 1))
  expect(usualRecovery([[ridden('recovery', 300, 1)], [group, ridden('recovery', 60, 1)]], ride)?.duration.value).toBe(
    90,
  )
  expect(usualRecovery([[ridden('recovery', 300, 1), ridden('recovery', 60, 1)]], ride)?.duration.value).toBe(300)
})

test('in a pool it is a rest at the wall; where there is none, there is no usual one', () => {
  const atTheWall = swum('rest', 1)
  expect(usualRecovery([[swum('recovery', 100), atTheWall]], swim)).toBe(atTheWall)
  expect(usualRecovery([[ridden('rest', 60, 1), ridden('active', 600, 2)]], ride)).toBeUndefined()
})
