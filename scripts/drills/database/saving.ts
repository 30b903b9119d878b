import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

/** Longest that a server may take to serve again, in ms. */
export const RECOVERY_MS = 15_000
/** Longest that a single request may take, in ms: longer than every limit the server sets itself. */
const ANSWER_MS = 30_000

/** Several browsers of one athlete that save new workouts without pause, and what became of it. */
export class Saving {
  /** Names of workouts that the server said were saved, by id. */
  readonly acknowledged = new Map<string, string>()
  /** Refusals that were 503 with Retry-After. */
  refused = 0
  /** Anything else that was answered, in words. */
  readonly wrong: string[] = []
  readonly #server: RunningServer
  readonly #athlete: Person
  readonly #steps: number
  #count = 0

  /** `steps` in each workout, a quarter of a kilobyte each. */
  constructor(server: RunningServer, athlete: Person, steps = 5) {
    this.#server = server
    this.#athlete = athlete
    this.#steps = steps
  }

  /** Saves with four browsers at once until `isOver`. */
  async until(isOver: () => boolean): Promise<void> {
    const browser = async () => {
      while (!isOver()) {
        await this.save()
        await pause(50)
      }
    }
    await Promise.all(Array.from({ length: 4 }, browser))
  }

  /** Saves one workout; answers the status, 0 if the connection broke. */
  async save(): Promise<number> {
    this.#count += 1
    const name = `Save ${this.#count}`
    const answer = await this.#send('POST', '/api/workouts', workoutOf(name, this.#steps)).catch(() => undefined)
    if (!answer) {
      this.wrong.push(`"${name}" was not answered within ${ANSWER_MS} ms, or its connection broke`)
      return 0
    }
    const body = (await answer.json().catch(() => ({}))) as { id?: string }
    if (answer.status === 200) this.acknowledged.set(body.id ?? '', name)
    else if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) this.refused += 1
    else this.wrong.push(`"${name}" was answered ${answer.status}: ${JSON.stringify(body)}`)
    return answer.status
  }

  /** Waits until a save succeeds and the server says it is ready; answers after how many ms. */
  async untilRecovered(): Promise<number> {
    const start = performance.now()
    for (;;) {
      const ms = Math.round(performance.now() - start)
      if ((await this.save()) === 200 && (await this.isReady())) return Math.round(performance.now() - start)
      if (ms > RECOVERY_MS)
        throw new Error(`The server has not recovered after ${ms} ms:\n${this.#server.log().slice(-3000)}`)
      await pause(200)
    }
  }

  async isReady(): Promise<boolean> {
    return (await this.#send('GET', '/readyz')).ok
  }

  /** Throws if anything acknowledged is missing, or if an answer was wrong. */
  async verify(): Promise<void> {
    const gone: string[] = []
    for (const [id, name] of this.acknowledged) {
      const answer = await this.#send('GET', `/api/workouts/${id}`)
      const kept = (await answer.json()) as { name?: string }
      if (kept.name !== name) gone.push(`"${name}" was acknowledged and is gone (${answer.status})`)
    }
    const error = [...gone, ...this.wrong]
    if (error.length > 0) throw new Error(error.slice(0, 20).join('\n'))
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#athlete.accessToken}`, 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(ANSWER_MS)
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await fetch(this.#server.url + path, { ...init, signal })
    // An address may ask so much in a minute; the drill asks more.
    if (answer.status !== 429) return answer
    await pause(Number(answer.headers.get('retry-after')) * 1000)
    return this.#send(method, path, body)
  }
}

function workoutOf(name: string, steps: number) {
  const duration = { type: 'time', unit: 'minutes', value: 600 }
  // Random letters, because repeated text would be stored compressed.
  const step = () => ({ intensity: 'active', duration, notes: drawText(200) })
  return { name, sport: 'running', type: 'interval', steps: Array.from({ length: steps }, step) }
}

function drawText(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')
}
