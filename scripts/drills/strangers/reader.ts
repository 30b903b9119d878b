import { setTimeout as pause } from 'node:timers/promises'
import type { Readings } from './readers.ts'

// Reads ten times a second as somebody who trains would, and reports how long the answers took.
const [url = '', token = ''] = process.argv.slice(2)
const PAUSE_MS = 100
const paths = ['/api/workouts', '/api/user', '/', '/login', '/api/workouts?page=1', '/contact']

let took: number[] = []
let refused = new Map<number, number>()

process.on('message', (what) => {
  if (what === 'start') {
    took = []
    refused = new Map()
    process.send?.('started')
  } else process.send?.(report())
})

for (let turn = 0; ; turn += 1) {
  const begun = performance.now()
  const status = await read(paths[turn % paths.length] ?? '/')
  took.push(performance.now() - begun)
  if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1)
  await pause(PAUSE_MS)
}

async function read(path: string): Promise<number> {
  const authorization = path.startsWith('/api/') ? { authorization: `Bearer ${token}` } : {}
  try {
    const answer = await fetch(url + path, { headers: { ...authorization, 'x-forwarded-for': '192.0.2.1' } })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

function report(): Readings {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return {
    count: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    most: at(1),
    refused: [...refused].map(([status, times]) => `${status} ${times} times`),
  }
}
