import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { paceUnitLabel } from '#domain/units/pace.ts'
import { TextField } from '../../../ui/field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { AskedFigure, TypedFigure } from './typed-own-figure.ts'

/** Asks for the FTP, threshold pace, CSS or heart rate at threshold that percents and zones refer to. */
export function OwnFigureField({
  asked,
  sport,
  typed,
  error,
  onChange,
}: {
  asked: AskedFigure
  sport: SportId
  typed: TypedFigure
  error: string | undefined
  onChange: (typed: TypedFigure) => void
}) {
  const { reference } = sportOf(sport)
  const isPace = asked.what === 'reference' && reference.metric === 'pace'
  const unit = isPace ? paceUnitLabel[asked.paceUnit] : asked.what === 'reference' ? 'W' : 'bpm'
  return (
    <div className="grid gap-1 rounded-control border border-line bg-sunken p-3.5">
      <TextField
        label={asked.what === 'reference' ? `Your ${reference.noun}` : 'Your heart rate at threshold'}
        hint={`With it, zones and percents are shown ${isPace ? 'as paces' : asked.what === 'reference' ? 'in watts' : 'in beats'} too. You can leave it empty.`}
        inputMode={isPace ? 'text' : 'numeric'}
        autoComplete="off"
        unit={unit}
        placeholder={isPace ? 'mm:ss' : undefined}
        value={typed.text}
        error={error}
        onChange={(event) => onChange({ ...typed, text: event.target.value })}
      />
      <Switch label="Keep it in my profile" checked={typed.keep} onChange={(keep) => onChange({ ...typed, keep })} />
    </div>
  )
}
