import type { Moment, Span } from './message.ts'

/** Seconds from the start of a step that takes `seconds` for its `metres`. */
export function secondsOf(at: Moment, { seconds = 0, metres }: Omit<Span, 'rounds'>): number {
  return 'seconds' in at ? at.seconds : Math.round((at.metres / (metres || 1)) * seconds)
}
