import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { compare } from 'bcryptjs'
import { createTurns, type Turns } from './turns.ts'

/** OWASP's least for Argon2id: 19 MiB, two passes, one lane. Argon2id is what the library takes by itself. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Is it this person's password? Somebody without one costs as much time as somebody with one. */
  check: (stored: string | null | undefined, password: string) => Promise<boolean>
  /** Was it hashed with less than today's cost? */
  isOutdated: (stored: string) => boolean
  /** Hashing takes memory and a core: this bounds how much of it goes on at once. */
  inTurn: Turns
}

/** Passwords are kept as PHC strings: Argon2id, and bcrypt where imported. */
export function createPasswords(): Passwords {
  const nobodys = hash('nobody has this password', cost)
  // a failure to hash shows where the value is used
  nobodys.catch(() => undefined)
  return {
    hash: (password) => hash(password.normalize('NFC'), cost),
    async check(stored, password) {
      if (stored && isBcrypt(stored)) return compare(password, stored)
      const right = await verify(stored || (await nobodys), password.normalize('NFC'))
      return right && Boolean(stored)
    },
    isOutdated(stored) {
      const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? []
      return !memory || Number(memory) < cost.memoryCost || Number(time) < cost.timeCost
    },
    inTurn: createTurns(hashesAtOnce(availableParallelism()), 256),
  }
}

/** How many passwords are hashed at once: a core is left to the answers where there are enough of them. */
export function hashesAtOnce(cores: number): number {
  return Math.max(2, Math.min(3, cores - 1))
}

const isBcrypt = (stored: string) => /^\$2[aby]\$/.test(stored)
