import { dirname } from 'node:path'
import { type Source, sourcesIn } from '#tests/architecture/sources.ts'

/**
 * Finds the tests that import a file, directly or through other files. The near ones are in its own folder or import it
 * through the fewest files: they are the likeliest to notice a fault in it.
 */
export function testsOfFiles(): (file: string) => { near: string[]; far: string[] } {
  const importers = importersIn(sourcesIn('src', 'tests', 'scripts'))
  return (file) => {
    const tests = [...distancesFrom(file, importers)].filter(([path]) => /(?<!e2e\/.*)\.test\.tsx?$/.test(path))
    const least = Math.min(...tests.map(([, distance]) => distance))
    const near = tests.filter(([path, distance]) => distance === least || path.startsWith(`${dirname(file)}/`))
    const pathsOf = (some: typeof tests) => some.map(([path]) => path).sort()
    return { near: pathsOf(near), far: pathsOf(tests.filter((test) => !near.includes(test))) }
  }
}

/** The files that import each file for more than its types. */
function importersIn(sources: readonly Source[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of sources)
    for (const { to, typeOnly } of imports) if (!typeOnly) importers.set(to, [...(importers.get(to) ?? []), path])
  return importers
}

/** Every file that imports a file, with the number of imports between them. */
function distancesFrom(file: string, importers: Map<string, string[]>): Map<string, number> {
  const found = new Map([[file, 0]])
  // The loop also visits what is added to the map meanwhile.
  for (const [path, distance] of found)
    for (const importer of importers.get(path) ?? []) if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}
