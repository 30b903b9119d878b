import { SelectField, TextField } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { Finding } from './use-finding.ts'

/** The fields of a test or a race, and the threshold that they give. */
export function FindOutFields({ finding, noun, per }: { finding: Finding; noun: string; per: string | undefined }) {
  const { ways, way, values, found, problem, choose, type } = finding
  return (
    <>
      {ways.length > 1 && (
        <Segments
          label="By"
          options={ways.map((one) => ({ value: one.name, label: one.name }))}
          value={way.name}
          onChange={choose}
        />
      )}
      {way.fields.map(({ name: field, label, hint, unit, options }, at) =>
        options ? (
          <SelectField
            key={field}
            label={label}
            options={options.map((value) => ({ value, label: value }))}
            value={values[field] ?? ''}
            onChange={(value) => type(field, value)}
          />
        ) : (
          <TextField
            key={`${way.name} ${field}`}
            label={label}
            hint={hint}
            unit={unit}
            autoComplete="off"
            value={values[field] ?? ''}
            onChange={(event) => type(field, event.target.value)}
            error={at === way.fields.length - 1 ? problem : undefined}
          />
        ),
      )}
      <p role="status" className="min-h-6">
        {found.ok && (
          <>
            Your {noun} is <strong className="tabular">{found.figure}</strong>
            {per ? ` ${per}` : ' watts'}.
          </>
        )}
      </p>
    </>
  )
}
