import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ringIn } from './architecture/cycles.ts'
import { type Import, isPackage, packageOf, type Source, sourcesIn } from './architecture/sources.ts'

// What the compiler does not hold of the rooms. A rule that stands in the way of good work is changed here, and its
// reason written into docs/decisions.

const everything = sourcesIn('src', 'tests', 'scripts')
const product = everything.filter(({ path }) => path.startsWith('src/') && !isTest(path))
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))

test('the sources are read', () => {
  expect(product.length).toBeGreaterThan(30)
  expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(100)
})

describe('every room', () => {
  test('is entered by its name, and nobody imports tests or scripts', () => {
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

  test('has no file that imports itself by way of others, types counted', () => {
    expect(ringIn(graphOf(product, (path) => path))).toBeUndefined()
  })

  test('exports by name', () => {
    expect(everything.filter(({ hasDefaultExport }) => hasDefaultExport).map(({ path }) => path)).toEqual([])
  })

  test('names its files for the idea inside', () => {
    const vague = /(^|[-./])(utils?|helpers?|managers?|(?<!terms-of-)services?|misc|common)([-./]|$)/
    expect(everything.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([])
  })

  test('uses only packages that package.json names, the product only those that are installed with it', () => {
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
    expect(ringIn(graphOf(domain, folderAt(3)))).toBeUndefined()
  })

  test('takes time and chance as arguments', () => {
    const impure = /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bcrypto\./
    const guilty = domain.filter(({ path }) => impure.test(readFileSync(path, 'utf8')))
    expect(guilty.map(({ path }) => path)).toEqual([])
  })

  test('has a judge and builders that know nothing of each other: neither may agree with itself', () => {
    const reachesFor =
      (folder: string) =>
      (_: string, { to }: Import) =>
        to.startsWith(folder)
    expect(offences(inside('src/domain/judge/'), reachesFor('src/domain/generator/'))).toEqual([])
    expect(offences(inside('src/domain/generator/'), reachesFor('src/domain/judge/'))).toEqual([])
  })
})

describe('a family', () => {
  const registries = product.filter(({ path }) => basename(path) === 'registry.ts')

  test.each(registries.map((registry) => [registry.path, registry] as const))(
    '%s is the way to its members',
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

  test('of providers is reached through its registry alone', () => {
    expect(offences(product, passesRegistry)).toEqual([])
  })

  // Until a room has providers, only these files of no room keep the rule honest.
  test.each([
    ['src/server/sync/handlers.ts', true],
    ['src/server/sync/registry.ts', false],
    ['src/server/sync/providers/other.ts', false],
    ['src/server/other/registry.ts', true],
  ])('of providers would see %s reach for one: %s', (path, isOffence) => {
    const to = 'src/server/sync/providers/one.ts'
    const imports = [{ to, written: to, typeOnly: false, dynamic: false }]
    const file = { path, imports, markup: [], hasDefaultExport: false }
    expect(offences([file], passesRegistry)).toEqual(isOffence ? [`${path} imports ${to}`] : [])
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
    expect(ringIn(graphOf(rooms, (path) => (layerOf(path) === 2 ? roomAt(path) : '')))).toBeUndefined()
  })

  test('speaks SQL only in store.ts and in db/', () => {
    const speaksSql = /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/
    const mayNot = server.filter(({ path }) => !/\/db\/|\/store(\.ts$|\/)|\/auth\/tables\.ts$/.test(path))
    expect(offences(mayNot, (_, { to }) => speaksSql.test(to))).toEqual([])
  })

  test('opens the auth provider in app.ts alone: another may take its place', () => {
    const sealed = server.filter(({ path }) => !path.startsWith('src/server/auth/') && path !== 'src/server/app.ts')
    expect(offences(sealed, (file, { to }) => to.startsWith('src/server/auth/') && !isTables(file, to))).toEqual([])
  })

  test('has an auth provider that knows no other room but the database', () => {
    expect(
      offences(inside('src/server/auth/'), (_, { to, typeOnly }) => {
        if (!to.startsWith('src/server/') || to.startsWith('src/server/auth/')) return false
        return !to.startsWith('src/server/db/') && !typeOnly
      }),
    ).toEqual([])
  })

  test('has no markup: pages are written in web', () => {
    expect(server.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => path)).toEqual([])
  })
})

describe('the web', () => {
  const web = inside('src/web/')

  test('takes types of the contracts, never their values: a browser carries no zod for a typed call', () => {
    // One file of plain constants, without imports of its own.
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
    expect(ringIn(graphOf(inside('src/web/features/'), folderAt(4)))).toBeUndefined()
  })

  test('has a design system that knows no product', () => {
    expect(offences(inside('src/web/ui/'), (_, { to }) => /^src\/(domain|contracts|web\/features)\//.test(to))).toEqual(
      [],
    )
  })

  test('has routes without markup of their own', () => {
    const guilty = inside('src/web/routes/').filter(({ markup }) => markup.length > 0)
    expect(guilty.map(({ path, markup }) => `${path}: <${markup[0]}>`)).toEqual([])
  })
})

function inside(folder: string): Source[] {
  return product.filter(({ path }) => path.startsWith(folder))
}

/** The imports of some files that a rule is against, as sentences. */
function offences(files: readonly Source[], against: (file: string, found: Import) => boolean): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.filter((found) => against(path, found)).map(({ written }) => `${path} imports ${written}`),
  )
}

/** Who imports whom, files gathered under a name; an empty name is left out, and so is what is loaded later. */
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

/** Names a path for the folder it lies in, so many levels below the root: at 3, `src/server/workouts`. */
function folderAt(depth: number): (path: string) => string {
  return (path) => path.split('/').slice(0, depth).join('/')
}

// The data model is one page: tables of the auth room are written there and read from db/tables.ts.
function isTables(from: string, to: string): boolean {
  return from === 'src/server/db/tables.ts' && to === 'src/server/auth/tables.ts'
}

/** 0 what runs as a process, 1 app, 2 rooms, 3 http and db, 4 what all of them read. */
function layerOf(path: string): number {
  if (/^src\/server\/(main\.ts$|process\/)/.test(path)) return 0
  if (path === 'src/server/app.ts') return 1
  if (/^src\/server\/(http|db)\//.test(path) || path === 'src/server/auth/tables.ts') return 3
  return /^src\/server\/[^/]+\.ts$/.test(path) ? 4 : 2
}

/** 0 routes, 1 features, 2 ui and lib; the router stands over them all. */
function webLayerOf(path: string): number {
  if (path.startsWith('src/web/features/')) return 1
  return /^src\/web\/(ui|lib)\//.test(path) ? 2 : 0
}
