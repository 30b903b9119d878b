import type { BoundName } from '../bounds/bound-names.ts'
import type { Finding } from '../checks/result.ts'
import { aboutForm } from './about-form.ts'
import { aboutFrame } from './about-frame.ts'
import { aboutWork } from './about-work.ts'
import { inTime } from './quantities.ts'
import type { Scene } from './scene.ts'
import type { Sentence } from './sentence.ts'

const sentences: Record<BoundName, Sentence> = { ...aboutForm, ...aboutWork, ...aboutFrame }

/** Where nothing counts as work, what is said of its length and share says nothing more. */
const saysNothingMore: readonly BoundName[] = [
  'work-seconds',
  'work-metres',
  'work-share',
  'main-share',
  'intensity',
  'ladder-shape',
  'ladder-step',
]

const order = Object.keys(sentences) as BoundName[]

/** What a coach would change: a sentence each, hard bounds first, then the most important. */
export function remarksOf(scene: Scene): string[] {
  const { hard, soft } = scene.verdict
  const isIdle = scene.figures.bouts === 0
  const rank = (finding: Finding) => (finding.hard ? 0 : order.length) + order.indexOf(finding.bound)
  const findings = [...hard, ...soft]
    .filter(({ bound }) => !(isIdle && saysNothingMore.includes(bound)))
    .filter(({ bound }) => !restated(bound, [...hard, ...soft]))
    .toSorted((one, other) => rank(one) - rank(other))
  const told = findings
    .filter(({ bound }, index) => findings.findIndex((one) => one.bound === bound) === index)
    .flatMap((finding) => sentences[finding.bound](finding, scene) ?? [])
  return [...new Set([...told, ...lengthOf(scene)])]
}

/** The length is the athlete's own choice: no bound, but worth a word. */
function lengthOf({ session: { bounds, seconds }, kind }: Scene): string[] {
  const [, most] = bounds.totalSeconds ?? []
  if (most === undefined || seconds <= most) return []
  return [`It is longer than the ${inTime(most)} that are usual for ${kind}: take more time to recover from it.`]
}

/** Whether another finding says the same of the same steps. */
function restated(bound: BoundName, findings: readonly Finding[]): boolean {
  const has = (other: BoundName) => findings.some((one) => one.bound === other)
  if (bound === 'half-minutes') return has('step-seconds')
  // The ratio asks for less of the two.
  if (bound === 'rest-seconds') return findings.some((one) => one.bound === 'rest-ratio' && one.side === 'high')
  return (bound === 'rest-per-100' || bound === 'rest-per-100-fast') && has('rest-seconds')
}
