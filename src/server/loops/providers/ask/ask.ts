import { ProviderFailure } from '../../provider.ts'
import type { Pause } from './pause.ts'

export type Asked = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** An answer below 500 that is neither a redirect nor "too many requests". */
export type Answer = { status: number; bytes: Uint8Array<ArrayBuffer> }

/** How a service is named in sentences, when it is not asked, and how much it may answer. */
export type AskParts = { name: string; pause: Pause; maxBytes: number }

/**
 * Asks a service over HTTP. Throws a ProviderFailure where the answer cannot be used, without the address, because it may
 * hold a key, and the reason of the signal once that is aborted.
 */
export async function askService(
  { name, pause, maxBytes }: AskParts,
  url: string,
  asked: Asked,
  signal: AbortSignal,
): Promise<Answer> {
  pause.check()
  const response = await fetch(url, { ...asked, redirect: 'manual', signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    const code = codeOf(error)
    // Without a network each try may take 10 seconds, in which an athlete waits for the next provider.
    if (code !== undefined && UNREACHABLE.has(code)) pause.beginShort()
    throw new ProviderFailure(`${name} cannot be reached${inBrackets(code)}.`)
  })
  const { status, headers } = response
  if (status === 429 || status === 504 || (status === 503 && headers.has('retry-after')) || isRefused(status))
    pause.begin(headers.get('retry-after'))
  if (status === 429 || status >= 500 || isRefused(status) || (status >= 300 && status < 400)) {
    await response.body?.cancel().catch(() => undefined)
    throw new ProviderFailure(`${name} ${sentenceOf(status)}`)
  }
  const bytes = await read(response, maxBytes).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new ProviderFailure(`${name} stopped in the middle of its answer${inBrackets(codeOf(error))}.`)
  })
  if (!bytes) throw new ProviderFailure(`${name} answered more than ${maxBytes} bytes.`)
  pause.end()
  return { status, bytes }
}

/** The JSON of an answer; undefined if it is none. */
export function jsonOf({ bytes }: Pick<Answer, 'bytes'>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** A key that is wrong, or whose requests of the day are used up. */
function isRefused(status: number): boolean {
  return status === 401 || status === 403
}

function sentenceOf(status: number): string {
  if (status === 429) return 'answered 429: it wants fewer requests.'
  if (isRefused(status)) return `answered ${status}: its key is wrong, or the requests of the day are used up.`
  if (status < 400) return `answered with a redirect (${status}): set its address to where it leads.`
  return `answered ${status}.`
}

/** The code that Node gives a broken connection, such as ECONNREFUSED. */
function codeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : undefined
}

function inBrackets(code: string | undefined): string {
  return code === undefined ? '' : ` (${code})`
}

/** No connection was made. One that breaks later may be a single one. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

async function read(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  if (response.body)
    for await (const chunk of response.body) {
      length += chunk.length
      // Leaving the loop cancels the rest.
      if (length > maxBytes) return undefined
      chunks.push(chunk)
    }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
