import { createFileRoute } from '@tanstack/react-router'
import { SupportedScreen } from '../features/site/catalogue/supported-screen.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/supported-workouts')({
  // Imported dynamically: loaders are part of every page's script.
  loader: async ({ context }) => {
    const [{ call }, { loadSupported }] = await Promise.all([
      import('../lib/api.ts'),
      import('../features/site/catalogue/supported-screen.tsx'),
    ])
    const [samples] = await Promise.all([call('get /api/samples', {}, context.fetch), loadSupported()])
    return samples
  },
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
  return <SupportedScreen samples={Route.useLoaderData().data} />
}
