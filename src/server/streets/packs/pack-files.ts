import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readPackHeader } from './read-pack.ts'

/** Names of packs. They become names of files, so nothing else is let through. */
export function isPackName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,62}$/.test(name)
}

export function packFile(dataDir: string, name: string): string {
  if (!isPackName(name)) throw new Error(`${name} is no name of a pack`)
  return join(folderOf(dataDir), `${name}${ENDING}`)
}

export type ListedPack = { name: string; bytes: number } & ReturnType<typeof readPackHeader>

/** The packs in a data directory, by name; one that cannot be read comes with the problem. */
export function listPacks(dataDir: string): ListedPack[] {
  const files = existsSync(folderOf(dataDir)) ? readdirSync(folderOf(dataDir)) : []
  return files
    .filter((file) => file.endsWith(ENDING) && isPackName(file.slice(0, -ENDING.length)))
    .toSorted()
    .map((file) => {
      const [path, name] = [join(folderOf(dataDir), file), file.slice(0, -ENDING.length)]
      const bytes = sizeOf(path)
      const header = readPackHeader(path)
      if (!('problem' in header)) return { ...header, name, bytes }
      return { problem: header.problem.replace('--name NAME', `--name ${name}`), name, bytes }
    })
}

/** 0 where it cannot be told, as for a link to itself; the header then comes with the problem. */
function sizeOf(path: string): number {
  try {
    return statSync(path).size
  } catch {
    return 0
  }
}

/** Removes a pack; false where there is none. */
export function removePack(dataDir: string, name: string): boolean {
  const file = packFile(dataDir, name)
  if (!existsSync(file)) return false
  rmSync(file)
  return true
}

/** Removes what an import left that was interrupted. */
export function removeUnfinished(dataDir: string): void {
  if (!existsSync(folderOf(dataDir))) return
  for (const file of readdirSync(folderOf(dataDir))) {
    const [, process] = /\.streets\.(\d+)\.part$/.exec(file) ?? []
    if (process !== undefined && !isRunning(Number(process))) rmSync(join(folderOf(dataDir), file), { force: true })
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const ENDING = '.streets'

function folderOf(dataDir: string): string {
  return join(dataDir, 'streets')
}
