import type { SportId } from '../sports/registry.ts'
import type { Step } from '../workout/step.ts'
import { courseFormat } from './course/format.ts'
import { endsBetween, trainerEndsOf } from './shared/trainer/ends.ts'
import { ftpOf, thresholdOf } from './shared/trainer/ftp.ts'

/** A course in watts, for one rider. */
export const erg = courseFormat(
  'ERG',
  'WATTS',
  'Wahoo, Rouvy, GoldenCheetah and most trainer apps, in watts',
  (workout, reference) => {
    const ftp = ftpOf(workout, reference).watts
    const threshold = thresholdOf(workout, reference)
    return { endsOf: ({ step }) => wattsOf(step, workout.sport, ftp, threshold), decimals: 0, ftp }
  },
)

/** Written watts stay as they are; any other target is converted by FTP. */
function wattsOf(step: Step, sport: SportId, ftp: number, threshold: number | undefined) {
  const { target } = step
  if (target?.type === 'power' && target.rangeMin !== undefined)
    return endsBetween(target.rangeMin, target.rangeMax ?? target.rangeMin, target.ramp)
  const { from, to } = trainerEndsOf(step, sport, threshold)
  return { from: (from * ftp) / 100, to: (to * ftp) / 100 }
}
