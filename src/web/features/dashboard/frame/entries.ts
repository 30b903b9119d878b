import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import Blocks from 'lucide-react/icons/blocks'
import Library from 'lucide-react/icons/library'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import type { Profile } from '#contracts/user.ts'

/** A line of the menu that leads to a page. */
export type Entry = {
  label: string
  to: string
  icon: LucideIcon
  /** Addresses, beside its own, at which the entry is where one is; a `/` at the end takes in what lies below. */
  alsoAt?: readonly string[]
  /** Hidden unless the athlete tries things out. */
  beta?: boolean
}
/** Lines of the menu that fold away under one word. */
export type Group = { label: string; entries: readonly Entry[] }

/** The menu of the dashboard: an entry appears with the page it leads to. */
export const menu: readonly (Entry | Group)[] = [
  { label: 'Activity', to: '/dashboard/activity', icon: Activity, alsoAt: ['/dashboard'] },
  {
    label: 'Workouts',
    entries: [
      { label: 'Workout Generator', to: '/dashboard/workout-generator', icon: WandSparkles },
      {
        label: 'Workout Builder',
        to: '/dashboard/workout-builder',
        icon: Blocks,
        alsoAt: ['/dashboard/workout-builder/'],
      },
      {
        label: 'Workout Library',
        to: '/dashboard/workout-library',
        icon: Library,
        alsoAt: ['/dashboard/workout-library/', '/dashboard/workout/'],
      },
    ],
  },
]

export function isGroup(item: Entry | Group): item is Group {
  return 'entries' in item
}

/** What somebody of this role sees of a menu; a group that is left with nothing goes too. */
export function menuFor(role: Profile['role'] | undefined, whole = menu): readonly (Entry | Group)[] {
  const shows = (entry: Entry) => !entry.beta || role === 'admin' || role === 'beta_tester'
  return whole.flatMap((item): (Entry | Group)[] => {
    if (!isGroup(item)) return shows(item) ? [item] : []
    const entries = item.entries.filter(shows)
    return entries.length > 0 ? [{ ...item, entries }] : []
  })
}

/** Whether the page at a path is the entry's. */
export function isAt({ to, alsoAt = [] }: Entry, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return (
    path === to || alsoAt.some((address) => path === address || (address.endsWith('/') && path.startsWith(address)))
  )
}
