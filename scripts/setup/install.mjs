import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { doOnceFor, hashOf, npm, root, say } from './steps.mjs'

/** Installs the packages, unless those of the same lock file and platform are installed already. */
export function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  doOnceFor(packageFingerprint(lock, manifest, platform()), join(root, 'node_modules/.pacewright'), () => {
    say('installing packages')
    // Not `npm ci`, and without a change of the lock: a registry may lack the other platforms' binaries in the lock.
    npm('install', '--include=dev', '--include=optional', '--no-save', '--no-audit', '--no-fund', '--loglevel=error')
  })
}

/**
 * A fingerprint of everything that decides which packages are installed. Of package.json these are a few fields; a new
 * script is not among them.
 * @param {string} lock
 * @param {Record<string, unknown>} manifest
 * @param {string} platform
 */
export function packageFingerprint(lock, manifest, platform) {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = manifest
  const fields = JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides, allowScripts })
  return hashOf([lock, fields, platform])
}

function platform() {
  return `${process.platform} ${process.arch}`
}
