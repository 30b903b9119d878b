import type { SportId } from '../sports/registry.ts'
import type { Step } from '../workout/step.ts'
import { courseFormat } from './course/format.ts'
import { type Ends, endsBetween, trainerEndsOf } from './shared/trainer/ends.ts'
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
function wattsOf(step: Step, sport: SportId, ftp: number, threshold: number | undefined): Ends {
  const { target } = step
  if (target?.type === 'power' && target.rangeMin !== undefined)
    return endsBetween(target.rangeMin, target.rangeMax ?? target.rangeMin, target.ramp)
  const { from, to, low, high } = trainerEndsOf(step, sport, threshold)
  const watts = (percent: number) => (percent * ftp) / 100
  return { from: watts(from), to: watts(to), low: watts(low), high: watts(high) }
}
