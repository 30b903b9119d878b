import { expect, test } from 'vitest'
import { allowedRedirect } from './redirect.ts'

const settings = {
  siteUrl: 'https://pace.example',
  redirectAllowList: [
    'https://app.friend.example/back',
    'https://*.previews.example/**',
    'http://192.0.2.10:8080/**',
    'https://files.example/a/*/done',
    'https://any*.*',
    'https://*',
    'https://*.de/**',
    'https://shop.*/**',
    'https://[2001:db8::1]/**',
    'http://127.0.0.1:4000/**',
    'http://build7/**',
    'https://plain.example',
    'see https://seen.example/**',
    'ftp://files.example/**',
  ],
}

/** An address of the site with so many characters. */
function addressOf(length: number): string {
  return 'https://pace.example/'.padEnd(length, 'x')
}

const hostile = [
  '',
  ' ',
  'dashboard',
  '/dashboard',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example',
  'https://evil.example/https://pace.example',
  'https://evil.example?https://pace.example',
  'https://evil.example#https://pace.example',
  'https://pace.example@evil.example',
  'https://pace.example:443@evil.example/',
  'https://user:pass@pace.example/',
  'https://user@pace.example/',
  'https://@pace.example/',
  'https://pace.example\\@evil.example',
  'https://pace.example\\.evil.example',
  'https://evil.example\\pace.example',
  'https://pace.example.evil.example',
  'https://pace.example.',
  'https://evilpace.example',
  'https://sub.pace.example',
  'https://pace.exampleevil',
  'http://pace.example',
  'https://pace.example:8443',
  'ftp://pace.example',
  'javascript:alert(1)',
  'javascript://pace.example/%0aalert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://pace.example/1',
  'file:///etc/passwd',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://169.254.169.254/latest',
  'http://[::ffff:169.254.169.254]/',
  'http://[fe80::1]/',
  'http://192.0.2.10:8080/anything',
  'https://pасe.example/',
  'https://ｐａｃｅ.example/',
  'https://pace。example/',
  'https://PACE.example/',
  'https://pace%2eexample/',
  'https://pa\tce.example/',
  'https://pace.example/\r\nset-cookie: a=b',
  'https://pace.example/a b',
  'https://pace.example/\u0000',
  'https://pace.example/\u202e',
  '\thttps://pace.example/',
  'https://app.friend.example/back/further',
  'https://app.friend.example/elsewhere',
  'https://app.friend.example.evil.example/back',
  'https://xapp.friend.example/back',
  'https://previews.example/x',
  'https://evil.example/.previews.example/x',
  'https://evil.example?.previews.example/x',
  'https://a.previews.example@evil.example/x',
  'https://a.previews.example.evil.example/x',
  'https://files.example/a/b/c/done',
  'https://files.example/a/b/done/more',
  'https://anything.com/',
  'https://evil.de/x',
  'https://shop.evil/x',
  'https://[2001:db8::1]/x',
  'http://127.0.0.1:5000/x',
  'https://seen.example/x',
  'https://plain.example/x',
  'https://pace.example:443',
  'https://pace.example:443/dashboard',
  addressOf(2001),
]

test.each(hostile)('claim 12: %j is replaced by the site’s own address', (wanted) => {
  expect(allowedRedirect(wanted, settings)).toBe('https://pace.example')
})

test.each([
  ['https://pace.example', 'https://pace.example/'],
  ['https://pace.example/dashboard?tab=2', 'https://pace.example/dashboard?tab=2'],
  ['https://pace.example/x#token', 'https://pace.example/x'],
  ['https://app.friend.example/back', 'https://app.friend.example/back'],
  ['https://7.previews.example/a/b.c', 'https://7.previews.example/a/b.c'],
  ['https://pr-7.previews.example/a/b.c', 'https://pr-7.previews.example/a/b.c'],
  ['https://files.example/a/b/done', 'https://files.example/a/b/done'],
  ['http://127.0.0.1:4000/x', 'http://127.0.0.1:4000/x'],
  ['http://build7/x', 'http://build7/x'],
  ['https://plain.example', 'https://plain.example/'],
  ['https://pace.example?tab=2', 'https://pace.example/?tab=2'],
  [addressOf(2000), addressOf(2000)],
])('%s is allowed', (wanted, target) => {
  expect(allowedRedirect(wanted, settings)).toBe(target)
})

test.each(['localhost', '127.0.0.1', '[::1]'])('for a site on %s, every port of it counts as the site', (host) => {
  const own = { siteUrl: `http://${host}:3000`, redirectAllowList: [] }
  expect(allowedRedirect(`http://${host}:5173/x`, own)).toBe(`http://${host}:5173/x`)
  expect(allowedRedirect(`https://${host}:3000/x`, own)).toBe(own.siteUrl)
  expect(allowedRedirect('http://127.0.0.2:3000/x', own)).toBe(own.siteUrl)
})
