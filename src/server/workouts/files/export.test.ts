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
  const steps = '[{"duration":{"type":"time","unit":"seconds","value":60},"intensity":"active"}]'.padEnd(length)
  const at = new Date(0)
  const row = { sport: 'running', name: 'Easy', steps, created_at: at, updated_at: at } as unknown as WorkoutRow
  await writer.listFormats({ row, options: {} })
  expect(run).toEqual(inThread)
})
