import type { ReactNode } from 'react'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { Details } from '../../../src/web/features/builder/draft/save-workout.ts'
import { type BuilderState, useBuilder } from '../../../src/web/features/builder/draft/use-builder.ts'
import { type Drawing, draw } from './draw.tsx'

type Given = {
  steps: StoredSteps
  details?: Partial<Details>
  /** What the state has instead; it may look at the state as it is. */
  more?: (builder: BuilderState) => Partial<BuilderState>
  around?: (inner: ReactNode) => ReactNode
}

type Part = (builder: BuilderState) => ReactNode

/** Draws a part of the builder with the state that some steps give it, of an athlete who has told nothing of themselves. */
export function drawInBuilder(part: Part, given: Given): Drawing {
  return draw(<InBuilder part={part} given={given} />, given.around)
}

function InBuilder({ part, given: { steps, details, more } }: { part: Part; given: Given }) {
  const known: Details = { name: '', sport: 'cycling', type: undefined, poolLength: undefined, ...details }
  const builder = useBuilder({ steps }, known, null)
  const changed: BuilderState = { ...builder, ...more?.(builder), latest: () => changed }
  return part(changed)
}
