import { CallError } from '../../lib/call-error.ts'

/** The result for one file. */
export type Outcome<Imported> =
  | { state: 'kept'; imported: Imported }
  | { state: 'refused'; reason: string }
  | { state: 'cancelled' }

/** The result of a call that sends a file. A refusal and an abort are outcomes, not errors. */
export async function outcomeOf<Imported>(call: Promise<Imported>, signal: AbortSignal): Promise<Outcome<Imported>> {
  try {
    return { state: 'kept', imported: await call }
  } catch (error) {
    if (signal.aborted) return { state: 'cancelled' }
    if (error instanceof CallError) return { state: 'refused', reason: error.message }
    throw error
  }
}
