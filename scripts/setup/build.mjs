import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, npx, root, say, stamped } from './steps.mjs'

/** Builds the pages, unless the last build was of the same sources. */
export function build() {
  const print = hashOf(builtFrom().flatMap((file) => [file, readFileSync(join(root, file))]))
  stamped(join(root, 'dist/.pacewright'), print, () => {
    say('building the pages')
    npx('vite', 'build', '--logLevel', 'warn')
  })
}

/** The files that the pages are built from. */
export function builtFrom() {
  // Some documents are pages, too.
  const files = ['src/web', 'src/contracts', 'src/domain', 'docs'].flatMap(filesIn).filter(isSource).sort()
  return [...files, 'vite.config.ts', 'package-lock.json']
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(join(root, file)).isFile())
}

/** Tests are not built, and what the build writes is not its source. @param {string} file */
function isSource(file) {
  return !/\.test\.tsx?$|\.gen\.ts$/.test(file)
}
