import fc from 'fast-check'
import { expect } from 'vitest'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { type Athlete, anAthlete } from '#tests/support/server/people.ts'
import { CallError } from '#web/lib/call-error.ts'

const workout: NewWorkout = {
  name: 'Opened',
  sport: 'running',
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }],
}

/** What a writer does: `save` names the version that they opened, `overwrite` names none. */
const deed = fc.constantFrom('open', 'save', 'save', 'save', 'overwrite', 'delete', 'restore')

type Version = { name: string; updated_at: string }
/** A save that the server acknowledged; `from` is the version that it named. */
type Saved = { name: string; from: string | undefined; round: number }

testProperty('no acknowledged save of two writers is lost without a word', 2000, async (drawing) => {
  const athlete = await anAthlete()
  await fc.assert(
    // In a round both writers act at once, or one of them alone.
    fc.asyncProperty(fc.array(fc.tuple(fc.option(deed), fc.option(deed)), { maxLength: 7 }), async (rounds) => {
      const { id, saved } = await playRounds(athlete, rounds)
      await athlete.api('post /api/workouts/{id}/restore', { id })
      const stored = (await athlete.api('get /api/workouts/{id}', { id })).name
      for (const { name, round } of saved) {
        const wasReplaced = saved.some((later) => later.from === name)
        const wasOverwritten = saved.some(
          (later) => later.from === undefined && later.round >= round && later.name !== name,
        )
        expect(stored === name || wasReplaced || wasOverwritten, `${name} is lost, ${stored} is stored`).toBe(true)
      }
      const named = saved.flatMap(({ from }) => from ?? [])
      expect(new Set(named).size, 'two saves replaced one version').toBe(named.length)
    }),
    drawing,
  )
})

type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

async function playRounds({ api }: Athlete, rounds: readonly (readonly (Deed | null)[])[]) {
  const { id, name, updated_at } = await api('post /api/workouts', workout)
  const opened: Version[] = [
    { name, updated_at },
    { name, updated_at },
  ]
  const saved: Saved[] = []
  const act = async (deed: Deed, writer: number, round: number) => {
    if (deed === 'delete') return void (await api('delete /api/workouts/{id}', { id }))
    if (deed === 'restore') return void (await api('post /api/workouts/{id}/restore', { id }))
    if (deed === 'open') opened[writer] = await api('get /api/workouts/{id}', { id })
    const from = opened[writer]
    if (deed === 'open' || !from) return
    const started = deed === 'save' ? { startedFrom: from.updated_at } : {}
    const name = `Writer ${writer}, round ${round}`
    opened[writer] = await api('put /api/workouts/{id}', { ...workout, id, name, ...started })
    saved.push({ name, from: deed === 'save' ? from.name : undefined, round })
  }
  for (const [round, deeds] of rounds.entries())
    await Promise.all(deeds.map((deed, writer) => deed && act(deed, writer, round).catch(expectRefusal)))
  return { id, saved }
}

function expectRefusal(error: unknown): void {
  const code = error instanceof CallError ? error.code : error
  expect(['changed-since', 'not-found']).toContain(code)
}
