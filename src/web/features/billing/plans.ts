/** A plan that is on offer. */
export type Plan = { title: string; price: string; features: readonly string[]; isFree: boolean }

export const plans: readonly Plan[] = [
  {
    title: 'FREE',
    price: '$0/month',
    features: [
      'Schedule workouts in advance',
      'Manually build workouts',
      'Sync workouts to your watch',
      'Share workouts',
    ],
    isFree: true,
  },
  {
    title: 'STANDARD',
    price: '$5/month',
    features: ['Everything in FREE', 'Auto-generated running, cycling and swimming workouts'],
    isFree: false,
  },
]
