import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, npm, root, say, stamped } from './steps.mjs'

/** Installs the packages, unless those of this very lock, on this very platform, are there already. */
export function install() {
  const print = hashOf([readFileSync(join(root, 'package-lock.json'), 'utf8'), dependencyFields(), platform()])
  stamped(join(root, 'node_modules/.pacewright'), print, () => {
    say('installing packages')
    // Not `npm ci`, and not into the lock: a registry may lack the other platforms' binaries that the lock names.
    npm('install', '--include=dev', '--include=optional', '--no-save', '--no-audit', '--no-fund', '--loglevel=error')
  })
}

/** Of package.json only what decides which packages there are: a new script installs nothing. */
function dependencyFields() {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides, allowScripts })
}

function platform() {
  return `${process.platform} ${process.arch}`
}
