import { useDeferredValue, useMemo, useState } from 'react'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { BuilderState } from '../draft/use-builder.ts'

/**
 * What the profile draws. It may lag a moment behind the list, which a drop or a key changes at once, but not behind a
 * handle that is pulled.
 */
export function useDrawn({ draft: { entries }, sport, reference, isPulling }: BuilderState, steps: StoredSteps) {
  const now = useMemo(() => ({ entries, steps, sport, reference }), [entries, steps, sport, reference])
  const behind = useDeferredValue(now)
  const [pulled, setPulled] = useState<typeof now>()
  // After the pull too: what was deferred meanwhile is older.
  if (isPulling && pulled !== now) setPulled(now)
  return pulled === now ? now : behind
}
