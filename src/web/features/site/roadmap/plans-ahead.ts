/** A card of the roadmap. */
export type Ahead = {
  title: string
  description: string
  status: 'planned' | 'in-progress' | 'completed'
  tags: readonly string[]
}

/** What was built, what is being built, and what is to come. */
export const plansAhead: readonly Ahead[] = [
  {
    title: 'Workout variation',
    description:
      'The same request already leads to other sessions when you ask for another version. Still to come: variation over weeks, so that a plan does not repeat the main set of the week before.',
    status: 'planned',
    tags: ['generator'],
  },
  {
    title: 'Watch compatibility',
    description:
      'Workouts go to watches as files today. Still to come: sending them to the calendar of a watch without a file, for one make after the other.',
    status: 'planned',
    tags: ['devices'],
  },
  {
    title: 'Payments by card',
    description: 'Buying and cancelling a plan on the spot. Until then the operator of a server gives plans.',
    status: 'planned',
    tags: ['plans'],
  },
  {
    title: 'Circular routes',
    description:
      'Loops of a chosen length from where you stand: three to choose from on a map, to pull where you want to pass, to save and to share.',
    status: 'completed',
    tags: ['routes', 'runs', 'rides'],
  },
  {
    title: 'Pyramid ladder sets for swimming',
    description: 'Ladders that climb and come down again, in whole lengths of your pool.',
    status: 'completed',
    tags: ['generator', 'swims'],
  },
  {
    title: 'Dashboard performance',
    description: 'Lists and calendars open as quickly with thousands of workouts as with ten.',
    status: 'completed',
    tags: ['dashboard'],
  },
  {
    title: 'A calendar for weeks and months',
    description: 'Workouts are put on days, moved, marked as done and planned for several weeks at once, with undo.',
    status: 'completed',
    tags: ['calendar'],
  },
  {
    title: 'Workouts in a sentence',
    description: 'Write what a coach would write, and the generator reads it: lengths, sets, targets and recoveries.',
    status: 'completed',
    tags: ['generator'],
  },
]

/** How a status is written. */
export const statusLabel: Readonly<Record<Ahead['status'], string>> = {
  planned: 'Planned',
  'in-progress': 'In progress',
  completed: 'Completed',
}
