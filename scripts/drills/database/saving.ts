import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

/** The time in which a server must serve again after a failure. */
export const MAX_RECOVERY_MS = 15_000
/** The time in which every request must be answered; longer than all limits that the server sets itself. */
const MAX_ANSWER_MS = 30_000

/** Saves new workouts of one athlete without pause, and records how each was answered. */
export class Saving {
  /** The names of workouts that the server acknowledged, by id. */
  readonly acknowledged = new Map<string, string>()
  /** The number of refusals with 503 and Retry-After. */
  refused = 0
  /** A sentence for every other answer. */
  readonly wrong: string[] = []
  readonly #server: RunningServer
  readonly #athlete: Person
  readonly #steps: number
  #count = 0

  /** Each workout has so many steps of a quarter of a kilobyte. */
  constructor(server: RunningServer, athlete: Person, steps = 5) {
    this.#server = server
    this.#athlete = athlete
    this.#steps = steps
  }

  /** Saves with four browsers at the same time until `isOver`. */
  async until(isOver: () => boolean): Promise<void> {
    const browser = async () => {
      while (!isOver()) {
        await this.save()
        await pause(50)
      }
    }
    await Promise.all(Array.from({ length: 4 }, browser))
  }

  /** Saves one workout and returns the status of the answer; 0 if there was none. */
  async save(): Promise<number> {
    this.#count += 1
    const name = `Save ${this.#count}`
    const answer = await this.#send('POST', '/api/workouts', workoutOf(name, this.#steps)).catch(() => undefined)
    if (!answer) {
      this.wrong.push(`"${name}" was not answered within ${MAX_ANSWER_MS} ms, or its connection broke`)
      return 0
    }
    const body = (await answer.json().catch(() => ({}))) as { id?: string }
    if (answer.status === 200) this.acknowledged.set(body.id ?? '', name)
    else if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) this.refused += 1
    else this.wrong.push(`"${name}" was answered ${answer.status}: ${JSON.stringify(body)}`)
    return answer.status
  }

  /** Waits until a save succeeds and the server says it is ready; returns the milliseconds that took. */
  async untilRecovered(): Promise<number> {
    const start = performance.now()
    for (;;) {
      const ms = Math.round(performance.now() - start)
      if ((await this.save()) === 200 && (await this.isReady())) return Math.round(performance.now() - start)
      if (ms > MAX_RECOVERY_MS)
        throw new Error(`The server has not recovered after ${ms} ms:\n${this.#server.log().slice(-3000)}`)
      await pause(200)
    }
  }

  async isReady(): Promise<boolean> {
    return (await this.#send('GET', '/readyz')).ok
  }

  /** Throws if an acknowledged workout is missing, or if a save was answered with anything but 200 or 503. */
  async verify(): Promise<void> {
    const lost: string[] = []
    for (const [id, name] of this.acknowledged) {
      const answer = await this.#send('GET', `/api/workouts/${id}`)
      const kept = (await answer.json()) as { name?: string }
      if (kept.name !== name) lost.push(`"${name}" was acknowledged and is missing (${answer.status})`)
    }
    const problems = [...lost, ...this.wrong]
    if (problems.length > 0) throw new Error(problems.slice(0, 20).join('\n'))
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#athlete.accessToken}`, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(MAX_ANSWER_MS)
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await fetch(this.#server.url + path, { ...init, signal })
    // The drill sends more requests than one address may send in a minute.
    if (answer.status !== 429) return answer
    await pause(Number(answer.headers.get('retry-after')) * 1000)
    return this.#send(method, path, body)
  }
}

function workoutOf(name: string, steps: number) {
  const duration = { type: 'time', unit: 'minutes', value: 600 }
  // Random letters, because PostgreSQL compresses text that repeats itself.
  const step = () => ({ intensity: 'active', duration, notes: randomLetters(200) })
  return { name, sport: 'running', type: 'interval', steps: Array.from({ length: steps }, step) }
}

function randomLetters(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')
}
