import { dirname } from 'node:path'
import { type Source, sourcesIn } from '#tests/architecture/sources.ts'

/** The tests that may notice a fault in a file. */
export type TestsOfFile = {
  /** In its own folder, or importing it through the fewest files: the likeliest to notice. */
  near: string[]
  far: string[]
  /** Tests that compare long texts with kept ones: they notice any change, and say nothing of right and wrong. */
  kept: string[]
}

const KEPT_TEXTS = /^scripts\/gallery\//

/** Finds the tests in some folders that import a file, directly or through other files of them. */
export function testsOfFiles(...folders: string[]): (file: string) => TestsOfFile {
  const importers = importersIn(sourcesIn(...folders))
  return (file) => {
    const all = [...distancesFrom(file, importers)].filter(([path]) => /(?<!e2e\/.*)\.test\.tsx?$/.test(path))
    const tests = all.filter(([path]) => !KEPT_TEXTS.test(path))
    const least = Math.min(...tests.map(([, distance]) => distance))
    const near = tests.filter(([path, distance]) => distance === least || path.startsWith(`${dirname(file)}/`))
    const pathsOf = (some: typeof tests) => some.map(([path]) => path).sort()
    return {
      near: pathsOf(near),
      far: pathsOf(tests.filter((test) => !near.includes(test))),
      kept: pathsOf(all.filter((test) => !tests.includes(test))),
    }
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
