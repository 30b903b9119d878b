import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

// Stands for `@node-rs/argon2` in tests of the server that share processes. It works with the costs and the salts that it
// is given, but each password is hashed twice for a process, and the two hashes take turns: almost all athletes of the
// tests have the same password. What depends on the time of a hash is tested with the library (`src/server/auth/passwords`).

const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2')

export const hash = kept(argon2.hash, 2)
export const verify = kept(argon2.verify, 1)

function kept<Given extends unknown[], Value>(work: (...given: Given) => Promise<Value>, atMost: number) {
  const results = new Map<string, Promise<Value>[]>()
  return (...given: Given): Promise<Value> => {
    const key = JSON.stringify(given)
    const done = results.get(key) ?? []
    results.set(key, done)
    const next = (done.length === atMost && done.shift()) || work(...given)
    done.push(next)
    return next
  }
}
