import type { Sport } from '#domain/sports/registry.ts'
import { targetLabel } from '../../../lib/format.ts'

/** What the steps of a sport can aim at: "heart rate, pace based on threshold pace, or nothing". */
export function targetsInWords({ targets, reference }: Pick<Sport, 'targets' | 'reference'>): string {
  const named = targets
    .filter((target) => target !== 'open')
    .map((target) => {
      const label = targetLabel[target].toLowerCase()
      return target === reference.metric ? `${label} based on ${reference.noun}` : label
    })
  return `${named.join(', ')}, or open`
}
