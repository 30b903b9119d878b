import { useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import { type ActivityId, activityIds } from '#domain/streets/activity.ts'
import { useSession } from '../../../lib/session.ts'
import { Segments } from '../../../ui/segments.tsx'
import { ImportDialog } from '../../imports/import-dialog.tsx'
import type { Imports } from '../../imports/use-imports.ts'
import { sportOfActivity } from '../activity-sport.ts'
import { routeAddress } from '../route-address.ts'
import { routeLength, unitOfRoutes } from '../route-figures.ts'
import type { BesideRoute, ImportedRoute } from './import-route-file.ts'

/** Imports GPX files as routes, of the activity that the athlete says or of the file's own. */
export function ImportRoutes({
  open,
  onOpenChange,
  files,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  files: Imports<ImportedRoute, BesideRoute>
}) {
  const { profile } = useSession()
  const [activity, setActivity] = useState<ActivityId | 'unsaid'>('unsaid')
  return (
    <ImportDialog
      open={open}
      onOpenChange={onOpenChange}
      files={files}
      title="Import routes"
      description="GPX files of up to 5 MB each. The longest track of a file becomes a route."
      extensions={['gpx']}
      beside={() => ({ activity: activity === 'unsaid' ? undefined : activity })}
      becameOf={({ route }) => ({
        to: routeAddress(route.id),
        name: route.name,
        kind: [
          sportOf(sportOfActivity(route.activity_type)).label,
          routeLength(route.distance, unitOfRoutes(profile, route.activity_type)),
        ].join(', '),
      })}
    >
      <Segments
        label="Activity"
        value={activity}
        options={[
          { value: 'unsaid' as const, label: 'From the file' },
          ...activityIds.map((id) => ({ value: id, label: sportOf(sportOfActivity(id)).label })),
        ]}
        onChange={setActivity}
      />
      <p className="text-ink-2">Or drop files anywhere on the library.</p>
    </ImportDialog>
  )
}
