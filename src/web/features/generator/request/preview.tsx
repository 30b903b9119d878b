import { type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ProfileSkeleton } from '../../../ui/skeleton.tsx'

/** The place of the workout to come: the purpose of the chosen type, and a loading animation while it is generated. */
export function Preview({ type, generating }: { type: WorkoutType | undefined; generating: boolean }) {
  if (generating) return <ProfileSkeleton className="max-w-lg" />
  return (
    <Empty
      title={type && workoutTypeLabel[type]}
      sentence={
        <>
          {type ? purpose[type] : 'Choose a type and a length.'} The workout opens in the builder, where every step can
          still be changed.
        </>
      }
    />
  )
}

const purpose: Record<WorkoutType, string> = {
  interval: 'Hard bouts with easy breaks between them.',
  threshold: 'Longer bouts at about the effort you could hold for an hour.',
  tempo: 'Steady work, moderately hard and under control to the end.',
  endurance: 'Long and easy: the ground everything else stands on.',
  'sweet spot': 'Long bouts just under threshold: most of its good at less of its cost.',
  'v02 max': 'Short bouts far above threshold, in sets, with room to recover.',
  'ladder sets': 'Distances that climb rung by rung and come down again.',
}
