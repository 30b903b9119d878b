import type { Bar } from '#domain/profile/bars.ts'
import type { ProfileLayout } from '#domain/profile/layout.ts'
import { BRACKET_ABOVE_FLAG_PX, type SizeRules } from '#domain/profile/sizes.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import { formatLength } from '../../../lib/format.ts'
import { shortTarget } from '../step/target-words.ts'

/** The text of a bar's flag: its name and round, and its length at its target. */
export function flagText(
  { step, round }: Bar,
  sport: SportId,
  reference?: number,
  zones?: OwnZones,
): { name: string; what: string } {
  const name = step.name?.trim() || defaultStepName[step.intensity]
  const target = shortTarget(step, sport, reference, zones)
  const length = formatLength(step.duration)
  return {
    name: round ? `${name} ${round.number} of ${round.of}` : name,
    what: target === 'open' ? length : `${length} at ${target}`,
  }
}

/** The height of a flag, and its distance from the bars beneath it, in px. */
const [FLAG_HEIGHT_PX, FLAG_GAP_PX] = [46, 8]

/** About as wide as the text of a flag is at most, in px: its longer line, and the space beside it. */
export function flagWidth({ name, what }: { name: string; what: string }): number {
  const [nameWidth, whatWidth] = [Math.min(192, 7 * name.length), 7.5 * what.length]
  return Math.max(nameWidth, whatWidth) + 24
}

/**
 * The place of a bar's flag: above the bars it would hide, and left of its playhead near the right edge. `shift` is the
 * share of its width that lies left of the playhead; where neither side has room for it, as on a phone, it keeps within
 * both edges.
 */
export function placeFlag({ bars, baseline, width }: ProfileLayout, index: number, flagPx: number) {
  const x = bars[index]?.left ?? 0
  const shift = x + flagPx <= width ? 0 : x >= flagPx ? 1 : Math.min(1, x / Math.max(1, width))
  const [from, to] = [x - shift * flagPx, x + (1 - shift) * flagPx]
  const hidden = bars.filter(({ left, right }) => right > from && left < to)
  const bottom = baseline - Math.max(0, ...hidden.map((bar) => Math.max(bar.from, bar.to))) - FLAG_GAP_PX
  return { x, shift, from, to, bottom, top: bottom - FLAG_HEIGHT_PX }
}

/** The top of each bracket in px; the ones that meet a flag move up. */
export function bracketTops(
  { brackets }: ProfileLayout,
  rules: SizeRules,
  flag?: ReturnType<typeof placeFlag>,
): number[] {
  return brackets.map(({ left, right, top }) => {
    const resting = top - rules.bracket
    const meets = flag && right > flag.from && left < flag.to
    return meets ? Math.min(resting, flag.top - 12, top - BRACKET_ABOVE_FLAG_PX) : resting
  })
}
