import { getSystemErrorName } from 'node:util'
import type { Database } from '../db/database.ts'
import type { Log } from '../http/log/log.ts'
import { type Carrier, LetterRefused, type Outgoing } from './letter.ts'
import { deleteLetter, giveUpLetter, readLetter } from './store.ts'

export type DeliveryParts = { db: Database; carrier: Carrier; now: () => Date; log: Log }

/** Delivers a stored letter; rejects where it should be tried again. */
export type Deliver = (id: string) => Promise<void>

/**
 * Delivers a letter and deletes it. If the process ends between the two, the letter is delivered twice. A letter that
 * has expired or is refused for good is dropped; the log line names neither the recipient nor the content.
 */
export function createDelivery({ db, carrier, now, log }: DeliveryParts): Deliver {
  const giveUp = async (id: string, letter: Outgoing, why: keyof typeof sentences, said?: Said) => {
    if (letter.isDecoy) return deleteLetter(db, id)
    await giveUpLetter(db, id, letter, { why, now: now() })
    log.error({ letter: id, subject: letter.subject, ...said }, sentences[why])
  }
  return async (id) => {
    const letter = await readLetter(db, id)
    if (!letter) return
    if (letter.expiresAt <= now()) return giveUp(id, letter, 'expired')
    try {
      await (letter.isDecoy ? carrier.rehearse(letter) : carrier.carry(letter))
    } catch (error) {
      if (!(error instanceof LetterRefused)) throw new DeliveryFailed(saidOf(error))
      return giveUp(id, letter, 'refused', saidOf(error.cause))
    }
    await deleteLetter(db, id)
  }
}

const sentences = {
  expired: 'A letter was dropped: it could not be delivered in time.',
  refused: 'A letter was dropped: the mail server refused it.',
}

/** Thrown where a letter could not be delivered this time. */
export class DeliveryFailed extends Error {
  readonly said: Said

  constructor(said: Said) {
    super(`A letter could not be delivered: ${Object.values(said).join(' ')}`)
    this.said = said
  }
}

/** What may be logged of a failure: an error's own message often repeats the recipient's address. */
type Said = { code?: string; command?: string; responseCode?: number; system?: string }

function saidOf(error: unknown): Said {
  const { code, command, responseCode, errno } = error as Said & { errno?: number }
  return {
    ...(code === undefined ? {} : { code }),
    ...(command === undefined ? {} : { command }),
    ...(responseCode === undefined ? {} : { responseCode }),
    ...(errno !== undefined && errno < 0 ? { system: getSystemErrorName(errno) } : {}),
  }
}
