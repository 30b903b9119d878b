import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cannotMake, cannotOpen, diskFullError } from './failures.ts'

const disk = vi.hoisted(() => ({ free: 0 }))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  statfsSync: () => ({ bavail: disk.free / 4096, bsize: 4096 }),
}))

const MEGABYTE = 1024 * 1024
const folder = join(tmpdir(), 'data', 'db')

function withRoom(megabytes: number) {
  disk.free = megabytes * MEGABYTE
  onTestFinished(() => {
    disk.free = 0
  })
}

test.each([
  [19.9, 19],
  [1.5, 1],
  [0, 0],
])('with %d MB free an embedded database does not open, and the message says %i MB', (free, said) => {
  withRoom(free)
  expect(diskFullError(folder)?.message).toBe(`The disk of ${folder} is full: ${said} MB are free, 20 are needed.`)
  expect(diskFullError(folder)?.code).toBe('57P02')
  expect(cannotOpen(folder, new Error('PANIC')).message).toBe(
    `The database cannot be opened. The disk of ${folder} is full: ${said} MB are free, 20 are needed. Make room and start again.`,
  )
})

test.each(['Permission denied', 'could not open file: Read-only file system'])(
  '%s does not count as damage',
  (said) => {
    withRoom(20)
    expect(diskFullError(folder)).toBeUndefined()
    expect(cannotOpen(folder, new Error(said)).message).toBe(
      `The database in ${folder} is not ours to write. Give its files to this process's user, then start again.\n${said}`,
    )
  },
)

test('with disk space and permissions, a database that does not open counts as damaged', () => {
  withRoom(1000)
  const cause = new Error('invalid page')
  const error = cannotOpen(folder, cause)
  expect(error.message).toBe(`The database in ${folder} is damaged: restore a backup.\ninvalid page`)
  expect(error.cause).toBe(cause)
  expect(cannotOpen(folder, 'a text').message).toMatch(/\na text$/)
})

test('the error of a database that cannot be created says how much disk space it takes', () => {
  const sentence = `A new database cannot be made in ${join(tmpdir(), 'data')}. It takes 60 MB: make room, and start again.`
  expect(cannotMake(folder, new Error('no space')).message).toBe(`${sentence}\nno space`)
  expect(cannotMake(folder, 'a text').message).toBe(`${sentence}\na text`)
})
