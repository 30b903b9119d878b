import type { BoundName } from '../bounds/bound-names.ts'
import type { Finding } from '../checks/result.ts'
import { aboutChosenLengths } from './about-chosen-lengths.ts'
import { aboutDetails } from './about-details.ts'
import { aboutForm } from './about-form.ts'
import { aboutFrame } from './about-frame.ts'
import { aboutStrides } from './about-strides.ts'
import { aboutWork } from './about-work.ts'
import type { Advice, Context } from './context.ts'
import { formatTime } from './quantities.ts'

const adviceByBound: Record<BoundName, Advice> = {
  ...aboutForm,
  ...aboutWork,
  ...aboutDetails,
  ...aboutFrame,
  ...aboutStrides,
}

/** If nothing counts as work, remarks on its length, share and intensity add nothing. */
const pointlessWithoutWork: readonly BoundName[] = [
  'work-seconds',
  'work-metres',
  'work-share',
  'main-share',
  'intensity',
  'ladder-shape',
  'ladder-step',
]

const order = Object.keys(adviceByBound) as BoundName[]

/** Writes what a coach would change: a sentence each, hard bounds first, then the most important. */
export function writeRemarks(context: Context): string[] {
  const { hard, soft } = context.verdict
  const hasNoWork = context.figures.bouts === 0
  const rank = (finding: Finding) => (finding.hard ? 0 : order.length) + order.indexOf(finding.bound)
  const findings = [...hard, ...soft]
    .filter(({ bound }) => !(hasNoWork && pointlessWithoutWork.includes(bound)))
    .filter(({ bound }) => !isRestated(bound, [...hard, ...soft]))
    .toSorted((one, other) => rank(one) - rank(other))
  const remarks = findings
    .filter(({ bound }, index) => findings.findIndex((one) => one.bound === bound) === index)
    .flatMap((finding) => adviceOn(finding, context)(finding, context) ?? [])
  return [...new Set([...remarks, ...remarkOnLength(context)])]
}

function adviceOn({ bound, hard }: Finding, { isWritten }: Context): Advice {
  // What nobody can do is said in any case.
  const isChosen = isWritten && !(hard && impossible.includes(bound))
  return (isChosen && aboutChosenLengths[bound]) || adviceByBound[bound]
}

const impossible: readonly BoundName[] = ['bout-seconds']

/** An unusual length breaks no bound: it is the athlete's choice. */
function remarkOnLength({ session: { bounds, seconds }, kind, isWritten }: Context): string[] {
  const [, most] = bounds.totalSeconds ?? []
  if (most === undefined || seconds <= most) return []
  const advice = isWritten ? '' : ': take more time to recover from it'
  return [`It is longer than the ${formatTime(most)} that are usual for ${kind}${advice}.`]
}

/** Whether another finding already says the same of the same steps. */
function isRestated(bound: BoundName, findings: readonly Finding[]): boolean {
  const has = (other: BoundName) => findings.some((one) => one.bound === other)
  if (bound === 'half-minutes') return has('step-seconds')
  if (bound === 'primers') return has('warmup-seconds')
  // Where rests are too long, the ratio is the narrower limit.
  if (bound === 'rest-seconds') return findings.some((one) => one.bound === 'rest-ratio' && one.side === 'high')
  return (bound === 'rest-per-100' || bound === 'rest-per-100-fast') && has('rest-seconds')
}
