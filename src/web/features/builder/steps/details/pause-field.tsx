import { formatClock } from '#domain/text/grammar/numeral.ts'
import { formatTimeWithUnits } from '../../../../lib/format.ts'
import { TextField } from '../../../../ui/field.tsx'
import { pauseProblem, readPause } from '../../draft/step-details.ts'
import { useTyping } from '../use-typing.ts'

/** A field for a send-off or a rest, which says below how it was read. */
export function PauseField({
  label,
  seconds,
  unread,
  hint,
  onType,
}: {
  label: string
  seconds: number | undefined
  /** What was typed and cannot be read. */
  unread: string | undefined
  hint: string
  onType: (typed: string) => void
}) {
  const { shown, handlers } = useTyping({
    value: seconds,
    text: unread ?? (seconds === undefined ? '' : formatClock(seconds)),
    isRead: (text) => (readPause(text) === undefined ? unread === text : readPause(text) === seconds),
    onType,
  })
  const kept = seconds === undefined ? '' : ` Until then it stays ${formatTimeWithUnits(seconds)}.`
  return (
    <TextField
      label={label}
      autoComplete="off"
      placeholder="1:45"
      value={shown}
      hint={unread === undefined && seconds !== undefined ? `Read as ${formatTimeWithUnits(seconds)}. ${hint}` : hint}
      error={unread === undefined ? undefined : `${pauseProblem}${kept}`}
      {...handlers}
    />
  )
}
