import type { Percents, Piece } from '../../plan/plan.ts'
import type { SwimContext } from '../context.ts'
import { easyRest, type RestRule } from './rests.ts'

/** How a repetition is swum: its words, zone and rest. */
export type SwimStyle = Pick<Piece, 'name' | 'ramp' | 'extras'> & {
  /** They may name the athlete's paces. */
  notes: string | ((context: SwimContext) => string)
  zone: number
  rest: RestRule
  /** Percent of critical speed for a repetition of these metres, where it is not the usual part of the zone. */
  percents?: (metres: number) => Percents
  /** How hard it feels, 1 to 10, where it is not as hard as the part of the zone. */
  effort?: number
  /** False for strokes that are slower than the zones of critical speed: they go by effort. */
  hasPace?: false
  /** True where the rest is part of the set, and no clock tells it: the breath inside a broken swim. */
  hasOwnRest?: true
  /** False for paces that the pulse cannot tell apart: by heart rate they go by effort. */
  hasPulse?: false
}

type Words = Omit<SwimStyle, 'zone' | 'rest'>

export const easily = (zone: number, words: Words): SwimStyle => ({ zone, rest: easyRest, ...words })
