import { type FormEvent, useId, useState } from 'react'
import type { AthleteMetrics } from '#contracts/user.ts'
import { DEFAULT_SPORT, type SportId, sportOf } from '#domain/sports/registry.ts'
import { heartRateZoneNames, powerZones } from '#domain/sports/zones.ts'
import { type PaceUnit, paceUnitLabel } from '#domain/units/pace.ts'
import type { Step, Target } from '#domain/workout/step.ts'
import { zoneRange } from '#domain/workout/zone-range.ts'
import { formatTarget, rangeText, targetLabel, zoneName } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { StepKey } from '../../workouts/chart/step-key.tsx'
import { paceUnitOf } from '../draft/own-figures.ts'
import {
  asRampOf,
  effortFor,
  effortOptions,
  paceUnitsOf,
  readTarget,
  type TargetForm,
  type TargetProblems,
  targetFormOf,
  targetTypesOf,
  withPaceUnit,
  withTargetType,
} from './target-form.ts'
import { ZoneStairs } from './zone-stairs.tsx'

/** Asks for the target of a step: a zone, a range, or open, with an effort from 1 to 10. */
export function TargetDialog({
  step,
  sport,
  metrics,
  reference,
  onSet,
  onClose,
}: {
  step: Step
  /** Undefined until one is chosen; until then every target is offered. */
  sport: SportId | undefined
  metrics: AthleteMetrics | undefined
  /** The athlete's own reference value for the sport, where it is known. */
  reference: number | undefined
  onSet: (target: Target, effort: number | undefined) => void
  onClose: () => void
}) {
  const shownSport = sport ?? DEFAULT_SPORT
  const [first] = useState(() => targetFormOf(targetToShow(step), sport, paceUnitOf(shownSport, metrics)))
  const [form, setForm] = useState(first)
  const [effort, setEffort] = useState(String(step.effort ?? ''))
  const [problems, setProblems] = useState<TargetProblems>({})
  const formId = useId()
  const change = (next: TargetForm) => {
    setForm(next)
    setProblems({})
  }

  function set(event: FormEvent) {
    event.preventDefault()
    const answer = readTarget(form)
    if ('problems' in answer) return setProblems(answer.problems)
    // An unchanged target is saved as it was, because it may hold more than this form shows.
    onSet(
      form === first && step.target ? step.target : asRampOf(step.target, answer.target),
      effortFor(form.type, effort, step),
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <span className="flex items-center gap-3">
          <StepKey step={step} sport={shownSport} className="size-5" />
          {step.name || 'Step'} target
        </span>
      }
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={formId}>
            Set target
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={set} noValidate className="grid gap-5 pt-1 pb-2">
        {step.target?.percentMin !== undefined && (
          <p className="text-ink-2 text-small">Now {formatTarget(step, shownSport)}. Another target takes its place.</p>
        )}
        <Segments
          label="Target"
          labelHidden
          options={targetTypesOf(sport).map((value) => ({ value, label: targetLabel[value] }))}
          value={form.type}
          onChange={(type) => change(withTargetType(form, type))}
        />
        {form.type === 'open' ? (
          <SelectField
            label="Effort"
            hint="No target: this step is done by feel. 1 is hardly anything, 5 hard, 7 very hard, 10 all you have."
            options={effortOptions}
            value={effort}
            onChange={setEffort}
          />
        ) : (
          <>
            <Switch label="Use Zone" checked={form.useZone} onChange={(useZone) => change({ ...form, useZone })} />
            {form.useZone ? (
              <Zone form={form} step={step} sport={shownSport} reference={reference} onChange={change} />
            ) : (
              <Range form={form} sport={sport} problems={problems} onChange={change} />
            )}
          </>
        )}
      </form>
    </Dialog>
  )
}

/** A step with an effort and no target is shown as open. */
function targetToShow({ target, effort }: Step): Target | null | undefined {
  return target ?? (effort === undefined ? undefined : { type: 'open' })
}

type Parts = { form: TargetForm; onChange: (form: TargetForm) => void }

function Zone({
  form,
  step,
  sport,
  reference,
  onChange,
}: Parts & { sport: SportId; step: Step; reference: number | undefined }) {
  const { type, zoneNumber, paceUnit } = form
  const own = zoneRange({ type, zoneNumber }, sport, reference, paceUnit)
  return (
    <div>
      <ZoneStairs
        zones={zonesOf(form, sport)}
        value={zoneNumber}
        intensity={step.intensity}
        onChange={(chosen) => onChange({ ...form, zoneNumber: chosen })}
      />
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
        <span className="text-h4">{zoneName({ type, zoneNumber }, sport)}</span>
        {own && <span className="tabular text-ink-2">{rangeText({ type, ...own }, sport)} for you</span>}
      </p>
    </div>
  )
}

function Range({ form, sport, problems, onChange }: Parts & { sport: SportId | undefined; problems: TargetProblems }) {
  const pace = form.type === 'pace'
  const unit = pace ? paceUnitLabel[form.paceUnit] : form.type === 'power' ? 'W' : 'bpm'
  const field = { inputMode: pace ? 'text' : 'decimal', autoComplete: 'off', unit } as const
  return (
    <div className="grid gap-4">
      {pace && (
        <Segments
          label="Pace per"
          options={paceUnitsOf(sport).map((value) => ({ value, label: paceUnitLabel[value].slice(1) }))}
          value={form.paceUnit}
          onChange={(paceUnit: PaceUnit) => onChange(withPaceUnit(form, paceUnit))}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field}
          label="Min"
          hint={pace ? 'The faster end' : undefined}
          placeholder={pace ? '4:30' : form.type === 'power' ? '220' : '145'}
          value={form.min}
          error={problems.min}
          onChange={(event) => onChange({ ...form, min: event.target.value })}
        />
        <TextField
          {...field}
          label="Max"
          hint={pace ? 'Empty is ∞, no slower end' : 'Empty is ∞, no upper end'}
          placeholder="∞"
          value={form.max}
          error={problems.max}
          onChange={(event) => onChange({ ...form, max: event.target.value })}
        />
      </div>
    </div>
  )
}

function zonesOf({ type }: TargetForm, sport: SportId): readonly { number: number; name: string }[] {
  if (type === 'power') return powerZones
  const { paceZones } = sportOf(sport)
  if (type === 'pace' && paceZones.length > 0) return paceZones
  return heartRateZoneNames.map((name, index) => ({ number: index + 1, name }))
}
