import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkLoop } from '#domain/loop-check/check-loop.ts'
import { listSegments } from '#domain/loop-check/segments.ts'
import { type LoopRequest, planLoops } from '#domain/loops/plan-loops.ts'
import { createPlanner } from '#domain/loops/planner.ts'
import { type Preferences, withPreferences } from '#domain/loops/preferences.ts'
import { activities } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import { createDraw, type Draw } from '#domain/streets/demo-town/draw.ts'
import { drawDemoTown } from '#domain/streets/demo-town.ts'
import { placeAt } from '#domain/streets/projection.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { readStreets } from '#server/streets/osm-pbf/read-streets.ts'
import { percentile } from '../bench/figures.ts'
import { frozenStarts } from '../bench/loops/starts.ts'

/**
 * `npm run drill -- loops [DIR]`: plans at least 5,000 drawn loops in twenty demo towns and, with a folder, on its .osm.pbf
 * files: any length, direction, points to pass and preferences. Fails if a request is not answered, or if the independent
 * check finds a closed street, a gap, a wrong length or a turn on the spot.
 */
export async function loopsDrill([folder]: readonly string[]): Promise<void> {
  const towns = Array.from({ length: DEMO_TOWNS }, (_, at) => ({
    name: `demo town ${at + 1}`,
    read: () => drawDemoTown(at + 1),
  }))
  const extracts = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.osm.pbf'))
  const regions = [...towns, ...extracts.map((name) => ({ name, read: () => readExtract(join(String(folder), name)) }))]
  const requests = Math.ceil(REQUESTS / regions.length / activities.length)
  const results: Result[] = []
  for (const { name, read } of regions) {
    const found = drillRegion(name, read(), requests)
    console.log(`${name}: ${found.length} requests, ${found.flatMap(({ faults }) => faults).length} faults`)
    results.push(...found)
  }
  const times = results.map(({ ms }) => ms)
  console.log(
    `${results.length} requests; ${percentile(times, 50).toFixed(0)} ms (median), ${percentile(times, 99).toFixed(0)} ms (99 %), ` +
      `${Math.max(...times).toFixed(0)} ms at most`,
  )
  const faults = results.flatMap((result) => result.faults)
  if (faults.length > 0) throw new Error(`${faults.length} faults, the first ten:\n${faults.slice(0, 10).join('\n')}`)
}

function readExtract(file: string): Streets {
  const streets = readStreets(file)
  if ('problem' in streets) throw new Error(`${file}: ${streets.problem}`)
  return streets
}

type Result = { ms: number; faults: string[] }

function drillRegion(name: string, streets: Streets, requests: number): Result[] {
  return activities.flatMap((activity) => {
    const graph = buildGraph(streets, activity)
    const segments = listSegments(streets, activity.forward, activity.backward)
    const draw = createDraw(20_260_314)
    return frozenStarts(graph, requests).map((start): Result => {
      const preferences = drawPreferences(draw)
      const near = () =>
        placeAt({ ...graph.projection, ...start }, (draw() - 0.5) * MAX_VIA_METRES, (draw() - 0.5) * MAX_VIA_METRES)
      const request: LoopRequest = {
        ...start,
        metres: 1_000 * 50 ** draw(),
        seed: Math.floor(draw() * 100),
        direction: draw() < 0.3 ? draw() * 360 : undefined,
        via: draw() < 0.2 ? [near(), near()].slice(0, draw() < 0.5 ? 1 : 2) : [],
      }
      const planner = createPlanner(withPreferences(graph, streets, preferences))
      const begin = process.threadCpuUsage()
      const loops = planLoops(planner, streets, request)
      const used = process.threadCpuUsage(begin)
      const faults = loops.length === 0 ? ['no answer'] : []
      for (const loop of loops) {
        const checked = checkLoop(segments, loop.line)
        faults.push(...checked.violations)
        if (Math.abs(checked.metres - loop.metres) > 1 + request.metres * 1e-3) faults.push('a wrong length')
        if (checked.uTurns > 0 && loop.label !== 'out-and-back' && request.via?.length === 0)
          faults.push('a turn on the spot')
        if (loop.reason === undefined && Math.abs(checked.metres - request.metres) > request.metres * 0.02 + 1)
          faults.push('not as long as asked, without a reason')
      }
      const told = JSON.stringify({ name, activity: activity.id, ...request, preferences })
      return { ms: (used.user + used.system) / 1_000, faults: faults.map((fault) => `${fault}: ${told}`) }
    })
  })
}

function drawPreferences(draw: Draw): Preferences {
  if (draw() < 0.5) return {}
  const ground = draw()
  const hills = draw()
  return {
    quiet: draw() < 0.3,
    green: draw() < 0.3,
    lit: draw() < 0.3,
    ...(ground < 0.4 && { ground: ground < 0.2 ? ('paved' as const) : ('trail' as const) }),
    ...(hills < 0.4 && { hills: hills < 0.2 ? ('flat' as const) : ('hilly' as const) }),
  }
}

const DEMO_TOWNS = 20
const REQUESTS = 5_000
const MAX_VIA_METRES = 4_000
