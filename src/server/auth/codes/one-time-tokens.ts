import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { v4 as uuid } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { CompleteSettings } from '../parts.ts'
import { countWrongTry, deleteToken, lockToken, type OneTimeRow, putToken, secretNamed } from './store.ts'

export type Purpose =
  | 'confirmation_token'
  | 'invite_token'
  | 'magiclink_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

/** Wrong attempts after which a code is void; the link in the same letter stays valid. */
const MAX_WRONG_TRIES = 5

export type Issued = { link: string; code: string }
export type Proof = { link: string } | { code: string }

export function createOneTimeTokens(db: Database, settings: CompleteSettings, now: () => Date) {
  let key: Buffer | undefined
  const hash = (text: string): Buffer => {
    if (!key) throw new Error('The key of the one-time tokens was not read')
    return createHmac('sha256', key).update(text).digest()
  }
  const hashOfLink = (link: string) => hash(`link:${link}`).toString('base64url')
  const hashOfCode = (row: Pick<OneTimeRow, 'user_id' | 'token_type' | 'relates_to'>, code: string) =>
    hash(`code:${row.token_type}:${row.user_id}:${row.relates_to}:${code}`).toString('base64url')

  return {
    hashOfLink,
    /** The keyed hash of a browser's mark. */
    hashOfBrowser: (mark: string) => hash(`browser:${mark}`).toString('base64url'),
    /** A stable id for a text, in the form of a random UUID, that only this provider can compute. */
    pseudonym: (text: string) => uuid({ random: hash(`pseudonym:${text}`) }),

    /** Loads the key of the hashes, which all functions need. Never call it inside a transaction. */
    async ready() {
      key ??= Buffer.from(await secretNamed(db, 'one-time-tokens', randomBytes(32).toString('base64')), 'base64')
    },

    /** Issues a link token (256 random bits) and a six-digit code for one purpose; only keyed hashes are stored. */
    async issue(tx: Database, { userId, purpose, address }: { userId: string; purpose: Purpose; address: string }) {
      const link = randomBytes(32).toString('base64url')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const after = (seconds: number) => new Date(now().getTime() + seconds * 1000)
      const row = { id: uuid(), user_id: userId, token_type: purpose, relates_to: address }
      await putToken(tx, {
        ...row,
        link_hash: hashOfLink(link),
        code_hash: hashOfCode(row, code),
        code_expires_at: after(settings.codeSeconds),
        link_expires_at: after(linkSecondsOf(purpose, settings)),
        created_at: now(),
      })
      return { link, code }
    },

    /** Deletes the pair if the proof is right; counts a wrong code. Needs a transaction. */
    async spend(tx: Database, id: string, proof: Proof): Promise<OneTimeRow | undefined> {
      const row = await lockToken(tx, id)
      if (!row) return undefined
      const right =
        'link' in proof
          ? same(row.link_hash, hashOfLink(proof.link)) && row.link_expires_at > now()
          : row.wrong_tries < MAX_WRONG_TRIES &&
            same(row.code_hash, hashOfCode(row, proof.code)) &&
            row.code_expires_at > now()
      if (right) await deleteToken(tx, row.id)
      else if ('code' in proof && row.wrong_tries < MAX_WRONG_TRIES) await countWrongTry(tx, row)
      return right ? row : undefined
    },
  }
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** A link that opens an existing account lives as long as one that resets its password. */
function linkSecondsOf(purpose: Purpose, settings: CompleteSettings): number {
  if (purpose === 'invite_token') return settings.invitationLinkSeconds
  return purpose === 'recovery_token' || purpose === 'magiclink_token'
    ? settings.recoveryLinkSeconds
    : settings.linkSeconds
}
