import { type HealthParts, healthOf } from '../health/handlers.ts'
import type { StreetsInUse } from '../loops/handlers.ts'
import type { Settings } from '../settings.ts'
import type { Accounts } from './accounts.ts'
import { readWaiting } from './store/letters.ts'

export type PartsParts = HealthParts & {
  accounts: Accounts
  settings: Pick<Settings, 'authUrl' | 'billing' | 'databaseUrl' | 'languageModel' | 'smtpUrl'>
  streets: StreetsInUse
  now: () => Date
}

/** A part of the server, who it belongs to, and how it is. */
export type Part = {
  part: 'database' | 'accounts' | 'letters' | 'jobs' | 'payments' | 'model' | 'streets'
  kind: 'embedded' | 'sandbox' | 'external' | 'off'
  health: 'well' | 'ailing' | 'unknown'
  says: string
}

/** A letter that waits longer than this has been tried several times, in ms. */
const LATE_MS = 5 * 60 * 1000

/** What this server is made of, and how each part is. */
export async function readParts(parts: PartsParts): Promise<Part[]> {
  const { settings } = parts
  const health = await healthOf(parts)
  const { database, writes, jobs } = health
  const isDatabaseWell = database === 'answers' && writes === 'possible'
  return [
    {
      part: 'database',
      kind: settings.databaseUrl ? 'external' : 'embedded',
      health: isDatabaseWell ? 'well' : 'ailing',
      says: `${settings.databaseUrl ? 'PostgreSQL' : 'PostgreSQL in this process'}: ${database}, writes are ${writes}.`,
    },
    await accountsPart(parts),
    await lettersPart(parts),
    {
      part: 'jobs',
      kind: 'embedded',
      health: jobs === 'run' ? 'well' : jobs === 'start' ? 'unknown' : 'ailing',
      says: { run: 'Letters and purges run.', start: 'They are being started.', 'do not run': 'They do not run.' }[
        jobs
      ],
    },
    settings.billing === 'sandbox'
      ? { part: 'payments', kind: 'sandbox', health: 'well', says: 'Plans are sold, and nobody pays.' }
      : { part: 'payments', kind: 'off', health: 'well', says: 'Every feature is open to every athlete.' },
    settings.languageModel
      ? {
          part: 'model',
          kind: 'external',
          health: 'unknown',
          says: `Workouts are written by ${settings.languageModel.model}.`,
        }
      : { part: 'model', kind: 'off', health: 'well', says: 'Workouts are written by our own engine.' },
    await streetsPart(parts.streets),
  ]
}

/** How many region packs are named. */
const MAX_PACKS_NAMED = 20

async function streetsPart({ sources, packs }: StreetsInUse): Promise<Part> {
  const found = await packs().catch(() => undefined)
  if (!found)
    return { part: 'streets', kind: 'embedded', health: 'ailing', says: 'The folder DATA_DIR/streets cannot be read.' }
  const others = sources.filter((id) => id !== 'packs')
  const named = found.slice(0, MAX_PACKS_NAMED).map((pack) => {
    if ('problem' in pack) return `${pack.name}: ${pack.problem}`
    return `${pack.name}, imported on ${pack.importedAt.slice(0, 10)}`
  })
  const more = found.length > MAX_PACKS_NAMED ? `; ${found.length - MAX_PACKS_NAMED} more` : ''
  const says = [
    found.length > 0 ? `Region packs: ${named.join('; ')}${more}.` : 'There is no region pack.',
    ...(others.length > 0 ? [`Asked elsewhere: ${others.join(', ')}.`] : []),
  ].join(' ')
  const kind =
    found.length > 0 ? 'embedded' : others.some((id) => id !== 'demo-town') ? 'external' : others[0] ? 'sandbox' : 'off'
  const isWell = found.every((pack) => !('problem' in pack))
  return { part: 'streets', kind, health: isWell ? 'well' : 'ailing', says }
}

async function accountsPart({ accounts, settings }: PartsParts): Promise<Part> {
  if (!settings.authUrl)
    return { part: 'accounts', kind: 'embedded', health: 'well', says: 'Our own auth provider, in this process.' }
  const { host } = new URL(settings.authUrl)
  const isWell = await accounts.health().then(
    ({ ok }) => ok,
    () => false,
  )
  const says = isWell ? `The auth provider at ${host} answers.` : `The auth provider at ${host} does not answer.`
  return { part: 'accounts', kind: 'external', health: isWell ? 'well' : 'ailing', says }
}

async function lettersPart({ db, settings, now }: PartsParts): Promise<Part> {
  const { waiting, oldest } = await readWaiting(db)
  const isLate = oldest !== null && now().getTime() - oldest.getTime() > LATE_MS
  const where = settings.smtpUrl ? `The mail server ${new URL(settings.smtpUrl).host}` : 'DATA_DIR/outbox'
  const what = settings.smtpUrl ? 'takes letters' : 'keeps letters, which reach nobody'
  const kind = settings.smtpUrl ? 'external' : 'sandbox'
  if (isLate) return { part: 'letters', kind, health: 'ailing', says: `${where} takes none: ${waiting} wait.` }
  return { part: 'letters', kind, health: 'well', says: `${where} ${what}.` }
}
