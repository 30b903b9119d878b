import { useRef } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import { type PaceUnit, paceUnitLabel } from '#domain/units/pace.ts'
import { percentOfWhat } from '../../../lib/format.ts'
import { TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { OwnFigure } from './own-figure.ts'
import type { TargetProblems } from './read-target.ts'
import { otherFigure, paceUnitsOf, type TargetForm, withBy, withPaceUnit, withRamp } from './target-form.ts'

type Parts = {
  form: TargetForm & { type: 'pace' | 'heartrate' | 'power' }
  /** Undefined until one is chosen. */
  sport: SportId | undefined
  shownSport: SportId
  own: OwnFigure | undefined
  problems: TargetProblems
  onChange: (form: TargetForm) => void
}

/** The two ends of a target, as figures or as percents, with the other beside each; steady or as a ramp. */
export function RangeFields({ form, sport, shownSport, own, problems, onChange }: Parts) {
  const { type, by, ramp, paceUnit } = form
  const converted = useRef<{ from: TargetForm; to: TargetForm }>(undefined)

  /** Figures that were only looked at in the other unit come back as they were typed. */
  function changeBy(chosen: TargetForm['by']) {
    const { current } = converted
    const next = current?.to === form && current.from.by === chosen ? current.from : withBy(form, chosen, own)
    converted.current = { from: form, to: next }
    onChange(next)
  }

  return (
    <div className="grid gap-4">
      <Segments
        label="Given in"
        options={[
          { value: 'value', label: unitOf({ ...form, by: 'value' }) },
          { value: 'percent', label: `% of ${percentOfWhat(type, shownSport)}` },
        ]}
        value={by}
        onChange={changeBy}
      />
      {type === 'pace' && by === 'value' && (
        <Segments
          label="Pace per"
          options={paceUnitsOf(sport).map((value) => ({ value, label: paceUnitLabel[value].slice(1) }))}
          value={paceUnit}
          onChange={(unit: PaceUnit) => onChange(withPaceUnit(form, unit))}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <End end="first" {...{ form, shownSport, own, problems, onChange }} />
        <End end="second" {...{ form, shownSport, own, problems, onChange }} />
      </div>
      <Segments
        label="Over the step"
        options={[
          { value: 'steady', label: 'Steady' },
          { value: 'ramp', label: 'Ramp' },
        ]}
        value={ramp ? 'ramp' : 'steady'}
        onChange={(chosen) => onChange(withRamp(form, chosen === 'ramp' ? 'rising' : undefined))}
      />
    </div>
  )
}

function End({ end, form, shownSport, own, problems, onChange }: Omit<Parts, 'sport'> & { end: 'first' | 'second' }) {
  const { type, by, ramp } = form
  const byPace = type === 'pace' && by === 'value'
  const other = otherFigure(form, form[end], own)
  const otherUnit = by === 'percent' ? unitOf({ ...form, by: 'value' }) : `% of ${percentOfWhat(type, shownSport)}`
  const mayBeEmpty = end === 'second' && by === 'value' && !ramp
  const ofNone = mayBeEmpty && form.second.trim() === ''
  return (
    <TextField
      inputMode={byPace ? 'text' : 'decimal'}
      autoComplete="off"
      unit={unitOf(form)}
      label={labelsOf(form)[end === 'first' ? 0 : 1]}
      hint={other ? `= ${other}\u202f${otherUnit}` : ofNone ? emptyHint(type) : undefined}
      placeholder={mayBeEmpty ? '∞' : placeholders[by === 'percent' ? 'percent' : type]}
      value={form[end]}
      error={problems[end]}
      onChange={(event) => onChange({ ...form, [end]: event.target.value })}
    />
  )
}

function labelsOf({ type, ramp }: TargetForm): readonly [string, string] {
  if (ramp) return ['From', 'To']
  return type === 'pace' ? ['Fastest', 'Slowest'] : ['Min', 'Max']
}

function emptyHint(type: TargetForm['type']): string {
  return type === 'pace' ? 'Empty is ∞, no slower end' : 'Empty is ∞, no upper end'
}

function unitOf({ type, by, paceUnit }: TargetForm): string {
  if (by === 'percent') return '%'
  return type === 'pace' ? paceUnitLabel[paceUnit] : type === 'power' ? 'W' : 'bpm'
}

const placeholders = { percent: '95', pace: '4:30', power: '220', heartrate: '145' } as const
