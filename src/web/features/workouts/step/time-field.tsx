import type { ComponentProps } from 'react'
import { parseTypedTime } from '#domain/text/typed-time.ts'
import { formatTimeWithUnits } from '../../../lib/format.ts'
import { TextField } from '../../../ui/field.tsx'

/** A field for a time. The typed time is repeated with its units beside it: `47.5` is 47 minutes and 50 seconds. */
export function TimeField({
  value,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value' | 'unit'> & { value: string }) {
  return <TextField inputMode="decimal" autoComplete="off" {...field} value={value} unit={readingOf(value)} />
}

function readingOf(typed: string): string {
  if (typed.trim() === '') return 'mm.ss'
  const seconds = parseTypedTime(typed)
  return seconds === undefined ? 'not a time' : formatTimeWithUnits(seconds)
}
