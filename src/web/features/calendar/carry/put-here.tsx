import { nameOfDay } from '../day-names.ts'
import { nameOfEntry } from '../name-of-entry.ts'
import { useCarrying } from './carrying.tsx'

/** Over a day of the month while an entry is carried: a press anywhere on the day puts it there. */
export function PutHere({ day }: { day: string }) {
  const { carried, putOn } = useCarrying()
  if (!carried) return null
  return (
    <button
      type="button"
      aria-label={`Put it here: ${nameOfEntry(carried)} on ${nameOfDay(day)}`}
      onClick={() => putOn(day)}
      className="absolute inset-0.5 rounded-chip border border-edge border-dashed hover:border-ink hover:border-solid"
    />
  )
}
