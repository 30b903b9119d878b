import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAccount } from '#tests/e2e/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { shareOfRightGuesses } from './accounts/guesses.ts'

/** Addresses with an account. Each question names each once, because a second letter so soon would not be sent. */
const ACCOUNTS = 100
/** The time after an answer in which other requests are counted. */
const WATCH_MS = 150
/** The best threshold is right in up to about 0.6 of a hundred guesses by chance alone. */
const MAX_ACCURACY = 0.65

/** The requests that anyone can make with an address. */
const questions = {
  recover: { path: '/auth/v1/recover', body: {} },
  'sign up': { path: '/api/auth/signup', body: { password: 'a long walk home', full_name: 'Mallory' } },
  'sign in': { path: '/auth/v1/token?grant_type=password', body: { password: 'a wrong guess' } },
}

/**
 * Tests whether anyone can find out who has an account, by the time of an answer or by how fast the server answers
 * others just after it. Fails if the best threshold tells known from unknown addresses more often than chance does.
 */
export async function accountsDrill(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacewright-accounts-'))
  const emails = await createAccounts(dataDir)
  // Each request comes from another network, so that no limit is reached.
  const server = await startServer({
    dataDir,
    env: { TRUSTED_PROXIES: '127.0.0.1,::1', GOTRUE_SMTP_MAX_FREQUENCY: '1s' },
  })
  const figures: Record<string, { 'by answer': number; 'by load': number }> = {}
  for (const [name, question] of Object.entries(questions)) {
    // The first requests are slower, because their code is not compiled yet.
    for (let count = 0; count < 10; count += 1) await ask(server, question, newAccount().email)
    const known: Observed[] = []
    const unknown: Observed[] = []
    for (const email of emails) {
      const pair = [
        async () => known.push(await ask(server, question, email)),
        async () => unknown.push(await ask(server, question, newAccount().email)),
      ]
      for (const observe of Math.random() < 0.5 ? pair : pair.toReversed()) await observe()
    }
    const accuracy = (of: (one: Observed) => number) => shareOfRightGuesses(known.map(of), unknown.map(of))
    figures[name] = {
      'by answer': accuracy(({ answerMs }) => answerMs),
      'by load': accuracy(({ answered }) => answered),
    }
  }
  await server.stop()
  await rm(dataDir, { recursive: true })
  console.table(figures)
  const leaks = Object.entries(figures).filter(([, shares]) => Math.max(...Object.values(shares)) > MAX_ACCURACY)
  if (leaks.length > 0) throw new Error(`These show who has an account: ${leaks.map(([name]) => name).join(', ')}.`)
}

/** The time of an answer, and the number of other requests that were answered just after it. */
type Observed = { answerMs: number; answered: number }

async function ask(
  server: RunningServer,
  { path, body }: { path: string; body: object },
  email: string,
): Promise<Observed> {
  const begun = performance.now()
  await post(server.url + path, { ...body, email })
  const answerMs = performance.now() - begun
  let answered = 0
  for (const end = performance.now() + WATCH_MS; performance.now() < end; answered += 1)
    await (await fetch(`${server.url}/readyz`)).text()
  return { answerMs, answered }
}

/** Creates accounts on a server that asks for no confirmation. */
async function createAccounts(dataDir: string): Promise<string[]> {
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', GOTRUE_MAILER_AUTOCONFIRM: 'true' }
  const server = await startServer({ dataDir, env })
  const emails: string[] = []
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const account = newAccount()
    await post(`${server.url}/api/auth/signup`, account)
    emails.push(account.email)
  }
  await server.stop()
  return emails
}

/** Posts JSON from an address drawn at random. */
async function post(url: string, body: object) {
  const address = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250))
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `11.${address.join('.')}` }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.text()
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${url} answered ${answer.status}`)
}
