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
import { measureStart } from './loops/measure.ts'
import { type Measurements, openRecord } from './loops/record.ts'
import { frozenStarts } from './loops/starts.ts'
import { figuresOf, graphHopperLine } from './loops/targets.ts'

/**
 * Plans loops from frozen starts and prints what an independent check measures, beside GraphHopper's way on the same
 * streets, and which targets are missed: in demo towns, or with `--data DIR` on the .osm.pbf files of a folder.
 * `--starts N` is the number of starts, usually 20, and `--seed N` that of a shuffle, usually 0; with `--record FILE` a run
 * that was stopped goes on.
 */
export async function bench(words: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      data: { type: 'string' },
      starts: { type: 'string' },
      seed: { type: 'string' },
      record: { type: 'string' },
    },
  })
  const starts = Number(values.starts ?? 20)
  if (!Number.isInteger(starts) || starts < 1) throw new Error('--starts is a whole number from 1 on.')
  const seed = Number(values.seed ?? 0)
  if (!Number.isInteger(seed) || seed < 0) throw new Error('--seed is a whole number from 0 on.')
  const asked = { starts, seed, record: openRecord(values.record) }
  const missed: string[] = []
  if (values.data === undefined)
    for (const town of [1, 2, 3]) missed.push(...benchRegion(`demo town ${town}`, drawDemoTown(town), asked))
  else
    for (const file of readdirSync(values.data).filter((name) => name.endsWith('.osm.pbf'))) {
      const streets = readStreets(join(values.data, file))
      if ('problem' in streets) console.log(`${file}: ${streets.problem}`)
      else missed.push(...benchRegion(file.replace('.osm.pbf', ''), streets, asked))
    }
  console.log(missed.length === 0 ? '\nAll targets are met.' : `\nTargets missed\n${missed.join('\n')}`)
}

const LENGTHS_METRES: Readonly<Record<string, readonly number[]>> = {
  'foot-walking': [3_000, 5_000, 10_000, 21_000],
  'cycling-road': [20_000, 50_000],
}

type Asked = { starts: number; seed: number; record: Measurements }

/** Prints a region's figures; returns the targets that it misses. */
function benchRegion(name: string, streets: Streets, { starts, seed, record }: Asked): string[] {
  const missed: string[] = []
  for (const activity of activities) {
    const graph = buildGraph(streets, activity)
    const planner = createPlanner(graph)
    const segments = listSegments(streets, activity.forward, activity.backward)
    const places = frozenStarts(graph, starts)
    for (const metres of LENGTHS_METRES[activity.id] ?? []) {
      const title = `${name}, ${activity.id}, ${metres / 1000} km${seed === 0 ? '' : `, seed ${seed}`}`
      const results = places.map((start, at) =>
        record.measured(`${title}, ${at}`, () => measureStart(planner, streets, segments, start, { metres, seed })),
      )
      const figures = figuresOf(results, metres, activity.id === 'cycling-road')
      console.log(`\n${title}`)
      console.log(`  ${figures.map(({ name, text, isMet }) => `${name} ${text}${isMet ? '' : ' ✗'}`).join('; ')}`)
      console.log(`  ${graphHopperLine(results)}`)
      for (const { name: figure, text, target, isMet } of figures)
        if (!isMet) missed.push(`  ${title}: ${figure} ${text}, ${target}`)
    }
  }
  return missed
}
