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

/** One fingerprint of many parts. @param {(string | Buffer)[]} parts */
export function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(String(part.length)).update('\n').update(part)
  return hash.digest('hex')
}

/**
 * Does a piece of work unless the stamp says that it was done for this print; one that fails leaves no stamp.
 * @param {string} stamp
 * @param {string} print
 * @param {() => void} work
 */
export function stamped(stamp, print, work) {
  if (readIfThere(stamp) === print) return
  rmSync(stamp, { force: true })
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
}

/** Runs npm, the one that called us where one did. @param {string[]} args */
export function npm(...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) run(process.execPath, [script, ...args])
  else run('npm', args)
}

/** Runs a program that a package brought. @param {string} name @param {string[]} args */
export function npx(name, ...args) {
  run(join(root, 'node_modules/.bin', name), args)
}

/** True when the work did not throw. @param {() => void} work */
export function tried(work) {
  try {
    work()
    return true
  } catch (error) {
    say(String(error instanceof Error ? error.message : error))
    return false
  }
}

/** What a program in the project's folder says; empty where it cannot. @param {string} program @param {string[]} args */
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

/** Our own programs first: the moment Node 24 is installed, what follows runs on it. */
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
