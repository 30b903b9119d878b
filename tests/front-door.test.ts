import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readAuthEnvironment } from '#server/app.ts'
import { withDefaults } from '#server/auth/parts.ts'
import { readSettings } from '#server/settings.ts'

// Compares what newcomers read first with the code.

const example = readFileSync('.env.example', 'utf8')
const uncommented = example.replaceAll(/^#(?=[A-Z])/gm, '')

/** The names of the environment variables that a function reads. */
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
  const authSettings = (environment: Record<string, string | undefined>) => {
    const { settings, mistakes } = readAuthEnvironment(environment)
    expect(mistakes).toEqual([])
    return withDefaults({ ...settings, publicUrl: '', siteUrl: '' })
  }
  expect(authSettings(values)).toEqual(authSettings({}))
})

test('.env.example sets nothing itself', () => {
  expect(parseEnv(example)).toEqual({})
})

test('the image starts the server with the environment and the flags of `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const image = readFileSync('Dockerfile', 'utf8')
  const [, environment] = /^ENV (MALLOC_\w+=\d+)$/m.exec(image) ?? []
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(image) ?? []
  // In the image the settings come from the container, not from a file.
  expect(`exec env ${environment} ${JSON.parse(command).join(' ')}`).toBe(
    scripts.start.replace(' --env-file-if-exists=.env', ''),
  )
})

test('every claim on the page of claims is tested, and every claim of a test is on the page', () => {
  const page = readFileSync('docs/auth-claims.md', 'utf8')
  const promised = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  const tests = globSync(['src/server/**/*.test.ts', 'tests/**/*.test.ts']).map((file) => readFileSync(file, 'utf8'))
  const tested = tests.flatMap((text) => [...text.matchAll(/claim (\d+): /g)].map(([, number]) => Number(number)))
  const inOrder = (numbers: number[]) => [...new Set(numbers)].sort((one, other) => one - other)
  expect(inOrder(promised)).toEqual(inOrder(tested))
})

const pages = globSync(['*.md', '.github/**/*.md', 'docs/**/*.md']).map(
  (path) => [path, readFileSync(path, 'utf8')] as const,
)

test.each(pages)('every link of %s to a file of the project leads to one', (path, text) => {
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link)
  const missing = links.filter((link) => !/^(https?:|\/)/.test(link) && !existsSync(join(dirname(path), link)))
  expect(missing).toEqual([])
})

test.each(pages)('every path and npm script that %s names exists', (_, text) => {
  const paths = [...text.matchAll(/`((?!application\/)[a-z][\w-]*\/[^`\s]*)`/g)].map(([, found = '']) => found)
  expect(paths.filter((path) => !isThere(path))).toEqual([])
  const scripts = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script)
  const { scripts: known } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.filter((script) => !known[script])).toEqual([])
})

/** Whether a path leads somewhere, from the root or from a folder of the code. `<name>` is for the reader to fill in. */
function isThere(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll(/<[^>]*>/g, '*')
  return [pattern, `src/**/${pattern}`].some((glob) => globSync(glob).length > 0)
}

test.each([
  ['shared/xml/', true],
  ['src/domain/sports/<sport>.ts', true],
  ['shared/bytes/', false],
  ['src/server/<room>/nowhere/', false],
])('of a path such as %s it is known whether it exists: %s', (path, exists) => {
  expect(isThere(path)).toBe(exists)
})

test('the pages name links, paths and scripts to compare', () => {
  const all = pages.map(([, text]) => text).join('')
  for (const named of ['](docs/recipes.md)', '`src/domain/exports/registry.ts`', 'npm run drill'])
    expect(all.includes(named), named).toBe(true)
})
