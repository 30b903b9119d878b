import { expect, test } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import type { Step } from '#domain/workout/step.ts'
import { carryOver, causesFor, withDeadEnd } from './dead-ends.ts'

const step = (seconds: number): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value: seconds },
})
const version = { steps: [step(600)], locked: [0] }
const harder = withDeadEnd(undefined, version, 'harder', 'It is full.')

test('a direction without a result stays off, with its cause, until a step or a lock changes', () => {
  expect(causesFor(harder, version)).toEqual({ harder: 'It is full.' })
  expect(causesFor(harder, { ...version, steps: [{ ...step(600), name: 'Mine' }] })).toEqual({ harder: 'It is full.' })
  expect(causesFor(harder, { ...version, locked: [] })).toEqual({})
  expect(causesFor(harder, { ...version, steps: [step(610)] })).toEqual({})
})

test('the dead ends of one version add up, those of another version are dropped', () => {
  const both = withDeadEnd(harder, version, 'easier', 'So it is.')
  expect(causesFor(both, version)).toEqual({ harder: 'It is full.', easier: 'So it is.' })
  const other = { steps: [step(900)], locked: [] }
  expect(causesFor(withDeadEnd(harder, other, 'easier', 'So it is.'), other)).toEqual({ easier: 'So it is.' })
})

test('another version with the requested main set keeps its dead ends, any other version drops them', () => {
  const next = { steps: [step(300), step(300)], locked: [] }
  const request = { previous: { ...version, direction: 'another' } } as unknown as GenerateRequest
  const set = { times: 3, value: 8, unit: 'minutes' } as const
  expect(causesFor(carryOver(harder, { ...request, set }, next), next)).toEqual({ harder: 'It is full.' })
  const mainSet = version.steps
  expect(causesFor(carryOver(harder, { ...request, mainSet }, next), next)).toEqual({ harder: 'It is full.' })
  expect(carryOver(harder, request, next)).toBeUndefined()
  const easier = { ...request, set, previous: { ...version, direction: 'easier' } } as unknown as GenerateRequest
  expect(carryOver(harder, easier, next)).toBeUndefined()
})
