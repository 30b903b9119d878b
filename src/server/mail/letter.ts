/** A letter to one person; `link` is the one its text carries, if any. */
export type Letter = { to: string; subject: string; text: string; html: string; link?: string }

/** A letter on its way out. */
export type Outgoing = Letter & {
  /** Delivering it later than this is of no use to anybody. */
  expiresAt: Date
  /** Nobody is to get it: it takes the place of a letter, so that no work tells whether one was due. */
  isDecoy?: boolean
}

/** Hands letters over to whoever takes them from here. */
export type Carrier = {
  /** Resolves once the letter is out of our hands. Throws LetterRefused where it will never be taken. */
  carry: (letter: Letter) => Promise<void>
  /** Does the work of `carry` as far as it is this machine's, and leaves nothing behind. */
  rehearse: (letter: Letter) => Promise<void>
  close: () => void
}

/** Thrown where a letter will never be taken, so that trying it again is of no use. */
export class LetterRefused extends Error {}
