import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { DurableFiles } from './durable-files.ts'

test('the last twenty lines of PostgreSQL’s log are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-lines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = new DurableFiles(join(folder, 'db'))
  const { emscriptenOpts } = await files.init({} as PGlite, {})
  const lines = Array.from({ length: 25 }, (_, number) => `line ${number}`)
  for (const line of lines.slice(0, 20)) emscriptenOpts.printErr?.(line)
  expect(files.said).toEqual(lines.slice(0, 20))
  for (const line of lines.slice(20)) emscriptenOpts.printErr?.(line)
  expect(files.said).toEqual(lines.slice(5))
})
