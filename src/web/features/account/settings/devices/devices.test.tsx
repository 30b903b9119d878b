import { expect, test } from 'vitest'
import { draw } from '#tests/support/rendering/draw.tsx'
import { inApp } from '#tests/support/rendering/in-app.tsx'
import { Devices } from './devices.tsx'

const moment = '2026-03-14T08:00:00.000Z'
const sessions = [
  { id: 'a', is_own: false, user_agent: 'curl/8', ip: '192.0.2.1', signed_in_at: moment, used_at: moment },
  { id: 'b', is_own: true, user_agent: null, ip: null, signed_in_at: moment, used_at: moment },
]

const drawnWith = (accounts: 'embedded' | 'external') =>
  draw(<Devices timeZone="UTC" />, (inner) => inApp(inner, { sessions }, { accounts })).html

test('the embedded auth provider lists the devices, this one first', () => {
  const html = drawnWith('embedded')
  expect(html.indexOf('This device')).toBeLessThan(html.indexOf('curl'))
  expect(html).toContain('from 192.0.2.1')
  for (const words of ['Sign out curl', 'Sign out on other devices', 'Sign out everywhere'])
    expect(html).toContain(words)
})

test('with a foreign auth provider there is only a way to sign out everywhere', () => {
  const html = drawnWith('external')
  expect(html).toContain('Sign out everywhere')
  expect(html).not.toMatch(/curl|other devices/)
})
