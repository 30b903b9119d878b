import type { Profile } from '#contracts/user.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { useSavingPreferences } from './use-saving-preferences.ts'

/** The unit of totals, the first day of a week and the theme. Each is saved when it is chosen. */
export function DisplayChoices({ profile }: { profile: Profile }) {
  const { shown, failure, choose } = useSavingPreferences(profile)
  return (
    <div className="grid gap-6">
      {failure !== undefined && (
        <Notice tone="danger" title="Failed to save your choice">
          {failure}
        </Notice>
      )}
      <Segments
        label="Distances"
        options={distances}
        value={shown.distances}
        onChange={(value) => choose({ distances: value }, `Distances: ${labelIn(distances, value)}`)}
        hint="Totals, sums and what you have done; swims in metres or yards. A step keeps the unit that you gave it."
      />
      <Segments
        label="Weeks begin on"
        options={weekStarts}
        value={shown.week_start}
        onChange={(value) => choose({ week_start: value }, `Weeks begin on ${labelIn(weekStarts, value)}`)}
      />
      <Segments
        label="Theme"
        options={themes}
        value={shown.theme}
        onChange={(value) => choose({ theme: value }, `Theme: ${labelIn(themes, value)}`)}
        hint="This browser keeps it when you sign out."
      />
    </div>
  )
}

const distances = [
  { value: 'as_written', label: 'As written' },
  { value: 'metric', label: 'Kilometres' },
  { value: 'imperial', label: 'Miles' },
] as const

const weekStarts = [
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
  { value: 'saturday', label: 'Saturday' },
] as const

const themes = [
  { value: 'device', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

function labelIn<Value>(options: readonly { value: Value; label: string }[], value: Value): string | undefined {
  return options.find((option) => option.value === value)?.label
}
