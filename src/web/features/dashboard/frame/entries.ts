import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import Blocks from 'lucide-react/icons/blocks'
import Gauge from 'lucide-react/icons/gauge'
import Library from 'lucide-react/icons/library'
import MapIcon from 'lucide-react/icons/map'
import RouteIcon from 'lucide-react/icons/route'
import UserRound from 'lucide-react/icons/user-round'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import type { Profile } from '#contracts/user.ts'

/** A link of the menu. */
export type Entry = {
  label: string
  to: string
  icon: LucideIcon
  /** Further paths at which the entry is marked as current; a `/` at the end includes every path below. */
  alsoAt?: readonly string[]
  /** Shown to beta testers and admins only. */
  beta?: boolean
  /** Shown to admins only. */
  admin?: boolean
}
/** Links of the menu that fold under one label. */
export type Group = { label: string; entries: readonly Entry[] }

/** The menu of the dashboard. An entry is added together with its page. */
export const menu: readonly (Entry | Group)[] = [
  { label: 'Admin Dashboard', to: '/dashboard/admin-dashboard', icon: Gauge, admin: true },
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
  {
    label: 'Routes',
    entries: [
      { label: 'Route Generator', to: '/dashboard/route-generator', icon: RouteIcon },
      {
        label: 'Route Library',
        to: '/dashboard/route-library',
        icon: MapIcon,
        alsoAt: ['/dashboard/route-library/', '/dashboard/route/'],
      },
    ],
  },
  { label: 'Account Settings', to: '/dashboard/account', icon: UserRound },
]

export function isGroup(item: Entry | Group): item is Group {
  return 'entries' in item
}

/** The part of a menu that a role sees; a group without entries is left out. */
export function menuFor(role: Profile['role'] | undefined, whole = menu): readonly (Entry | Group)[] {
  const shows = ({ beta, admin }: Entry) => role === 'admin' || (!admin && (!beta || role === 'beta_tester'))
  return whole.flatMap((item): (Entry | Group)[] => {
    if (!isGroup(item)) return shows(item) ? [item] : []
    const entries = item.entries.filter(shows)
    return entries.length > 0 ? [{ ...item, entries }] : []
  })
}

/** Whether the page at a path belongs to the entry. */
export function isAt({ to, alsoAt = [] }: Entry, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return (
    path === to || alsoAt.some((address) => path === address || (address.endsWith('/') && path.startsWith(address)))
  )
}
