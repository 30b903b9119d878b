import type { Mention } from '../mention.ts'

/** Whether words say how hard a part is. */
export function saysEffort(mention: Mention): boolean {
  return EFFORTS.has(mention.kind) || (mention.kind === 'set' && mention.effort !== undefined)
}

const EFFORTS = new Set<Mention['kind']>([
  ...([
    'session',
    'zone',
    'percent',
    'power',
    'pace',
    'race pace',
    'changed pace',
    'beats',
    'rated',
    'offset',
  ] as const),
  ...(['ramp', 'targets', 'numbered', 'divided', 'progression', 'over-under', 'every', 'classic'] as const),
  ...(['bout time', 'strides'] as const),
])
