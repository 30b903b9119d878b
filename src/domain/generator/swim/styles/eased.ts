import type { SwimContext } from '../context.ts'
import { aerobic } from './easy-styles.ts'
import { easyRest } from './rests.ts'
import type { SwimStyle } from './style.ts'
import { openWater, steady } from './work-styles.ts'

/** A style within the zone of the effort that the athlete says; the style itself where it is no harder, or none is said. */
export function easedStyle(style: SwimStyle, { highestZone: zone, once }: SwimContext): SwimStyle {
  if (zone === undefined || style.zone <= zone) return style
  return once(style, 'eased', () => {
    const keepsWords = style.extras !== undefined || style === openWater
    const { name, notes } = keepsWords ? style : zone === aerobic.zone ? aerobic : steady
    return { zone, name, notes, rest: easyRest, ...(style.extras ? { extras: style.extras } : {}) }
  })
}
