// The server that the product is compared with: Hono as its documentation shows it, and the database driver. It has no
// validation, sessions, limits, log or extra headers. Its statements read and write the same as the product's.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { openEmbedded } from '#server/db/embedded/embedded.ts'

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

const columns = `w.id, w.name, w.sport, w.type, w.steps, w.pool_length as "poolLength", w.created_at, w.updated_at,
  json_build_object('full_name', a.full_name) as user`

const query = await connect()
const app = new Hono()

app.get('/workouts/:id', async (context) => {
  const text = `select ${columns} from workouts w join athletes a on a.id = w.athlete_id
    where w.id = $1 and w.deleted_at is null`
  const { rows } = await query(text, [context.req.param('id')])
  return context.json(rows[0] as object)
})

app.get('/library/:athlete', async (context) => {
  const athlete = context.req.param('athlete')
  const page = Number(context.req.query('page') ?? 1)
  const list = `select ${columns} from workouts w join athletes a on a.id = w.athlete_id
    where w.athlete_id = $1 and w.deleted_at is null
    order by w.updated_at desc, w.id desc limit 10 offset $2`
  const counted = 'select count(*)::int as count from workouts where athlete_id = $1 and deleted_at is null'
  const [data, count] = await Promise.all([query(list, [athlete, (page - 1) * 10]), query(counted, [athlete])])
  const totalCount = (count.rows[0] as { count: number }).count
  const pagination = { totalCount, pageSize: 10, currentPage: page, totalPages: Math.ceil(totalCount / 10) }
  return context.json({ data: data.rows, pagination })
})

app.post('/library/:athlete', async (context) => {
  const athlete = context.req.param('athlete')
  const { name, sport, type = null, steps, poolLength = null } = await context.req.json()
  const text = `with w as (
      insert into workouts (id, athlete_id, name, sport, type, steps, pool_length)
      values ($1, $2, $3, $4, $5, $6, $7) returning *)
    select ${columns} from w join athletes a on a.id = w.athlete_id`
  const { rows } = await query(text, [uuidv7(), athlete, name, sport, type, JSON.stringify(steps), poolLength])
  return context.json(rows[0] as object)
})

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => console.log('ready'))

async function connect(): Promise<Query> {
  const { DATABASE_URL, EMBEDDED_FOLDER } = process.env
  if (DATABASE_URL) {
    const pool = new Pool({ connectionString: DATABASE_URL, max: 20 })
    return (text, values) => pool.query(text, values)
  }
  if (!EMBEDDED_FOLDER) throw new Error('Set DATABASE_URL or EMBEDDED_FOLDER.')
  const { db } = await openEmbedded(EMBEDDED_FOLDER)
  return (text, values) => db.$client.query(text, values)
}
