import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { openMail } from './mail.ts'
import { openSmtp } from './smtp.ts'

const letter = { to: 'ada@example.org', subject: 'Hello', text: 'Hello Ada\n', html: '<p>Hello Ada</p>' }

/** A mail server that refuses so many letters with this status before it takes one. */
async function aMailServer({ refusals = 0, status = 451 } = {}) {
  const taken: Promise<{ from: string; to: string[]; raw: Buffer }>[] = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      attempts++
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (attempts <= refusals) return done(Object.assign(new Error('Not now'), { responseCode: status }))
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        taken.push(Promise.resolve({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) }))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(server)
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, attempts: () => attempts }
}

const running: SMTPServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await new Promise<void>((resolve) => server.close(resolve))
})

test('with a mail server set, a letter goes there whole', async () => {
  const server = await aMailServer()
  const mail = openMail({
    dataDir: '/nowhere',
    smtpUrl: server.url,
    from: 'Pacewright <hello@pacewright.test>',
    isPrivate: false,
    log: () => undefined,
    now: () => new Date(),
  })
  expect(mail.folder).toBeUndefined()
  await mail.send(letter)
  await mail.close()
  const [taken] = await Promise.all(server.taken)
  expect(taken).toMatchObject({ from: 'hello@pacewright.test', to: ['ada@example.org'] })
  const read = await PostalMime.parse(taken?.raw ?? '')
  expect(read.subject).toBe('Hello')
  expect(read.text?.trim()).toBe('Hello Ada')
  expect(read.html).toContain('<p>Hello Ada</p>')
})

test('a mail server that is busy gets the letter a little later', async () => {
  const server = await aMailServer({ refusals: 2, status: 451 })
  const smtp = openSmtp({ url: server.url, from: 'hello@pacewright.test', retryAfterMs: [0, 0] })
  await smtp.carry(letter)
  smtp.close()
  expect(server.taken).toHaveLength(1)
  expect(server.attempts()).toBe(3)
})

test('a mail server that will never take the letter is asked once', async () => {
  const server = await aMailServer({ refusals: 9, status: 550 })
  const smtp = openSmtp({ url: server.url, from: 'hello@pacewright.test', retryAfterMs: [0, 0] })
  await expect(smtp.carry(letter)).rejects.toThrow('Not now')
  smtp.close()
  expect(server.attempts()).toBe(1)
})
