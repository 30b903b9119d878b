import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdit, type Fault } from './fault.ts'
import type { TestsOfFile } from './related.ts'
import type { Room } from './rooms.ts'
import { runBrowserTests, runTests, runTypeCheck } from './run-tests.ts'

/** What noticed a fault: a failing test, a test that did not end in time, the compiler, kept texts, or nothing. */
export type NoticedBy = 'by a test' | 'by the time limit' | 'by the compiler' | 'by kept texts alone' | undefined

/** What the faults of a room are tried with. */
export type Trial = {
  /** The copy of the project that receives the faults. */
  folder: string
  room: Room
  testsOf: (file: string) => TestsOfFile
  limitSeconds: number
}

/** Puts a fault into the copy, runs the tests that may notice it, the nearest first, and takes it out again. */
export async function tryFault(fault: Fault, { folder, room, testsOf, limitSeconds }: Trial): Promise<NoticedBy> {
  const path = join(folder, fault.file)
  const text = readFileSync(path, 'utf8')
  const { near, far, kept } = testsOf(fault.file)
  writeFileSync(path, applyEdit(text, fault))
  try {
    const run = async (files: readonly string[]) =>
      files.length > 0 ? await runTests(folder, room.projects, files, limitSeconds) : 'passed'
    for (const files of [near, [...far, ...(room.alsoRun ?? [])]]) {
      const outcome = await run(files)
      if (outcome === 'failed') return 'by a test'
      if (outcome === 'too slow') return 'by the time limit'
    }
    // A compiler that is too slow has found nothing: no fault makes it run for ever.
    if ((await runTypeCheck(folder, limitSeconds)) === 'failed') return 'by the compiler'
    if (room.browserTests) {
      const outcome = await runBrowserTests(folder, room.browserTests, limitSeconds)
      if (outcome !== 'passed') return outcome === 'failed' ? 'by a test' : 'by the time limit'
    }
    return (await run(kept)) === 'failed' ? 'by kept texts alone' : undefined
  } finally {
    writeFileSync(path, text)
  }
}
