import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { JudgeNote } from './judge-note.tsx'
import type { ShownWorkout } from './measured-workout.ts'
import { StepsTable } from './steps-table.tsx'
import { WorkoutSteps } from './workout-steps.tsx'

const minute = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 60 } } as const
const minutes = (count: number): StoredSteps => Array.from({ length: count }, () => minute)

/** The page as the server renders it. */
async function rendered(part: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(part)
  return new Response(prelude).text()
}
const rowsIn = (html: string) => html.match(/<th scope="row"/g)?.length

test('the server renders the first rows of a long workout, and says how many follow', async () => {
  const all = await rendered(<StepsTable steps={minutes(60)} sport="running" />)
  expect(rowsIn(all)).toBe(60)
  expect(all).not.toContain('follow')
  const long = await rendered(<StepsTable steps={minutes(61)} sport="running" />)
  expect(rowsIn(long)).toBe(60)
  expect(long).toMatch(/>1(<!-- -->)? more steps follow/)
})

test('who has no script can download the steps that are not shown', async () => {
  const shown = (count: number) => {
    const at = '2026-11-27T12:00:00.000Z'
    const user = { full_name: 'Robin Example' }
    const rights = { mine: false, is_private: false, is_listed: false }
    const workout = {
      id: 'w1',
      name: 'Long',
      sport: 'running',
      type: null,
      steps: minutes(count),
      updated_at: at,
      user,
    }
    return rendered(<WorkoutSteps workout={{ ...workout, ...rights } as ShownWorkout} />)
  }
  expect(await shown(61)).toMatch(/<noscript><a href="\/api\/workouts\/w1\/file\?format=text"/)
  expect(await shown(60)).not.toContain('<noscript>')
})

test('a long repeat is cut within its steps', async () => {
  const steps = [...minutes(10), ...minutes(100), { repeat: { steps: 100, count: 3 } }]
  const html = await rendered(<StepsTable steps={steps} sport="running" />)
  expect(rowsIn(html)).toBe(60)
  expect(html).toContain('5:00:00')
  expect(html).toMatch(/>50(<!-- -->)? more steps follow/)
})

test('the server judges a workout, but not one of hundreds of steps', async () => {
  const judged = (steps: StoredSteps) => ({ sport: 'running' as const, type: null, steps })
  const repeated = [...minutes(10), { repeat: { steps: 10, count: 21 } }]
  expect(await rendered(<JudgeNote judged={judged(minutes(10))} />)).not.toContain('Loading what the judge says')
  expect(await rendered(<JudgeNote judged={judged(repeated)} />)).toContain('Loading what the judge says')
})
