import { formatCount } from '#domain/units/words.ts'
import type { OutputOf } from '../../../lib/api.ts'

export type Invited = OutputOf<'post /api/admin/invitations'>['lines'][number]
type Outcome = Invited['outcome']

/** What became of an address. */
export function outcomeWords({ outcome, link }: Invited): string {
  return outcome === 'invited' && link ? 'Link made' : words[outcome]
}

const words: Record<Outcome, string> = {
  invited: 'Invited',
  'has-account': 'Already there',
  'no-address': 'Not an address',
  repeated: 'Twice in the list',
  failed: 'Not invited: the accounts did not answer',
}

/** What became of all of them: `2 invited, 1 already there`. */
export function summaryOf(lines: readonly Invited[]): string {
  const count = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length
  const isByLink = lines.some(({ link }) => link)
  const parts: [number, string][] = [
    [count('invited'), isByLink ? `${formatCount(count('invited'), 'link')} made` : `${count('invited')} invited`],
    [count('has-account'), `${count('has-account')} already there`],
    [count('no-address'), `${count('no-address')} not an address`],
    [count('repeated'), `${count('repeated')} twice in the list`],
    [count('failed'), `${count('failed')} not invited`],
  ]
  return parts.flatMap(([size, sentence]) => (size > 0 ? [sentence] : [])).join(', ')
}

/** What can be corrected or tried again: it stays in the field. */
export function stillToInvite(lines: readonly Invited[]): string {
  return lines
    .filter(({ outcome }) => outcome === 'no-address' || outcome === 'failed')
    .map(({ address }) => address)
    .join('\n')
}

/** Every link with its address before it, a line each. */
export function linkList(lines: readonly Invited[]): string {
  return lines.flatMap(({ address, link }) => (link ? [`${address} ${link}`] : [])).join('\n')
}
