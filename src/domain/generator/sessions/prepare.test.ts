import { expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { resolve } from '../resolve.ts'
import { prepareSession } from './prepare.ts'

const ride = (minutes: number): ResolvedRequest => ({
  ...resolve(usualRequest('cycling', 'tempo')),
  length: { type: 'time', unit: 'minutes', value: minutes },
})

test('the same request gets the session that was prepared before, whatever its seed and the version before', () => {
  const session = prepareSession(ride(61))
  expect(prepareSession(ride(61))).toBe(session)
  expect(prepareSession({ ...ride(61), seed: 7 })).toBe(session)
  expect(prepareSession({ ...ride(61), previous: { steps: [], direction: 'harder', locked: [] } })).toBe(session)
})

test.each<[string, Partial<ResolvedRequest>]>([
  ['type', { type: 'threshold' }],
  ['length', { length: { type: 'time', unit: 'minutes', value: 63 } }],
  ['metric', { metric: 'heartrate', reference: undefined }],
  ['reference value', { reference: 301 }],
  ['main set', { set: { times: 3, value: 8, unit: 'minutes' } }],
  ['warm-up', { warmup: { value: 9, unit: 'minutes' } }],
])('another %s gets another session', (_, others) => {
  const session = prepareSession(ride(62))
  expect(prepareSession({ ...ride(62), ...others })).not.toBe(session)
})

test('of seven sessions the one that was asked for least recently is prepared again', () => {
  const [first, second] = [prepareSession(ride(70)), prepareSession(ride(71))]
  for (let minutes = 72; minutes <= 75; minutes += 1) prepareSession(ride(minutes))
  expect(prepareSession(ride(70))).toBe(first)
  prepareSession(ride(76))
  expect(prepareSession(ride(70))).toBe(first)
  expect(prepareSession(ride(71))).not.toBe(second)
})

test('a main set that the athlete has written out is prepared each time', () => {
  const mainSet = [
    { intensity: 'interval', duration: { type: 'time', unit: 'minutes', value: 600 } },
  ] satisfies ResolvedRequest['mainSet']
  const asked = { ...ride(64), mainSet }
  expect(prepareSession(asked)).not.toBe(prepareSession(asked))
})
