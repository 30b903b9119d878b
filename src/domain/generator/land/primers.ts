import { atMost } from '../../units/tolerance.ts'
import type { LandContext } from '../plan/context.ts'
import type { Block, Piece } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { Primer } from './frame-style.ts'

/** In seconds: coaches write them from 40 minutes on; the time of a distance is an estimate. */
const MIN_PRIMED_SESSION = 2300
/** A warm-up keeps at least these seconds beside its primers. Our choice. */
const MIN_EASY_SECONDS = 420

/** The longest stride. Our choice. */
export const MAX_STRIDE_SECONDS = 30

/** The short fast efforts at the end of a warm-up of some seconds; none where too little of it or of the session is left. */
export function primersFor(
  primers: readonly Primer[],
  seconds: { session: number; warmup: number },
  { request, ruler }: LandContext,
  random: Random,
): Block[] {
  if (seconds.session < MIN_PRIMED_SESSION) return []
  const fitting = primers
    .flatMap(({ counts, ...primer }) => counts.map((times) => ({ times, ...primer })))
    .filter(({ times, on, off }) => seconds.warmup - times * (on + off) >= MIN_EASY_SECONDS)
  if (fitting.length === 0) return []
  const { times, on, off, inKilometres, fast } = random.pick(fitting)
  // For a slow runner a hundred metres are no stride.
  const isRun =
    inKilometres !== undefined && atMost(ruler.secondsOf(inKilometres.on, fast.zone), MAX_STRIDE_SECONDS, 'seconds')
  const lengths = request.length.unit === 'kilometers' && isRun ? inKilometres : undefined
  const easy: Omit<Piece, 'ticks'> = {
    intensity: 'warmup',
    zone: 1,
    use: 'recovery',
    ...request.sport.easyParts.recovery,
  }
  return [
    {
      times,
      pieces: [
        { intensity: 'warmup', ...fast, ...(lengths ? { ticks: lengths.on } : ruler.timed(on, fast.zone)) },
        { ...easy, ...(lengths ? { ticks: lengths.off } : ruler.timed(off, 1)) },
      ],
    },
  ]
}
