import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

/** How an athlete's reads were answered during an attack; times in ms. */
export type Report = { count: number; median: number; p95: number; max: number; refused: string[] }

/** Starts an athlete who reads from another address, in another process because the attack keeps this one busy. */
export function startReader(server: RunningServer, athlete: Person) {
  const child = fork(new URL('./reader.ts', import.meta.url), [server.url, athlete.accessToken])
  const ask = async (command: string) => {
    child.send(command)
    const [answer] = await once(child, 'message')
    return answer
  }
  return {
    startMeasuring: () => ask('start'),
    report: () => ask('report') as Promise<Report>,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
