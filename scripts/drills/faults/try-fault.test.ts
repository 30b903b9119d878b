import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Fault } from './fault.ts'
import { tryFault } from './try-fault.ts'

const fault: Fault = { file: 'source.ts', line: 1, kind: 'number', start: 10, end: 11, from: '1', to: '2' }

test.each([
  ['exit 0', undefined],
  ['exit 1', 'by the compiler'],
  ['grep -q "x = 2" source.ts && exit 1', 'by the compiler'],
  ['exec tail -f /dev/null', undefined],
])('a fault that no test notices, with a compiler that does %j, is noticed %s', async (compiler, noticedBy) => {
  const folder = folderWith({ tsc: compiler })
  const limitSeconds = compiler.includes('tail') ? 0.2 : 600
  const trial = { folder, room, testsOf: () => ({ near: [], far: [], kept: [] }), limitSeconds }
  expect(await tryFault(fault, trial)).toBe(noticedBy)
  expect(readFileSync(join(folder, 'source.ts'), 'utf8')).toBe(text)
})

test.each([
  ['near', 'by a test'],
  ['far', 'by a test'],
  ['kept', 'by kept texts alone'],
])('a fault that a %s test notices is noticed %s', async (kind, noticedBy) => {
  const folder = folderWith({ tsc: 'exit 0', vitest: 'exit 1' })
  const testsOf = () => ({ near: [], far: [], kept: [], [kind]: ['some.test.ts'] })
  expect(await tryFault(fault, { folder, room, testsOf, limitSeconds: 600 })).toBe(noticedBy)
})

test.each([
  ['on built pages', { vite: 'exit 0', playwright: 'exit 1' }, 'by a test'],
  ['as pages that cannot be built', { vite: 'exit 1', playwright: 'exit 0' }, 'by a test'],
  ['by nothing', { vite: 'exit 0', playwright: 'exit 0' }, undefined],
])('a fault that browser tests may notice is noticed %s', async (_, programs, noticedBy) => {
  const folder = folderWith({ tsc: 'exit 0', ...programs })
  const trial = { folder, testsOf: () => ({ near: [], far: [], kept: [] }), limitSeconds: 600 }
  expect(await tryFault(fault, { ...trial, room: { ...room, browserTests: ['tests/e2e/some'] } })).toBe(noticedBy)
})

const text = 'const x = 1\n'
const room = { name: 'room', sources: '*.ts', projects: ['unit'] }

/** A project of one source, with shell scripts in the place of its programs. */
function folderWith(programs: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'source.ts'), text)
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  for (const [name, script] of Object.entries(programs)) {
    const program = join(folder, 'node_modules/.bin', name)
    writeFileSync(program, `#!/bin/sh\n${script}\n`)
    chmodSync(program, 0o755)
  }
  return folder
}
