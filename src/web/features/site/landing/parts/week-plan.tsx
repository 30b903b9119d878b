import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import { SparkProfile } from '../../../workouts/chart/spark-profile.tsx'
import { SportMark } from '../../../workouts/sport-mark.tsx'
import { moveDay } from './move-day.ts'
import { week } from './shown-workouts.ts'

/** A small calendar: a week whose workouts can be moved to other days. */
export function WeekPlan() {
  const [days, setDays] = useState(week)
  const [said, setSaid] = useState('')
  const move = (day: number, by: -1 | 1) => {
    const name = days[day]?.name
    setDays(moveDay(days, day, by))
    setSaid(`${name} is on ${dayNames[day + by]} now.`)
  }
  return (
    <>
      <ol aria-label="A week" className="border-ink border-t-[1.5px]">
        {days.map((workout, day) => (
          <li
            key={dayNames[day]}
            className="grid min-h-11 grid-cols-[2.5rem_minmax(0,1fr)_5.5rem_auto] items-center gap-x-2 border-line border-b max-[22.5rem]:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
          >
            <span className="text-ink-2 text-small">
              <abbr title={dayNames[day]} className="no-underline">
                {dayNames[day]?.slice(0, 3)}
              </abbr>
            </span>
            {workout ? (
              <>
                <span className="flex min-w-0 items-center gap-2 text-small">
                  <SportMark sport={workout.sport} className="size-4" />
                  <span className="truncate font-[540]">{workout.name}</span>
                </span>
                <span className="max-[22.5rem]:hidden">
                  <SparkProfile steps={workout.steps} sport={workout.sport} />
                </span>
                <span className="flex">
                  <IconButton
                    size="compact"
                    label={`Move ${workout.name} a day earlier`}
                    icon={<ArrowUp />}
                    disabled={day === 0}
                    onClick={() => move(day, -1)}
                  />
                  <IconButton
                    size="compact"
                    label={`Move ${workout.name} a day later`}
                    icon={<ArrowDown />}
                    disabled={day === days.length - 1}
                    onClick={() => move(day, 1)}
                  />
                </span>
              </>
            ) : (
              <span className="text-ink-2 text-small">Day off</span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="mt-1.5 min-h-5 text-ink-2 text-small">
        {said}
      </p>
    </>
  )
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
