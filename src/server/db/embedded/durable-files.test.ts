import { fstatSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { DurableFiles, syncTree } from './durable-files.ts'

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

test('every file and folder of a tree is synced once, and closed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-tree-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const paths = [
    join(folder, 'a', 'b', 'file'),
    join(folder, 'a', 'b'),
    join(folder, 'a', 'file'),
    join(folder, 'a'),
    folder,
  ]
  mkdirSync(join(folder, 'a', 'b'), { recursive: true })
  for (const path of paths) if (path.endsWith('file')) writeFileSync(path, 'x')
  const [synced, descriptors]: [number[], number[]] = [[], []]
  syncTree(folder, (descriptor) => {
    synced.push(fstatSync(descriptor).ino)
    descriptors.push(descriptor)
  })
  expect(synced.toSorted()).toEqual(paths.map((path) => statSync(path).ino).toSorted())
  // The lowest free descriptor is taken each time.
  expect(new Set(descriptors).size).toBe(1)
})
