import { useState } from 'react'

/** Something that a dialog tries: whether it is under way, and why the last try failed. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Answers whether it was done. */
  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      return true
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, attempt }
}
