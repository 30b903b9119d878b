/** A letter to one person; `link` is the one its text carries, if any. */
export type Letter = { to: string; subject: string; text: string; html: string; link?: string }

/** Hands a letter over; resolves once it is out of our hands, rejects if it cannot be. */
export type Carrier = { carry: (letter: Letter) => Promise<void>; close: () => void }
