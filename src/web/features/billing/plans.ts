/** A plan that is on offer. */
export type Plan = {
  title: string
  dollarsPerMonth: number
  features: readonly string[]
  isFree: boolean
  /** Where an athlete gets it; a stranger signs up for either plan. */
  url: '/dashboard/activity' | '/dashboard/upgrade'
}

/** Where a stranger gets a plan. */
export const signUpAddress = { to: '/login', search: { register: true } } as const

export const plans: readonly Plan[] = [
  {
    title: 'FREE',
    dollarsPerMonth: 0,
    features: [
      'Schedule workouts in advance',
      'Manually build workouts',
      'Sync workouts to your watch',
      'Share workouts',
    ],
    isFree: true,
    url: '/dashboard/activity',
  },
  {
    title: 'STANDARD',
    dollarsPerMonth: 5,
    features: ['Everything in FREE', 'Auto-generated running, cycling and swimming workouts'],
    isFree: false,
    url: '/dashboard/upgrade',
  },
]

/** A price in whole dollars as people read it: `$5`. */
export function formatDollars(dollars: number): string {
  return price.format(dollars)
}

const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
