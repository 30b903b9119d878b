import { useState } from 'react'
import type { Sport } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { unitsOf } from '../metrics/figures.ts'
import { waysToFindOut } from './ways-to-find-out.ts'

/** Works a sport's threshold out from a test or a race, and puts it into its field. */
export function FindOutDialog({
  sport,
  unit,
  onFound,
  onClose,
}: {
  sport: Sport
  unit: DistanceUnit | undefined
  onFound: (figure: string) => void
  onClose: () => void
}) {
  const ways = waysToFindOut(sport)
  const [name, setName] = useState(ways[0]?.name ?? '')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const way = ways.find((one) => one.name === name)
  if (!way) return null
  const values = Object.fromEntries(
    way.fields.map((field) => [field.name, typed[field.name] ?? field.options?.[FIRST_RACE] ?? '']),
  )
  const found = way.find(values, unit)
  const per = unitsOf(sport).find(({ value }) => value === unit)?.label
  const put = (field: string) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setProblem(undefined)
  }
  return (
    <FormDialog
      title={`Find out your ${sport.reference.noun}`}
      description={way.source}
      action="Use it"
      onClose={onClose}
      onSubmit={() => {
        if (!found.ok) return setProblem(found.reason)
        onFound(found.figure)
        onClose()
      }}
    >
      {ways.length > 1 && (
        <Segments
          label="By"
          options={ways.map((one) => ({ value: one.name, label: one.name }))}
          value={name}
          onChange={(chosen) => {
            setName(chosen)
            setProblem(undefined)
          }}
        />
      )}
      {way.fields.map(({ name: field, label, hint, unit: per, options }, at) =>
        options ? (
          <SelectField
            key={field}
            label={label}
            options={options.map((value) => ({ value, label: value }))}
            value={values[field] ?? ''}
            onChange={put(field)}
          />
        ) : (
          <TextField
            key={`${name} ${field}`}
            label={label}
            hint={hint}
            unit={per}
            autoComplete="off"
            value={values[field] ?? ''}
            onChange={(event) => put(field)(event.target.value)}
            error={at === way.fields.length - 1 ? problem : undefined}
          />
        ),
      )}
      <p role="status" className="min-h-6">
        {found.ok && (
          <>
            Your {sport.reference.noun} is <strong className="tabular">{found.figure}</strong>
            {per ? ` ${per}` : ' watts'}.
          </>
        )}
      </p>
    </FormDialog>
  )
}

// 5 km: what most runners have raced.
const FIRST_RACE = 2
