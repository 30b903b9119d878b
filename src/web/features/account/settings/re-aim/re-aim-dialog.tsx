import { useId, useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import { formatCount } from '#domain/units/words.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SportMark } from '../../../workouts/sport-mark.tsx'
import type { Offer } from './queries.ts'
import { daysText, figureText, figureWords, moveText } from './re-aim-words.ts'

/** Lists the workouts of an offer with what moves, each of which can be left out, and re-aims the others. */
export function ReAimDialog({
  offer,
  onReAim,
  onClose,
}: {
  offer: Offer
  /** Throws what was refused. */
  onReAim: (id: string, workouts: string[]) => Promise<void>
  onClose: () => void
}) {
  const { figure, from, to, workouts, has_more } = offer
  // Sent again after a failure, it is done once.
  const [id] = useState(() => crypto.randomUUID())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const chosen = workouts.filter((workout) => !left.has(workout.id))

  const toggle = (workout: string) =>
    setLeft((before) =>
      before.has(workout) ? new Set([...before].filter((one) => one !== workout)) : new Set([...before, workout]),
    )

  async function reAim() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onReAim(
        id,
        chosen.map((workout) => workout.id),
      )
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Try again.')
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Re-aim from ${figureText(figure, from)} to ${figureText(figure, to)}`}
      description={`What was worked out from your old ${figureWords(figure, from)} moves to the new one. What you typed yourself stays, and so do times and distances.`}
      action={`Re-aim ${formatCount(chosen.length, 'workout')}`}
      disabled={chosen.length === 0}
      busy={busy && 'Re-aiming...'}
      onSubmit={() => void reAim()}
      onClose={onClose}
    >
      {failure && (
        <Notice tone="danger" title="Failed to re-aim">
          {failure}
        </Notice>
      )}
      {workouts.length > 1 && (
        <label className={`${row} font-[540]`}>
          <input
            type="checkbox"
            className={box}
            checked={chosen.length === workouts.length}
            onChange={() =>
              setLeft(chosen.length === workouts.length ? new Set(workouts.map(({ id }) => id)) : new Set())
            }
          />
          All {workouts.length} workouts
        </label>
      )}
      <ul className="border-ink border-t-[1.5px]">
        {workouts.map((workout) => (
          <Workout
            key={workout.id}
            workout={workout}
            isChosen={!left.has(workout.id)}
            onToggle={() => toggle(workout.id)}
          />
        ))}
      </ul>
      {has_more && <p className="text-ink-2 text-small">There are more. They are offered when these are done.</p>}
    </FormDialog>
  )
}

type ListedWorkout = Offer['workouts'][number]

function Workout({
  workout: { name, sport, coming_days, moves, more_moves },
  isChosen,
  onToggle,
}: {
  workout: ListedWorkout
  isChosen: boolean
  onToggle: () => void
}) {
  const movesId = useId()
  const days = daysText(coming_days)
  return (
    <li className="border-line border-b py-1.5">
      <label className={row}>
        <input type="checkbox" className={box} checked={isChosen} onChange={onToggle} aria-describedby={movesId} />
        <SportMark sport={sport} />
        <span className="sr-only">{sportOf(sport).label}</span>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="font-[540]">{name}</span>
          {days && <span className="text-ink-2 text-small">{` · ${days}`}</span>}
        </span>
      </label>
      <ul id={movesId} className="tabular pb-1 ps-8 text-ink-2 text-small">
        {moves.map((move) => {
          const words = moveText(move, sport)
          return <li key={words}>{words}</li>
        })}
        {more_moves > 0 && <li>and {more_moves} more</li>}
      </ul>
    </li>
  )
}

const row = 'flex min-h-11 cursor-pointer items-center gap-3 sm:min-h-9'
const box = 'size-5 flex-none cursor-pointer accent-ink'
