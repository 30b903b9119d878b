import type { BuilderState } from '../draft/use-builder.ts'
import { InsertBlockDialog } from './insert-block-dialog.tsx'
import { SaveBlockDialog } from './save-block-dialog.tsx'

/** The dialogs of the athlete's own blocks. */
export function BlockDialogs({ builder }: { builder: BuilderState }) {
  const { blocks } = builder
  if (!blocks) return null
  if (blocks === 'insert') return <InsertBlockDialog builder={builder} />
  return <SaveBlockDialog builder={builder} entries={blocks.save} />
}
