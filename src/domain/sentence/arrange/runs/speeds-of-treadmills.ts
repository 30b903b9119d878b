import { saysRide } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

const SPEED = /\d ?(?<unit>kph|kmh|km\/h|mph)\b/i

/** Speeds without a unit beside others that have one: "5x3min at 14kph, 2 min at 9". */
export const speedsOfTreadmills: readonly Phrase[] = [
  {
    needs: ['kph', 'kmh', 'km', 'mph'],
    pattern:
      /(?<=\d ?(?:kph|kmh|km\/h|mph)\b.*\d ?(?:mins?|minutes|s|secs?|seconds|'|km?|miles?|mi)(?: (?:jog|easy|rest|recovery|rec|run|walk))* (?:at |@ ?)?)(?<speed>\d{1,2}(?:\.\d)?)(?= ?(?:$|[,;)]))/dgi,
    by: (span, _, text) => {
      const speed = span('speed')
      const unit = SPEED.exec(text)?.groups?.unit
      const isPlausible = Number(speed?.words) >= (unit?.toLowerCase() === 'mph' ? 2 : 3) && Number(speed?.words) <= 25
      return speed && unit && isPlausible && !saysRide(text) ? [speed, ` ${unit}`] : undefined
    },
  },
]
