import type { DrawnBar, ProfileLayout } from '#domain/profile/layout.ts'
import type { Step } from '#domain/workout/step.ts'
import { formatLength } from '../../../lib/format.ts'
import type { PulledPart } from '../draft/draft.ts'
import { type DraftStep, entryName } from '../draft/draft-entries.ts'
import { withDuration } from '../draft/step-length.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { aimText } from './aim-text.ts'
import { Handle } from './handle.tsx'
import { aimPlace, hasRoomForEnds, lengthPlace } from './handle-places.ts'
import { pulledAim, pulledLength } from './pulled-value.ts'
import { type AimPart, aimScale } from './scales/aim-scale.ts'
import { lengthScale } from './scales/length-scale.ts'

/** The handles of a bar, which change its step: of its length, and of its intensity unless it asks for none. */
export function StepHandles({
  builder,
  draftStep,
  bar,
  layout,
  onPress,
}: {
  builder: BuilderState
  draftStep: DraftStep
  bar: DrawnBar
  layout: ProfileLayout
  onPress: (clientX: number) => void
}) {
  const { details, sport, reference, zones, dispatch, open } = builder
  const { key, step } = draftStep
  const lengths = lengthScale(step, sport, details.poolLength ?? undefined)
  const parts: AimPart[] = bar.ramp && hasRoomForEnds(bar) && aimScale(step, 'to') ? ['from', 'to'] : ['cap']
  const caps = parts.flatMap((part) => {
    const scale = aimScale(step, part)
    return scale ? [{ part, scale, place: aimPlace(bar, layout, part) }] : []
  })
  const atRight = caps.filter(({ part }) => part !== 'from').map(({ place }) => place)
  const common = { draftStep, room: layout.width, isFocusable: open?.key === key, onPress }
  const changing = (part: PulledPart, change: (changed: Step) => DraftStep) => ({
    onEnd: () => dispatch({ type: 'end-field' }),
    onChange(changed: Step) {
      builder.select(key)
      dispatch({ type: 'pull', pulled: change(changed), part })
    },
    onRestore: (before: DraftStep) => dispatch({ type: 'pull', pulled: before, part }),
  })
  return (
    <>
      <Handle
        axis="x"
        label={`Length of ${entryName(draftStep)}`}
        text={formatLength(step.duration)}
        scale={lengths}
        place={lengthPlace(bar, layout, atRight)}
        take={({ roomPx }) =>
          (pull) =>
            pulledLength(lengths, bar, pull, roomPx)
          }
        {...common}
        {...changing('length', ({ duration }) => withDuration(draftStep, duration))}
      />
      {caps.map(({ part, scale, place }) => (
        <Handle
          key={part}
          axis="y"
          label={`${partNames[part]} of ${entryName(draftStep)}`}
          text={aimText(step, sport, reference, zones)}
          scale={scale}
          place={place}
          take={() => (pull) => pulledAim(scale, part, bar, pull, { sport, reference })}
          {...common}
          {...changing('intensity', (changed) => ({ ...draftStep, step: changed }))}
        />
      ))}
    </>
  )
}

const partNames: Record<AimPart, string> = {
  cap: 'Intensity',
  from: 'Intensity at the start',
  to: 'Intensity at the end',
}
