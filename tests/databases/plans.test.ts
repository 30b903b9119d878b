import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '#contracts/paging.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { MAX_WORKOUTS } from '#server/workouts/library-limit.ts'
import { libraryPage, oneWorkout, workoutCount } from '#server/workouts/store.ts'
import { newDatabase } from './new-database.ts'
import { vacuumWhole } from './vacuum-whole.ts'

// The query plans of the most frequent statements, with enough rows that a wrong plan is noticed.

const LARGE = '01900000-0000-7000-8000-000000000001'
const ATHLETES = 200
const DELETED = 1000

/** A node of a plan, as EXPLAIN (ANALYZE, FORMAT JSON) writes it. */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

let opened: Awaited<ReturnType<typeof openPostgres>>

beforeAll(async () => {
  opened = await openPostgres(await newDatabase({ isMigrated: true }), { onError: console.error })
  const statements = [
    // The vacuum below can mark rows as visible to all only if their commit is on the disk.
    sql`set local synchronous_commit = on`,
    sql`insert into athletes (id, email) select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.org'
        from generate_series(1, ${sql.raw(String(ATHLETES))}) n`,
    // One athlete has the most workouts there can be, a tenth of them deleted; the others have a few.
    sql`insert into workouts (id, athlete_id, name, sport, steps, updated_at, deleted_at)
        select gen_random_uuid(), ${LARGE}, 'Workout ' || n, 'running', jsonb_build_array(jsonb_build_object('notes', repeat('x', 600))),
          now() - n * interval '1 minute', case when n % 10 = 0 then now() end
        from generate_series(1, ${sql.raw(String(MAX_WORKOUTS - 1))}) n`,
    sql`insert into workouts (id, athlete_id, name, sport, steps)
        select gen_random_uuid(), id, 'Workout', 'running', '[]' from athletes, generate_series(1, 300)`,
  ]
  await opened.db.transaction(async (within) => {
    for (const statement of statements) await within.execute(statement)
  })
  await vacuumWhole(opened.db, 'workouts')
  await opened.db.execute(sql`analyze athletes`)
})
afterAll(() => opened.close())

const cases: [string, () => { getQuery: () => { sql: string; params: unknown[] } }, Record<string, unknown>][] = [
  ['the first page of a library', () => preparedOf(libraryPage), { athlete: LARGE, offset: 0 }],
  ['a page in the middle of a library', () => preparedOf(libraryPage), { athlete: LARGE, offset: 4000 }],
  ['the last page of a library', () => preparedOf(libraryPage), { athlete: LARGE, offset: 8990 }],
  ['a page of a small library', () => preparedOf(libraryPage), { athlete: athleteNo(7), offset: 0 }],
  ['one workout', () => preparedOf(oneWorkout), { id: LARGE, reader: null }],
  ['the count of a library', () => preparedOf(workoutCount), { athlete: LARGE }],
]

describe.each(['force_custom_plan', 'force_generic_plan'])('with %s', (mode) => {
  test.each(cases)('%s reads only the workouts that it returns, and sorts at most a page', async (_, query, given) => {
    const nodes = nodesOf(await planOf(query(), given, mode))
    expect(nodes.filter(isScanOfTable).map(describeNode)).toEqual([])
    for (const node of nodes) {
      if (node['Node Type'].includes('Sort')) expect(node['Actual Rows']).toBeLessThanOrEqual(PAGE_SIZE)
      // Entries before the offset are read from the index alone (`Index Only Scan`).
      if (node['Node Type'] === 'Index Scan') expect(rowsOf(node)).toBeLessThanOrEqual(PAGE_SIZE)
      expect(node['Rows Removed by Filter'] ?? 0).toBeLessThanOrEqual(DELETED)
    }
  })
})

const isScanOfTable = (node: Node) =>
  node['Relation Name'] === 'workouts' && /^(Seq|Bitmap Heap|Parallel Seq) Scan$/.test(node['Node Type'])
const describeNode = (node: Node) => `${node['Node Type']} of ${node['Relation Name']}`
const rowsOf = (node: Node) => node['Actual Rows'] * node['Actual Loops']

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** The plan of a prepared statement that was run. */
async function planOf(query: ReturnType<(typeof cases)[number][1]>, given: Record<string, unknown>, mode: string) {
  const { sql: text, params } = query.getQuery()
  const values = params.map((value) => (isPlaceholder(value) ? given[value.name] : value))
  return opened.db.transaction(async (within) => {
    await within.execute(sql.raw(`set local plan_cache_mode = ${mode}`))
    await within.execute(sql.raw(`prepare asked as ${text}`))
    const list = sql.join(values.map(literalOf), sql`, `)
    const answer = await within.execute(sql`explain (analyze, format json) execute asked(${list})`)
    await within.execute(sql`deallocate asked`)
    const [row] = (answer as unknown as { rows: { 'QUERY PLAN': { Plan: Node }[] }[] }).rows
    const plan = row?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('EXPLAIN answered no plan.')
    return plan
  })
}

/** A value as an SQL literal, because EXECUTE takes no parameters of the protocol. */
function literalOf(value: unknown): SQL {
  if (value === null) return sql`null`
  return sql.raw(typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`)
}

const isPlaceholder = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value

function preparedOf(query: typeof libraryPage | typeof oneWorkout | typeof workoutCount) {
  return query(opened.db) as unknown as { getQuery: () => { sql: string; params: unknown[] } }
}

function athleteNo(n: number): string {
  return `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
}
