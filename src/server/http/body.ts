import { Problem } from './problem.ts'

/** Largest body the API reads, in bytes. */
const LARGEST_BODY = 1_000_000
/** Deepest nesting a body may have; the deepest the contracts describe is seven. */
const DEEPEST = 32

/** The JSON of a request. Throws a Problem where there is none, too much of it, or some that cannot be kept. */
export async function jsonOf(request: Request): Promise<unknown> {
  const text = textOf(await bytesOf(request))
  if (text.trim() === '') throw new Problem('invalid', 'Send a JSON object as the body.')
  const value = parsed(text)
  refuseUnkeepable(value)
  return value
}

async function bytesOf(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  // The length may be unsaid or wrong, so what arrives is counted.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_BODY) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Problem('invalid', 'The body is not UTF-8 text.', { cause })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem('invalid', 'The body is not valid JSON.', { cause })
  }
}

/** PostgreSQL keeps neither U+0000 nor half a surrogate pair, and nobody types either. */
function refuseUnkeepable(value: unknown) {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (depth > DEEPEST) throw new Problem('invalid', 'The body is nested too deeply.')
    if (typeof value === 'string') refuseUnkeepableText(value)
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        refuseUnkeepableText(key)
        open.push({ value: inner, depth: depth + 1 })
      }
  }
}

function refuseUnkeepableText(text: string) {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Problem('invalid', 'A text in the body holds a character that cannot be kept.')
}

const tooLarge = () =>
  new Problem('too-large', 'The body is larger than 1 MB.', {
    // What is left of the body is not read, so the connection cannot carry another request.
    headers: { connection: 'close' },
  })
