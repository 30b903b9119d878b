import type { LetterKind } from '../db/letter-kind.ts'

/** A letter to one recipient; `link` is the link in its text, if any. Without a kind only its recipient can ask for it again. */
export type Letter = { to: string; subject: string; text: string; html: string; link?: string; kind?: LetterKind }

/** A letter to be delivered. */
export type Outgoing = Letter & {
  /** The letter is dropped if it is not delivered by then. */
  expiresAt: Date
  /**
   * A decoy has no recipient: it stands in for a letter that is not due, so that the work does not show whether one
   * was.
   */
  isDecoy?: boolean
}

/** Hands letters over for delivery. */
export type Carrier = {
  /** Resolves once the letter is handed over. Throws LetterRefused where it will never be accepted. */
  carry: (letter: Letter) => Promise<void>
  /** Does the local work of `carry` and leaves nothing behind. */
  rehearse: (letter: Letter) => Promise<void>
}

/** Thrown where a letter will never be accepted, so that it is not tried again. */
export class LetterRefused extends Error {}
