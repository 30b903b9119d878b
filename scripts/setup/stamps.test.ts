import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildSources } from './build.mjs'
import { packageFingerprint } from './install.mjs'
import { doOnceFor } from './steps.mjs'

/** A stamp in a new folder, and the fingerprints for which its work was done. */
function aStamp() {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stamp = join(folder, 'made', '.pacewright')
  const done: string[] = []
  return { stamp, done, doFor: (print: string) => doOnceFor(print, stamp, () => void done.push(print)) }
}

test('setup works once for the same sources, and again for others', () => {
  const { done, doFor } = aStamp()
  for (const print of ['one', 'one', 'other', 'other', 'one']) doFor(print)
  expect(done).toEqual(['one', 'other', 'one'])
})

test('after setup was interrupted it works again, even for sources that it has worked for before', () => {
  const { stamp, done, doFor } = aStamp()
  doFor('one')
  const interrupt = () =>
    doOnceFor('other', stamp, () => {
      expect(existsSync(stamp)).toBe(false)
      throw new Error('interrupted')
    })
  expect(interrupt).toThrow('interrupted')
  doFor('one')
  expect(done).toEqual(['one', 'one'])
})

test('packages are installed again for another lock, dependency or platform, and not for a new script', () => {
  const manifest = { dependencies: { hono: '1.0.0' }, scripts: { test: 'one' } }
  const print = packageFingerprint('lock', manifest, 'linux x64')
  expect(packageFingerprint('other lock', manifest, 'linux x64')).not.toBe(print)
  expect(packageFingerprint('lock', manifest, 'linux arm64')).not.toBe(print)
  for (const field of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts'])
    expect(packageFingerprint('lock', { ...manifest, [field]: { hono: '2.0.0' } }, 'linux x64'), field).not.toBe(print)
  expect(packageFingerprint('lock', { ...manifest, scripts: { test: 'other' } }, 'linux x64')).toBe(print)
})

test('the pages are built again when a page, a contract, the domain, a document or a package has changed', () => {
  const files = buildSources()
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
