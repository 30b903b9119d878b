import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listSegments } from '#domain/loop-check/segments.ts'
import { createPlanner } from '#domain/loops/planner.ts'
import { activities } from '#domain/streets/activity.ts'
import { buildGraph } from '#domain/streets/build-graph.ts'
import { drawDemoTown } from '#domain/streets/demo-town.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { readStreets } from '#server/streets/osm-pbf/read-streets.ts'
import { percentile } from './figures.ts'
import { type Measured, measureStart } from './loops/measure.ts'
import { frozenStarts } from './loops/starts.ts'

/**
 * Plans loops from frozen starts and prints what an independent check measures: in demo towns, or with `--data DIR` on the
 * .osm.pbf files of a folder. `--starts N` is the number of starts, usually 20.
 */
export async function bench(words: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: { data: { type: 'string' }, starts: { type: 'string' } } })
  const starts = Number(values.starts ?? 20)
  if (values.data === undefined)
    for (const seed of [1, 2, 3]) benchRegion(`demo town ${seed}`, drawDemoTown(seed), starts)
  else
    for (const file of readdirSync(values.data).filter((name) => name.endsWith('.osm.pbf'))) {
      const streets = readStreets(join(values.data, file))
      if ('problem' in streets) console.log(`${file}: ${streets.problem}`)
      else benchRegion(file, streets, starts)
    }
}

const LENGTHS_METRES: Readonly<Record<string, readonly number[]>> = {
  'foot-walking': [3_000, 5_000, 10_000, 21_000],
  'cycling-road': [20_000, 50_000],
}

function benchRegion(name: string, streets: Streets, starts: number) {
  for (const activity of activities) {
    const graph = buildGraph(streets, activity)
    const planner = createPlanner(graph)
    const segments = listSegments(streets, activity.forward, activity.backward)
    const places = frozenStarts(graph, starts)
    for (const metres of LENGTHS_METRES[activity.id] ?? []) {
      const results = places.map((start) => measureStart(planner, streets, segments, start, metres))
      console.log(`${name}, ${activity.id}, ${metres / 1000} km: ${line(results, metres)}`)
    }
  }
}

function line(results: readonly Measured[], asked: number): string {
  const isLoop = ({ label }: Measured) => label === 'loop' || label === 'lollipop'
  const checks = results.filter(isLoop).flatMap(({ checked }) => checked ?? [])
  const share = (count: number) => `${Math.round((100 * count) / results.length)} %`
  const percents = (values: readonly number[], at: number) => `${(percentile(values, at) * 100).toFixed(1)} %`
  const times = results.map(({ ms }) => ms)
  const passing = results.filter(
    ({ checked }) =>
      checked &&
      Math.abs(checked.metres - asked) <= 0.02 * asked &&
      checked.repeatedMetres + checked.stemMetres / 2 <= 0.05 * asked,
  )
  return [
    `${share(checks.length)} loops or lollipops`,
    `length off by ${percents(
      checks.map(({ metres }) => Math.abs(metres - asked) / asked),
      95,
    )}`,
    `repeated ${percents(
      checks.map(({ repeatedMetres }) => repeatedMetres / asked),
      95,
    )}`,
    `in the corridor ${percents(
      checks.map(({ corridorMetres }) => corridorMetres / asked),
      95,
    )}`,
    `compactness ${percentile(
      checks.map(({ compactness }) => compactness),
      50,
    ).toFixed(2)}`,
    `U-turns ${checks.filter(({ uTurns }) => uTurns > 0).length}`,
    `violations ${results.filter(({ checked }) => (checked?.violations.length ?? 0) > 0).length}`,
    `three alternatives ${share(results.filter(({ alternatives }) => alternatives === 3).length)}`,
    `${percentile(times, 50).toFixed(0)} ms, ${percentile(times, 95).toFixed(0)} ms at the 95th percentile`,
    `within 2 % and 5 % repeated: ${share(passing.length)}, GraphHopper's way ${share(
      results.filter(({ graphHopperPasses }) => graphHopperPasses).length,
    )}, its best of 30 ${share(results.filter(({ graphHopperBestPasses }) => graphHopperBestPasses).length)}`,
  ].join('; ')
}
