import { type Element, isNamed } from '../xml/element.ts'
import { attributeOf, figureOf } from './attributes.ts'

/** What is shown at a time or a distance from the start of a block or of the workout. */
export type Message = { at: number; text: string }

/** The message that an element is; undefined where it is something else. */
export function messageOf(element: Element): Message | undefined {
  if (!isNamed(element, 'textevent') && !isNamed(element, 'TextNotification')) return undefined
  const at = figureOf(element, 'timeoffset', 'distoffset') ?? 0
  return { at: Number.isNaN(at) ? 0 : at, text: (attributeOf(element, 'message', 'mssage', 'text') ?? '').trim() }
}

/** The messages of a block, in the order they are shown. */
export function messagesIn({ children }: Element): string[] {
  return children
    .flatMap((child) => messageOf(child) ?? [])
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .filter((text) => text !== '')
}
