import { sportIds } from '#domain/sports/registry.ts'
import { NewBlock } from '#domain/workout/block.ts'
import { StoredSteps } from '#domain/workout/step.ts'
import { endpoint, z } from './endpoint.ts'

const Id = z.object({ id: z.uuid() })

export const Block = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sport: z.enum(sportIds).nullable(),
    steps: StoredSteps,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Block')
export type Block = z.infer<typeof Block>

const NAME_TAKEN = 'You have a block with this name already, capitals apart (`name-taken`).'

export const listBlocks = endpoint({
  method: 'get',
  path: '/api/blocks',
  summary: 'Your own blocks, steps that you saved to insert into workouts: all of them, by name',
  allowedFor: 'athlete',
  output: z.array(Block),
})

export const createBlock = endpoint({
  method: 'post',
  path: '/api/blocks',
  summary: 'Save steps as a block of yours; `sport` is null if they are not of one yet',
  allowedFor: 'athlete',
  body: NewBlock,
  output: Block,
  refusals: { 409: `${NAME_TAKEN} Or you have as many blocks as there can be (\`blocks-full\`).` },
})

export const updateBlock = endpoint({
  method: 'put',
  path: '/api/blocks/{id}',
  summary: 'Replace a block of yours, its name, sport and steps',
  allowedFor: 'athlete',
  params: Id,
  body: NewBlock,
  output: Block,
  refusals: { 404: 'You have no such block.', 409: NAME_TAKEN },
})

export const deleteBlock = endpoint({
  method: 'delete',
  path: '/api/blocks/{id}',
  summary: 'Delete a block of yours; workouts that it was inserted into stay as they are',
  allowedFor: 'athlete',
  params: Id,
  output: z.object({}),
  refusals: { 404: 'You have no such block.' },
})
