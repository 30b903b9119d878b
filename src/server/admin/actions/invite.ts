import { z } from 'zod'
import { Problem } from '../../http/refusals/problem.ts'
import { noteEvent } from '../store/events.ts'
import { type ActionParts, type Actor, required } from './parts.ts'

/** Addresses that are invited at once. */
const MAX_INVITED = 200

/** What became of an address, as it was written. */
export type Invited = {
  address: string
  outcome: 'invited' | 'has-account' | 'no-address' | 'repeated' | 'failed'
  link?: string
}

/** Invites everybody on a list, one after the other, and says what became of each. */
export async function inviteAll(
  parts: ActionParts,
  by: Actor,
  { addresses, by: way }: { addresses: string; by: 'letter' | 'link' },
): Promise<Invited[]> {
  const written = splitList(addresses)
  if (written.length === 0) throw refused('There is no address in the list.')
  if (written.length > MAX_INVITED)
    throw refused(`These are ${written.length} addresses. Invite ${MAX_INVITED} at a time.`)
  const invited: Invited[] = []
  const seen = new Set<string>()
  let isReachable = true
  for (const address of written) {
    const email = addressIn(address)
    if (!email) invited.push({ address, outcome: 'no-address' })
    else if (seen.has(email)) invited.push({ address, outcome: 'repeated' })
    else if (!isReachable) invited.push({ address, outcome: 'failed' })
    else
      try {
        invited.push({ address, ...(await inviteOne(parts, by, email, way)) })
      } catch (error) {
        // The others would wait for the provider as long; what was done is told.
        if (!(error instanceof Problem) || error.code !== 'provider-trouble') throw error
        isReachable = false
        invited.push({ address, outcome: 'failed' })
      }
    if (email) seen.add(email)
  }
  return invited
}

async function inviteOne(
  { db, accounts, now }: ActionParts,
  by: Actor,
  email: string,
  way: 'letter' | 'link',
): Promise<Pick<Invited, 'outcome' | 'link'>> {
  const answer = way === 'link' ? await accounts.inviteByLink(email) : await accounts.invite(email)
  if (!answer.ok && answer.code === 'email_exists') return { outcome: 'has-account' }
  if (!answer.ok && answer.status === 400) return { outcome: 'no-address' }
  const { id, ...more } = required<{ id: string; link?: string }>(answer)
  await noteEvent(db, { kind: way === 'link' ? 'link_made' : 'invited', by, athlete: id, at: now() })
  return { outcome: 'invited', ...more }
}

/** Lines, and what commas and semicolons separate in them. */
function splitList(text: string): string[] {
  return text
    .split(/[\r\n,;]+/)
    .map((one) => one.trim().slice(0, MAX_WRITTEN_CHARACTERS))
    .filter((one) => one !== '')
}

/** An address with a name before it. */
const MAX_WRITTEN_CHARACTERS = 400
/** RFC 5321, 4.5.3.1.3. */
const MAX_EMAIL_CHARACTERS = 254

/** The address in `Ada <ada@example.org>`, or in `ada@example.org`. */
function addressIn(written: string): string | undefined {
  const email = (/<([^<>]*)>$/.exec(written)?.[1] ?? written).trim().toLowerCase()
  return email.length <= MAX_EMAIL_CHARACTERS && z.email().safeParse(email).success ? email : undefined
}

const refused = (sentence: string) => new Problem('invalid', sentence, { fields: { addresses: sentence } })
