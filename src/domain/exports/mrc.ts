import { courseFormat } from './course/format.ts'
import { trainerEndsOf } from './shared/trainer/ends.ts'
import { thresholdOf } from './shared/trainer/ftp.ts'

/** A course in percent of FTP: each rider's trainer converts it to their own watts. */
export const mrc = courseFormat(
  'MRC',
  'PERCENT',
  'TrainerRoad, Rouvy, GoldenCheetah and most trainer apps, in percent of FTP',
  (workout, reference) => {
    const threshold = thresholdOf(workout, reference)
    return { endsOf: ({ step }) => trainerEndsOf(step, workout.sport, threshold), decimals: 2 }
  },
)
