import { type ComponentType, useState } from 'react'
import { sampleLengths } from '#domain/samples/sample-lengths.ts'
import {
  DEFAULT_SPORT,
  type SportId,
  sportOf,
  sports,
  type WorkoutType,
  workoutTypeLabel,
} from '#domain/sports/registry.ts'
import type { OutputOf } from '../../../../lib/api.ts'
import { formatDistance } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'

type Sample = OutputOf<'post /api/samples'>

/** The generator for a visitor: a few fixed choices, and the workout that they give. */
export function Trial() {
  const [sport, setSport] = useState<SportId>(DEFAULT_SPORT)
  const [chosenType, setType] = useState<WorkoutType>(FIRST_TYPE)
  const [chosenLength, setLength] = useState<number>()
  const [sample, setSample] = useState<Sample>()
  // Loaded with the first sample.
  const [Result, setResult] = useState<ComponentType<{ sample: Sample }>>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { workoutTypes } = sportOf(sport)
  const { unit, values } = sampleLengths(sportOf(sport))
  // Another sport has other types and lengths.
  const type = workoutTypes.find((one) => one === chosenType) ?? workoutTypes[0] ?? FIRST_TYPE
  const length = values.find((one) => one === chosenLength) ?? values[2]

  const generate = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const [{ call }, result] = await loadParts()
      setResult(() => result.TrialResult)
      setSample(await call('post /api/samples', { sport, workoutType: type, durationValue: length }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Failed to generate workout')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="trial-heading" className="pt-6 lg:pt-4">
      <form
        className="grid items-end gap-4 gutter sm:grid-cols-2 lg:grid-cols-[auto_repeat(3,minmax(0,1fr))_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          void generate()
        }}
      >
        <h2 id="trial-heading" className="text-h3 max-lg:col-span-full lg:pe-6 lg:pb-2.5">
          Try it here
        </h2>
        <SelectField
          label="Sport"
          options={sports.map(({ id, label }) => ({ value: id, label }))}
          value={sport}
          onChange={setSport}
        />
        <SelectField
          label="Type"
          options={workoutTypes.map((value) => ({ value, label: workoutTypeLabel[value] }))}
          value={type}
          onChange={setType}
        />
        <SelectField
          label={unit === 'minutes' ? 'Time' : 'Distance'}
          options={values.map((value) => ({
            value: String(value),
            label: unit === 'minutes' ? `${value} min` : formatDistance(value, unit),
          }))}
          value={String(length)}
          onChange={(value) => setLength(Number(value))}
        />
        <Button type="submit" tone="ink" busy={busy && 'Generating...'}>
          Generate workout
        </Button>
      </form>
      <div className="gutter" role="alert">
        <FieldError id="trial-problem" sentence={problem} />
      </div>
      <p role="status" className="sr-only">
        {sample && Result && 'Your workout is drawn below.'}
      </p>
      {sample && Result && <Result sample={sample} />}
    </section>
  )
}

async function loadParts() {
  try {
    return await Promise.all([import('../../../../lib/api.ts'), import('./trial-result.tsx')])
  } catch (cause) {
    throw new Error('The generator did not load. Check your connection, or load the page again.', { cause })
  }
}

const FIRST_TYPE: WorkoutType = 'threshold'
