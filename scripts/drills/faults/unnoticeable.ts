import type { Fault } from './fault.ts'

/** Faults that change no observable behaviour, each with the reason. The drill reports them and does not count them. */
const unnoticeable: readonly { file: string; from: string; to: string; reason: string }[] = [
  {
    file: 'src/domain/workout/same-workout.ts',
    from: 'one < other ? -1 : 1',
    to: '(one < other ? 1 : -1)',
    reason: 'both lists are sorted by the same order, and either order will do',
  },
  {
    file: 'src/web/features/workouts/chart/geometry/height.ts',
    from: 'percent <= 100',
    to: '((percent) < (100))',
    reason: 'both formulas give the same height at 100 percent',
  },
  {
    file: 'src/web/lib/api.ts',
    from: '/^post/',
    to: '/post/',
    reason: 'a name that begins with "post" has its first "post" at its beginning',
  },
]

/** The reason why a fault cannot be noticed; undefined if it can. */
export function reasonUnnoticeable(fault: Fault): string | undefined {
  return unnoticeable.find(({ file, from, to }) => file === fault.file && from === fault.from && to === fault.to)
    ?.reason
}
