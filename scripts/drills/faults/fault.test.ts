import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawFaults } from './draw.ts'
import { applyEdit, type Fault, faultsIn } from './fault.ts'

function faultsOf(text: string): Fault[] {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'source.ts')
  writeFileSync(file, text)
  return faultsIn(file)
}

test.each([
  ['if (a) throw 1\nb()', ['if (!(a)) throw 1\nb()', '\nb()', 'if (a) throw 2\nb()', 'if (a) throw 1\n;']],
  // Without a line between them the first call would not end.
  ['if (a) b()\nelse c()', ['if (!(a)) b()\nelse c()', 'if (a) ;\nelse c()', 'if (a) b()\nelse ;']],
  ['const ö = "é" + x, y = a < b', ['const ö = "é" + x, y = ((a) <= (b))', 'const ö = "é" + x, y = ((a) > (b))']],
  ['const x = a ?? b', ['const x = (a)']],
  ['const x = Math.min(a, b)', ['const x = (Math).max(a, b)']],
  ['const x = (a + 1n) * b', ['const x = ((a + 1n) / (b))', 'const x = (((a) - (1n))) * b']],
  ['const x = /^a$/i', ['const x = /a$/i', 'const x = /^a/i', 'const x = /^a$/']],
  ['const x = a.toString()', []],
  ['const x = [a, b].filter(c)', ['const x = [a].filter(c)', 'const x = ([a, b])']],
  ['type X = 1 | 2\nconst x = f(y as 1)', []],
])('the faults of %j change code that runs, and no types', (text, expected) => {
  expect(
    faultsOf(text)
      .map((fault) => applyEdit(text, fault))
      .sort(),
  ).toEqual([...expected].sort())
})

test('a seed draws the same faults each time, none of them twice, and another seed draws others', () => {
  const faults = faultsOf(Array.from({ length: 40 }, (_, n) => `const x${n} = a${n} < ${n}`).join('\n'))
  const drawn = drawFaults(faults, 25, 7)
  expect(drawFaults(faults, 25, 7)).toEqual(drawn)
  expect(new Set(drawn).size).toBe(25)
  expect(drawFaults(faults, 25, 8)).not.toEqual(drawn)
  expect(drawFaults(faults, 1000, 7)).toHaveLength(faults.length)
})
