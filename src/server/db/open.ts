import { join } from 'node:path'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder, type OpenDatabase } from './database.ts'
import { lockDirectory } from './embedded/directory-lock.ts'
import { cannotOpen } from './embedded/failures.ts'
import { refuseNewer } from './migrations.ts'
import { damageIn } from './unavailable.ts'

export type DatabaseSettings = { dataDir: string; databaseUrl?: string | undefined }

/**
 * Opens the database of the settings and runs this build's migrations: PostgreSQL, or the embedded database in
 * `dataDir`, locked against other processes. Throws DirectoryInUse or NewerDatabase.
 */
export function openDatabase(settings: DatabaseSettings, onError: (error: Error) => void): Promise<OpenDatabase> {
  return settings.databaseUrl ? openForeign(settings.databaseUrl, onError) : openOwn(settings.dataDir, onError)
}

// A driver is loaded only where it is used, because each takes a noticeable part of a start.
async function openOwn(dataDir: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const letGo = lockDirectory(dataDir)
  try {
    const { openEmbedded } = await import('./embedded/embedded.ts')
    const { db, close, ...rest } = await openEmbedded(join(dataDir, 'db'), { onError })
    await closeOnError(close, async () => {
      await refuseNewer(db)
      await migrateEmbedded(db, { migrationsFolder })
    }).catch((error: unknown) => {
      const damage = damageIn(error)
      throw damage ? cannotOpen(join(dataDir, 'db'), damage) : error
    })
    return { db, ...rest, close: () => close().finally(letGo) }
  } catch (error) {
    letGo()
    throw error
  }
}

async function openForeign(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres/postgres.ts')
  const { alone, ...database } = await openPostgres(url, { onError })
  await closeOnError(database.close, () =>
    alone(async (connection) => {
      await refuseNewer(connection)
      await migratePostgres(connection, { migrationsFolder })
    }),
  )
  return database
}

async function closeOnError(close: () => Promise<void>, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    await close()
    throw error
  }
}
