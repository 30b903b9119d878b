import { memo } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import { defaultStepName, type Intensity } from '#domain/workout/intensity.ts'
import type { Step } from '#domain/workout/step.ts'
import { Tiles } from '../../../ui/tiles.tsx'
import { StepKey } from '../../workouts/chart/step-key.tsx'
import type { BuilderState } from '../draft/use-builder.ts'

/** The intensities of a step, each with its icon. Drawn only when one of these changes: not with each key of another field. */
export const IntensityTiles = memo(function IntensityTiles({
  stepKey,
  intensity,
  duration,
  sport,
  dispatch,
}: {
  stepKey: string
  intensity: Intensity
  duration: Step['duration']
  sport: SportId
  dispatch: BuilderState['dispatch']
}) {
  return (
    <Tiles
      label="Intensity"
      className="[&>div]:grid-cols-3 max-[22.5rem]:[&_label]:px-1.5"
      options={asTrained.map((value) => ({
        value,
        label: defaultStepName[value],
        glyph: <StepKey step={{ intensity: value, duration }} sport={sport} />,
      }))}
      value={intensity}
      onChange={(chosen) => dispatch({ type: 'intensity', key: stepKey, intensity: chosen })}
    />
  )
})

// In the order in which they occur in a session.
const asTrained: readonly Intensity[] = ['warmup', 'active', 'interval', 'recovery', 'rest', 'cooldown']
