import { createFileRoute } from '@tanstack/react-router'
import { SupportedWorkouts } from '../features/site/catalogue/supported-workouts.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/supported-workouts')({
  // Imported dynamically: loaders are part of every page's script.
  loader: async ({ context }) => (await import('../lib/api.ts')).call('get /api/samples', {}, context.fetch),
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: '/supported-workouts',
      title: 'Supported Workouts',
      description:
        'The types of running, cycling and swimming workouts that Pacewright generates, their targets, and an example of each.',
    }),
  component: Supported,
})

function Supported() {
  return <SupportedWorkouts samples={Route.useLoaderData().data} />
}
