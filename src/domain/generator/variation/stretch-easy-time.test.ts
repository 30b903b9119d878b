import { describe, expect, test } from 'vitest'
import { groupOf, ridden, swum, wallRest } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { resolve } from '../resolve.ts'
import { entryLength } from './locks.ts'
import { isEasyTime, stretchEasyTime } from './stretch-easy-time.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))
const swim = resolve(usualRequest('swimming', 'interval'))

const work = groupOf(3, ridden('interval', 300, 4), ridden('recovery', 120, 1))
const warmup = ridden('warmup', 600, 1)
const cooldown = ridden('cooldown', 300, 1)
const easy = (seconds: number) => ridden('active', seconds, 2)
/** Easy time with the words that it always has. */
const plain = (seconds: number) => ({ ...easy(seconds), notes: ride.sport.easyParts.easy.notes })

/** The lengths of the entries after they took so much more; 0 of those that are gone. */
function stretch(entries: readonly EditorEntry[], missing: number, limits = {}, request = ride) {
  return stretchEasyTime(entries, missing, request, limits)?.map((entry) =>
    'length' in entry ? 0 : entryLength(entry, request),
  )
}

test('easy time is an active step in zone 1 or 2', () => {
  expect([easy(60), ridden('active', 60, 3), ridden('active', 60), warmup, work].map(isEasyTime)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

describe('more length is taken', () => {
  test('by the longest easy step, up to twice its length', () => {
    expect(stretch([warmup, easy(300), work, easy(400), cooldown], 60)).toEqual([600, 300, 1260, 460, 300])
    expect(stretch([easy(900)], 1800)).toEqual([2700])
    expect(stretch([easy(900)], 1801)).toBeUndefined()
  })

  test('by an easy step, up to a quarter of all entries', () => {
    // Of 1,200 s in all a quarter is 300 s, three times the easy step.
    const entries = [ridden('interval', 1100, 4), easy(100)]
    expect(stretch(entries, 300)).toEqual([1100, 400])
    expect(stretch(entries, 301)).toBeUndefined()
  })

  test('by the longer end where there is no easy time, up to half of it, or in a pool as much again', () => {
    expect(stretch([warmup, work, cooldown], 300)).toEqual([900, 1260, 300])
    expect(stretch([warmup, work, cooldown], 301)).toBeUndefined()
    expect(stretch([warmup, work, cooldown], 60, { endsToo: false })).toBeUndefined()
    const swims = [swum('warmup', 400), swum('interval', 800, 4), wallRest(60), swum('cooldown', 200)]
    expect(stretch(swims, 400, {}, swim)).toEqual([800, 800, 0, 200])
    expect(stretch(swims, 425, {}, swim)).toBeUndefined()
  })

  test('by no end of an asked length, and by no entry that is to stay', () => {
    const asked = { ...ride, warmup: { value: 10, unit: 'minutes' as const } }
    expect(stretch([warmup, work, cooldown], 60, {}, asked)).toEqual([600, 1260, 360])
    const both = { ...asked, cooldown: { value: 5, unit: 'minutes' as const } }
    expect(stretch([warmup, work, cooldown], 60, {}, both)).toBeUndefined()
    const fixed = easy(900)
    expect(stretch([warmup, fixed, easy(300)], 60, { fixed: new Set([fixed]) })).toEqual([600, 900, 360])
  })

  test('by no work, and by no group', () => {
    expect(stretch([work, ridden('interval', 900, 4)], 60)).toBeUndefined()
  })

  test('by nothing where nothing is missing', () => {
    expect(stretch([work], 0)).toEqual([1260])
  })
})

describe('length is given up', () => {
  test('by the longest easy step, which keeps a tenth of all entries', () => {
    // Of 3,000 s in all a tenth is 300 s.
    const entries = [ridden('interval', 1900, 4), easy(400), easy(700)]
    expect(stretch(entries, -100)).toEqual([1900, 400, 600])
    expect(stretch(entries, -400)).toEqual([1900, 400, 300])
  })

  test('by several easy steps in turn, in half minutes, where one has too little', () => {
    const entries = [ridden('interval', 1900, 4), easy(400), easy(700)]
    expect(stretch(entries, -450)).toEqual([1900, 340, 310])
    expect(stretch(entries, -480)).toEqual([1900, 310, 310])
    expect(stretch(entries, -500)).toBeUndefined()
  })

  test('by an easy step as a whole, if it says nothing of its own and others take the rest', () => {
    const entries = [ridden('interval', 2000, 4), plain(600), plain(400)]
    expect(stretch(entries, -600)).toEqual([2000, 0, 400])
    expect(stretch(entries, -700)).toEqual([2000, 0, 300])
    const withWords = [ridden('interval', 2000, 4), easy(600), easy(400)]
    expect(stretch(withWords, -600)).toBeUndefined()
  })

  test('by the longer end in the end, which keeps seven tenths of itself', () => {
    expect(stretch([warmup, work, cooldown], -180)).toEqual([420, 1260, 300])
    expect(stretch([warmup, work, cooldown], -181)).toBeUndefined()
    expect(stretch([warmup, work, cooldown], -60, { endsToo: false })).toBeUndefined()
  })

  test('in whole lengths of a pool', () => {
    const swims = [swum('interval', 1400, 4), swum('active', 350), swum('active', 250)]
    expect(stretch(swims, -175, {}, swim)).toEqual([1400, 200, 225])
  })
})

test('a time in a session by distance is no easy time to change', () => {
  const byDistance = resolve({
    ...usualRequest('cycling', 'threshold'),
    durationType: 'distance',
    durationUnit: 'kilometers',
    durationValue: 30,
  })
  expect(stretchEasyTime([easy(900)], 1, byDistance)).toBeUndefined()
  const inKilometres = { ...easy(900), duration: { type: 'distance', unit: 'kilometers', value: 5 } as const }
  expect(stretchEasyTime([easy(900), inKilometres], 1, byDistance)).toMatchObject([
    { duration: { value: 900 } },
    { duration: { value: 6 } },
  ])
})
