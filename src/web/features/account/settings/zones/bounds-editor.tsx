import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { athleteZones } from '#domain/sports/athlete-zones.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import {
  type BoundProblems,
  type BoundsForm,
  hasField,
  nameOf,
  otherTextOf,
  readBounds,
  textOf,
  withBy,
  withTyped,
} from './bounds-form.ts'
import { type By, unitOf, type ZonedFigure } from './zoned-figure.ts'

/**
 * The bounds of all zones, to be typed in figures or in percents, with the other beside each. It stands in the form of its
 * figure, which it must not send: Enter saves the bounds.
 */
export function BoundsEditor({
  figure,
  form,
  onChange,
  onSave,
  onCancel,
}: {
  figure: ZonedFigure
  form: BoundsForm
  onChange: (form: BoundsForm) => void
  /** Throws if the bounds could not be saved, which was said. */
  onSave: () => Promise<void>
  onCancel: () => void
}) {
  const { label, type, sport } = figure
  const [problems, setProblems] = useState<BoundProblems>({})
  const [busy, setBusy] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector<HTMLElement>('input[data-bound]')?.focus(), [])

  async function save() {
    if (busy) return
    const read = readBounds(form, figure)
    const found = 'problems' in read ? read.problems : {}
    setProblems(found)
    const first = inputs().find((input) => found[input.dataset.bound ?? ''])
    if (first) return first.focus()
    setBusy(true)
    // What the server refuses stands in a toast, and what was typed stays.
    await onSave().catch(() => setBusy(false))
  }
  const inputs = () => [...(group.current?.querySelectorAll<HTMLInputElement>('input[data-bound]') ?? [])]

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void save()
  }

  const endBefore = (zone: number) => textOf(form, nameOf(zone - 1, 'percentMax'), figure)
  const bound = (zone: number, end: 'percentMin' | 'percentMax') => {
    const field = nameOf(zone, end)
    const other = otherTextOf(form, field, figure)
    return (
      <TextField
        key={end}
        label={end === 'percentMin' ? 'From' : 'To'}
        data-bound={field}
        unit={form.by === 'percent' ? '%' : figure.unit}
        hint={other && `= ${other}\u202f${unitOf(figure, form.by === 'value' ? 'percent' : 'value')}`}
        inputMode={type === 'pace' && form.by === 'value' ? 'text' : 'decimal'}
        autoComplete="off"
        value={textOf(form, field, figure)}
        error={problems[field]}
        onChange={(event) => {
          setProblems({})
          onChange(withTyped(form, field, event.target.value))
        }}
      />
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset is in no column of a grid
    <div
      ref={group}
      role="group"
      aria-label={`Bounds of ${label.toLowerCase()}`}
      className="grid gap-4 rounded-control border border-line p-3.5"
      onKeyDown={press}
    >
      <Segments
        label="Given in"
        options={(['value', 'percent'] as const).map((value) => ({ value, label: unitOf(figure, value) }))}
        value={form.by}
        onChange={(by: By) => {
          setProblems({})
          onChange(withBy(form, by, figure))
        }}
      />
      {athleteZones(type, sport).map(({ number, name }, zone) => (
        <ZoneBounds key={number} name={`${number} ${name}`}>
          {(['percentMin', 'percentMax'] as const).map((end) =>
            hasField(figure, zone, end) ? bound(zone, end) : <Linked key={end} text={endBefore(zone)} zone={zone} />,
          )}
        </ZoneBounds>
      ))}
      <p className="text-ink-2 text-small">
        Kept in percent of your {type === 'heartrate' ? 'threshold heart rate' : sport.reference.noun}, so that they
        move with a new one.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="ink" size="compact" busy={busy && 'Saving...'} onClick={() => void save()}>
          Save bounds
        </Button>
        <Button tone="quiet" size="compact" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** The two bounds of a zone, beside its name. */
function ZoneBounds({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset is in no column of a grid
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-line border-t pt-3 sm:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <p id={id} className="font-[560] max-sm:col-span-2 sm:mt-8">
        {name}
      </p>
      {children}
    </div>
  )
}

/** Where a zone begins if that is where the one before it ends. `zone` counts from 0. */
function Linked({ text, zone }: { text: string; zone: number }) {
  return (
    <p>
      <span className="mb-1.5 block font-[540] text-[0.875rem] leading-tight">From</span>
      <span className="tabular flex h-11 items-center px-3.5 text-ink-2">{text}</span>
      <span className="mt-1.5 block text-ink-2 text-small">Where zone {zone} ends</span>
    </p>
  )
}
