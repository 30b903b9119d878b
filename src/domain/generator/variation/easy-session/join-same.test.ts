import { expect, test } from 'vitest'
import { groupOf, ridden } from '#tests/support/workouts/entries.ts'
import { isGroup } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import { joinSame } from './join-same.ts'

const easy = (seconds: number, zone = 2) => ridden('active', seconds, zone)
const at = (percentMin: number): Step => ({ ...easy(600), target: { type: 'power', zoneNumber: 2, percentMin } })
const byDistance: Step = { ...easy(600), duration: { type: 'distance', unit: 'kilometers', value: 5 } }
const lengthsOf = (...entries: Parameters<typeof joinSame>[0]) =>
  joinSame(entries).map((entry) => (isGroup(entry) ? entry.count : entry.duration.value))

test('easy neighbours of one target become one step', () => {
  expect(lengthsOf(easy(600), easy(300), easy(60))).toEqual([960])
  expect(lengthsOf(at(65), at(65))).toEqual([1200])
})

test('those of another zone, part of the zone or unit stay two, and so do work and repeats', () => {
  expect(lengthsOf(easy(600), easy(300, 1))).toEqual([600, 300])
  expect(lengthsOf(at(65), at(60))).toEqual([600, 600])
  expect(lengthsOf(easy(600), byDistance)).toEqual([600, 5])
  expect(lengthsOf(easy(600), ridden('interval', 300, 2))).toEqual([600, 300])
  expect(lengthsOf(ridden('interval', 300, 2), easy(600))).toEqual([300, 600])
  expect(lengthsOf(ridden('warmup', 300, 2), easy(600))).toEqual([300, 600])
  expect(lengthsOf(easy(600), groupOf(3, easy(60), easy(60)), easy(600))).toEqual([600, 3, 600])
})
