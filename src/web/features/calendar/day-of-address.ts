import { useSearch } from '@tanstack/react-router'
import { isDay } from '#domain/calendar/days/day.ts'

/** The day that a workout is made for, in the address of the builder or the generator; nothing if there is none. */
export function dayOfAddress({ day }: Record<string, unknown>): { day?: string } {
  return typeof day === 'string' && isDay(day) ? { day } : {}
}

/** The day that the workout on this page is made for. */
export function useDayOfAddress(): string | undefined {
  return dayOfAddress(useSearch({ strict: false })).day
}
