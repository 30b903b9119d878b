import type { SportId } from '#domain/sports/registry.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import { formatLength } from '../../../../lib/format.ts'
import { shortTarget } from '../../step/target-words.ts'
import type { Bar } from './bars.ts'
import type { ProfileLayout } from './layout.ts'
import { FLAG_ROOM, type SizeRules } from './sizes.ts'

/** What a flag says of a bar: its name and round, and its length at its target. */
export function flagWords({ step, round }: Bar, sport: SportId, reference?: number): { name: string; what: string } {
  const name = step.name?.trim() || defaultStepName[step.intensity]
  const target = shortTarget(step, sport, reference)
  const length = formatLength(step.duration)
  return {
    name: round ? `${name} ${round.number} of ${round.of}` : name,
    what: target === 'open' ? length : `${length} at ${target}`,
  }
}

/** About as wide and high as a flag gets, in px. */
const [FLAG_WIDTH, FLAG_HEIGHT, CLEAR] = [210, 46, 8]

/** Where the flag of a bar stands: over the bars it would hide, and to the left of its playhead near the right edge. */
export function placeFlag({ bars, baseline, width }: ProfileLayout, index: number) {
  const x = bars[index]?.left ?? 0
  const flipped = x + FLAG_WIDTH > width && x > FLAG_WIDTH / 2
  const [from, to] = flipped ? [x - FLAG_WIDTH, x] : [x, x + FLAG_WIDTH]
  const hidden = bars.filter(({ left, right }) => right > from && left < to)
  const bottom = baseline - Math.max(0, ...hidden.map((bar) => Math.max(bar.from, bar.to))) - CLEAR
  return { x, flipped, from, to, bottom, top: bottom - FLAG_HEIGHT }
}

/** Where each bracket stands; those over a flag make room for it. */
export function bracketTops(
  { brackets }: ProfileLayout,
  rules: SizeRules,
  flag?: ReturnType<typeof placeFlag>,
): number[] {
  return brackets.map(({ left, right, top }) => {
    const resting = top - rules.bracket
    const meets = flag && right > flag.from && left < flag.to
    return meets ? Math.min(resting, flag.top - 12, top - FLAG_ROOM) : resting
  })
}
