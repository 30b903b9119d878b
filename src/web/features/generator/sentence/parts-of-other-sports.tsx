import type { Unread } from '#domain/sentence/result.ts'
import { Button } from '../../../ui/button.tsx'
import { quoteWords } from './unread.ts'

/** The parts of a brick that are workouts of their own, each with a button that plans it. */
export function PartsOfOtherSports({
  parts,
  sentence,
  onPlan,
}: {
  parts: readonly Unread[]
  sentence: string
  onPlan: (part: string) => void
}) {
  return (
    <div className="border-ink border-s-4 ps-3 text-small">
      <p className="font-[540]">A workout has one sport</p>
      <p>Generate this one, and then each other part:</p>
      <ul className="mt-1 grid gap-1.5">
        {parts.map(({ from, to }) => {
          const part = sentence.slice(from, to)
          return (
            <li key={from} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="[overflow-wrap:anywhere]">“{part}”</span>
              <Button size="compact" onClick={() => onPlan(part)} aria-label={`Plan “${part}”`}>
                Plan it
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Says what the planned sentence is a part of, and leads back to it. */
export function PlannedPart({ whole, onWhole }: { whole: string; onWhole: () => void }) {
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <span className="text-ink-2 [overflow-wrap:anywhere]">
        A part of {quoteWords({ from: 0, to: whole.length }, whole)}
      </span>
      <Button size="compact" onClick={onWhole}>
        Back to all of it
      </Button>
    </div>
  )
}
