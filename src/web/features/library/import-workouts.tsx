import { useState } from 'react'
import { type SportId, sportOf, sports } from '#domain/sports/registry.ts'
import { useSession } from '../../lib/session.ts'
import { Segments } from '../../ui/segments.tsx'
import { ImportDialog } from '../imports/import-dialog.tsx'
import type { Imports } from '../imports/use-imports.ts'
import { ownReference } from '../workouts/own-reference.ts'
import { pageAddress } from '../workouts/workout-address.ts'
import type { Beside, Imported } from './import-file.ts'
import { readable } from './readable.ts'

/** Imports files as workouts, of the sport that the athlete says or of the file's own. */
export function ImportWorkouts({
  open,
  onOpenChange,
  files,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  files: Imports<Imported, Beside>
}) {
  const { profile } = useSession()
  const [sport, setSport] = useState<SportId | 'unsaid'>('unsaid')
  return (
    <ImportDialog
      open={open}
      onOpenChange={onOpenChange}
      files={files}
      title="Import workouts"
      description={`${readable.map(({ label }) => label).join(', ')}: up to 2 MB each.`}
      extensions={readable.map(({ extension }) => extension)}
      beside={() => ({
        sport: sport === 'unsaid' ? undefined : sport,
        referenceOf: (one) => ownReference(profile, one),
      })}
      becameOf={({ workout }) => ({
        to: pageAddress(workout.id),
        name: workout.name,
        kind: sportOf(workout.sport).label,
      })}
    >
      <Segments
        label="Sport"
        value={sport}
        options={[
          { value: 'unsaid' as const, label: 'From the file' },
          ...sports.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={setSport}
      />
      <p className="text-ink-2">
        Or drop files anywhere on the library. Workouts can be typed as text, too: see{' '}
        <a href="/text-syntax" className="link">
          how to write one
        </a>
        .
      </p>
    </ImportDialog>
  )
}
