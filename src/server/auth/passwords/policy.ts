import { readFileSync } from 'node:fs'
import { AuthRefusal } from '../wire/refusal.ts'

export type Weakness = { message: string; reasons: ('length' | 'pwned')[] }

/**
 * What is wrong with a password: too short, or among the most common ones. There are no rules on kinds of characters
 * (NIST SP 800-63B-4).
 */
export function weakness(password: string, email: string, minimumLength: number): Weakness | undefined {
  const length = [...password].length
  if (length < minimumLength)
    return { message: `Password should be at least ${minimumLength} characters.`, reasons: ['length'] }
  const plain = password.normalize('NFC').toLowerCase()
  if (commonPasswords().has(plain) || plain === email || plain === email.split('@')[0] || /^(.)\1*$/u.test(plain))
    return {
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      reasons: ['pwned'],
    }
  return undefined
}

/** Throws where a password cannot be stored or is too weak. */
export function requireGoodPassword(password: string, email: string, minimumLength: number): void {
  const weak = weakness(password, email, minimumLength)
  if (weak)
    throw new AuthRefusal(422, 'weak_password', weak.message, { extra: { weak_password: { reasons: weak.reasons } } })
}

let common: Set<string> | undefined

/** Loaded when the first password is chosen. */
function commonPasswords(): Set<string> {
  common ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  )
  return common
}
