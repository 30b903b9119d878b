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
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = 'const x = 1\n'
  writeFileSync(join(folder, 'source.ts'), text)
  const program = join(folder, 'node_modules/.bin/tsc')
  mkdirSync(join(program, '..'), { recursive: true })
  writeFileSync(program, `#!/bin/sh\n${compiler}\n`)
  chmodSync(program, 0o755)
  const room = { name: 'room', sources: '*.ts', projects: ['unit'] }
  const limitSeconds = compiler.includes('tail') ? 0.2 : 600
  const trial = { folder, room, testsOf: () => ({ near: [], far: [] }), limitSeconds }
  expect(await tryFault(fault, trial)).toBe(noticedBy)
  expect(readFileSync(join(folder, 'source.ts'), 'utf8')).toBe(text)
})
