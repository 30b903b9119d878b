import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anAthlete } from '#tests/e2e/people.ts'
import { startServer } from '#tests/e2e/server.ts'
import { Saving } from './saving.ts'

const DISK_MB = 128
/** The bytes left free each time: none, or enough for tables to grow until PostgreSQL's log has no room. */
const freeBytes = [0, 12 * 1024 * 1024, 0]

/** Runs the embedded database on a disk that fills up and is emptied again. */
export async function fullDiskDrill(): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'pacewright-disk-'))
  mount(disk)
  try {
    const server = await startServer({ dataDir: join(disk, 'data') })
    const saving = new Saving(server, await anAthlete(server), 100)
    for (const free of freeBytes) {
      if ((await saving.save()) !== 200) await saving.verify()
      const filler = join(disk, 'filler')
      fillDisk(disk, filler, free)
      const before = saving.refused
      while (saving.refused < before + 20 && saving.wrong.length === 0) await saving.save()
      if (await saving.isReady()) throw new Error('/readyz says ready on a full disk')
      rmSync(filler)
      const recoveredMs = await saving.untilRecovered()
      await saving.verify()
      const stopped = server.log().includes('has stopped') ? ', PostgreSQL had stopped' : ''
      console.log(
        `  ${DISK_MB} MB tmpfs, filled but for ${free} bytes: ${saving.acknowledged.size} saved and stored, recovered in ${recoveredMs} ms${stopped}`,
      )
    }
    await server.stop()
    const again = await startServer({ dataDir: join(disk, 'data') })
    console.log('  started again on the same folder')
    await again.stop()
  } finally {
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

function mount(folder: string) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (cause) {
    throw new Error('This drill mounts a tmpfs, which only root may. Run it as root.', { cause })
  }
}

/** Writes a file until the disk has no more than so many bytes left. */
function fillDisk(disk: string, file: string, free: number) {
  const descriptor = openSync(file, 'w')
  const available = Number(execFileSync('df', ['--output=avail', '-B1', disk], { encoding: 'utf8' }).split('\n')[1])
  try {
    for (let written = 0; written < available - free; ) {
      written += writeSync(descriptor, Buffer.alloc(Math.min(4096, available - free - written)))
    }
    if (free === 0) for (;;) writeSync(descriptor, Buffer.alloc(1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(descriptor)
  }
}
