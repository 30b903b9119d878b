import { expect, test } from 'vitest'
import { sportOf } from '../../../sports/registry.ts'
import { readNodes } from './repeats.ts'

/** Steps of a file, each by its fields' numbers in the profile, numbered from 0 unless they say it. */
function read(...steps: Record<number, number>[]) {
  const messages = steps.map((fields, index) => ({
    number: 27,
    fields: new Map(Object.entries({ 254: index, ...fields }).map(([number, value]) => [Number(number), value])),
  }))
  return readNodes(messages, sportOf('swimming'), undefined)
}

const time = (seconds: number) => ({ 1: 0, 2: seconds * 1000 })
const step = (value: number) => ({
  intensity: 'active',
  duration: { type: 'time', unit: value < 60 ? 'seconds' : 'minutes', value },
})

test('a repeat contains the steps from the one that it names, other repeats among them', () => {
  expect(read(time(60), time(30), { 1: 6, 2: 1, 4: 3 }, time(90), { 1: 6, 2: 1, 4: 2 })).toEqual({
    nodes: [step(60), { count: 2, nodes: [{ count: 3, nodes: [step(30)] }, step(90)] }],
    lost: [],
  })
})

test('a repeat without a count is done once, and a repeat of a missing step is dropped', () => {
  expect(read(time(60), { 1: 6, 2: 0 }).nodes).toEqual([{ count: 1, nodes: [step(60)] }])
  expect(read(time(60), { 1: 6, 4: 2 })).toEqual({ nodes: [step(60)], lost: [{ kind: 'overlap', step: 1 }] })
  expect(read({ 1: 6, 2: 0, 4: 2 }, time(60))).toEqual({ nodes: [step(60)], lost: [{ kind: 'overlap', step: 1 }] })
})

test.each([7, 8, 12, 13, 17, 18, 27])('a repeat of the kind %i is done once, with a remark', (kind) => {
  expect(read(time(60), time(30), { 1: kind, 2: 0, 4: 2 })).toEqual({
    nodes: [step(60), step(30)],
    lost: [{ kind: 'repeatUntil', step: 2 }],
  })
})

test.each([5, 14, 16, 19, 26])('the kind %i is a step', (kind) => {
  expect(read(time(60), { 1: kind, 2: 1 }).nodes).toHaveLength(2)
})

test('a rest until a send-off becomes the send-off of the swim before it, and a second one stays a rest', () => {
  const restUntil = (seconds: number) => ({ 1: 28, 2: seconds * 1000 })
  const rest = { intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 60, lapButton: true } }
  expect(read(time(60), restUntil(105), restUntil(120), time(30))).toEqual({
    nodes: [{ ...step(60), sendOff: 105 }, rest, step(30)],
    lost: [{ kind: 'sendOff', step: 2 }],
  })
  expect(read(time(60), { 1: 6, 2: 0, 4: 2 }, restUntil(105)).nodes.at(-1)).toEqual(rest)
})

test('repeats use the numbers of the steps, without the flags in the upper bits', () => {
  expect(read({ ...time(60), 254: 0x8004 }, { 1: 6, 2: 4, 4: 2, 254: 5 }).nodes).toEqual([
    { count: 2, nodes: [step(60)] },
  ])
})
