import { withoutTimeNoise } from '../../../units/time-noise.ts'
import { type Element, isNamed } from '../../shared/xml/element.ts'
import { attributeOf, figureOf } from './attributes.ts'

/** A text that is shown at a time or a distance from the start of a block or of the workout. */
export type ShownText = { seconds: number | undefined; metres: number | undefined; text: string }

/** The message that an element is; undefined if it is something else. */
export function messageOf(element: Element): ShownText | undefined {
  if (!isNamed(element, 'textevent') && !isNamed(element, 'TextNotification')) return undefined
  const text = (attributeOf(element, 'message', 'mssage', 'text') ?? '').trim()
  return { seconds: offsetOf(element, 'timeoffset'), metres: offsetOf(element, 'distoffset'), text }
}

function offsetOf(element: Element, name: string): number | undefined {
  const offset = figureOf(element, name)
  return offset === undefined || Number.isNaN(offset) ? undefined : withoutTimeNoise(offset)
}
