import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @param {string} sentence */
export function say(sentence) {
  console.log(`setup: ${sentence}`)
}

/** One hash of several parts. @param {(string | Buffer)[]} parts */
export function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(String(part.length)).update('\n').update(part)
  return hash.digest('hex')
}

/**
 * Does some work, unless the stamp file says that it was done for this fingerprint. Work that fails leaves no stamp.
 * @param {string} fingerprint
 * @param {string} stamp
 * @param {() => void} work
 */
export function doOnceFor(fingerprint, stamp, work) {
  if (readIfThere(stamp) === fingerprint) return
  rmSync(stamp, { force: true })
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
}

/** Runs npm; if npm started this process, the same npm. @param {string[]} args */
export function npm(...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) run(process.execPath, [script, ...args])
  else run('npm', args)
}

/** Runs a program of an installed package. @param {string} name @param {string[]} args */
export function npx(name, ...args) {
  run(join(root, 'node_modules/.bin', name), args)
}

/** Does some work; returns false, and prints the error, if it throws. @param {() => void} work */
export function succeeds(work) {
  try {
    work()
    return true
  } catch (error) {
    say(String(error instanceof Error ? error.message : error))
    return false
  }
}

/** What a program prints in the project's folder; empty if it fails. @param {string} program @param {string[]} args */
export function outputOf(program, args) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8', env: ownEnvironment() })
  return status === 0 ? stdout.trim() : ''
}

/** Runs a program in the project's folder; throws when it fails. @param {string} program @param {string[]} args */
export function run(program, args) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: ownEnvironment() })
  if (error) throw error
  if (status !== 0) throw new Error(`"${[program, ...args].join(' ')}" ended with ${status}.`)
}

/** The environment with the project's own programs first, so that all steps after the install run on its Node 24. */
function ownEnvironment() {
  return { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
