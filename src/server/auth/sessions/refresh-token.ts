import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The claims of a refresh token; `isAuthentic` verifies them. */
export type ClaimedToken = { sessionId: string; counter: number; signed: Buffer; signature: Buffer }

const version = 0
const signatureBytes = 16
const checksumBytes = 4

/**
 * A refresh token holds a version, session id, counter, the first 16 bytes of an HMAC-SHA-256 with the session's own
 * key, and a four-byte checksum that tells a damaged token from a forged one; base64url.
 */
export function writeRefreshToken(sessionId: string, counter: number, key: string): string {
  const signed = Buffer.concat([Buffer.from([version]), bytesOf(sessionId), uvarint(counter)])
  const body = Buffer.concat([signed, sign(signed, key)])
  return Buffer.concat([body, checksum(body)]).toString('base64url')
}

/** The token's parts; undefined if it is damaged. */
export function readRefreshToken(text: string): ClaimedToken | undefined {
  const bytes = Buffer.from(text, 'base64url')
  // Refuses other characters, and a second base64url spelling of the same bytes.
  if (bytes.toString('base64url') !== text) return undefined
  const body = bytes.subarray(0, -checksumBytes)
  if (!checksum(body).equals(bytes.subarray(-checksumBytes))) return undefined
  const signed = body.subarray(0, -signatureBytes)
  const counter = readUvarint(signed.subarray(17))
  if (signed[0] !== version || counter === undefined) return undefined
  const sessionId = idOf(signed.subarray(1, 17))
  return { sessionId, counter, signed, signature: body.subarray(-signatureBytes) }
}

export function isAuthentic(token: ClaimedToken, key: string): boolean {
  return timingSafeEqual(token.signature, sign(token.signed, key))
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

/** Formats any 16 bytes as PostgreSQL writes a uuid; a forged token may not hold a valid one. */
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const sign = (bytes: Buffer, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(bytes).digest().subarray(0, signatureBytes)

const checksum = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, checksumBytes)

/** Seven bits a byte, least significant first; the top bit says that more bytes follow. */
function uvarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return Buffer.from([...bytes, rest])
}

function readUvarint(bytes: Buffer): number | undefined {
  let value = 0
  for (const [index, byte] of bytes.entries()) value += (byte % 0x80) * 0x80 ** index
  return Number.isSafeInteger(value) && uvarint(value).equals(bytes) ? value : undefined
}
