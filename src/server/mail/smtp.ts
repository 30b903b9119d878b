import { createTransport } from 'nodemailer'
import { type Carrier, LetterRefused } from './letter.ts'

/** Timeouts of the mail server in ms: to connect, to greet, and between two of its replies. */
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
  }
}

/**
 * Whether the server refuses this letter for good: a 5xx for its recipient or its text (RFC 5321, 4.2.1). A refusal of
 * our password or sender concerns all letters until the operator changes the settings, so the letter is kept.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}
