import { Notice } from '../../ui/notice.tsx'
import { nameOfDay } from './day-names.ts'

/** Says which day a workout is made for. */
export function DayNotice({ day }: { day: string }) {
  return <Notice className="mb-6">Once it is saved, this workout goes to {nameOfDay(day)}.</Notice>
}
