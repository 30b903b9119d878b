import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtFrom } from './build.mjs'
import { printOfPackages } from './install.mjs'
import { stamped } from './steps.mjs'

/** A stamp in a folder of its own, and what has been done for it. */
function aStamp() {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stamp = join(folder, 'made', '.pacewright')
  const done: string[] = []
  return { stamp, done, doFor: (print: string) => stamped(stamp, print, () => void done.push(print)) }
}

test('setup does its work once for the same sources, and again for others', () => {
  const { done, doFor } = aStamp()
  for (const print of ['one', 'one', 'other', 'other', 'one']) doFor(print)
  expect(done).toEqual(['one', 'other', 'one'])
})

test('setup that was cut short is done again, also for the sources that it was done for before', () => {
  const { stamp, done, doFor } = aStamp()
  doFor('one')
  const cutShort = () =>
    stamped(stamp, 'other', () => {
      expect(existsSync(stamp)).toBe(false)
      throw new Error('the power went')
    })
  expect(cutShort).toThrow('the power went')
  doFor('one')
  expect(done).toEqual(['one', 'one'])
})

test('packages are installed anew for another lock, another dependency and another platform, not for a new script', () => {
  const manifest = { dependencies: { hono: '1.0.0' }, scripts: { test: 'one' } }
  const print = printOfPackages('lock', manifest, 'linux x64')
  expect(printOfPackages('other lock', manifest, 'linux x64')).not.toBe(print)
  expect(printOfPackages('lock', manifest, 'linux arm64')).not.toBe(print)
  for (const field of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts'])
    expect(printOfPackages('lock', { ...manifest, [field]: { hono: '2.0.0' } }, 'linux x64'), field).not.toBe(print)
  expect(printOfPackages('lock', { ...manifest, scripts: { test: 'other' } }, 'linux x64')).toBe(print)
})

test('the pages are built anew when a page, a contract, the domain, a document or a package changed', () => {
  const files = builtFrom()
  for (const file of [
    'src/web/router.tsx',
    'src/contracts/workouts.ts',
    'src/domain/units/pace.ts',
    'docs/words.md',
    'vite.config.ts',
    'package-lock.json',
  ])
    expect(files).toContain(file)
  expect(files.filter((file) => /\.test\.tsx?$|\.gen\.ts$|^src\/server/.test(file))).toEqual([])
})
