import type { OutputOf } from '#web/lib/api.ts'

// The lists of the admin dashboard, made up for its pictures.

export type Listed = OutputOf<'get /api/admin/athletes'>['data'][number]

const usual: Omit<Listed, 'id' | 'email' | 'full_name'> = {
  ...{ role: 'athlete', named_admin: false, plan: null, is_confirmed: true, disabled_at: null, leaves_at: null },
  signed_up_at: '2026-11-02T09:00:00Z',
  last_seen_at: '2026-11-19T08:30:00Z',
}
const long = `${'averyveryverylongaddress'.repeat(2)}@${'mail.'.repeat(6)}example.org`

const rows: readonly [name: string, more: Partial<Listed>][] = [
  ['Mika Unverified', { is_confirmed: false, signed_up_at: '2026-11-19T11:20:00Z', last_seen_at: null }],
  ['Robin Example', { plan: 'standard', last_seen_at: '2026-11-19T11:50:00Z' }],
  ['Juno Premium', { plan: 'premium', role: 'beta_tester', last_seen_at: '2026-11-16T08:00:00Z' }],
  ['Sam Ndiaye', { disabled_at: '2026-11-10T08:00:00Z', last_seen_at: '2026-11-09T08:00:00Z' }],
  ['Maximiliana Featherstonehaugh-Cholmondeley the Younger', { email: long, leaves_at: '2026-12-01T08:00:00Z' }],
  ['', { email: 'noname@example.org', is_confirmed: false, disabled_at: '2026-11-10T08:00:00Z', last_seen_at: null }],
  ['Alex Gone', { leaves_at: '2026-11-19T08:00:00Z', disabled_at: '2026-11-19T08:00:00Z' }],
  ['Noor Admin', { role: 'admin', named_admin: true, signed_up_at: '2025-01-15T08:00:00Z' }],
  ['Kim Lindqvist', { plan: 'standard', signed_up_at: '2026-08-02T09:00:00Z', last_seen_at: '2026-08-20T08:30:00Z' }],
  ['Tove Okafor', {}],
]
/** Athletes in every state. */
export const people: Listed[] = rows.map(([full_name, more], at) => ({
  id: `018f8f2e-0000-7000-8000-${String(at).padStart(12, '0')}`,
  email: `${full_name.split(' ')[0]?.toLowerCase()}@example.org`,
  full_name,
  ...usual,
  ...more,
}))

/** What becomes of a list, every outcome once but that the provider fails. */
export const invited: OutputOf<'post /api/admin/invitations'>['lines'] = [
  { address: 'Ada Lovelace <ada@example.org>', outcome: 'invited', link: 'https://example.org/auth/v1/verify?token=a' },
  { address: 'bo@example.org', outcome: 'invited', link: 'https://example.org/auth/v1/verify?token=b' },
  { address: 'robin@example.org', outcome: 'has-account' },
  { address: 'nobody at all', outcome: 'no-address' },
  { address: 'ada@example.org', outcome: 'repeated' },
]

/** Letters that wait, and letters that could not be sent. */
export const someLetters: OutputOf<'get /api/admin/letters'> = {
  has_more_failed: false,
  waiting: 3,
  oldest_waiting: '2026-11-19T11:40:00Z',
  failed: (['refused', 'expired'] as const).map((why, at) => ({
    id: `018f8f2e-0000-7000-8000-${String(at).padStart(12, '0')}`,
    recipient: at === 0 ? 'typo@exmaple.org' : long,
    subject: 'Confirm your email address',
    why,
    failed_at: '2026-11-18T07:05:00Z',
    can_be_sent_again: at === 0,
  })),
}

/** The parts of a server, one of them ailing if asked for. */
export function partsOf(isAiling: boolean): OutputOf<'get /api/admin/parts'> {
  return [
    {
      part: 'database',
      kind: 'embedded',
      health: 'well',
      says: 'PostgreSQL in this process: answers, writes are possible.',
    },
    { part: 'accounts', kind: 'embedded', health: 'well', says: 'Our own auth provider, in this process.' },
    isAiling
      ? {
          part: 'letters',
          kind: 'external',
          health: 'ailing',
          says: 'The mail server mail.example.org takes none: 3 wait.',
        }
      : {
          part: 'letters',
          kind: 'sandbox',
          health: 'well',
          says: 'DATA_DIR/outbox keeps letters, which reach nobody.',
        },
    { part: 'jobs', kind: 'embedded', health: 'well', says: 'Letters and purges run.' },
    { part: 'payments', kind: 'sandbox', health: 'well', says: 'Plans are sold, and nobody pays.' },
    { part: 'model', kind: 'external', health: 'unknown', says: 'Workouts are written by qwen3.' },
  ]
}

/** Figures that grow, with a week's rhythm. */
export function countsOf(days: number): OutputOf<'get /api/admin/counts'> {
  const weekly = days > 90
  const size = weekly ? Math.ceil(days / 7) : days
  const start = Date.parse(weekly ? '2026-11-16' : '2026-11-19')
  const data = Array.from({ length: size }, (_, at) => {
    const back = (size - 1 - at) * (weekly ? 7 : 1)
    const rhythm = 1 + Math.sin(at * 0.9) + ((at * 7) % 5) / 3
    const grown = Math.round(rhythm * (2 + (6 * at) / size))
    return {
      day: new Date(start - back * 86_400_000).toISOString().slice(0, 10),
      ...{
        sign_ups: at % 9 === 4 ? 0 : grown,
        generated: grown * 6,
        built: grown * 2,
        imported: at % 3 === 0 ? 2 : 0,
        routes: grown,
      },
    }
  })
  return { athletes: 1204, data }
}

/** The end of a log. */
export const events: OutputOf<'get /api/admin/events'> = {
  data: (
    [
      ['sign_up_closed', null, undefined],
      ['role_beta_tester', '018f8f2e-0000-7000-8000-000000000007', 2],
      ['disabled', '018f8f2e-0000-7000-8000-000000000007', 3],
      ['invited', null, 9],
      ['plan_premium', '018f8f2e-0000-7000-8000-000000000007', 2],
    ] as const
  ).map(([kind, admin_id, about], at) => ({
    id: `018f8f2e-0000-7000-8000-${String(100 - at).padStart(12, '0')}`,
    kind,
    at: `2026-11-1${9 - at}T08:15:00Z`,
    admin_id,
    athlete_id: about === undefined ? null : (people[about]?.id ?? null),
  })),
  next: null,
}
