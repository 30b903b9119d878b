import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, seeded } from './fault.ts'
import type { Room } from './rooms.ts'
import { runIn, runTests } from './run-tests.ts'

/** What notices a fault: a test, one that would run for ever, the compiler, or nothing that `npm test` runs. */
export type Noticed = 'by a test' | 'by the time limit' | 'by the compiler' | undefined

export type Bench = {
  /** The copy of the project that the fault is put in. */
  folder: string
  room: Room
  testsOf: (file: string) => { near: string[]; far: string[] }
  limitSeconds: number
}

/** Puts a fault in, runs what `npm test` would run of it, the nearest tests first, and takes it out again. */
export async function tryFault(fault: Fault, { folder, room, testsOf, limitSeconds }: Bench): Promise<Noticed> {
  const path = join(folder, fault.file)
  const text = readFileSync(path, 'utf8')
  const { near, far } = testsOf(fault.file)
  writeFileSync(path, seeded(text, fault))
  try {
    for (const files of [near, [...far, ...(room.alsoRun ?? [])]]) {
      const outcome = files.length > 0 ? await runTests(folder, room.projects, files, limitSeconds) : 'passed'
      if (outcome === 'failed') return 'by a test'
      if (outcome === 'too slow') return 'by the time limit'
    }
    return (await runIn(folder, ['tsc', '-b'], limitSeconds)) === 'passed' ? undefined : 'by the compiler'
  } finally {
    writeFileSync(path, text)
  }
}
