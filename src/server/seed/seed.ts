import { randomBytes } from 'node:crypto'
import { accept } from '#domain/generator/accept.ts'
import { generateWorkout } from '#domain/generator/generate.ts'
import type { Outcome } from '../admin/commands/command.ts'
import type { Provider } from '../athlete/provider.ts'
import { changeMetrics } from '../athlete/store/figure-history.ts'
import { rememberUser } from '../athlete/store.ts'
import { setPlan } from '../billing/store.ts'
import { insertBlock } from '../blocks/store.ts'
import type { Database } from '../db/database.ts'
import { daysBefore } from '../db/purge.ts'
import { athleteOfOperator } from '../http/endpoint/athlete-id.ts'
import { insertRoute } from '../routes/store.ts'
import { insertWorkout } from '../workouts/store.ts'
import { writeSteps, writeWorkout } from '../workouts/written-workout.ts'
import { library, metrics, ownBlocks, who } from './library.ts'
import { planSeededRoutes } from './routes.ts'

export type SeedParts = {
  db: Database
  now: () => Date
  /** Signs up with the embedded provider, which confirms at once; absent where AUTH_URL names another. */
  signUp?: Provider['signUp']
}

/** Makes one athlete with an account, a plan, workouts that the generator made over four weeks, own blocks, and routes. */
export async function seed({ db, now, signUp }: SeedParts): Promise<Outcome> {
  if (!signUp) return { output: 'Seeding needs the embedded auth provider; AUTH_URL names another.', exitCode: 1 }
  const { email, fullName, timezone } = who
  const password = `${randomBytes(9).toString('base64url')}-run`
  const answer = await signUp({ email, password, data: { full_name: fullName, timezone } }, 'seed')
  if (!answer.ok && answer.code === 'user_already_exists')
    return { output: `${email} is there already. Start with another DATA_DIR for a fresh one.`, exitCode: 1 }
  if (!answer.ok) return { output: answer.message, exitCode: 1 }

  const athlete = athleteOfOperator(answer.value)
  await rememberUser(db, answer.value, { timezone, confirmedAt: now() })
  await setPlan(db, athlete, 'standard', now())
  await changeMetrics(db, athlete, () => metrics, now())
  for (const { name, daysAgo, request } of library) {
    const asked = accept(request)
    if (!asked.ok) throw new Error(`${name}: ${asked.issues[0]?.message}`)
    const { steps } = generateWorkout(asked.request, { seed: request.seed })
    const workout = writeWorkout({ name, sport: request.sport, type: request.workoutType, steps })
    await insertWorkout(db, athlete, workout, 'generated', daysBefore(now(), daysAgo))
  }
  for (const block of ownBlocks)
    await insertBlock(db, athlete, { ...block, steps: writeSteps(block.steps, 'block') }, now())
  const routes = planSeededRoutes()
  for (const { daysAgo, route } of routes) await insertRoute(db, athlete, route, daysBefore(now(), daysAgo))
  const counts = `workouts: ${library.length}\nroutes: ${routes.length}`
  return { output: `email: ${email}\npassword: ${password}\n${counts}`, exitCode: 0 }
}
