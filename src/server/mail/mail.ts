import { join } from 'node:path'
import type { Carrier } from './letter.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

export type MailSettings = {
  dataDir: string
  /** An SMTP server such as smtp://user:password@host:587; without one, letters stay in the outbox. */
  smtpUrl: string | undefined
  /** The sender, such as Pacewright <pacewright@example.org>. */
  from: string
  /** Only this machine reaches the server: then the log may tell a letter's link. */
  isPrivate: boolean
  log: (line: string) => void
  now: () => Date
}

/** What takes letters from here: an SMTP server where the operator has one, else the outbox, an `.eml` file each. */
export function openMail({ dataDir, smtpUrl, from, isPrivate, log, now }: MailSettings): Carrier {
  const carrier = smtpUrl
    ? openSmtp({ url: smtpUrl, from })
    : openOutbox({ folder: join(dataDir, 'outbox'), from, now })
  return {
    ...carrier,
    async carry(letter) {
      await carrier.carry(letter)
      if (isPrivate && letter.link) log(`Letter to ${letter.to}: ${letter.link}`)
    },
  }
}
