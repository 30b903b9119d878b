import type { Refusal } from '#contracts/refusal.ts'

/** A refusal of the API, with the server's own sentence as its message; status 0 means no answer. */
export class CallError extends Error {
  readonly status: number
  /** Whether the message is the server's sentence: false if it gave none, or did not answer. */
  readonly said: boolean
  /** The code for programs, such as `needs-plan`. */
  readonly code: string
  /** The errors of single fields, by field. */
  readonly fields: Record<string, string>

  constructor(status: number, refusal: Partial<Refusal> | undefined, options?: ErrorOptions) {
    super(refusal?.error ?? `The server answered with status ${status}.`, options)
    this.name = 'CallError'
    this.status = status
    this.said = status !== 0 && refusal?.error !== undefined
    this.code = refusal?.code ?? 'unknown'
    this.fields = refusal?.fields ?? {}
  }
}

/** The message for a call without an answer. */
export const NO_ANSWER = 'The server did not answer. Check your connection and try again.'

/** The error of a call without an answer. */
export function noAnswer(cause: unknown): CallError {
  return new CallError(0, { error: NO_ANSWER, code: 'no-answer' }, { cause })
}

/** Whether another try may succeed: after no answer or a server error. A 4xx is final. */
export function isTemporary(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500
}
