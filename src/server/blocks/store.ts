import { and, asc, count, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'
import type { NewBlock } from '#domain/workout/block.ts'
import type { Database } from '../db/database.ts'
import { athletes, blocks } from '../db/tables.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'

/** Largest number of blocks of an athlete. */
export const MAX_BLOCKS = 100

/** A block to store, with its steps written as JSON. */
export type WrittenBlock = Pick<NewBlock, 'name' | 'sport'> & { steps: string }

/** A block as read from the database, with its steps as unparsed JSON. */
export type BlockRow = WrittenBlock & { id: string; created_at: Date; updated_at: Date }

/** Why a block was not saved. */
export type Unsaved = 'name-taken' | 'full' | 'missing'

/** An athlete's blocks by name. */
export function listBlocks(db: Database, athlete: AthleteId): Promise<BlockRow[]> {
  return db.select(row).from(blocks).where(eq(blocks.athlete_id, athlete)).orderBy(asc(blocks.folded_name))
}

/** Saves a new block, unless the athlete has one of this name or as many as there can be. */
export function insertBlock(
  db: Database,
  athlete: AthleteId,
  block: WrittenBlock,
  now: Date,
): Promise<BlockRow | Unsaved> {
  return db.transaction(async (within) => {
    // Saves of one athlete wait for each other, or several at once would all take the last place.
    await within.select({ id: athletes.id }).from(athletes).where(eq(athletes.id, athlete)).for('no key update')
    const [counted] = await within.select({ count: count() }).from(blocks).where(eq(blocks.athlete_id, athlete))
    if ((counted?.count ?? 0) >= MAX_BLOCKS) return 'full'
    const [saved] = await within
      .insert(blocks)
      .values({ id: uuidv7(), athlete_id: athlete, ...valuesOf(block), created_at: now, updated_at: now })
      .onConflictDoNothing({ target: [blocks.athlete_id, blocks.folded_name] })
      .returning(row)
    return saved ?? 'name-taken'
  })
}

/** Replaces a block of the athlete's own, unless another of theirs has the name. */
export function replaceBlock(
  db: Database,
  athlete: AthleteId,
  id: string,
  block: WrittenBlock,
  now: Date,
): Promise<BlockRow | Unsaved> {
  return db.transaction(async (within) => {
    await within.select({ id: athletes.id }).from(athletes).where(eq(athletes.id, athlete)).for('no key update')
    const own = and(eq(blocks.id, id), eq(blocks.athlete_id, athlete))
    const [stored] = await within.select({ id: blocks.id }).from(blocks).where(own)
    if (!stored) return 'missing'
    const other = alias(blocks, 'other')
    const namesake = within
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.athlete_id, athlete), eq(other.folded_name, fold(block.name)), ne(other.id, id)))
    const [saved] = await within
      .update(blocks)
      .set({ ...valuesOf(block), updated_at: now })
      .where(and(own, notExists(namesake)))
      .returning(row)
    return saved ?? 'name-taken'
  })
}

/** Deletes a block of the athlete's own; false when they have none of that id. */
export async function deleteBlock(db: Database, athlete: AthleteId, id: string): Promise<boolean> {
  const deleted = await db
    .delete(blocks)
    .where(and(eq(blocks.id, id), eq(blocks.athlete_id, athlete)))
    .returning({ id: blocks.id })
  return deleted.length > 0
}

const row = {
  id: blocks.id,
  name: blocks.name,
  sport: blocks.sport,
  // As text: a list may be long, and nothing of it is read here.
  steps: sql<string>`${blocks.steps}::text`,
  created_at: blocks.created_at,
  updated_at: blocks.updated_at,
}

function valuesOf({ name, sport, steps }: WrittenBlock) {
  return { name, folded_name: fold(name), sport, steps: sql`${steps}::jsonb` }
}

/** A name as names are compared: without regard to capitals, and to how accents are encoded. */
function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
