import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { compare } from 'bcryptjs'
import { createTurns } from './turns.ts'

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. Argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Passwords are stored as PHC strings: Argon2id, and bcrypt where imported. */
export function createPasswords() {
  const nobodys = hash('nobody has this password', cost)
  // A failed hash is reported where it is awaited.
  nobodys.catch(() => undefined)
  return {
    hash: (password: string) => hash(password.normalize('NFC'), cost),
    /** Whether the password matches. An account without a password takes as long to check. */
    async check(stored: string | null | undefined, password: string) {
      if (stored && isBcrypt(stored)) return compare(password, stored)
      const right = await verify(stored || (await nobodys), password.normalize('NFC'))
      return right && Boolean(stored)
    },
    /** Whether it was hashed with lower costs than today's. */
    isOutdated(stored: string) {
      const [, memory, time] = /\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(stored) ?? []
      return !memory || Number(memory) < cost.memoryCost || Number(time) < cost.timeCost
    },
    /** Bounds how many hashes run at once, since each takes memory and a core. */
    inTurn: createTurns(hashesAtOnce(availableParallelism()), 256),
  }
}

export type Passwords = ReturnType<typeof createPasswords>

/** How many passwords are hashed at once, two or three: from three cores on, one is left for other requests. */
export function hashesAtOnce(cores: number): number {
  return Math.max(2, Math.min(3, cores - 1))
}

const isBcrypt = (stored: string) => stored.startsWith('$2')
