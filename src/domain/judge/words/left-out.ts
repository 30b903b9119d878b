import { capitalise } from '../../units/words.ts'
import type { BoundName } from '../bounds/bound-names.ts'
import type { LeftOut } from '../checks/result.ts'

/** Describes what could not be judged, and why: a line for each reason. */
export function describeLeftOut(leftOut: readonly LeftOut[]): string[] {
  const byReason = Map.groupBy(leftOut, ({ because }) => because)
  return [...byReason].map(
    ([because, all]) => `${capitalise(list.format(new Set(all.map(({ bound }) => nameOf(bound)))))}: ${because}`,
  )
}

/** `one, two and three`, as British English has it. */
const list = new Intl.ListFormat('en-GB')

/** What the bounds that can be left out are called. */
const names: Partial<Record<BoundName, string>> = {
  intensity: 'how hard it is as a whole',
  'load-per-hour': 'load an hour',
  'w-balance': "balance of W'",
  'easy-share': 'share of easy time',
  'zone-2-share': 'share of time in zone 2',
  'brisk-share': 'share of brisk time',
  strides: 'length of the strides',
  'work-zone': 'how hard the work is',
  'work-pace': 'how hard the work is',
  'target-inside-zone': 'whether every target lies inside a zone',
  'pool-lengths': 'whether distances are whole lengths',
  'repetition-distance': 'whether distances are round',
  bouts: 'how many efforts',
  'bout-seconds': 'how long one effort is',
  'bout-metres': 'how long one repetition is',
  'work-seconds': 'how much work in all',
  'work-metres': 'how much work in all',
  'work-share': 'share of work',
  'main-share': 'share of the main set',
  'warmup-seconds': 'length of the warm-up',
  'warmup-share': 'share of the warm-up',
  'cooldown-share': 'share of the cool-down',
  'ladder-shape': 'shape of the ladder',
  'ladder-step': 'step from rung to rung',
  'rest-per-100': 'rest for each 100 m',
}

function nameOf(bound: BoundName): string {
  return names[bound] ?? bound.replaceAll('-', ' ')
}
