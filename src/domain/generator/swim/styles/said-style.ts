import type { SwimContext } from '../context.ts'
import { aerobic } from './easy-styles.ts'
import type { SwimStyle } from './style.ts'
import { atCss, FASTER_THAN_CSS, fast, moderate, openWater, steady } from './work-styles.ts'

/** The plain style of each zone. */
const plain = [aerobic, steady, moderate, atCss, fast]

/** A style in the zone of the effort that the athlete says; the style itself where it lies there, or none is said. */
export function saidStyle(style: SwimStyle, { saidZone, once }: SwimContext): SwimStyle {
  const isFast = saidZone === FASTER_THAN_CSS
  if (saidZone === undefined || (isFast ? style.zone === saidZone : style.zone <= saidZone)) return style
  return once(style, 'said', () => {
    const own = plain[saidZone - 1] ?? style
    const keepsWords = style.zone <= steady.zone && (style.extras !== undefined || style === openWater)
    const { name, notes } = keepsWords ? style : own
    return { zone: own.zone, name, notes, rest: own.rest, ...(style.extras ? { extras: style.extras } : {}) }
  })
}

/** Whether a style is swum in a swim of an effort, if need be a little slower than usual. */
export function suitsZone({ zone }: SwimStyle, saidZone: number): boolean {
  if (saidZone === FASTER_THAN_CSS) return zone === saidZone
  // A firmer part would be one more of the same.
  return zone <= (saidZone <= steady.zone ? steady.zone : atCss.zone)
}
