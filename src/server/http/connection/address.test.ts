import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readSettings } from '../../settings.ts'
import { clientAddress } from './address.ts'

const [proxy, client, liar] = ['10.0.0.7', '203.0.113.9', '198.51.100.1']

async function addressOf(remoteAddress: string, forwarded?: string, trusted = '10.0.0.0/8,fd00::/8') {
  const read = readSettings({ TRUSTED_PROXIES: trusted })
  if ('mistakes' in read) throw new Error(read.mistakes.join())
  const read_ = clientAddress(read.settings.trustedProxies)
  const app = new Hono().get('/', (context) => context.text(read_(context)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return answer.text()
}

test.each([
  ['a direct client is itself', client, undefined, client],
  ['a direct client cannot speak for another', client, liar, client],
  ['a trusted proxy speaks for its client', proxy, client, client],
  ['what the client wrote before the proxy did is not believed', proxy, `${liar}, ${client}`, client],
  ['a chain of trusted proxies is followed', proxy, `${client}, 10.1.1.1, 10.2.2.2`, client],
  ['a client inside the trusted network is the last one known', proxy, '10.9.9.9', '10.9.9.9'],
  ['what is no address is not believed', proxy, 'unknown', proxy],
  ['nor what follows from it', proxy, `${client}, nonsense`, proxy],
  ['an IPv4 client of a double socket is an IPv4 client', `::ffff:${proxy}`, `::ffff:${client}`, client],
  ['proxies may speak IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['an IPv4 client may be written in capitals', `::FFFF:${proxy}`, ` ::FFFF:${client} `, client],
  ['an IPv6 client stays one', '::ffff:1', undefined, '::ffff:1'],
  ['whose connection is gone is unknown', '', undefined, 'unknown'],
])('%s', async (_, remote, forwarded, expected) => {
  expect(await addressOf(remote, forwarded)).toBe(expected)
})

test('without trusted proxies the header is ignored', async () => {
  expect(await addressOf('127.0.0.1', client, '')).toBe('127.0.0.1')
})
