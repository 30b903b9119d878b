import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** How the mail server treats the next letter: accepts it, refuses it with a status, or never answers. */
export type Behaviour = { refuses?: number; at?: 'MAIL FROM' | 'RCPT TO' | 'DATA'; hangs?: boolean }

type Options = { port?: number; behaviour?: Behaviour }

/** A real SMTP server on this machine whose behaviour a test can change at any time. */
export async function aMailServer({ port: given = 0, behaviour: first = {} }: Options = {}) {
  const letters: Email[] = []
  let attempts = 0
  let behaviour = first
  const refusal = (at: Behaviour['at']) =>
    behaviour.refuses !== undefined && (behaviour.at ?? 'DATA') === at
      ? Object.assign(new Error('No, <ada@example.org>'), { responseCode: behaviour.refuses })
      : null
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusal('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refusal('RCPT TO')),
    onData(stream, _session, done) {
      attempts += 1
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (behaviour.hangs) return
        const refused = refusal('DATA')
        if (!refused) letters.push(await PostalMime.parse(Buffer.concat(chunks)))
        done(refused)
      })
    },
  }
  const server = new SMTPServer(options)
  // Errors of a disconnected client are ignored.
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(given, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    letters,
    attempts: () => attempts,
    lettersTo: (email: string) => letters.filter(({ to }) => to?.some(({ address }) => address === email)),
    setBehaviour: (next: Behaviour) => {
      behaviour = next
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
