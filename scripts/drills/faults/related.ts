import { dirname } from 'node:path'
import { type Source, sourcesIn } from '#tests/architecture/sources.ts'

/** Finds the tests that run a file: those in its own folder first, then all others that import it, over any number of files. */
export function testsOfFiles(): (file: string) => { near: string[]; far: string[] } {
  const importers = importersIn(sourcesIn('src', 'tests', 'scripts'))
  return (file) => {
    const tests = [...reached(file, importers)].filter((path) => /(?<!e2e\/.*)\.test\.tsx?$/.test(path)).sort()
    const isNear = (test: string) => test.startsWith(`${dirname(file)}/`)
    return { near: tests.filter(isNear), far: tests.filter((test) => !isNear(test)) }
  }
}

/** For each file, those that import it for more than its types. */
function importersIn(sources: readonly Source[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of sources)
    for (const { to, typeOnly } of imports) if (!typeOnly) importers.set(to, [...(importers.get(to) ?? []), path])
  return importers
}

function reached(file: string, importers: Map<string, string[]>): Set<string> {
  const found = new Set([file])
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return found
}
