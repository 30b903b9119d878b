import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { House } from '#tests/e2e/house.ts'
import type { Person } from '#tests/e2e/people.ts'

/** What others met beside an attack; times in ms. */
export type Readings = { count: number; median: number; p95: number; most: number; refused: string[] }

/** Somebody who goes on reading, from a process and an address of their own: the attacker's process is a busy one. */
export function startReader(house: House, athlete: Person) {
  const child = fork(new URL('./reader.ts', import.meta.url), [house.url, athlete.accessToken])
  const ask = async (what: string) => {
    child.send(what)
    const [answer] = await once(child, 'message')
    return answer
  }
  return {
    startMeasuring: () => ask('start'),
    measured: () => ask('report') as Promise<Readings>,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
