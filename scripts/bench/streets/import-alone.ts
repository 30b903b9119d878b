import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { importPack } from '#server/streets/packs/import-pack.ts'

// `node import-alone.ts DATA_DIR FILE TILES…` imports a map in a process of its own and prints the time, that of the
// processor, and the most memory.
const [dataDir = '', file = '', ...tiles] = process.argv.slice(2)
const [name = ''] = basename(file).split('.')
const start = performance.now()
const imported = importPack({ dataDir, file, name, tiles, now: () => new Date(), report: () => undefined })
const problem = 'problem' in imported ? { problem: imported.problem } : {}
const seconds = (performance.now() - start) / 1000
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ seconds, processor: (user + system) / 1e6, megabytes: mostMegabytes(), ...problem }))

/** Linux counts the memory of the parent into `maxRSS`, but not into `VmHWM`. */
function mostMegabytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return Number(kilobytes ?? process.resourceUsage().maxRSS) / 1000
}
