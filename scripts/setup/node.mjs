import { outputOf } from './steps.mjs'

/** Node's major version that the product runs on; its TypeScript needs no build there. */
const LEAST = 24

/** Checks the `node` that everything from here on runs on. Throws, with what to do, where it is too old. */
export function node() {
  const error = nodeVersionError(outputOf('node', ['--version']))
  if (error) throw new Error(error)
}

/** What is wrong with a version as `node --version` says it, and what to do; undefined where nothing is. @param {string} version */
export function nodeVersionError(version) {
  if (Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= LEAST) return undefined
  const found = version ? `and this is ${version}` : 'and none runs here'
  return (
    `Pacewright needs Node ${LEAST} or newer, ${found}. It comes with the packages on Linux alone (x64 and arm64, with ` +
    `glibc); elsewhere install it from https://nodejs.org, then run this again.`
  )
}
