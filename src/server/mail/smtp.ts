import { createTransport } from 'nodemailer'
import { type Carrier, LetterRefused } from './letter.ts'

/** How long a mail server may take, in ms: to connect, to greet, and between any two words after that. */
const usualPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

type SmtpParts = { url: string; from: string; patience?: Partial<typeof usualPatience> }

/** Sends letters through the operator's mail server. */
export function openSmtp({ url, from, patience }: SmtpParts): Carrier {
  const transport = createTransport({ url, ...usualPatience, ...patience })
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async carry({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html }).catch((error: unknown) => {
        throw isFinal(error) ? new LetterRefused('The mail server refused the letter', { cause: error }) : error
      })
    },
    async rehearse({ to, subject, text, html }) {
      await composer.sendMail({ from, to, subject, text, html })
    },
    close: () => {
      transport.close()
      composer.close()
    },
  }
}

/**
 * A 5xx for this very letter: its recipient or its text (RFC 5321, 4.2.1). What the server says to our password or to
 * our sender holds for every letter until the operator mends it, so it is no reason to give a letter up.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command)
}
