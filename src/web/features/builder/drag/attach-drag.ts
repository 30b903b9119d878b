import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/attach-instruction'
import { extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/extract-instruction'
import type { Place } from '../draft/place-entries.ts'
import { type DropPart, type DropRow, dropParts, dropPlace } from './drop-place.ts'

type Row = {
  row: DropRow
  /** Without a handle the row cannot be dragged; entries are only dropped on it. */
  handle: HTMLElement | null
  onOver: (part: DropPart | undefined) => void
  onDrop: (key: string, place: Place) => void
}

/** Lets a row be dragged by its handle and take dropped entries, until the returned function is called. */
export function attachDrag(element: HTMLElement, { row, handle, onOver, onDrop }: Row): () => void {
  const partOver = (data: Record<string | symbol, unknown>): DropPart | undefined => {
    const instruction = extractInstruction(data)
    return instruction ? partOf[instruction.operation] : undefined
  }
  const target = dropTargetForElements({
    element,
    canDrop: ({ source }) => typeof source.data.entry === 'string' && source.data.entry !== row.key,
    getData({ input, source }) {
      const parts = dropParts(row, source.data.isRepeat === true)
      return attachInstruction(
        {},
        {
          element,
          input,
          operations: {
            'reorder-before': 'available',
            'reorder-after': 'available',
            combine: parts.includes('middle') ? 'available' : 'not-available',
          },
        },
      )
    },
    onDrag: ({ self }) => onOver(partOver(self.data)),
    onDragLeave: () => onOver(undefined),
    onDrop({ self, source }) {
      onOver(undefined)
      const part = partOver(self.data)
      if (part) onDrop(String(source.data.entry), dropPlace(row, part, source.data.isRepeat === true))
    },
  })
  if (!handle) return target
  const getInitialData = () => ({ entry: row.key, isRepeat: row.part === 'head' })
  return combine(target, draggable({ element, dragHandle: handle, getInitialData }))
}

const partOf = { 'reorder-before': 'above', 'reorder-after': 'below', combine: 'middle' } as const
