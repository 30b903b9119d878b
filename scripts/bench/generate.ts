import fc from 'fast-check'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { judge } from '#domain/judge/judge.ts'
import { sportOf, sports, type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import { sumOf } from '#domain/units/numbers.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { figures } from './figures.ts'

/** Requests of all sports and types, spread log-uniformly over every accepted range, metric and unit. */
const REQUESTS = 20_000
/** Requests that are generated before the measurement, because the first ones wait for the compiler. */
const WARM_UP_REQUESTS = 2_000

type Row = { plain: number[]; next: number[]; score: number; count: number; leftOut: Map<string, number> }

/** Measures the engine's time for a workout and for a harder version of it, and the judge's score of the workouts. */
export async function bench(): Promise<void> {
  const rows = new Map<string, Row>()
  const requests = fc.sample(generateRequest, { numRuns: REQUESTS, seed: 1 })
  for (const request of requests.slice(0, WARM_UP_REQUESTS)) measure(request)
  for (const request of requests) {
    const { made, plain, next } = measure(request)
    const { score, leftOut } = judge(judgeInput(request, made))
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
  console.log(`The judge's mean score of ${REQUESTS} workouts, at most 1:`)
  console.table(
    Object.fromEntries(
      ordered.map(([label, { score, count }]) => [label, { workouts: count, score: round(score / count) }]),
    ),
  )
  console.log(
    'Soft bounds that are left out because the length has no room for them or a value is unknown, in percent:',
  )
  for (const [label, { leftOut, count }] of ordered) console.log(`  ${label}: ${sharesOf(leftOut, count)}`)
  const all = [...rows.values()]
  console.log(`Overall: ${round(sumOf(all, ({ score }) => score) / sumOf(all, ({ count }) => count))}`)
}

function measure({ seed: _, ...request }: GenerateRequest) {
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

function round(value: number): number {
  return Number(value.toFixed(3))
}
