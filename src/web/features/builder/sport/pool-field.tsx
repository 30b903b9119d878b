import { useState } from 'react'
import type { Pool } from '#domain/workout/swim.ts'
import { TextField } from '../../../ui/field.tsx'
import { everyStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { readPool, typedPool } from './typed-pool.ts'

/** The length of the pool that a swim is meant for. Text that cannot be read stays in the field. */
export function PoolField({ builder }: { builder: BuilderState }) {
  const { details, dispatch } = builder
  const { poolLength } = details
  const unit = poolLength?.unit ?? unitOfSwim(builder)
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readPool(typed, unit)
  const isCurrent = typeof read === 'string' || isSamePool(read, poolLength)
  const shown = poolLength ? typedPool(poolLength) : ''
  return (
    <TextField
      label="Pool length"
      className="w-52"
      autoComplete="off"
      placeholder="25 m"
      value={typed !== undefined && isCurrent ? typed : shown}
      error={typeof read === 'string' ? read : undefined}
      onChange={(event) => {
        setTyped(event.target.value)
        const pool = readPool(event.target.value, unit)
        if (typeof pool !== 'string')
          dispatch({ type: 'details', details: { ...details, poolLength: pool }, field: 'pool' })
      }}
      onBlur={() => typeof read !== 'string' && setTyped(undefined)}
    />
  )
}

function isSamePool(one: Pool | undefined, other: Pool | null | undefined): boolean {
  return one?.length === other?.length && one?.unit === other?.unit
}

/** The unit of the swim's own distances, else the athlete's. */
function unitOfSwim({ draft, freshUnit }: BuilderState): Pool['unit'] {
  const isIn = (unit: string) => everyStep(draft.entries).some(({ step }) => step.duration.unit === unit)
  return isIn('yards') || (freshUnit === 'yards' && !isIn('meters')) ? 'yards' : 'meters'
}
