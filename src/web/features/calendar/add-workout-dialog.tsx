import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { dateOfDay } from './day-names.ts'
import { LibraryChoice } from './library-choice.tsx'

/** Asks how a workout comes to a day: from the library, built by hand, or generated. */
export function AddWorkoutDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const [isFromLibrary, setIsFromLibrary] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Add workout for ${dateOfDay(date)}`}
      {...(isFromLibrary && { footer: <Button onClick={() => setIsFromLibrary(false)}>Back</Button> })}
    >
      {isFromLibrary ? (
        <LibraryChoice date={date} onScheduled={onClose} />
      ) : (
        <div className="grid gap-2 pt-1 pb-4">
          <Link to="/dashboard/workout-generator" search={{ day: date }} className={`${choice} border-ink`}>
            <Words title="Generate Workout">Generated workouts save you planning time.</Words>
          </Link>
          <button type="button" className={`${choice} border-edge`} onClick={() => setIsFromLibrary(true)}>
            <Words title="Add Workout from Library">One that you have saved.</Words>
          </button>
          <Link to="/dashboard/workout-builder" search={{ day: date }} className={`${choice} border-edge`}>
            <Words title="Build Manual Workout">Step by step, as you like it.</Words>
          </Link>
        </div>
      )}
    </Dialog>
  )
}

const choice = 'block rounded-control border px-4 py-3 text-start no-underline transition-colors hover:bg-sunken'

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="block text-h4">{title}</span>
      <span className="block text-ink-2 text-small">{children}</span>
    </>
  )
}
