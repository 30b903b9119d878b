import { setTimeout as pause } from 'node:timers/promises'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { apiOf, type Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { CallError } from '#web/lib/call-error.ts'

const SAVERS = 4

/** Saves new workouts of one athlete, and changes of these, from several browsers without pause. */
export class Savers {
  readonly athlete: Person
  /** The last acknowledged version of each workout, by id. */
  readonly acknowledged = new Map<string, NewWorkout>()
  /** The saves without an answer, by name: after a kill each may be stored or not, but not in part. */
  readonly open = new Map<string, { id?: string; workout: NewWorkout }>()
  #count = 0

  constructor(athlete: Person) {
    this.athlete = athlete
  }

  get unanswered(): number {
    return this.open.size
  }

  /** Saves until every browser has lost its connection to the server. */
  async start(server: RunningServer): Promise<void> {
    const api = apiOf(server, this.athlete)
    await Promise.all(Array.from({ length: SAVERS }, () => this.#save(api)))
  }

  async untilOneIsUnanswered(): Promise<void> {
    while (this.unanswered === 0) await pause(1)
  }

  /** Forgets the unanswered saves, after they have been compared with what is stored. */
  forgetUnanswered() {
    this.open.clear()
  }

  async #save(api: ReturnType<typeof apiOf>): Promise<void> {
    let mine: string | undefined
    for (;;) {
      const workout = this.#next()
      const id = this.#count % 3 === 0 ? mine : undefined
      this.open.set(workout.name, { ...(id ? { id } : {}), workout })
      try {
        const saved = id
          ? await call('put /api/workouts/{id}', { id, ...workout }, api)
          : await call('post /api/workouts', workout, api)
        mine = saved.id
        this.acknowledged.set(saved.id, workout)
        this.open.delete(workout.name)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        // No status: the connection broke, because the server was killed.
        if (!error.status) return
        this.open.delete(workout.name)
        if (error.status !== 429) throw error
        await pause(100)
      }
    }
  }

  /** A workout with a new name, long enough that its row covers several pages of the database. */
  #next(): NewWorkout {
    this.#count += 1
    const name = `Save ${this.#count}`
    return {
      name,
      sport: 'running',
      type: 'interval',
      steps: Array.from({ length: 1 + (this.#count % 120) }, (_, index) => ({
        name: `${name}, step ${index}`,
        notes: `${this.#count * index} `.repeat(20),
        intensity: 'active' as const,
        duration: { type: 'time' as const, unit: 'minutes' as const, value: 60 + index },
      })),
    }
  }
}
