import { type FileHandle, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMail } from './mail.ts'
import { openOutbox } from './outbox.ts'

const letter = {
  to: 'ada@example.org',
  subject: 'Grüße, Ada',
  text: 'Please confirm:\nhttp://localhost:3000/auth/confirm?token_hash=abc&type=signup\n',
  html: '<p>Please <a href="http://localhost:3000/auth/confirm?token_hash=abc&amp;type=signup">confirm</a>.</p>',
  link: 'http://localhost:3000/auth/confirm?token_hash=abc&type=signup',
}

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

function openOutboxOf(isPrivate: boolean, lines: string[]) {
  const from = 'Pacewright <hello@pacewright.test>'
  const now = () => new Date('2026-03-14T07:00:00Z')
  return openMail({ dataDir, smtpUrl: undefined, from, isPrivate, log: (line) => lines.push(line), now })
}

test('a letter becomes one MIME message in the outbox that a mail reader understands', async () => {
  const mail = openOutboxOf(true, [])
  await mail.carry(letter)
  const [name = ''] = await readdir(join(dataDir, 'outbox'))
  expect(name).toMatch(/^2026-03-14T07-00-00-000Z-[0-9a-f]{8}\.eml$/)
  const read = await PostalMime.parse(await readFile(join(dataDir, 'outbox', name)))
  expect(read.from).toMatchObject({ name: 'Pacewright', address: 'hello@pacewright.test' })
  expect(read.to?.[0]?.address).toBe('ada@example.org')
  expect(read.subject).toBe('Grüße, Ada')
  expect(read.date).toBe('2026-03-14T07:00:00.000Z')
  expect(read.text?.trim()).toBe(letter.text.trim())
  expect(read.html).toContain('token_hash=abc&amp;type=signup')
})

test('only the server’s own user may read a letter', async () => {
  const mail = openOutboxOf(true, [])
  await mail.carry(letter)
  const [name = ''] = await readdir(join(dataDir, 'outbox'))
  expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'outbox', name))).mode & 0o777).toBe(0o600)
})

test('a hundred letters at once become a hundred complete files', async () => {
  const mail = openOutboxOf(true, [])
  await Promise.all(Array.from({ length: 100 }, () => mail.carry(letter)))
  const names = await readdir(join(dataDir, 'outbox'))
  expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(100)
  expect(names).toHaveLength(100)
})

test('a rehearsed letter leaves no file and no line in the log', async () => {
  const lines: string[] = []
  const mail = openOutboxOf(true, lines)
  await mail.rehearse(letter)
  await mail.rehearse({ ...letter, to: '' })
  expect(await readdir(join(dataDir, 'outbox'))).toEqual([])
  expect(lines).toEqual([])
})

test('a private server logs the link of a letter that has one, a public server does not', async () => {
  const heardInPrivate: string[] = []
  const { link, ...withoutLink } = letter
  await openOutboxOf(true, heardInPrivate).carry(withoutLink)
  expect(heardInPrivate).toEqual([])
  await openOutboxOf(true, heardInPrivate).carry(letter)
  expect(heardInPrivate).toEqual([`Letter “Grüße, Ada”: ${link}`])
  const heardInPublic: string[] = []
  await openOutboxOf(false, heardInPublic).carry(letter)
  expect(heardInPublic).toEqual([])
})

test('a letter is handed over once its file and the folder are on the disk', async () => {
  const folder = join(dataDir, 'outbox')
  const synced: string[][] = []
  const handles: FileHandle[] = []
  const sync = async (handle: FileHandle) => {
    handles.push(handle)
    synced.push(await readdir(folder))
  }
  const outbox = openOutbox({ folder, from: 'a@b.test', now: () => new Date(), sync })
  await outbox.carry(letter)
  const [ofNewFolder, ofFile, ofName, ...more] = synced
  expect(ofNewFolder).toEqual([])
  expect(ofFile).toEqual([expect.stringMatching(/^\..*\.part$/)])
  expect(ofName).toEqual([expect.stringMatching(/\.eml$/)])
  expect(more).toEqual([])
  // A closed handle has no descriptor.
  for (const { fd } of handles) expect(fd).toBe(-1)
})

test('a letter that cannot be written to the disk rejects, and leaves no unfinished file', async () => {
  const folder = join(dataDir, 'outbox')
  await mkdir(folder)
  const sync = () => Promise.reject(new Error('ENOSPC'))
  const outbox = openOutbox({ folder, from: 'a@b.test', now: () => new Date(), sync })
  for (const send of [outbox.carry, outbox.rehearse]) await expect(send(letter)).rejects.toThrow('ENOSPC')
  expect(await readdir(folder)).toEqual([])
})

test('a letter that cannot be written rejects for its sender', async () => {
  const broken = openMail({
    dataDir: '/dev/null',
    smtpUrl: undefined,
    from: 'a@b.test',
    isPrivate: true,
    log: () => undefined,
    now: () => new Date(),
  })
  await expect(broken.carry(letter)).rejects.toThrow()
})
