import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { type SportId, sportOf, sports } from '#domain/sports/registry.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ownReference } from '../workouts/own-reference.ts'
import { pageAddress } from '../workouts/workout-address.ts'
import { readable } from './readable.ts'
import type { Import, useImports } from './use-imports.ts'

/** Imports files, and shows for each one the workout it became and what could not be kept. */
export function ImportDialog({
  open,
  onOpenChange,
  files: { imports, add, cancel, clear, underWay },
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  files: ReturnType<typeof useImports>
}) {
  const { profile } = useSession()
  const [sport, setSport] = useState<SportId | 'unsaid'>('unsaid')
  const input = useRef<HTMLInputElement>(null)
  const field = useId()
  const kept = imports.filter(({ state }) => state === 'kept').length
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) clear()
        onOpenChange(next)
      }}
      title="Import workouts"
      description={`${readable.map(({ label }) => label).join(', ')}: up to 2 MB each.`}
      footer={
        underWay ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <>
            {imports.length > 0 && <Button onClick={() => onOpenChange(false)}>Done</Button>}
            <Button tone={imports.length > 0 ? 'surface' : 'primary'} onClick={() => input.current?.click()}>
              Choose files
            </Button>
          </>
        )
      }
    >
      <label htmlFor={field} className="sr-only">
        Files to import
      </label>
      <input
        ref={input}
        id={field}
        type="file"
        multiple
        accept={readable.map(({ extension }) => `.${extension}`).join()}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])], {
            sport: sport === 'unsaid' ? undefined : sport,
            referenceOf: (one) => ownReference(profile, one),
          })
          // Without this, choosing the same file again fires no change event.
          currentTarget.value = ''
        }}
      />
      {imports.length === 0 && (
        <div className="grid gap-4 py-2">
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
        </div>
      )}
      <p role="status" className="font-[540] empty:hidden">
        {underWay ? 'Reading files' : imports.length > 0 ? `${kept} of ${imports.length} imported` : ''}
      </p>
      {imports.length > 0 && (
        <ul className="grid py-1">
          {imports.map((one) => (
            <li key={one.id} className="border-line border-b py-3 last:border-b-0">
              <Outcome of={one} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Outcome({ of: one }: { of: Import }) {
  if (one.state === 'refused')
    return (
      <>
        <p className="font-[540] [overflow-wrap:anywhere]">{one.name}</p>
        <p className="mt-0.5 text-danger">{one.reason}</p>
      </>
    )
  if (one.state !== 'kept')
    return (
      <p className="flex justify-between gap-4 text-ink-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{one.name}</span>
        <span>{said[one.state]}</span>
      </p>
    )
  const { workout, losses } = one.imported
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={pageAddress(workout.id)} className="link font-[540] [overflow-wrap:anywhere]">
          {workout.name}
        </Link>
        <span className="text-ink-2 text-small">
          {one.name}, {sportOf(workout.sport).label}
        </span>
      </p>
      {losses.length === 0 ? (
        <p className="mt-0.5 text-ink-2">Everything was kept.</p>
      ) : (
        <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2 marker:text-ink-3">
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const said = { waiting: 'Waiting', reading: 'Reading...', cancelled: 'Cancelled' } as const
