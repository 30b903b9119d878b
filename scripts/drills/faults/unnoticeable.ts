import type { Fault } from './fault.ts'

/** Faults that change no observable behaviour, each with the reason; they are drawn and reported, and not counted. */
const unnoticeable: readonly { file: string; from: string; to: string; reason: string }[] = [
  {
    file: 'src/domain/workout/same-workout.ts',
    from: 'one < other ? -1 : 1',
    to: '(one < other ? 1 : -1)',
    reason: 'both sides are put into the same order, whichever it is',
  },
  {
    file: 'src/web/features/workouts/chart/geometry/height.ts',
    from: 'percent <= 100',
    to: '((percent) < (100))',
    reason: 'the lines below and above the threshold meet in it',
  },
  {
    file: 'src/web/lib/api.ts',
    from: '/^post/',
    to: '/post/',
    reason: 'the first "post" of a name that begins with it is the one at its beginning',
  },
]

/** Why a fault cannot be noticed; undefined if it can. */
export function reasonUnnoticeable(fault: Fault): string | undefined {
  return unnoticeable.find(({ file, from, to }) => file === fault.file && from === fault.from && to === fault.to)
    ?.reason
}
