import { memo, type PointerEvent, useMemo, useState } from 'react'
import { barAt, layoutProfile } from '#domain/profile/layout.ts'
import { sizes } from '#domain/profile/sizes.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { ProfileChart } from '../../workouts/chart/profile-chart.tsx'
import { useElementSize } from '../../workouts/chart/use-element-size.ts'
import { everyStep, keyAt, pathOf } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { barsWithHandles } from './bars-with-handles.ts'
import { StepHandles } from './step-handles.tsx'
import { useDrawn } from './use-drawn.ts'

// A change of the list draws the list, and then the profile.
const Profile = memo(ProfileChart)

/**
 * The profile of the draft, with handles at the bar of the open step and at the one that is pointed at. They are beside
 * the profile and not in it, because it is a slider itself.
 */
export function EditableProfile({ builder, steps }: { builder: BuilderState; steps: StoredSteps }) {
  const { open, latest, zones } = builder
  const { entries, steps: drawnSteps, sport, reference } = useDrawn(builder, steps)
  const { element, measured } = useElementSize<HTMLDivElement>()
  const { width, height } = measured ?? sizes.hero.nominal
  const layout = useMemo(
    () => layoutProfile(drawnSteps, sport, reference, { width, height, size: 'hero' }),
    [drawnSteps, sport, reference, width, height],
  )
  const [pointed, setPointed] = useState<number>()
  const openPath = open && pathOf(entries, open.key)
  const [select] = useState(() => (path: string) => latest().select(keyAt(latest().draft.entries, path)))
  const barUnder = (clientX: number) =>
    barAt(layout.bars, clientX - (element.current?.getBoundingClientRect().left ?? 0))
  const point = ({ target, clientX }: PointerEvent) => {
    const onHandle = target instanceof Element && target.closest('[data-handle]') !== null
    if (!onHandle) setPointed(barUnder(clientX))
  }
  return (
    <div
      className="relative -mt-11 has-data-pulling:[&_path]:transition-none! sm:-mt-8"
      onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 0 && point(event)}
      onPointerUp={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(undefined)}
    >
      <Profile
        steps={drawnSteps}
        sport={sport}
        size="hero"
        className="h-[15rem] sm:h-[19rem]"
        reference={reference}
        zones={zones}
        selected={openPath}
        onSelect={select}
      />
      <div ref={element} className="pointer-events-none absolute inset-0">
        {barsWithHandles(layout.bars, openPath, pointed).map((bar) => {
          const key = keyAt(entries, bar.bar.path)
          const draftStep = everyStep(entries).find((step) => step.key === key)
          return (
            draftStep && (
              <StepHandles
                key={draftStep.key}
                builder={builder}
                draftStep={draftStep}
                bar={bar}
                layout={layout}
                onPress={(clientX) => {
                  const pressed = layout.bars[barUnder(clientX)]
                  if (pressed) select(pressed.bar.path)
                }}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
