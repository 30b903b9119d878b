import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, withFault } from './fault.ts'
import type { Room } from './rooms.ts'
import { runIn, runTests } from './run-tests.ts'

/** What noticed a fault: a failing test, a test that did not end in time, the compiler, or nothing. */
export type NoticedBy = 'by a test' | 'by the time limit' | 'by the compiler' | undefined

export type FaultSetup = {
  /** The copy of the project that the fault is put in. */
  folder: string
  room: Room
  testsOf: (file: string) => { near: string[]; far: string[] }
  limitSeconds: number
}

/**
 * Writes a fault into its file, runs the tests that `npm test` would run for that file, the nearest ones first, then the
 * compiler, and restores the file.
 */
export async function tryFault(fault: Fault, { folder, room, testsOf, limitSeconds }: FaultSetup): Promise<NoticedBy> {
  const path = join(folder, fault.file)
  const text = readFileSync(path, 'utf8')
  const { near, far } = testsOf(fault.file)
  writeFileSync(path, withFault(text, fault))
  try {
    for (const files of [near, [...far, ...(room.alsoRun ?? [])]]) {
      const outcome = files.length > 0 ? await runTests(folder, room.projects, files, limitSeconds) : 'passed'
      if (outcome === 'failed') return 'by a test'
      if (outcome === 'too slow') return 'by the time limit'
    }
    // A compiler that is too slow has found nothing: no fault makes it run for ever.
    return (await runIn(folder, ['tsc', '-b'], limitSeconds)) === 'failed' ? 'by the compiler' : undefined
  } finally {
    writeFileSync(path, text)
  }
}
