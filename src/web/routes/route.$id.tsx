import { createFileRoute } from '@tanstack/react-router'
import { RouteView } from '../features/routes/page/route-view.tsx'

export const Route = createFileRoute('/route/$id')({
  loader: async ({ params, context }) => {
    // Imported dynamically: loaders are part of every page's script.
    const { sharedRouteHead, sharedRoutePage } = await import('../features/routes/share/shared-route.ts')
    const route = await sharedRoutePage(params.id, context.fetch)
    return { route, head: sharedRouteHead(route, context.site?.publicUrl ?? '') }
  },
  head: ({ loaderData }) => loaderData?.head ?? { meta: [{ title: 'Route · Pacewright' }] },
  component: SharedRoute,
})

function SharedRoute() {
  return <RouteView route={Route.useLoaderData().route} />
}
