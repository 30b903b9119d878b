import { memo, useDeferredValue, useMemo } from 'react'
import type { JudgeInput } from '#domain/judge/reading/input.ts'
import type { MeasuredSteps } from '../workouts/measured-steps.ts'
import { JudgeNote } from '../workouts/page/judge-note.tsx'
import { LoadFigures } from '../workouts/page/load-figures.tsx'

// What is calculated of a whole draft may lag behind what is typed, and is calculated by itself: nothing else is drawn with it.

/** The load of a draft. */
export function DraftLoad({ steps, sport, reference }: MeasuredSteps) {
  const measured = useDeferredValue(useMemo(() => ({ steps, sport, reference }), [steps, sport, reference]))
  return <Load {...measured} />
}

/** What the judge says of a draft; nothing without steps. */
export function DraftVerdict({
  sport,
  type,
  steps,
  reference,
  poolLength,
  className,
}: JudgeInput & { className: string }) {
  const input = useMemo(
    () => ({ sport, type, steps, reference, poolLength }),
    [sport, type, steps, reference, poolLength],
  )
  const judged = useDeferredValue(input)
  return judged.steps.length > 0 && <Verdict judged={judged} className={className} />
}

const Load = memo(LoadFigures)
const Verdict = memo(JudgeNote)
