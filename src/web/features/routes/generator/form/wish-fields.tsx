import { Checks } from '../../../../ui/checks.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import type { Wishes } from '../state/planner.ts'
import { Compass } from './compass.tsx'
import { wishesText } from './wishes-text.ts'

/** What the streets should be like. Nothing is closed by a wish: a loop says how much of it is fulfilled. */
export function WishFields({ wishes, onChange }: { wishes: Wishes; onChange: (wishes: Wishes) => void }) {
  const traits = (['quiet', 'green', 'lit'] as const).filter((trait) => wishes[trait])
  return (
    <Fold title={`Preferences: ${wishesText(wishes)}`}>
      <div className="grid gap-4 pt-2 pb-1">
        <Checks
          label="Rather"
          options={traitOptions}
          values={traits}
          onChange={(values) =>
            onChange({
              ...wishes,
              quiet: values.includes('quiet'),
              green: values.includes('green'),
              lit: values.includes('lit'),
            })
          }
        />
        <Segments
          label="Ground"
          options={groundOptions}
          value={wishes.ground ?? 'any'}
          onChange={(ground) => onChange({ ...wishes, ground: ground === 'any' ? undefined : ground })}
        />
        <Segments
          label="Hills"
          options={hillOptions}
          value={wishes.hills ?? 'any'}
          onChange={(hills) => onChange({ ...wishes, hills: hills === 'any' ? undefined : hills })}
        />
        <Compass direction={wishes.direction} onChange={(direction) => onChange({ ...wishes, direction })} />
      </div>
    </Fold>
  )
}

const traitOptions = [
  { value: 'quiet', label: 'Quiet' },
  { value: 'green', label: 'Green' },
  { value: 'lit', label: 'Lit' },
] as const

const groundOptions = [
  { value: 'any', label: 'Any' },
  { value: 'paved', label: 'Paved' },
  { value: 'trail', label: 'Trail' },
] as const

const hillOptions = [
  { value: 'any', label: 'Any' },
  { value: 'flat', label: 'Flat' },
  { value: 'hilly', label: 'Hilly' },
] as const
