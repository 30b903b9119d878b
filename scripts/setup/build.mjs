import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { doOnceFor, hashOf, npx, root, say } from './steps.mjs'

/** Builds the pages, unless the last build used the same sources. */
export function build() {
  const fingerprint = hashOf(buildSources().flatMap((file) => [file, readFileSync(join(root, file))]))
  doOnceFor(fingerprint, join(root, 'dist/.pacewright'), () => {
    say('building the pages')
    npx('vite', 'build', '--logLevel', 'warn')
  })
}

/** The files that the pages are built from. */
export function buildSources() {
  // Some documents are shown as pages.
  const files = ['src/web', 'src/contracts', 'src/domain', 'docs'].flatMap(filesIn).filter(isSource).sort()
  return [...files, 'vite.config.ts', 'package-lock.json']
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(join(root, file)).isFile())
}

/** Whether a file is neither a test nor written by the build. @param {string} file */
function isSource(file) {
  return !/\.test\.tsx?$|\.gen\.ts$/.test(file)
}
