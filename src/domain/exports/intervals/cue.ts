import { readOnlyStep } from '../../text/step/step-line.ts'
import { asksEffort } from '../../workout/has-target.ts'
import type { Intensity } from '../../workout/intensity.ts'
import type { Step } from '../../workout/step.ts'

/** The words before a step's length, which the athlete sees. */
export type Cue = {
  text: string
  /** The intensity that a reader takes from its first word. */
  implied: Intensity
  keepsName: boolean
  /** Whether stroke, drill and equipment are read back unchanged. */
  keepsSwim: boolean
}

/** The cue of a step: its name, and how it is swum. A name with figures would be read as part of the step. */
export function cueOf({ name, target, stroke, drill, equipment }: Step): Cue {
  const words = [stroke, drill, equipment && `with ${equipment.join(' and ')}`].filter((word) => word !== undefined)
  const swum = words.join(' ')
  const named = name && /^\p{L}[\p{L}\p{M}'’.,!?&() -]*$/u.test(name) && !KEYWORD.test(name) ? name : ''
  const beside = words.filter((word) => !named.toLowerCase().includes(word)).join(' ')
  const text = named && beside ? `${named}, ${beside}` : named || swum
  const step = text ? readOnlyStep(`${text} 1m`) : undefined
  // `Marathon pace` alone would be read as a target.
  const isRead = !named || (step?.name === text && (step.target === undefined || asksEffort(target)))
  return {
    text: isRead ? text : swum,
    implied: (isRead && step?.intensity) || 'active',
    keepsName: !name || (named !== '' && isRead),
    keepsSwim: !swum || !named || !isRead,
  }
}

// Words that intervals.icu looks for anywhere on the line.
const KEYWORD = /\b(ramp|free|freeride|lap|maxeffort|hidepower)\b/i
