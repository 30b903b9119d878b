import { expect, test } from 'vitest'
import { withoutHost } from './without-host.ts'

test.each([
  ['http://evil.example/pricing?a=1#b', '/pricing?a=1#b'],
  ['/pricing', '/pricing'],
  ['http://evil.example//other.example', '/other.example'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
])('a redirect to %s leads to %s, whatever the request says the server is', (location, address) => {
  expect(withoutHost(location, 'http://evil.example//pricing')).toBe(address)
})
