import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '../../db/database.ts'
import { addKey, publishedKeys, type SigningKeyRow } from './store.ts'

/** Clients cache the published keys for ten minutes; a key is published three times as long before it signs. */
const PUBLISH_AHEAD_SECONDS = 30 * 60
const SIGN_FOR_SECONDS = 90 * 24 * 60 * 60
/** Another process may have published a key since. */
const REREAD_AFTER_SECONDS = 60

type Key = { kid: string; signsFrom: Date; publicJwk: JWK; privateKey: CryptoKey; publicKey: CryptoKey }

/**
 * The ES256 keys of access tokens, stored in the database and replaced every ninety days. Private keys never leave the
 * server.
 */
export function createSigningKeys(db: Database, tokenSeconds: number, now: () => Date) {
  let known: Key[] = []
  let readAt = Number.NEGATIVE_INFINITY

  const read = async () => {
    known = await Promise.all((await publishedKeys(db, now())).map(toKey))
    readAt = now().getTime()
  }

  const current = async (): Promise<Key[]> => {
    if (Math.abs(now().getTime() - readAt) >= REREAD_AFTER_SECONDS * 1000) await read()
    const newest = known.at(-1)
    if (!newest) await publish(now())
    else if (newest.signsFrom.getTime() + SIGN_FOR_SECONDS * 1000 <= now().getTime())
      await publish(new Date(now().getTime() + PUBLISH_AHEAD_SECONDS * 1000))
    return known
  }

  let publishing: Promise<void> | undefined
  const publish = (signsFrom: Date): Promise<void> => {
    publishing ??= addFreshKey(signsFrom).finally(() => {
      publishing = undefined
    })
    return publishing
  }
  const addFreshKey = async (signsFrom: Date) => {
    const lastTokenOver = new Date(signsFrom.getTime() + (tokenSeconds + 60) * 1000)
    await addKey(db, { ...(await freshKey()), signs_from: signsFrom, created_at: now() }, lastTokenOver)
    await read()
  }

  return {
    async signing() {
      const keys = await current()
      const key = keys.findLast(({ signsFrom }) => signsFrom <= now()) ?? keys[0]
      if (!key) throw new Error('There is no key to sign with')
      return key
    },
    async verifying(kid: string) {
      return (await current()).find((key) => key.kid === kid)?.publicKey
    },
    async published() {
      return (await current()).map(({ publicJwk }) => publicJwk)
    },
  }
}

export type SigningKeys = ReturnType<typeof createSigningKeys>

type FreshKey = Pick<SigningKeyRow, 'kid' | 'private_jwk' | 'public_jwk'>

async function freshKey(): Promise<FreshKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const about = { kid, alg: 'ES256', use: 'sig' }
  return { kid, private_jwk: { ...(await exportJWK(privateKey)), ...about }, public_jwk: { ...publicJwk, ...about } }
}

async function toKey(row: SigningKeyRow): Promise<Key> {
  const publicJwk = row.public_jwk as JWK
  return {
    kid: row.kid,
    signsFrom: row.signs_from,
    publicJwk,
    privateKey: (await importJWK(row.private_jwk as JWK, 'ES256')) as CryptoKey,
    publicKey: (await importJWK(publicJwk, 'ES256')) as CryptoKey,
  }
}
