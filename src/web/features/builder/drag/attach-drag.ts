import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
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
  /** What is dragged by the handle: the row's entry, or all chosen ones. */
  dragged: () => Dragged
  onDrop: (keys: readonly string[], place: Place) => void
}

/** Entries that are dragged together; `said` names them. */
export type Dragged = { keys: readonly string[]; hasRepeat: boolean; said: string }

/** Lets a row be dragged by its handle and take dropped entries, until the returned function is called. */
export function attachDrag(element: HTMLElement, { row, handle, onOver, dragged, onDrop }: Row): () => void {
  const partOver = (data: Record<string | symbol, unknown>): DropPart | undefined => {
    const instruction = extractInstruction(data)
    return instruction ? partOf[instruction.operation] : undefined
  }
  const target = dropTargetForElements({
    element,
    canDrop: ({ source }) => isDragged(source.data) && !source.data.keys.includes(row.key),
    getData({ input, source }) {
      const parts = dropParts(row, source.data.hasRepeat === true)
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
      if (!part || !isDragged(source.data)) return
      onDrop(source.data.keys, dropPlace(row, part, source.data.hasRepeat))
    },
  })
  if (!handle) return target
  return combine(
    target,
    draggable({
      element,
      dragHandle: handle,
      getInitialData: dragged,
      onGenerateDragPreview({ nativeSetDragImage, source: { data } }) {
        if (!isDragged(data) || data.keys.length < 2) return
        setCustomNativeDragPreview({ nativeSetDragImage, render: ({ container }) => drawCount(container, data.said) })
      },
    }),
  )
}

/** The row under the pointer would show only one of several entries. */
function drawCount(container: HTMLElement, said: string) {
  const count = document.createElement('p')
  count.className = 'rounded-control border border-ink bg-raised px-4 py-2 font-[540] text-body text-ink'
  count.textContent = said
  container.append(count)
}

function isDragged(data: Record<string | symbol, unknown>): data is Dragged {
  return Array.isArray(data.keys)
}

const partOf = { 'reorder-before': 'above', 'reorder-after': 'below', combine: 'middle' } as const
