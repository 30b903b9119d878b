import { createFileRoute } from '@tanstack/react-router'
import {
  SharedRouteFailure,
  SharedRouteNotFound,
  SharedRouteScreen,
} from '../features/routes/page/shared-route-screen.tsx'
import { Loading } from '../ui/loading.tsx'

export const Route = createFileRoute('/route/$id')({
  loader: async ({ params, context }) => {
    // Imported dynamically: loaders are part of every page's script.
    const { sharedRouteHead, sharedRoutePage } = await import('../features/routes/share/shared-route.ts')
    const route = await sharedRoutePage(params.id, context.fetch)
    return { route, head: sharedRouteHead(route, context.site?.publicUrl ?? '') }
  },
  head: ({ loaderData }) => loaderData?.head ?? { meta: [{ title: 'Route · Pacewright' }] },
  component: SharedRoute,
  pendingComponent: () => <Loading label="Loading route" />,
  notFoundComponent: NoRoute,
  errorComponent: SharedRouteFailure,
})

function SharedRoute() {
  return <SharedRouteScreen route={Route.useLoaderData().route} />
}

function NoRoute() {
  return <SharedRouteNotFound id={Route.useParams().id} />
}
