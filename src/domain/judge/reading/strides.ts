import { median } from '../../units/numbers.ts'
import type { Bounds } from '../bounds/bounds.ts'
import type { Bout, Bouts } from './bout.ts'

/** Strides and sprints are as short as this; openers are longer, and not much above threshold. Our choice. */
export const MAX_STRIDE_SECONDS = 25
const MAX_OPENER_SECONDS = 75
const MAX_OPENER_PERCENT = 106
/** Fewer or more are part of the main set, and so are those that its bouts are not much longer than. Our choice. */
const [MIN_STRIDES, MAX_STRIDES] = [2, 10]
const MIN_BOUT_TO_STRIDE = 3

/** Sets the strides and openers around the bouts aside: they are part of what surrounds the main set. */
export function setStridesAside(found: Bouts, { boutSeconds, boutMetres }: Bounds): Bouts {
  const { bouts, pauses } = found
  if (!boutSeconds && !boutMetres) return found
  const first = countShort(bouts, (bout) => isStride(bout) || isOpener(bout))
  const last = bouts.length - countShort(bouts.slice(first).toReversed(), isStride)
  return { bouts: bouts.slice(first, last), pauses: pauses.slice(first, last - 1) }
}

/** How many bouts at the start are of a kind that is short beside the others. */
function countShort(bouts: readonly Bout[], isShort: (bout: Bout) => boolean): number {
  const count = bouts.findIndex((bout) => !isShort(bout))
  if (count < MIN_STRIDES || count > MAX_STRIDES) return 0
  const longest = Math.max(...bouts.slice(0, count).map(({ seconds }) => seconds))
  // There may be strides after the main set too.
  const usual = median(bouts.filter((bout) => !isShort(bout)).map(({ seconds }) => seconds))
  return usual >= MIN_BOUT_TO_STRIDE * longest ? count : 0
}

function isStride({ seconds }: Bout): boolean {
  return seconds <= MAX_STRIDE_SECONDS
}

function isOpener({ seconds, hard }: Bout): boolean {
  return seconds <= MAX_OPENER_SECONDS && hard.every(({ middle }) => middle <= MAX_OPENER_PERCENT)
}
