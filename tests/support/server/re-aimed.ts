import { randomUUID } from 'node:crypto'
import type { NewWorkout } from '#domain/workout/workout.ts'
import type { Athlete } from './people.ts'

/** An athlete with an old FTP of 250 W, a new one of 265 W, and the ids of their rides. */
export type Moved = { athlete: Athlete; ids: string[] }

/** A ride at 95 to 105 % of FTP, with the watts that are given. */
export function ftpRide(name: string, range: { rangeMin: number; rangeMax: number }): NewWorkout {
  const duration = { type: 'time', unit: 'minutes', value: 480 } as const
  const target = { type: 'power', percentMin: 95, percentMax: 105, ...range } as const
  return {
    name,
    sport: 'cycling',
    type: 'threshold',
    steps: [
      { intensity: 'interval', duration, target },
      { intensity: 'recovery', duration: { ...duration, value: 240 }, target: { type: 'power', zoneNumber: 1 } },
      { repeat: { steps: 2, count: 4 } },
    ],
  }
}

/** Saves an FTP in watts. */
export async function setFtp({ api }: Pick<Athlete, 'api'>, cycling_ftp: number): Promise<void> {
  await api('put /api/user', { meta: { athlete_metrics: { cycling_ftp } } })
}

/** Re-aims workouts by the first offer, as the browser does. */
export async function reAim({ api }: Pick<Athlete, 'api'>, workouts: string[]) {
  const [offer] = (await api('get /api/re-aims', {})).offers
  if (!offer) throw new Error('Nothing is offered to be re-aimed.')
  return api('post /api/re-aims', { id: randomUUID(), offer: offer.id, to: offer.to, workouts })
}
