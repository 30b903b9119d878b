import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sportIds } from '#domain/sports/registry.ts'
import { findCycle } from './architecture/cycles.ts'
import { type Import, isPackage, packageOf, type Source, sourcesIn } from './architecture/sources.ts'

// The rules of the rooms that the compiler does not check. Whoever changes a rule gives the reason in docs/decisions.

const everything = sourcesIn('src', 'tests', 'scripts')
const product = everything.filter(({ path }) => path.startsWith('src/') && !isTest(path))
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))

test('the rules read the sources', () => {
  expect(product.length).toBeGreaterThan(30)
  expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(100)
})

describe('every room', () => {
  test('is imported by its name, and does not import tests or scripts', () => {
    expect(
      offences(product, (file, { to, written }) => {
        if (isPackage(to)) return false
        return (
          to.startsWith('tests/') ||
          to.startsWith('scripts/') ||
          (roomOf(to) !== roomOf(file) && !written.startsWith('#'))
        )
      }),
    ).toEqual([])
  })

  test('has no cycle of imports between files, types counted', () => {
    expect(findCycle(graphOf(product, (path) => path))).toBeUndefined()
  })

  test('has no default export', () => {
    expect(everything.filter(({ hasDefaultExport }) => hasDefaultExport).map(({ path }) => path)).toEqual([])
  })

  test('has no file with a vague name', () => {
    const vague = /(^|[-./])(utils?|helpers?|managers?|(?<!terms-of-)services?(?!-worker)|misc|common)([-./]|$)/
    expect(everything.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([])
  })

  test('uses only packages of package.json, the product only those that its users install', () => {
    const installed = Object.keys(manifest.dependencies)
    const known = [...installed, ...Object.keys(manifest.devDependencies)]
    const undeclared =
      (named: string[]) =>
      (_: string, { to, typeOnly }: Import) =>
        isPackage(to) && !isBuiltIn(to) && !to.startsWith('virtual:') && !named.includes(packageOf(to)) && !typeOnly
    expect(offences(product, undeclared(installed))).toEqual([])
    expect(offences(everything, undeclared(known))).toEqual([])
  })
})

test('package.json pins every version exactly', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})

describe('the domain', () => {
  const domain = inside('src/domain/')
  // Pure libraries only: no I/O, no clock, no randomness.
  const pure = ['zod', 'saxes']

  test('uses no packages but the pure ones named here', () => {
    expect(offences(domain, (_, { to }) => isPackage(to) && !pure.includes(packageOf(to)))).toEqual([])
  })

  test('has no two folders that import each other', () => {
    expect(findCycle(graphOf(domain, folderAt(3)))).toBeUndefined()
  })

  test('takes time and randomness as arguments', () => {
    const impure = /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bcrypto\./
    const guilty = domain.filter(({ path }) => impure.test(readFileSync(path, 'utf8')))
    expect(guilty.map(({ path }) => path)).toEqual([])
  })

  test('has a judge and a generator that do not import each other, so that one can check the other', () => {
    const importsFrom =
      (folder: string) =>
      (_: string, { to }: Import) =>
        to.startsWith(folder)
    expect(offences(inside('src/domain/judge/'), importsFrom('src/domain/generator/'))).toEqual([])
    expect(offences(inside('src/domain/generator/'), importsFrom('src/domain/judge/'))).toEqual([])
  })
})

describe('the planner of loops', () => {
  test('is checked by code that it does not import, and that does not import it', () => {
    const imports =
      (folder: string) =>
      (_: string, { to }: Import) =>
        to.startsWith(folder)
    expect(offences(inside('src/domain/loops/'), imports('src/domain/loop-check/'))).toEqual([])
    const shared = (_: string, { to }: Import) => /^src\/domain\/(?!loop-check\/|streets\/streets\.ts)/.test(to)
    expect(offences(inside('src/domain/loop-check/'), shared)).toEqual([])
  })
})

describe('a member of a registry', () => {
  const registries = product.filter(({ path }) => basename(path) === 'registry.ts')

  test.each(registries.map((registry) => [registry.path, registry] as const))(
    '(%s) is imported through it alone',
    (_, { path, imports }) => {
      const folder = `${dirname(path)}/`
      const members = imports.filter(({ to, typeOnly }) => to.startsWith(folder) && !typeOnly).map(({ to }) => to)
      const outside = product.filter((file) => !file.path.startsWith(folder))
      expect(offences(outside, (_file, { to }) => members.includes(to))).toEqual([])
    },
  )

  const passesRegistry = (file: string, { to }: Import) => {
    const [family] = /^src\/.*?(?=\/providers\/)/.exec(to) ?? []
    return family !== undefined && !file.startsWith(`${family}/providers/`) && file !== `${family}/registry.ts`
  }

  test('in a folder of providers is imported through it alone', () => {
    expect(offences(product, passesRegistry)).toEqual([])
  })

  // Invented files, which the rule finds at fault or not.
  test.each([
    ['src/server/sync/handlers.ts', true],
    ['src/server/sync/registry.ts', false],
    ['src/server/sync/providers/other.ts', false],
    ['src/server/other/registry.ts', true],
  ])('in a folder of providers may not be imported by %s: %s', (path, isOffence) => {
    const to = 'src/server/sync/providers/one.ts'
    const imports = [{ to, written: to, typeOnly: false, dynamic: false }]
    const file = { path, imports, markup: [], hasDefaultExport: false }
    expect(offences([file], passesRegistry)).toEqual(isOffence ? [`${path} imports ${to}`] : [])
  })
})

describe('a sport', () => {
  const ids = sportIds.join('|')
  // A string that is or begins with the name, or a key of a table: 'cycling', 'cycling tempo', { cycling: … }.
  const name = new RegExp(`['"](${ids})\\b|(^\\s*|[{,]\\s*)(${ids}):`, 'm')
  const others = product.filter(({ path }) => !path.startsWith('src/domain/sports/'))
  const matching = (pattern: RegExp) =>
    others.filter(({ path }) => pattern.test(readFileSync(path, 'utf8'))).map(({ path }) => path)

  test('is named only by its own sessions, bounds and calculators, and by examples: other code asks what it is like', () => {
    expect(matching(name).toSorted()).toEqual([
      'src/domain/calculators/css-test.ts',
      'src/domain/calculators/running.ts',
      'src/domain/calculators/swimming.ts',
      'src/domain/generator/land/frame-style.ts',
      'src/domain/generator/sessions/cycling-endurance.ts',
      'src/domain/generator/sessions/running-endurance.ts',
      'src/domain/generator/swim/session.ts',
      'src/domain/judge/bounds/by-sport/cycling.ts',
      'src/domain/judge/bounds/by-sport/running.ts',
      'src/domain/judge/bounds/by-sport/swimming.ts',
      'src/domain/streets/activity.ts',
      'src/server/seed/library.ts',
      'src/web/features/account/shown-workout.tsx',
      'src/web/features/calculators/calculators.ts',
      'src/web/features/dashboard/home/create-cards.tsx',
      'src/web/features/dashboard/home/dashboard-screen.tsx',
      'src/web/features/site/landing/first-workout.ts',
      'src/web/features/site/landing/parts/shown-workouts.ts',
    ])
  })

  test('has no row of its own in a table outside its file', () => {
    expect(matching(/(?<!Partial<)Record<SportId\b/)).toEqual([])
  })
})

describe('the server', () => {
  const server = inside('src/server/')

  test('is layered: main, app, rooms, then http and db', () => {
    expect(offences(server, (file, { to }) => to.startsWith('src/server/') && layerOf(to) < layerOf(file))).toEqual([])
  })

  test('has no two rooms that import each other', () => {
    const rooms = server.filter(({ path }) => layerOf(path) === 2)
    const roomAt = folderAt(3)
    expect(findCycle(graphOf(rooms, (path) => (layerOf(path) === 2 ? roomAt(path) : '')))).toBeUndefined()
  })

  test('uses SQL only in store.ts and in db/', () => {
    const usesSql = /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/
    const mayNot = server.filter(({ path }) => !/\/db\/|\/store(\.ts$|\/)|\/auth\/tables\.ts$/.test(path))
    expect(offences(mayNot, (_, { to }) => usesSql.test(to))).toEqual([])
  })

  test('imports the auth provider in app.ts alone, because another can replace it', () => {
    const others = server.filter(({ path }) => !path.startsWith('src/server/auth/') && path !== 'src/server/app.ts')
    expect(offences(others, (file, { to }) => to.startsWith('src/server/auth/') && !isTables(file, to))).toEqual([])
  })

  test('has an auth provider that imports no other room than the database', () => {
    expect(
      offences(inside('src/server/auth/'), (_, { to, typeOnly }) => {
        if (!to.startsWith('src/server/') || to.startsWith('src/server/auth/')) return false
        return !to.startsWith('src/server/db/') && !typeOnly
      }),
    ).toEqual([])
  })

  test('has no markup, because pages belong to the web', () => {
    expect(server.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => path)).toEqual([])
  })
})

describe('the web', () => {
  const web = inside('src/web/')

  test('imports only types of the contracts, so that the browser loads no zod', () => {
    // One file of constants that imports nothing.
    const constants = 'src/contracts/session-cookie.ts'
    expect(
      offences(web, (_, { to, typeOnly }) => {
        if (typeOnly) return false
        return (to.startsWith('src/contracts/') && to !== constants) || /^(zod|@hono|hono)(\/|$)/.test(to)
      }),
    ).toEqual([])
    expect(product.find(({ path }) => path === constants)?.imports).toEqual([])
  })

  test('is layered: routes, features, then ui and lib', () => {
    expect(offences(web, (file, { to }) => to.startsWith('src/web/') && webLayerOf(to) < webLayerOf(file))).toEqual([])
  })

  test('has no two features that import each other', () => {
    expect(findCycle(graphOf(inside('src/web/features/'), folderAt(4)))).toBeUndefined()
  })

  test('has a design system that imports nothing of the product', () => {
    expect(offences(inside('src/web/ui/'), (_, { to }) => /^src\/(domain|contracts|web\/features)\//.test(to))).toEqual(
      [],
    )
  })

  test('has routes without markup', () => {
    const guilty = inside('src/web/routes/').filter(({ markup }) => markup.length > 0)
    expect(guilty.map(({ path, markup }) => `${path}: <${markup[0]}>`)).toEqual([])
  })
})

function inside(folder: string): Source[] {
  return product.filter(({ path }) => path.startsWith(folder))
}

/** The imports that break a rule, as sentences. */
function offences(files: readonly Source[], against: (file: string, found: Import) => boolean): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.filter((found) => against(path, found)).map(({ written }) => `${path} imports ${written}`),
  )
}

/** The imports between groups of files, by the groups' names. Empty names and dynamic imports are left out. */
function graphOf(files: readonly Source[], nameOf: (path: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of files)
    for (const { to, dynamic } of imports) {
      const [from, target] = [nameOf(path), nameOf(to)]
      if (isPackage(to) || dynamic || !from || !target || (from === target && path !== to)) continue
      graph.set(from, (graph.get(from) ?? new Set()).add(target))
    }
  return graph
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function isBuiltIn(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name)
}

function roomOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** Names a path by its first folders: at a depth of 3, `src/server/workouts`. */
function folderAt(depth: number): (path: string) => string {
  return (path) => path.split('/').slice(0, depth).join('/')
}

// db/tables.ts lists the whole data model, so it imports the auth provider's tables.
function isTables(from: string, to: string): boolean {
  return from === 'src/server/db/tables.ts' && to === 'src/server/auth/tables.ts'
}

/** The layer of a file: 0 the process, 1 app, 2 rooms, 3 http and db, 4 files that all of these import. */
function layerOf(path: string): number {
  if (/^src\/server\/(main\.ts$|process\/)/.test(path)) return 0
  if (path === 'src/server/app.ts') return 1
  if (/^src\/server\/(http|db)\//.test(path) || path === 'src/server/auth/tables.ts') return 3
  return /^src\/server\/[^/]+\.ts$/.test(path) ? 4 : 2
}

/** The layer of a file: 0 routes and the router, 1 features, 2 ui and lib. */
function webLayerOf(path: string): number {
  if (path.startsWith('src/web/features/')) return 1
  return /^src\/web\/(ui|lib)\//.test(path) ? 2 : 0
}
