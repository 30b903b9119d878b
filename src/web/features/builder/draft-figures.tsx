import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { JudgeInput } from '#domain/judge/reading/input.ts'
import { Button } from '../../ui/button.tsx'
import type { MeasuredSteps } from '../workouts/measured-steps.ts'
import { JudgeNote } from '../workouts/page/judge-note.tsx'
import { LoadFigures } from '../workouts/page/load-figures.tsx'
import { ZoneTimes } from '../workouts/page/zone-times.tsx'
import { isStillBuilt } from './still-built.ts'

// What is calculated of a whole draft may lag behind what is typed, and is calculated by itself: nothing else is drawn with it.

/** The load of a draft. */
export function DraftLoad(measured: MeasuredSteps) {
  return <Load {...useBehind(measured)} />
}

/** The time in each zone of a draft. */
export function DraftZoneTimes(measured: MeasuredSteps) {
  return <Zones {...useBehind(measured)} />
}

/** What the judge says of a draft: nothing without steps, and only if asked while the workout is still being built. */
export function DraftVerdict({
  sport,
  type,
  steps,
  reference,
  poolLength,
  isWritten,
  isChanged,
}: JudgeInput & { isChanged: boolean }) {
  const [isAsked, setIsAsked] = useState(false)
  const input = useMemo(
    () => ({ sport, type, steps, reference, poolLength, isWritten }),
    [sport, type, steps, reference, poolLength, isWritten],
  )
  const judged = useDeferredValue(input)
  if (judged.steps.length === 0) return null
  if (!isAsked && isChanged && isStillBuilt(judged.steps))
    return (
      <section aria-label="What the judge says" className="text-ink-2">
        <p className="mb-2">The judge waits until work has a target and something easy follows it.</p>
        <Button size="compact" onClick={() => setIsAsked(true)}>
          Judge it as it is
        </Button>
      </section>
    )
  return <Verdict judged={judged} />
}

function useBehind({ steps, sport, reference, heart, zones }: MeasuredSteps): MeasuredSteps {
  return useDeferredValue(
    useMemo(() => ({ steps, sport, reference, heart, zones }), [steps, sport, reference, heart, zones]),
  )
}

const Load = memo(LoadFigures)
const Zones = memo(ZoneTimes)
const Verdict = memo(JudgeNote)
