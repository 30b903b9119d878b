import type { Block } from '#contracts/blocks.ts'
import * as contracts from '#contracts/blocks.ts'
import type { NewBlock } from '#domain/workout/block.ts'
import type { Database } from '../db/database.ts'
import { type JsonText, jsonText } from '../http/endpoint/json-text.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import { Problem } from '../http/refusals/problem.ts'
import { writeSteps } from '../workouts/written-workout.ts'
import { type BlockRow, deleteBlock, insertBlock, listBlocks, MAX_BLOCKS, replaceBlock, type Unsaved } from './store.ts'

/** Mounts the athlete's own blocks. Unlike a workout, a block is for its athlete alone. */
export function mountBlocks(api: Api, { db, now }: { db: Database; now: () => Date }): void {
  const write = (block: NewBlock) => ({ ...block, steps: writeSteps(block.steps, 'block') })

  serve(api, contracts.listBlocks, async ({ caller }) => {
    const rows = await listBlocks(db, caller.id)
    return jsonText(`[${rows.map((row) => blockToJson(row).json).join(',')}]`)
  })

  serve(api, contracts.createBlock, async ({ caller, body }) =>
    answerOf(await insertBlock(db, caller.id, write(body), now()), body),
  )

  serve(api, contracts.updateBlock, async ({ caller, params, body }) =>
    answerOf(await replaceBlock(db, caller.id, params.id, write(body), now()), body),
  )

  serve(api, contracts.deleteBlock, async ({ caller, params }) => {
    if (!(await deleteBlock(db, caller.id, params.id))) throw new Problem('not-found', NOT_YOURS)
    return {}
  })
}

const NOT_YOURS = 'You have no such block. It may have been deleted.'
const FULL = `You can have ${MAX_BLOCKS} blocks. Delete one that you do not need, then save this one.`

function answerOf(saved: BlockRow | Unsaved, { name }: NewBlock): JsonText<Block> {
  if (saved === 'missing') throw new Problem('not-found', NOT_YOURS)
  if (saved === 'full') throw new Problem('blocks-full', FULL)
  if (saved !== 'name-taken') return blockToJson(saved)
  const sentence = `You already have a block named “${name}”. Choose another name.`
  throw new Problem('name-taken', sentence, { fields: { name: sentence } })
}

function blockToJson({ steps, ...row }: BlockRow): JsonText<Block> {
  return jsonText(`${JSON.stringify(row).slice(0, -1)},"steps":${steps}}`)
}
