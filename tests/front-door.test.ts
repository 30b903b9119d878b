import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readAuthEnvironment } from '#server/app.ts'
import { withDefaults } from '#server/auth/parts.ts'
import { readSettings } from '#server/settings.ts'

// What newcomers read first, held against the code.

const example = readFileSync('.env.example', 'utf8')
const uncommented = example.replaceAll(/^#(?=[A-Z])/gm, '')

/** The names that a reader of the environment asks for. */
function namesReadBy(read: (environment: Record<string, string | undefined>) => unknown): string[] {
  const names = new Set<string>()
  read(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  return [...names].filter((name) => !name.endsWith('_FILE'))
}

test('.env.example names every setting, and no other', () => {
  const names = [...namesReadBy(readSettings), ...namesReadBy(readAuthEnvironment)].sort()
  expect(names.length).toBeGreaterThan(20)
  expect(Object.keys(parseEnv(uncommented)).sort()).toEqual(names)
})

test('.env.example shows the defaults', () => {
  const values = parseEnv(uncommented)
  expect(readSettings(values)).toEqual(readSettings({}))
  const settled = (environment: Record<string, string | undefined>) => {
    const { settings, mistakes } = readAuthEnvironment(environment)
    expect(mistakes).toEqual([])
    return withDefaults({ ...settings, publicUrl: '', siteUrl: '' })
  }
  expect(settled(values)).toEqual(settled({}))
})

test('.env.example sets nothing itself', () => {
  expect(parseEnv(example)).toEqual({})
})

test('every claim on the page of claims is tested, and every claim of a test is on the page', () => {
  const page = readFileSync('docs/auth-claims.md', 'utf8')
  const promised = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  const tests = globSync(['src/server/**/*.test.ts', 'tests/**/*.test.ts']).map((file) => readFileSync(file, 'utf8'))
  const tested = tests.flatMap((text) => [...text.matchAll(/claim (\d+): /g)].map(([, number]) => Number(number)))
  const inOrder = (numbers: number[]) => [...new Set(numbers)].sort((one, other) => one - other)
  expect(inOrder(promised)).toEqual(inOrder(tested))
})
