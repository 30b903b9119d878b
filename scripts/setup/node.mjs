import { outputOf } from './steps.mjs'

/** The lowest major version of Node that runs the product's TypeScript without a build. */
const MIN_MAJOR_VERSION = 24

/** Checks the `node` that all further steps use. Throws, with what to do, if it is too old. */
export function node() {
  const error = nodeVersionError(outputOf('node', ['--version']))
  if (error) throw new Error(error)
}

/** Why a version that `node --version` printed cannot be used, and what to do; undefined if it can. @param {string} version */
export function nodeVersionError(version) {
  if (Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= MIN_MAJOR_VERSION) return undefined
  const found = version ? `and this is ${version}` : 'and none runs here'
  return (
    `Pacewright needs Node ${MIN_MAJOR_VERSION} or newer, ${found}. It comes with the packages on Linux alone (x64 and arm64, with ` +
    `glibc); elsewhere install it from https://nodejs.org, then run this again.`
  )
}
