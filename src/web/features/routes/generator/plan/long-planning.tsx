import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'

/** Shown when planning takes longer than a blink: what it may be waiting for, and a way out. */
export function LongPlanning({ onCancel }: { onCancel: () => void }) {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    const timers = STAGES_AFTER_MS.map((ms, at) => setTimeout(() => setStage(at + 1), ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  const sentence = sentences[stage - 1]
  if (!sentence) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 flex-1 text-ink-2 text-small">
        {sentence}
      </p>
      <Button size="compact" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

const STAGES_AFTER_MS = [600, 4_000]
const sentences = [
  'Looking for three loops.',
  'Still looking. Where this server has no streets yet, it fetches them first, which may take a minute.',
] as const
