import { exampleChoices, sampleOf } from '#domain/samples/sample.ts'
import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { call, type Fetch } from '#web/lib/api.ts'

/** Saves a workout of each type, and puts them on days of the weeks around a day, hard and easy ones in turns. */
export async function planWeeks(asAthlete: Fetch, now: Date): Promise<void> {
  const [hard, easy]: [string[], string[]] = [[], []]
  for (const choice of exampleChoices) {
    const { sport, workoutType: type, steps } = sampleOf(choice)
    const name = `${workoutTypeLabel[type]} ${sportOf(sport).noun}`
    const { id } = await call('post /api/workouts', { name, sport, type, steps }, asAthlete)
    if (type === 'endurance') easy.push(id)
    else hard.push(id)
  }
  const monday = new Date(now)
  monday.setUTCDate(now.getUTCDate() - ((now.getUTCDay() + 6) % 7) - 21)
  for (let week = 0; week < 6; week += 1)
    for (const [at, { day, isHard }] of trainingDays.entries()) {
      const date = new Date(monday)
      date.setUTCDate(monday.getUTCDate() + 7 * week + day)
      const from = isHard ? hard : easy
      const workout_id = from[(3 * week + at) % from.length] ?? ''
      const scheduled_date = date.toISOString().slice(0, 10)
      await call('post /api/scheduled-workouts', { workout_id, scheduled_date }, asAthlete)
    }
}

/** Of a week, from Monday on. */
const trainingDays = [
  { day: 1, isHard: true },
  { day: 2, isHard: false },
  { day: 3, isHard: true },
  { day: 5, isHard: true },
  { day: 6, isHard: false },
]
