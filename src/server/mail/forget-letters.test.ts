import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetLetters } from './forget-letters.ts'
import { openOutbox } from './outbox.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

const now = () => new Date('2026-03-14T07:00:00Z')
const write = (to: string, text = 'Hello') =>
  openOutbox({ folder, from: 'hello@pacewright.test', now }).carry({
    to,
    subject: 'Grüße',
    text,
    html: `<p>${text}</p>`,
  })

test('letters to an address and letters that name it are deleted, those to longer addresses stay', async () => {
  const address = `${'long-'.repeat(11)}robin@example.org`
  await write(address)
  await write(
    'ada@example.org',
    `Ünmoved: your account now belongs to ${address}. Letters go there, as you asked us to do.`,
  )
  await write(`not-${address}`)
  await write(`${address}.uk`)
  await writeFile(join(folder, 'half.part'), `To: ${address}`)
  await forgetLetters(folder, [address])
  expect(await readdir(folder)).toHaveLength(2)
  await forgetLetters(folder, [`not-${address}`, `${address}.uk`])
  expect(await readdir(folder)).toEqual([])
})

test('without an outbox there is nothing to delete', async () => {
  await forgetLetters(join(folder, 'nowhere'), ['robin@example.org'])
})
