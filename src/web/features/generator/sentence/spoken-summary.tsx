import { useEffect, useState } from 'react'

/** Reads a summary out, once it has stayed the same for a while: not at every key. */
export function SpokenSummary({ summary }: { summary: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(summary), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [summary])
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  )
}

const SPOKEN_AFTER_MS = 1_500
