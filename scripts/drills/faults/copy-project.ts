import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Copies the project into a temporary folder, where faults do no harm, and returns it. The copy shares the packages. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-faults-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  cpSync('src/web/routeTree.gen.ts', join(folder, 'src/web/routeTree.gen.ts'))
  // Its own, because browser tests build the pages with a fault in them.
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  // Not one link to node_modules: the copy needs its own .cache, where compilers and tests keep their results.
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules').filter((name) => !/^\.(cache|vite)/.test(name)))
    symlinkSync(resolve('node_modules', name), join(packages, name))
  return folder
}
