import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, npm, root, say, stamped } from './steps.mjs'

/** Installs the packages, unless those of this very lock, on this very platform, are there already. */
export function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  stamped(join(root, 'node_modules/.pacewright'), printOfPackages(lock, manifest, platform()), () => {
    say('installing packages')
    // Not `npm ci`, and not into the lock: a registry may lack the other platforms' binaries that the lock names.
    npm('install', '--include=dev', '--include=optional', '--no-save', '--no-audit', '--no-fund', '--loglevel=error')
  })
}

/**
 * One fingerprint of all that decides which packages there are. Of package.json that is a few fields: a new script
 * installs nothing.
 * @param {string} lock
 * @param {Record<string, unknown>} manifest
 * @param {string} platform
 */
export function printOfPackages(lock, manifest, platform) {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = manifest
  const fields = JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides, allowScripts })
  return hashOf([lock, fields, platform])
}

function platform() {
  return `${process.platform} ${process.arch}`
}
