import fc from 'fast-check'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { judge } from '#domain/judge/judge.ts'
import { sportOf, sports, type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgedFrom } from '#tests/support/workouts/judged.ts'
import { figures } from './figures.ts'

/** Requests of all sports and types, spread log-uniformly over every accepted range, metric and unit. */
const REQUESTS = 20_000
/** Run through once before anything is timed: the first ones wait for the compiler. */
const WARM_UP = 2_000

type Row = { plain: number[]; next: number[]; score: number; count: number; leftOut: Map<string, number> }

/** What the engine alone takes for a workout and for a harder version of it, and what the judge says of the workouts. */
export async function bench(): Promise<void> {
  const rows = new Map<string, Row>()
  const requests = fc.sample(generateRequest, { numRuns: REQUESTS, seed: 1 })
  for (const request of requests.slice(0, WARM_UP)) timed(request)
  for (const request of requests) {
    const { made, plain, next } = timed(request)
    const { score, leftOut } = judge(judgedFrom(request, made))
    const row = rowFor(rows, labelOf(request.sport, request.workoutType))
    row.plain.push(plain)
    row.next.push(next)
    row.score += score
    row.count += 1
    for (const { bound } of leftOut) row.leftOut.set(bound, (row.leftOut.get(bound) ?? 0) + 1)
  }
  const labels = sports.flatMap(({ id, workoutTypes }) =>
    (workoutTypes as readonly WorkoutType[]).map((type) => labelOf(id, type)),
  )
  const ordered = labels.map((label) => [label, rowFor(rows, label)] as const)

  console.log('One workout:')
  console.table(Object.fromEntries(ordered.map(([label, { plain }]) => [label, figures(plain)])))
  console.log('A harder version of one:')
  console.table(Object.fromEntries(ordered.map(([label, { next }]) => [label, figures(next)])))
  console.log(`What the judge gives on the mean of ${REQUESTS} workouts, 1 being all that can be had:`)
  console.table(
    Object.fromEntries(
      ordered.map(([label, { score, count }]) => [label, { workouts: count, score: rounded(score / count) }]),
    ),
  )
  console.log('Soft bounds that are left out because the length makes them impossible or nobody can know, in percent:')
  for (const [label, { leftOut, count }] of ordered) console.log(`  ${label}: ${sharesOf(leftOut, count)}`)
  const all = [...rows.values()]
  console.log(`Overall: ${rounded(sum(all.map(({ score }) => score)) / sum(all.map(({ count }) => count)))}`)
}

function timed({ seed: _, ...request }: GenerateRequest) {
  const begun = performance.now()
  const made = generate(request, { seed: 1 })
  const plain = performance.now() - begun
  const again = performance.now()
  generate({ ...request, previous: { steps: made.steps, direction: 'harder' } }, { seed: 2 })
  return { made, plain, next: performance.now() - again }
}

function rowFor(rows: Map<string, Row>, label: string): Row {
  const row = rows.get(label) ?? { plain: [], next: [], score: 0, count: 0, leftOut: new Map() }
  rows.set(label, row)
  return row
}

function labelOf(sport: GenerateRequest['sport'], type: WorkoutType): string {
  return `${sportOf(sport).label} · ${workoutTypeLabel[type]}`
}

function sharesOf(leftOut: ReadonlyMap<string, number>, count: number): string {
  const often = [...leftOut].sort(([, one], [, other]) => other - one)
  return often.map(([bound, times]) => `${bound} ${Math.round((100 * times) / count)}`).join(', ') || 'none'
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function rounded(value: number): number {
  return Number(value.toFixed(3))
}
