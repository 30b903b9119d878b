import type { BoundName } from '../bounds/bound-names.ts'
import type { LeftOut } from '../checks/result.ts'

/** What could not be judged, and why: a line for each reason. */
export function leftOutInWords(leftOut: readonly LeftOut[]): string[] {
  const byReason = Map.groupBy(leftOut, ({ because }) => because)
  return [...byReason].map(
    ([because, all]) => `${listed([...new Set(all.map(({ bound }) => named(bound)))])}: ${because}`,
  )
}

/** Bounds that can be left out, as people call them. */
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

function named(bound: BoundName): string {
  return names[bound] ?? bound.replaceAll('-', ' ')
}

function listed(all: readonly string[]): string {
  const said = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}
