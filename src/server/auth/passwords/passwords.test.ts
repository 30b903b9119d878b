import { hash, verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { AuthRefusal } from '../wire/refusal.ts'
import { createPasswords, hashesAtOnce } from './passwords.ts'
import { createTurns } from './turns.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

test('claim 3: a wrong password takes one full Argon2 check, whether or not the account has a password', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('correct horse battery')
  for (const [kept, right] of [
    [stored, false],
    [null, false],
    [undefined, false],
  ] as const) {
    vi.mocked(verify).mockClear()
    expect(await passwords.check(kept, 'a wrong guess')).toBe(right)
    expect(verify).toHaveBeenCalledTimes(1)
    expect(vi.mocked(verify).mock.calls[0]?.[0]).toContain('$m=19456,t=2,p=1$')
  }
})

test.each([
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 3],
  [64, 3],
])('on %i cores %i passwords are hashed at once', (cores, atOnce) => {
  expect(hashesAtOnce(cores)).toBe(atOnce)
})

test('the hash that accounts without a password are checked against matches nothing', async () => {
  expect(await createPasswords().check(null, 'nobody has this password')).toBe(false)
})

test.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$salt$hash', false],
  ['$argon2id$v=19$m=65536,t=3,p=4$salt$hash', false],
  ['$argon2id$v=19$m=19455,t=2,p=1$salt$hash', true],
  ['$argon2id$v=19$m=19456,t=1,p=1$salt$hash', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$salt$hash', true],
  ['$2b$12$hash', true],
])('whether %s has lower costs than new hashes: %s', (stored, outdated) => {
  expect(createPasswords().isOutdated(stored)).toBe(outdated)
})

test('a hash that fails as the passwords are set up is an error of the check that needs it', async () => {
  vi.mocked(hash).mockRejectedValueOnce(new Error('no memory'))
  const passwords = createPasswords()
  // An error that nobody handles would end the process here.
  await new Promise((resolve) => setImmediate(resolve))
  await expect(passwords.check(null, 'a wrong guess')).rejects.toThrow('no memory')
})

test('a password matches in either Unicode composition', async () => {
  const passwords = createPasswords()
  expect(await passwords.check(await passwords.hash('Zürich am Abend'), 'Zu\u0308rich am Abend')).toBe(true)
})

test('claim 30: the number of simultaneous hashes is limited, and a full queue is refused with a retry time', async () => {
  const inTurn = createTurns(2, 3)
  let running = 0
  let most = 0
  const doors: (() => void)[] = []
  const work = () =>
    inTurn(async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => doors.push(resolve))
      running--
    })
  const accepted = Array.from({ length: 5 }, work)
  const refused = await work().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AuthRefusal)
  expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 2 })
  let open = true
  const finished = Promise.all(accepted).then(() => {
    open = false
  })
  while (open) {
    doors.shift()?.()
    await Promise.resolve()
  }
  await finished
  expect(most).toBe(2)
})
