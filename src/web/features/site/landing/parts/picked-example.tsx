import { useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import { Segments } from '../../../../ui/segments.tsx'
import { ProfileChart } from '../../../workouts/chart/profile-chart.tsx'
import { SportMark } from '../../../workouts/sport-mark.tsx'
import { stepLines } from '../../../workouts/step/step-lines.ts'
import { examples } from './shown-workouts.ts'

/** A session of the sport that is picked, with its steps in words. */
export function PickedExample() {
  const [picked, setPicked] = useState(examples[1].sport)
  const { sport, steps } = examples.find((one) => one.sport === picked) ?? examples[0]
  return (
    <>
      <ProfileChart steps={steps} sport={sport} size="card" />
      <ol aria-label="Steps" className="tabular mt-4 min-h-22 text-small">
        {stepLines(steps, sport).map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ol>
      <Segments
        label="Sport"
        labelHidden
        className="mt-3"
        options={examples.map((one) => ({
          value: one.sport,
          label: sportOf(one.sport).label,
          icon: <SportMark sport={one.sport} className="size-4 max-sm:hidden" />,
        }))}
        value={picked}
        onChange={setPicked}
      />
    </>
  )
}
