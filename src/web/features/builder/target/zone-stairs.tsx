import { useId } from 'react'
import type { Intensity } from '#domain/workout/intensity.ts'
import { bodyColour, capColour } from '../../workouts/chart/drawn-bar.tsx'

/** The zones of a target as stairs, with the chosen one coloured; a radio group drawn as bars. */
export function ZoneStairs({
  zones,
  value,
  intensity,
  onChange,
}: {
  zones: readonly { number: number; name: string }[]
  value: number
  /** The step's intensity, which colours the chosen stair. */
  intensity: Intensity
  onChange: (zone: number) => void
}) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Zone</legend>
      <div className="flex items-end gap-[1.5px] border-ink border-b-[1.5px]">
        {zones.map(({ number, name }) => (
          <label
            key={number}
            htmlFor={`${group}-${number}`}
            className="relative flex h-32 flex-1 cursor-pointer flex-col justify-end has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              id={`${group}-${number}`}
              type="radio"
              name={group}
              checked={number === value}
              onChange={() => onChange(number)}
              aria-label={`Zone ${number}, ${name}`}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className="rounded-t-bar border-t-[5px] transition-colors"
              style={{
                height: `${(100 * (number + 1)) / (zones.length + 1)}%`,
                borderColor: number === value ? capColour(intensity) : 'var(--color-edge)',
                background: number === value ? bodyColour(intensity) : 'var(--color-line)',
              }}
            />
          </label>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1.5 flex gap-[1.5px]">
        {zones.map(({ number }) => (
          <span
            key={number}
            className={`tabular flex-1 text-center text-small ${number === value ? 'font-[580] text-ink' : 'text-ink-2'}`}
          >
            Z{number}
            <span className={`mx-auto mt-1 block h-[5px] w-8 ${number === value ? 'bg-accent' : ''}`} />
          </span>
        ))}
      </div>
    </fieldset>
  )
}
