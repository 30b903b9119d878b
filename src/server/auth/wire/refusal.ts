import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal: its status, the protocol's code, and a sentence. */
export class AuthRefusal extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly extra: Record<string, unknown>
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { extra?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.extra = more.extra ?? {}
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export const invalid = (message: string) => new AuthRefusal(400, 'validation_failed', message)

const apiVersionHeader = 'X-Supabase-Api-Version'
const apiVersion = '2024-01-01'

/**
 * The refusal in the form the client asked for. A client of API version 2024-01-01 reads `code` only where the answer
 * names that version as well; older ones expect the status in `code` and the code in `error_code`.
 */
export function answerRefusal(context: Context, refusal: AuthRefusal): Response {
  const { status, code, message, extra } = refusal
  context.header('x-sb-error-code', code)
  if (refusal.retryAfterSeconds !== undefined) context.header('Retry-After', String(refusal.retryAfterSeconds))
  const asked = context.req.header(apiVersionHeader) ?? ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= apiVersion) {
    context.header(apiVersionHeader, apiVersion)
    return context.json({ code, message, ...extra }, status)
  }
  return context.json({ code: status, error_code: code, msg: message, ...extra }, status)
}
