import { capitalise } from '#domain/units/words.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { directionOf } from '../loops/loop-names.ts'

/** The direction in which the loop lies from the start, chosen on a compass; none in its middle. */
export function Compass({
  direction,
  onChange,
}: {
  direction: number | undefined
  onChange: (direction: number | undefined) => void
}) {
  return (
    <RadioGroup
      label="Direction"
      options={options}
      value={direction === undefined ? ANY : String(direction)}
      onChange={(value) => onChange(value === ANY ? undefined : Number(value))}
      looks={looks}
    />
  )
}

const ANY = 'any'

/** As they lie on the compass, row by row. */
const degrees = [315, 0, 45, 270, undefined, 90, 225, 180, 135] as const

const options = degrees.map((one) =>
  one === undefined
    ? { value: ANY, label: 'Any direction', short: 'Any' }
    : { value: String(one), label: capitalise(directionOf(one)), short: shortOf(one) },
)

function shortOf(heading: number): string {
  return directionOf(heading)
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
}

const looks = {
  list: 'grid w-fit grid-cols-3 gap-0.5 rounded-control bg-sunken p-0.5',
  option:
    'tabular relative grid size-11 cursor-pointer place-items-center rounded-[5px] border border-transparent text-ink-2 transition-colors hover:text-ink has-checked:border-edge has-checked:bg-surface has-checked:font-[540] has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-focus-visible:shadow-[0_0_0_2px_var(--color-bg),0_0_0_6px_var(--color-accent)]',
  draw: ({ short, label }: { short: string; label: string }) => (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{label}</span>
    </>
  ),
}
