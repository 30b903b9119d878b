import { z } from 'zod'
import { AuthRefusal } from './refusal.ts'

type Json = Record<string, unknown>

/** Largest data of a user, as bytes of JSON. A session holds them, in cookies that every request sends. */
const MAX_DATA_BYTES = 2000
/**
 * Largest data that the access token repeats, in bytes. Token and user together then take at most 7 kB of cookies;
 * nginx accepts 8 kB a header line by default.
 */
const MAX_DATA_BYTES_IN_TOKEN = 900

export const UserData = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((data) => data ?? {})

/** Throws where data are too large, and names the largest field. */
export function requireKeepable(data: Json): void {
  const bytes = bytesOf(data)
  if (bytes <= MAX_DATA_BYTES) return
  const sentence = `User data may take ${MAX_DATA_BYTES} bytes as JSON, and these take ${bytes}. Shorten "${largestOf(data)}", or send null for it.`
  throw new AuthRefusal(422, 'validation_failed', sentence)
}

/** Applies a change to data; null removes a key. Throws where the result is too large. */
export function mergeData(current: Json, changes: Json): Json {
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null)
  const data = Object.fromEntries(merged)
  requireKeepable(data)
  return data
}

/** The data as sent in answers. Larger data of earlier versions are left out, so that their owner can sign in. */
export const dataInAnswer = (data: Json): Json => (bytesOf(data) <= MAX_DATA_BYTES ? data : {})

/** The data as an access token carries them; too large data are left out. */
export const dataInToken = (data: Json): Json => (bytesOf(data) <= MAX_DATA_BYTES_IN_TOKEN ? data : {})

function largestOf(data: Json): string {
  let [largest, most] = ['', 0]
  for (const [key, value] of Object.entries(data)) {
    const bytes = bytesOf(key) + bytesOf(value)
    if (bytes > most) [largest, most] = [key, bytes]
  }
  return largest.slice(0, 100)
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
