import { join } from 'node:path'
import type { Carrier, Letter } from './letter.ts'
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

/** The way out for letters. */
export type Outbox = {
  send: (letter: Letter) => Promise<void>
  /** Waits until no letter is on its way. */
  settle: () => Promise<void>
  /** Where letters lie, unless they leave by SMTP. */
  folder: string | undefined
  close: () => Promise<void>
}

/** The way letters take: by SMTP where the operator has a server, else as files in the outbox, an `.eml` each. */
export function openMail(settings: MailSettings): Outbox {
  const folder = join(settings.dataDir, 'outbox')
  const carrier: Carrier = settings.smtpUrl
    ? openSmtp({ url: settings.smtpUrl, from: settings.from, retryAfterMs: [1_000, 5_000] })
    : openOutbox({ folder, from: settings.from, now: settings.now })
  const underway = new Set<Promise<void>>()
  const settle = async () => {
    while (underway.size > 0) await Promise.allSettled(underway)
  }
  return {
    folder: settings.smtpUrl ? undefined : folder,
    settle,
    send(letter) {
      const sent = carrier.carry(letter).then(() => {
        if (settings.isPrivate && letter.link) settings.log(`Letter to ${letter.to}: ${letter.link}`)
      })
      underway.add(sent)
      // whoever sent it hears of trouble through `sent`
      const done = () => underway.delete(sent)
      sent.then(done, done)
      return sent
    },
    async close() {
      await settle()
      carrier.close()
    },
  }
}
