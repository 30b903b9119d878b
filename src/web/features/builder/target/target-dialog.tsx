import { type FormEvent, useId, useState } from 'react'
import type { AthleteMetrics } from '#contracts/user.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { DEFAULT_SPORT, type SportId, sportOf } from '#domain/sports/registry.ts'
import type { Step, Target } from '#domain/workout/step.ts'
import { targetLabel } from '../../../lib/format.ts'
import { sessionStore } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { StepKey } from '../../workouts/chart/step-key.tsx'
import { paceUnitOf } from '../draft/own-figures.ts'
import { EffortField } from './effort-field.tsx'
import { keepKind, lastKind } from './last-kind.ts'
import { type AthleteFigures, ownFigureOf } from './own-figure.ts'
import { OwnFigureField } from './own-figure-field.tsx'
import { RacePaces } from './race-paces.tsx'
import { RangeFields } from './range-fields.tsx'
import { readTarget, type TargetProblems } from './read-target.ts'
import { saveMetrics } from './save-metrics.ts'
import { type TargetForm, targetFormOf, targetTypesOf, withTargetType } from './target-form.ts'
import { askedFigure, readTypedFigure } from './typed-own-figure.ts'
import { ZoneFields } from './zone-fields.tsx'

/** Asks for the target of a step: a zone, a range in figures or percents, a ramp, or open, and for its effort. */
export function TargetDialog({
  step,
  sport,
  metrics,
  reference,
  zones,
  onSet,
  onClose,
}: {
  step: Step
  /** Undefined until one is chosen; until then every target is offered. */
  sport: SportId | undefined
  metrics: AthleteMetrics | undefined
  /** The athlete's own reference value for the sport, where it is known. */
  reference: number | undefined
  /** The athlete's own bounds of the sport's zones, where they have some. */
  zones?: OwnZones | undefined
  onSet: (target: Target, effort: number | undefined) => void
  onClose: () => void
}) {
  const shownSport = sport ?? DEFAULT_SPORT
  const athleteId = sessionStore.read().profile?.id
  const [opened] = useState(() => {
    const target = targetToShow(step)
    return { target, form: targetFormOf(target, sport, paceUnitOf(shownSport, metrics), lastKind(athleteId, window)) }
  })
  const [form, setForm] = useState(opened.form)
  const [effort, setEffort] = useState(String(step.effort ?? ''))
  const [typed, setTyped] = useState({ text: '', keep: true })
  const [problems, setProblems] = useState<TargetProblems & { own?: string | undefined }>({})
  const formId = useId()

  const stored: AthleteFigures = { reference, thresholdHeartRate: metrics?.threshold_heart_rate }
  const asked = askedFigure(form.type, shownSport, stored, metrics)
  const told = readTypedFigure(asked, typed, shownSport, metrics)
  const figures = { ...stored, ...told.known }

  function change(next: TargetForm) {
    if (next.type !== form.type) setTyped({ ...typed, text: '' })
    setForm(next)
    setProblems({})
  }

  function set(event: FormEvent) {
    event.preventDefault()
    const answer = readTarget(form, opened)
    const found = { ...('problems' in answer ? answer.problems : {}), ...(told.problem ? { own: told.problem } : {}) }
    if (!('target' in answer) || told.problem) return setProblems(found)
    keepKind(athleteId, form, window)
    if (typed.keep && told.change) void saveMetrics(told.change)
    onSet(answer.target, effort === '' ? undefined : Number(effort))
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
        <Segments
          label="Target"
          labelHidden
          options={targetTypesOf(sport).map((value) => ({ value, label: targetLabel[value] }))}
          value={form.type}
          onChange={(type) => change(withTargetType(form, type))}
        />
        {form.type !== 'open' && (
          <>
            <Switch label="Use Zone" checked={form.useZone} onChange={(useZone) => change({ ...form, useZone })} />
            {form.useZone ? (
              <ZoneFields
                form={form}
                step={step}
                sport={shownSport}
                figures={figures}
                zones={zones}
                onChange={change}
              />
            ) : (
              <RangeFields
                form={{ ...form, type: form.type }}
                sport={sport}
                shownSport={shownSport}
                own={ownFigureOf(form, shownSport, figures)}
                problems={problems}
                onChange={change}
              />
            )}
            {form.type === 'pace' && sportOf(shownSport).racePaces && figures.reference && (
              <RacePaces form={form} secondsPerKm={figures.reference} onChange={change} />
            )}
            {asked && (
              <OwnFigureField
                asked={asked}
                sport={shownSport}
                typed={typed}
                error={problems.own}
                onChange={(next) => {
                  setTyped(next)
                  setProblems({})
                }}
              />
            )}
          </>
        )}
        <EffortField value={effort} isOpen={form.type === 'open'} onChange={setEffort} />
      </form>
    </Dialog>
  )
}

/** A step with an effort and no target is shown as open. */
function targetToShow({ target, effort }: Step): Target | null | undefined {
  return target ?? (effort === undefined ? undefined : { type: 'open' })
}
