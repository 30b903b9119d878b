import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/attach-instruction'
import { extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/extract-instruction'

type Side = 'above' | 'below'

type Card = {
  id: string
  onOver: (side: Side | undefined) => void
  onDrop: (id: string, side: Side, copy: boolean) => void
}

/** Lets an entry be dragged, and others be dropped above and below it, until the returned function is called. */
export function attachCard(element: HTMLElement, { id, onOver, onDrop }: Card): () => void {
  const sideOver = (data: Record<string | symbol, unknown>): Side | undefined => {
    const operation = extractInstruction(data)?.operation
    if (!operation || operation === 'combine') return undefined
    return operation === 'reorder-before' ? 'above' : 'below'
  }
  return combine(
    draggable({ element, getInitialData: () => ({ entry: id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => isEntry(source.data),
      getDropEffect: ({ input }) => (isCopy(input) ? 'copy' : 'move'),
      getData: ({ input }) =>
        attachInstruction(
          {},
          { element, input, operations: { 'reorder-before': 'available', 'reorder-after': 'available' } },
        ),
      onDrag: ({ self }) => onOver(sideOver(self.data)),
      onDragLeave: () => onOver(undefined),
      onDrop({ self, source, location }) {
        onOver(undefined)
        const side = sideOver(self.data)
        if (side && isEntry(source.data)) onDrop(source.data.entry, side, isCopy(location.current.input))
      },
    }),
  )
}

type Day = { onOver: (isOver: boolean) => void; onDrop: (id: string, copy: boolean) => void }

/** Lets entries be dropped on a day beside its entries, until the returned function is called. */
export function attachDay(element: HTMLElement, { onOver, onDrop }: Day): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => isEntry(source.data),
    getDropEffect: ({ input }) => (isCopy(input) ? 'copy' : 'move'),
    onDrag: ({ self, location }) => onOver(location.current.dropTargets[0]?.element === self.element),
    onDragLeave: () => onOver(false),
    onDrop({ self, source, location }) {
      onOver(false)
      // Over an entry of the day the entry takes the drop.
      if (location.current.dropTargets[0]?.element !== self.element || !isEntry(source.data)) return
      onDrop(source.data.entry, isCopy(location.current.input))
    },
  })
}

function isEntry(data: Record<string | symbol, unknown>): data is { entry: string } {
  return typeof data.entry === 'string'
}

function isCopy({ ctrlKey, altKey }: { ctrlKey: boolean; altKey: boolean }): boolean {
  return ctrlKey || altKey
}
