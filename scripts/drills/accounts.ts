import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { shareOfRightGuesses } from './accounts/guesses.ts'

/** Addresses with an account; each can be asked for once, since a second letter would not be due. */
const ACCOUNTS = 100
/** How long after an answer the load is watched, in ms. */
const WATCHED_MS = 150
/** Of a hundred guesses with the best threshold, chance alone is right in up to about 60. */
const MAX_ACCURACY = 0.65

/** What a stranger can ask by an address. */
const questions = {
  recover: { path: '/auth/v1/recover', body: {} },
  'sign up': { path: '/api/auth/signup', body: { password: 'a long walk home', full_name: 'Mallory' } },
  'sign in': { path: '/auth/v1/token?grant_type=password', body: { password: 'a wrong guess' } },
}

/**
 * Whether a stranger can tell who has an account: by an answer's time, or by how fast the server answers others just
 * after it. Fails where the best threshold tells known from unknown emails more often than chance does.
 */
export async function accountsDrill(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacewright-accounts-'))
  const known = await accountsIn(dataDir)
  // Each request comes from a network of its own: limits are not what is tried here.
  const server = await startServer({
    dataDir,
    env: { TRUSTED_PROXIES: '127.0.0.1,::1', GOTRUE_SMTP_MAX_FREQUENCY: '1s' },
  })
  const figures: Record<string, { 'by answer': number; 'by load': number }> = {}
  for (const [name, question] of Object.entries(questions)) {
    // The first requests find cold code.
    for (let count = 0; count < 10; count += 1) await sendQuestion(server, question, `${randomUUID()}@example.org`)
    const seen = { known: [] as Seen[], unknown: [] as Seen[] }
    for (const email of known) {
      const pair = [
        async () => seen.known.push(await sendQuestion(server, question, email)),
        async () => seen.unknown.push(await sendQuestion(server, question, `${randomUUID()}@example.org`)),
      ]
      for (const ask of Math.random() < 0.5 ? pair : pair.toReversed()) await ask()
    }
    const share = (of: (one: Seen) => number) => shareOfRightGuesses(seen.known.map(of), seen.unknown.map(of))
    figures[name] = { 'by answer': share(({ answerMs }) => answerMs), 'by load': share(({ answered }) => answered) }
  }
  await server.stop()
  await rm(dataDir, { recursive: true })
  console.table(figures)
  const told = Object.entries(figures).filter(([, shares]) => Math.max(...Object.values(shares)) > MAX_ACCURACY)
  if (told.length > 0) throw new Error(`Who has an account can be told by: ${told.map(([name]) => name).join(', ')}.`)
}

/** How long the answer took, and how many others were answered just after it. */
type Seen = { answerMs: number; answered: number }

async function sendQuestion(
  server: RunningServer,
  { path, body }: { path: string; body: object },
  email: string,
): Promise<Seen> {
  const begun = performance.now()
  await post(server.url + path, { ...body, email })
  const answerMs = performance.now() - begun
  let answered = 0
  for (const end = performance.now() + WATCHED_MS; performance.now() < end; answered += 1)
    await (await fetch(`${server.url}/readyz`)).text()
  return { answerMs, answered }
}

/** Makes accounts the quick way, by a server that asks for no confirmation. */
async function accountsIn(dataDir: string): Promise<string[]> {
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', GOTRUE_MAILER_AUTOCONFIRM: 'true' }
  const server = await startServer({ dataDir, env })
  const emails: string[] = []
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const email = `${randomUUID()}@example.org`
    await post(`${server.url}/api/auth/signup`, { email, password: 'a long walk home', full_name: 'Robin Example' })
    emails.push(email)
  }
  await server.stop()
  return emails
}

async function post(url: string, body: object) {
  const address = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250))
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `11.${address.join('.')}` }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.text()
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${url} answered ${answer.status}`)
}
