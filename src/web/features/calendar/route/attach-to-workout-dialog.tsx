import type { Route } from '#contracts/routes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { WorkoutChoice } from './workout-choice.tsx'

/** Asks which workout of the coming weeks is done along a route. */
export function AttachToWorkoutDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Attach to a workout" description={route.name}>
      <WorkoutChoice route={route} onAttached={onClose} />
    </Dialog>
  )
}
