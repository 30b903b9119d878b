import type { Refusal } from '#contracts/refusal.ts'

/** A refusal of the API, with the server's own sentence as its message; status 0 is no answer at all. */
export class CallError extends Error {
  readonly status: number
  /** Whether the sentence is the server's: false where it gave none, or no answer. */
  readonly said: boolean
  /** A word for programs, such as `needs-plan`. */
  readonly code: string
  /** What is wrong with which field, where fields are at fault. */
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

/** What a person is told of a call that nobody answered. */
export const NO_ANSWER = 'The server did not answer. Check your connection and try again.'

/** The error of a call that nobody answered. */
export function noAnswer(cause: unknown): CallError {
  return new CallError(0, { error: NO_ANSWER, code: 'no-answer' }, { cause })
}

/** Whether asking again may help: no answer, or trouble on the server's side. A 4xx is final. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500
}
