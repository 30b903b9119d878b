import { useState } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BlockRow } from './block-row.tsx'
import { shownBlocks } from './shown-blocks.ts'
import { type Block, useBlockChanges } from './use-blocks.ts'

/** The blocks that were found, or how to get some. A deleted one can be brought back at its place until the list closes. */
export function BlockList({
  blocks,
  found,
  drawnAs,
  onInsert,
}: {
  /** All of the athlete's blocks. */
  blocks: readonly Block[]
  found: readonly Block[]
  drawnAs: SportId
  onInsert: (block: Block) => void
}) {
  const changes = useBlockChanges()
  const [deleted, setDeleted] = useState<readonly Block[]>([])
  const [failure, setFailure] = useState<string>()
  const shown = shownBlocks(blocks, found, deleted)

  async function attempt(change: Promise<unknown>): Promise<boolean> {
    setFailure(undefined)
    try {
      await change
      return true
    } catch (error) {
      setFailure(messageOf(error))
      return false
    }
  }

  async function remove(block: Block) {
    if (await attempt(changes.remove(block))) setDeleted([...deleted, block])
  }

  async function restore(block: Block) {
    if (await attempt(changes.save(block))) setDeleted(deleted.filter((one) => one !== block))
  }

  return (
    <>
      {failure && (
        <Notice tone="danger" className="mb-3" title="That was not done">
          {failure}
        </Notice>
      )}
      {blocks.length === 0 && shown.length === 0 && (
        <Empty
          title="No blocks yet"
          sentence="Save a warm-up you use often: “Save as block…” in the menu of a step or a repeat. Then insert it here into any workout."
        />
      )}
      <ul aria-label="Your blocks" className="-mx-2">
        {shown.map(({ block, isGone }) => (
          <li key={block.id} className="border-line border-b last:border-b-0">
            {isGone ? (
              <p className="flex flex-wrap items-center gap-x-3 px-2 py-2 text-ink-2">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">Deleted {block.name}</span>
                <Button size="compact" autoFocus onClick={() => void restore(block)}>
                  Undo
                </Button>
              </p>
            ) : (
              <BlockRow
                block={block}
                drawnAs={drawnAs}
                onInsert={() => onInsert(block)}
                onRename={(name) => changes.rename(block, name).then(() => undefined, messageOf)}
                onDelete={() => void remove(block)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Try again.'
}
