import type { HealthParts } from '../../health/handlers.ts'
import type { ActionParts } from '../actions/parts.ts'
import type { PartsParts } from '../parts.ts'

/** Output and exit code of a command: 0 for done, 1 for not possible, 2 for not understood. */
export type Outcome = { output: string; exitCode: 0 | 1 | 2 }

export type OperatorParts = ActionParts &
  Omit<PartsParts, keyof HealthParts> &
  HealthParts & {
    version: string
    adminEmails: readonly string[]
    /** Whether accounts are in the embedded auth provider. */
    ownProvider: boolean
    seed: () => Promise<Outcome>
  }

/** A command: its words as they are typed, what it is for, and its work on the words that follow the fixed ones. */
export type Command = {
  /** `UPPER CASE` words are given, `[OPTIONAL]` ones may be. */
  words: string
  what: string
  run: (parts: OperatorParts, given: readonly string[]) => Promise<Outcome>
}

export const done = (output: string): Outcome => ({ output, exitCode: 0 })
export const impossible = (output: string): Outcome => ({ output, exitCode: 1 })
export const misunderstood = (output: string): Outcome => ({ output, exitCode: 2 })
