import { racePercents } from '#domain/calculators/race-pace.ts'
import type { Race } from '#domain/sports/races.ts'
import type { TargetForm } from './target-form.ts'

/** The form with the pace of a race as percents of the speed at threshold. */
export function atRacePace(form: TargetForm, race: Race, secondsPerKm: number): TargetForm {
  const [slowest, fastest] = racePercents(race, secondsPerKm)
  return { ...form, useZone: false, by: 'percent', ramp: undefined, first: String(fastest), second: String(slowest) }
}
