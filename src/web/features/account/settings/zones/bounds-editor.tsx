import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  useEffect(() => group.current?.querySelector('input')?.focus(), [])

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

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
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
        <fieldset key={number} className="min-w-0">
          <legend className="mb-1.5 text-label">
            {number} {name}
          </legend>
          <div className="grid grid-cols-2 items-start gap-3">
            {(['percentMin', 'percentMax'] as const).map((end) => {
              const field = nameOf(zone, end)
              const words = end === 'percentMin' ? 'From' : 'To'
              if (!hasField(figure, zone, end)) {
                const before = textOf(form, nameOf(zone - 1, 'percentMax'), figure)
                return <Linked key={end} label={words} text={before} number={number - 1} />
              }
              const other = otherTextOf(form, field, figure)
              return (
                <TextField
                  key={end}
                  label={words}
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
            })}
          </div>
        </fieldset>
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

/** The begin of a zone that is where the one before it ends. */
function Linked({ label, text, number }: { label: string; text: string; number: number }) {
  return (
    <p>
      <span className="mb-1.5 block font-[540] text-[0.875rem] leading-tight">{label}</span>
      <span className="tabular flex h-11 items-center px-3.5 text-ink-2">{text}</span>
      <span className="mt-1.5 block text-ink-2 text-small">Where zone {number} ends</span>
    </p>
  )
}
