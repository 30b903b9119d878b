import { expect, test } from 'vitest'
import { nodeVersionError } from './node.mjs'

test.each([
  ['v24.0.0', undefined],
  ['v26.1.0', undefined],
  ['v20.20.2', /^Pacewright needs Node 24 or newer, and this is v20\.20\.2\. .*nodejs\.org/],
  ['', /^Pacewright needs Node 24 or newer, and none runs here\./],
])('setup says what to do about Node %s', (version, sentence) => {
  const error = nodeVersionError(version)
  if (sentence) expect(error).toMatch(sentence)
  else expect(error).toBeUndefined()
})
