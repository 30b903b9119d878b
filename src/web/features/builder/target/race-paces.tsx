import { racePaceName, races } from '#domain/sports/races.ts'
import { Button } from '../../../ui/button.tsx'
import { Legend } from '../../../ui/legend.tsx'
import { atRacePace } from './at-race-pace.ts'
import type { TargetForm } from './target-form.ts'

/** The paces of races, which fill in the percents that the text form reads them as. */
export function RacePaces({
  form,
  secondsPerKm,
  onChange,
}: {
  form: TargetForm
  /** The athlete's threshold pace. */
  secondsPerKm: number
  onChange: (form: TargetForm) => void
}) {
  return (
    <fieldset className="min-w-0">
      <Legend>Race pace</Legend>
      <div className="flex flex-wrap gap-2">
        {races.map((race) => {
          const at = atRacePace(form, race, secondsPerKm)
          const isChosen =
            !form.useZone && form.by === 'percent' && form.first === at.first && form.second === at.second
          return (
            <Button
              key={race}
              size="compact"
              aria-label={racePaceName(race)}
              aria-pressed={isChosen}
              className={isChosen ? 'border-ink! bg-accent-wash!' : ''}
              onClick={() => onChange(at)}
            >
              {racePaceName(race)
                .replace(/ pace$/, '')
                .replace(/k$/, 'K')
                .replace(/m$/, '\u202fm')}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
