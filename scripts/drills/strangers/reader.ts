import { setTimeout as pause } from 'node:timers/promises'
import { median } from '#domain/units/numbers.ts'
import { percentile } from '../../bench/figures.ts'
import type { Report } from './start-reader.ts'

// A process that reads ten times a second, as an athlete does, and reports the times of the answers.
const [url = '', token = ''] = process.argv.slice(2)
const PAUSE_MS = 100
const paths = ['/api/workouts', '/api/user', '/', '/login', '/api/workouts?page=1', '/contact']

let times: number[] = []
let refused = new Map<number, number>()

process.on('message', (command) => {
  if (command === 'start') {
    times = []
    refused = new Map()
    process.send?.('started')
  } else process.send?.(report())
})

for (let turn = 0; ; turn += 1) {
  const begun = performance.now()
  const status = await read(paths[turn % paths.length] ?? '/')
  times.push(performance.now() - begun)
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

function report(): Report {
  return {
    count: times.length,
    median: Math.round(median(times)),
    p95: Math.round(percentile(times, 95)),
    max: Math.round(percentile(times, 100)),
    refused: [...refused].map(([status, count]) => `${status} ${count} times`),
  }
}
