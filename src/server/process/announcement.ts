import { join } from 'node:path'
import type { Settings } from '../settings.ts'

type Announced = Pick<Settings, 'isPublic' | 'smtpUrl' | 'authUrl' | 'dataDir'>

/** What a server prints once it is ready. */
export function announcementOf(url: string, { isPublic, smtpUrl, authUrl, dataDir }: Announced): string[] {
  const ready = `Pacewright is ready: ${url}`
  // A public server keeps links out of its log, a mail server takes the letters, and a foreign auth provider sends its own.
  if (isPublic || smtpUrl || authUrl) return [ready]
  return [ready, `Letters are written to ${join(dataDir, 'outbox')}; their links are also printed here.`]
}
