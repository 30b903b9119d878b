import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from '#contracts/refusal.ts'

/** The codes of refusals, with their status. */
const statusOf = {
  invalid: 400,
  'no-token': 401,
  'bad-token': 401,
  'not-allowed': 403,
  'needs-plan': 403,
  'allowance-spent': 403,
  'not-found': 404,
  'wrong-method': 405,
  'changed-since': 409,
  'library-full': 409,
  'blocks-full': 409,
  'name-taken': 409,
  'id-taken': 409,
  'already-confirmed': 409,
  'not-managed': 409,
  'not-due': 409,
  'is-leaving': 409,
  'day-full': 409,
  'calendar-full': 409,
  'too-large': 413,
  'too-often': 429,
  broken: 500,
  'provider-trouble': 503,
  overloaded: 503,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>

export type ProblemCode = keyof typeof statusOf

type Details = { fields?: Record<string, string>; headers?: Record<string, string>; cause?: unknown }

/** A refusal, thrown anywhere in a request and answered as JSON. Its message is a sentence for a person. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(code: ProblemCode, sentence: string, { fields, headers = {}, cause }: Details = {}) {
    super(sentence, { cause })
    this.name = 'Problem'
    this.code = code
    this.fields = fields
    this.headers = headers
  }

  get status(): ContentfulStatusCode {
    return statusOf[this.code]
  }

  /** The JSON of the answer. */
  get refusal(): Refusal {
    return { error: this.message, code: this.code, ...(this.fields ? { fields: this.fields } : {}) }
  }
}
