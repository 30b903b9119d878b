import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Carrier } from './letter.ts'

type SmtpParts = {
  url: string
  from: string
  /** Pauses before the second, third, … attempt; a server that is busy or greylists takes the letter then. */
  retryAfterMs: number[]
}

// a mail server that hangs must not hold up a server that wants to stop
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends letters through the operator's mail server. */
export function openSmtp({ url, from, retryAfterMs }: SmtpParts): Carrier {
  const transport = createTransport({ url, pool: true, ...patience })
  return {
    async carry({ to, subject, text, html }) {
      for (const pause of [...retryAfterMs, undefined]) {
        try {
          await transport.sendMail({ from, to, subject, text, html })
          return
        } catch (error) {
          if (pause === undefined || isFinal(error)) throw error
          await wait(pause)
        }
      }
    },
    close: () => transport.close(),
  }
}

/** 5xx: the server will never take this letter. */
const isFinal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
