import { join } from 'node:path'
import type { Carrier } from './letter.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

/** The folder of letters in the data directory. */
export const OUTBOX = 'outbox'

export type MailSettings = {
  dataDir: string
  /** An SMTP server such as smtp://user:password@host:587; without one, letters stay in the outbox. */
  smtpUrl: string | undefined
  /** The sender, such as Pacewright <pacewright@example.org>. */
  from: string
  /** Whether only this machine can reach the server: then the log may show a letter's link. */
  isPrivate: boolean
  log: (line: string) => void
  now: () => Date
}

/** Sends letters to the operator's SMTP server, or writes `.eml` files to the outbox where there is none. */
export function openMail({ dataDir, smtpUrl, from, isPrivate, log, now }: MailSettings): Carrier {
  const carrier = smtpUrl ? openSmtp({ url: smtpUrl, from }) : openOutbox({ folder: join(dataDir, OUTBOX), from, now })
  return {
    ...carrier,
    async carry(letter) {
      await carrier.carry(letter)
      if (isPrivate && letter.link) log(`Letter “${letter.subject}”: ${letter.link}`)
    },
  }
}
