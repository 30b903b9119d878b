import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { NewBlock } from '#domain/workout/block.ts'
import { insertBlock, MAX_BLOCKS } from '#server/blocks/store.ts'
import { athleteOfOperator } from '#server/http/endpoint/athlete-id.ts'
import { theApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const

const warmUp: NewBlock = {
  name: 'My warm-up',
  sport: 'cycling',
  steps: [
    { intensity: 'warmup', duration: minutes(10), target: { type: 'power', zoneNumber: 2 } },
    { intensity: 'interval', duration: minutes(1), notes: 'Spin' },
    { repeat: { steps: 1, count: 3 } },
  ],
}
const id = '01900000-0000-7000-8000-000000000000'

test('a block is saved, listed, changed and deleted', async () => {
  const { api } = await anAthlete()
  expect(await api('get /api/blocks', {})).toEqual([])
  const saved = await api('post /api/blocks', warmUp)
  expect(saved).toMatchObject(warmUp)
  const changed = await api('put /api/blocks/{id}', { ...warmUp, id: saved.id, name: ' Spin ', sport: null })
  expect(changed).toMatchObject({ ...warmUp, id: saved.id, name: 'Spin', sport: null, created_at: saved.created_at })
  expect(await api('get /api/blocks', {})).toEqual([changed])
  expect(await api('delete /api/blocks/{id}', { id: saved.id })).toEqual({})
  await expect(api('delete /api/blocks/{id}', { id: saved.id })).rejects.toMatchObject({ status: 404 })
  expect(await api('get /api/blocks', {})).toEqual([])
})

test('blocks are listed by name, whatever its capitals', async () => {
  const { api } = await anAthlete()
  for (const name of ['opener', 'Zwift warm-up', 'Échauffement', 'Cool-down'])
    await api('post /api/blocks', { ...warmUp, name })
  const names = (await api('get /api/blocks', {})).map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Cool-down', 'opener', 'Zwift warm-up'])
})

test('a name is given once, capitals and encodings of accents apart', async () => {
  const { api } = await anAthlete()
  const { id } = await api('post /api/blocks', { ...warmUp, name: '\u00c9chauffement' })
  const other = await api('post /api/blocks', { ...warmUp, name: 'Opener' })
  const taken = {
    status: 409,
    code: 'name-taken',
    message: 'You already have a block named “e\u0301CHAUFFEMENT”. Choose another name.',
  }
  const named = { ...warmUp, name: 'e\u0301CHAUFFEMENT' }
  await expect(api('post /api/blocks', named)).rejects.toMatchObject(taken)
  await expect(api('put /api/blocks/{id}', { ...named, id: other.id })).rejects.toMatchObject(taken)
  expect((await api('put /api/blocks/{id}', { ...named, id })).name).toBe('e\u0301CHAUFFEMENT')
  expect(await (await anAthlete()).api('post /api/blocks', named)).toMatchObject(named)
})

test('a block of another athlete is neither listed, changed nor deleted, by an admin neither', async () => {
  const [owner, other] = [await anAthlete(), await anAthlete({ role: 'admin' })]
  const { id } = await owner.api('post /api/blocks', warmUp)
  const missing = { status: 404, code: 'not-found', message: 'You have no such block. It may have been deleted.' }
  expect(await other.api('get /api/blocks', {})).toEqual([])
  await expect(other.api('put /api/blocks/{id}', { ...warmUp, id })).rejects.toMatchObject(missing)
  await expect(other.api('delete /api/blocks/{id}', { id })).rejects.toMatchObject(missing)
  expect(await owner.api('get /api/blocks', {})).toHaveLength(1)
})

test('without a session nothing is saved, changed, listed or deleted', async () => {
  const { api } = aStranger(await theApp())
  const refused = { status: 401, code: 'no-token' }
  await expect(api('get /api/blocks', {})).rejects.toMatchObject(refused)
  await expect(api('post /api/blocks', warmUp)).rejects.toMatchObject(refused)
  await expect(api('put /api/blocks/{id}', { id, ...warmUp })).rejects.toMatchObject(refused)
  await expect(api('delete /api/blocks/{id}', { id })).rejects.toMatchObject(refused)
})

test.each<[object, string, string]>([
  [{ name: ' ' }, 'name', 'Give the block a name.'],
  [{ name: 'x'.repeat(51) }, 'name', 'A name has at most 50 characters.'],
  [{ sport: 'rowing' }, 'sport', 'sport must be one of running, cycling or swimming.'],
  [{ steps: [] }, 'steps', 'A workout needs at least one step.'],
  [{ steps: [{ intensity: 'active', duration: minutes(0) }] }, 'steps.0.duration.value', 'A duration must be above 0.'],
])('%o is refused', async (part, field, sentence) => {
  const { api } = await anAthlete()
  const body = { ...warmUp, ...part }
  const refused = { status: 400, code: 'invalid', fields: { [field]: sentence } }
  await expect(api('post /api/blocks', body)).rejects.toMatchObject(refused)
  await expect(api('put /api/blocks/{id}', { ...body, id })).rejects.toMatchObject(refused)
})

test('the steps of a block have at most 256 kB, and its times are saved without the noise of floats', async () => {
  const { api } = await anAthlete()
  const step = { intensity: 'active', duration: minutes(1), notes: 'x'.repeat(2000) } as const
  await expect(
    api('post /api/blocks', { ...warmUp, steps: Array.from({ length: 130 }, () => step) }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/^The steps of a block can take up 256 kB/) })
  const noisy = [{ intensity: 'active', duration: { ...minutes(8), value: 480.00003 } } as const]
  expect((await api('post /api/blocks', { ...warmUp, steps: noisy })).steps).toEqual([
    { intensity: 'active', duration: minutes(8) },
  ])
})

test('an athlete has at most 100 blocks, however many are saved at once', async () => {
  const { db } = await theApp()
  const { api, id: athlete } = await anAthlete()
  await db.execute(sql`
    insert into blocks (id, athlete_id, name, folded_name, steps)
    select gen_random_uuid(), ${athlete}, 'No ' || n, 'no ' || n, ${JSON.stringify(warmUp.steps)}::jsonb
    from generate_series(1, ${MAX_BLOCKS - 1}) n`)
  const saveAtOnce = (n: number) =>
    insertBlock(
      db,
      athleteOfOperator({ id: athlete }),
      { name: `At once ${n}`, sport: null, steps: JSON.stringify(warmUp.steps) },
      new Date(),
    )
  // In the first round most connections are only opened.
  for (let round = 0; round < 3; round += 1) {
    await db.execute(sql`delete from blocks where athlete_id = ${athlete} and name like 'At once %'`)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => saveAtOnce(n)))
    expect(answers.filter((answer) => answer !== 'full')).toHaveLength(1)
  }
  const blocks = await api('get /api/blocks', {})
  expect(blocks).toHaveLength(MAX_BLOCKS)
  await expect(api('post /api/blocks', warmUp)).rejects.toMatchObject({
    status: 409,
    code: 'blocks-full',
    message: 'You can have 100 blocks. Delete one that you do not need, then save this one.',
  })
  const [first] = blocks
  expect((await api('put /api/blocks/{id}', { ...warmUp, id: first?.id ?? '' })).name).toBe('My warm-up')
})

test('an athlete’s blocks go with the athlete', async () => {
  const { db } = await theApp()
  const { api, id: athlete } = await anAthlete()
  await api('post /api/blocks', warmUp)
  await db.execute(sql`delete from athletes where id = ${athlete}`)
  const left = await db.execute(sql`select 1 from blocks where athlete_id = ${athlete}`)
  expect((left as unknown as { rows: unknown[] }).rows).toEqual([])
})
