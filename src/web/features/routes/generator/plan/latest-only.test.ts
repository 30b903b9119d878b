import { expect, test } from 'vitest'
import { latestOnly } from './latest-only.ts'

function stage() {
  const runs: { input: number; end: () => void }[] = []
  const queue = latestOnly<number>((input) => new Promise((end) => runs.push({ input, end })))
  return { ...queue, runs, inputs: () => runs.map(({ input }) => input) }
}

test('one task runs at a time, and of those that wait only the last', async () => {
  const { ask, runs, inputs } = stage()
  for (const input of [1, 2, 3, 4]) ask(input)
  expect(inputs()).toEqual([1])
  runs[0]?.end()
  await Promise.resolve().then(() => undefined)
  expect(inputs()).toEqual([1, 4])
  runs[1]?.end()
  await Promise.resolve().then(() => undefined)
  ask(5)
  expect(inputs()).toEqual([1, 4, 5])
})

test('what waits is forgotten', async () => {
  const { ask, forget, runs, inputs } = stage()
  ask(1)
  ask(2)
  forget()
  runs[0]?.end()
  await Promise.resolve().then(() => undefined)
  expect(inputs()).toEqual([1])
})
