import { z } from 'zod'
import { AuthRefusal } from './refusal.ts'

type Json = Record<string, unknown>

/** Bytes of a person's own data as JSON. A session carries them, in cookies that every request sends. */
const MAX_DATA_BYTES = 2000
/**
 * Bytes of it that the access token repeats. Token and person together then fill at most 7 kB of cookies, and nginx
 * takes 8 kB a header line unless told otherwise.
 */
const MAX_DATA_BYTES_IN_TOKEN = 900

export const UserData = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((data) => data ?? {})

/** Refuses data that are too large to be kept, and names what takes the most of them. */
export function requireKeepable(data: Json): void {
  const bytes = bytesOf(data)
  if (bytes <= MAX_DATA_BYTES) return
  const sentence = `User data may take ${MAX_DATA_BYTES} bytes as JSON, and these take ${bytes}. Shorten "${largestOf(data)}", or send null for it.`
  throw new AuthRefusal(422, 'validation_failed', sentence)
}

/** A change laid over data: null takes a key away. Refuses what would be too large afterwards. */
export function mergeData(current: Json, changes: Json): Json {
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null)
  const data = Object.fromEntries(merged)
  requireKeepable(data)
  return data
}

/** The data as answers show them. Larger ones of earlier versions are left out: their owner must be able to sign in. */
export const dataInAnswer = (data: Json): Json => (bytesOf(data) <= MAX_DATA_BYTES ? data : {})

/** The data as an access token carries them. */
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
