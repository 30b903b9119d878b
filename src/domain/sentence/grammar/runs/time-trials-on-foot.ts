import { isOneStretch } from '../is-all-said.ts'
import { type Measured, measure, metresOf } from '../measure.ts'
import type { Aim, Part } from '../part.ts'
import type { Writing } from '../writing.ts'

/** A distance that is run as fast as possible, alone in a session, with the warm-up, the strides and the cool-down around it that races have. */
export function readyForTrial(parts: Part[], whole: Measured | undefined, writing: Writing): Part[] | undefined {
  const [only, ...others] = parts
  if (whole || !only || others.length > 0 || !isOneStretch(only) || !only.length || only.role || only.place)
    return undefined
  const aims = [...only.aims, ...writing.aims]
  const isTrial = aims.length > 0 && aims.every((aim) => aim.kind === 'effort' && HARDEST.has(aim.name))
  const measured = measure(only.length, 'stretch', writing)
  const metres = measured && metresOf(measured)
  if (!isTrial || metres === undefined || metres < LEAST_METRES || metres > MOST_METRES) return undefined
  writing.assumed.add('A warm-up with strides and a cool-down were put around what is run as fast as possible.')
  const at = { from: only.from, to: only.to, times: [], aims: [] as Aim[], details: [] }
  const minutes = (value: number) => ({ value, unit: 'min' as const, from: only.from, to: only.to })
  const seconds = (value: number) => ({ value, unit: 's' as const, from: only.from, to: only.to })
  return [
    { ...at, role: 'warmup', length: minutes(15) },
    {
      ...at,
      times: [4],
      isStrides: true,
      aims: [easy(only)],
      length: seconds(20),
      rest: { ...at, length: minutes(1) },
    },
    only,
    { ...at, role: 'cooldown', length: minutes(10) },
  ]
}

/** The strides are not as hard as what is said of all. */
function easy({ from, to }: Part): Aim {
  return { kind: 'effort', name: 'easy', from, to }
}

const HARDEST = new Set(['max', 'time trial'])

// Our choice.
const [LEAST_METRES, MOST_METRES] = [800, 25_000]
