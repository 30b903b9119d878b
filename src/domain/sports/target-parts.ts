/**
 * What a step is for: easy time, a recovery between bouts, endurance and its brisk part, work, the easier and the harder
 * half of an over-under, a stride, and the bouts of a ride between threshold and VO2 Max.
 */
export type PartUse = 'easy' | 'recovery' | 'endurance' | 'brisk' | 'work' | 'under' | 'over' | 'stride' | 'classic'

/** The part of a zone that a step aims at, in percent of power or speed at threshold. */
export type TargetPart = {
  zone: number
  use: PartUse
  /** The longest bout it holds for: seconds on land, metres in the water. */
  upTo?: number
  percents: readonly [low: number, high: number]
  /** How hard it feels, 1 to 10, where bouts can be too short for the pulse to follow. Our choice. */
  effort?: number
}

/**
 * The part of a zone that suits a bout of some seconds (on land) or metres (in the water): a zone's whole width is no
 * instruction. Undefined where the zone has no part for this use.
 */
export function targetPart(
  { targetParts }: { targetParts: readonly TargetPart[] },
  zone: number,
  use: PartUse,
  length: number,
): TargetPart | undefined {
  return targetParts.find((part) => part.zone === zone && part.use === use && length <= (part.upTo ?? length))
}

/** Percents of speed between two multiples of the threshold pace, the faster first; in tenths, rounded inwards. */
export function speeds(fast: number, slow: number): TargetPart['percents'] {
  return [Math.ceil(1000 / slow) / 10, Math.floor(1000 / fast) / 10]
}
