import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

/** What others met beside an attack; times in ms. */
export type Readings = { count: number; median: number; p95: number; most: number; refused: string[] }

/** Somebody who goes on reading, from a process and an address of their own: the attacker's process is a busy one. */
export function startReader(server: RunningServer, athlete: Person) {
  const child = fork(new URL('./reader.ts', import.meta.url), [server.url, athlete.accessToken])
  const ask = async (what: string) => {
    child.send(what)
    const [answer] = await once(child, 'message')
    return answer
  }
  return {
    startMeasuring: () => ask('start'),
    report: () => ask('report') as Promise<Readings>,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
