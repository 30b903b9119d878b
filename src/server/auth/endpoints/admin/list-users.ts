import type { Context } from 'hono'
import type { AuthContext } from '../../context.ts'
import { countUsers, listUsers } from '../../users/store/list.ts'
import { userObject } from '../../wire/objects.ts'
import { invalid } from '../../wire/refusal.ts'
import { requireServer } from './require-server.ts'

const DEFAULT_PER_PAGE = 50
const MAX_PER_PAGE = 1000
/** Pages are counted from the newest account; this many come to at most a billion. */
const MAX_PAGE = 1_000_000

/** GET /admin/users: all users, the newest first, in pages. */
export const readUsers = (auth: AuthContext) => async (context: Context) => {
  await requireServer(auth, context)
  const page = wholeIn(context, 'page', 1, MAX_PAGE)
  const perPage = wholeIn(context, 'per_page', DEFAULT_PER_PAGE, MAX_PER_PAGE)
  const [total, rows] = await Promise.all([
    countUsers(auth.db),
    listUsers(auth.db, { limit: perPage, offset: (page - 1) * perPage }),
  ])
  const last = Math.max(1, Math.ceil(total / perPage))
  // The official client reads the number behind the first `=`, so the page comes first.
  const link = (to: number, rel: string) =>
    `<${auth.settings.publicUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  context.header('X-Total-Count', String(total))
  context.header('Link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '))
  const users = rows.map(({ user, identities }) => userObject(user, identities))
  return context.json({ users, aud: 'authenticated' })
}

function wholeIn(context: Context, name: string, otherwise: number, most: number): number {
  const text = context.req.query(name)
  if (!text) return otherwise
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw invalid(`Bad Pagination Parameters: ${name} is a whole number from 1 to ${most}`)
  return value
}
