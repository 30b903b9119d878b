import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Copies the project into a temporary folder, in which faults do no harm; it shares the packages. */
export function createScratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-faults-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  cpSync('src/web/routeTree.gen.ts', join(folder, 'src/web/routeTree.gen.ts'))
  symlinkSync(resolve('dist'), join(folder, 'dist'))
  // A folder of its own around the packages: what compilers and tests keep in its .cache is of the copy.
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules').filter((name) => !/^\.(cache|vite)/.test(name)))
    symlinkSync(resolve('node_modules', name), join(packages, name))
  return folder
}
