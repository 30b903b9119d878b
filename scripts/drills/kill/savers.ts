import { setTimeout as pause } from 'node:timers/promises'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { apiOf, type Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { CallError } from '#web/lib/call-error.ts'

const SAVERS = 4

/** Several browsers of one athlete that save without pause: new workouts, and changes of their own. */
export class Savers {
  readonly athlete: Person
  /** By id: what the server last said was saved. */
  readonly acknowledged = new Map<string, NewWorkout>()
  /** Sent and not answered, by name: after a kill, each may be there or not, but never in part. */
  readonly open = new Map<string, { id?: string; workout: NewWorkout }>()
  #count = 0

  constructor(athlete: Person) {
    this.athlete = athlete
  }

  get unanswered(): number {
    return this.open.size
  }

  /** Resolves when the server has gone away under every saver. */
  async start(server: RunningServer): Promise<void> {
    const api = apiOf(server, this.athlete)
    await Promise.all(Array.from({ length: SAVERS }, () => this.#save(api)))
  }

  async untilOneIsUnanswered(): Promise<void> {
    while (this.unanswered === 0) await pause(1)
  }

  /** What was unanswered has been looked at; from here on what is there is what is kept. */
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
        // No status: the connection broke, which is what we came for.
        if (!error.status) return
        this.open.delete(workout.name)
        if (error.status !== 429) throw error
        await pause(100)
      }
    }
  }

  /** A workout of its own name, long enough that its row spreads over pages of the database. */
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
