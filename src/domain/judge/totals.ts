import type { Answer } from './finding.ts'
import type { Reading } from './reading.ts'

const SOURCE = 'What was asked for'

/** The workout is as long as was asked: time within 2 %, distance within 1 %. */
export function asLongAsAsked({ asked, seconds, metres }: Reading): Answer {
  if (!asked) return 'idle'
  if ('seconds' in asked) return near('total-time', seconds, asked.seconds, 0.02)
  return near('total-distance', metres, asked.metres, 0.01)
}

function near(bound: string, value: number, asked: number, share: number): Answer {
  return Math.abs(value - asked) <= share * asked + 1e-6
    ? 'kept'
    : { bound, value: Math.round(value), limit: `${Math.round(asked)} ± ${100 * share} %`, source: SOURCE }
}
