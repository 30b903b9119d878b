import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { aMailServer, type Behaviour } from '#tests/support/server/mail-server.ts'
import { LetterRefused } from './letter.ts'
import { openSmtp } from './smtp.ts'

const letter = { to: 'ada@example.org', subject: 'Hello', text: 'Hello Ada\n', html: '<p>Hello Ada</p>' }

test('with a mail server set, a letter is sent there whole', async () => {
  const { server, smtp } = await anSmtp({})
  await smtp.carry(letter)
  const [taken] = server.letters
  expect(taken).toMatchObject({ from: { address: 'hello@pacewright.test' }, subject: 'Hello' })
  expect(taken?.to).toMatchObject([{ address: 'ada@example.org' }])
  expect(taken?.text?.trim()).toBe('Hello Ada')
  expect(taken?.html).toContain('<p>Hello Ada</p>')
})

test('a rehearsed letter does not reach the mail server', async () => {
  const { server, smtp } = await anSmtp({})
  await smtp.rehearse(letter)
  await smtp.rehearse({ ...letter, to: '' })
  expect(server.attempts()).toBe(0)
})

test('a rehearsed letter is composed to its end', async () => {
  const { smtp } = await anSmtp({})
  const text = Readable.from(['Hello Ada\n'])
  await smtp.rehearse({ ...letter, text: text as unknown as string })
  expect(text.readableEnded).toBe(true)
})

test.each<[string, Behaviour]>([
  ['its text', { refuses: 554, at: 'DATA' }],
  ['its text with the lowest such status', { refuses: 500, at: 'DATA' }],
  ['its recipient', { refuses: 550, at: 'RCPT TO' }],
])('a letter refused for %s is given up', async (_, behaviour) => {
  const { smtp } = await anSmtp(behaviour)
  await expect(smtp.carry(letter)).rejects.toThrow(LetterRefused)
})

test.each<[string, Behaviour]>([
  ['is busy', { refuses: 451, at: 'DATA' }],
  ['greylists', { refuses: 450, at: 'RCPT TO' }],
  ['does not know the sender, whom the operator can change', { refuses: 550, at: 'MAIL FROM' }],
  ['never answers', { hangs: true }],
])('a letter is retried if the mail server %s', async (_, behaviour) => {
  const { smtp } = await anSmtp(behaviour, behaviour.hangs ? { socketTimeout: 100 } : undefined)
  const error: unknown = await smtp.carry(letter).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(LetterRefused)
})

async function anSmtp(behaviour: Behaviour, patience?: { socketTimeout: number }) {
  const server = await aMailServer({ behaviour })
  const smtp = openSmtp({
    url: server.url,
    from: 'Pacewright <hello@pacewright.test>',
    ...(patience ? { patience } : {}),
  })
  onTestFinished(server.close)
  return { server, smtp }
}
