const ends: (() => unknown)[] = []

/**
 * Ends something when the tests of the running file have ended. Files that run in one process share its modules, so what a
 * module of support keeps for a file must not outlive it.
 */
export function afterFile(end: () => unknown): void {
  ends.push(end)
}

/** Ends all of it, the last first. */
export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
}
