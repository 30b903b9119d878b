import { createFileRoute, useRouter } from '@tanstack/react-router'
import { generatorSearch } from '../../features/routes/generator/generator-search.ts'
import { RouteGenerator } from '../../features/routes/generator/route-generator.tsx'
import { routeAddress } from '../../features/routes/route-address.ts'

export const Route = createFileRoute('/dashboard/route-generator')({
  validateSearch: generatorSearch,
  head: () => ({ meta: [{ title: 'Generate Route · Pacewright' }] }),
  component: Generate,
})

function Generate() {
  const navigate = Route.useNavigate()
  const router = useRouter()
  return (
    <RouteGenerator
      search={Route.useSearch()}
      onSettings={(search) => void navigate({ search, replace: true, resetScroll: false })}
      onView={({ id }) => router.history.push(routeAddress(id))}
    />
  )
}
