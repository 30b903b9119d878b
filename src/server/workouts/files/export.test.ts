import { expect, test } from 'vitest'
import type { WorkoutRow } from '../workout-json.ts'
import { createFileWriter } from './export.ts'

test.each([
  [32_000, []],
  [32_001, ['formatsOf']],
])('the formats of a workout with %i characters of steps are listed in the thread: %j', async (length, inThread) => {
  const run: string[] = []
  const writer = createFileWriter(async (_file, name) => {
    run.push(name)
    return [] as never
  })
  await writer.listFormats({ row: aWorkout(length), options: {} })
  expect(run).toEqual(inThread)
})

test('of many downloads one is in the thread, so that an import waits for no more than that', async () => {
  const begun: PromiseWithResolvers<never>[] = []
  const writer = createFileWriter(() => {
    const file = Promise.withResolvers<never>()
    begun.push(file)
    return file.promise
  })
  const downloads = Array.from({ length: 5 }, () => writer.listFormats({ row: aWorkout(32_001), options: {} }))
  await Promise.resolve()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve([] as never)
  await downloads[0]
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toHaveLength(2)
})

/** A workout with so many characters of steps. */
function aWorkout(length: number): WorkoutRow {
  const steps = '[{"duration":{"type":"time","unit":"seconds","value":60},"intensity":"active"}]'.padEnd(length)
  const at = new Date(0)
  return { sport: 'running', name: 'Easy', steps, created_at: at, updated_at: at } as unknown as WorkoutRow
}
