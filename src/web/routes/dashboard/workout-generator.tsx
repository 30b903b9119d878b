import { createFileRoute } from '@tanstack/react-router'
import { sportIds, workoutTypes } from '#domain/sports/registry.ts'
import { dayOfAddress } from '../../features/calendar/day-of-address.ts'
import { type Asked, Generator } from '../../features/generator/generator.tsx'

export const Route = createFileRoute('/dashboard/workout-generator')({
  validateSearch: (search): Asked & { day?: string } => ({
    ...dayOfAddress(search),
    sport: sportIds.find((id) => id === search.sport),
    type: workoutTypes.find((type) => type === search.type),
  }),
  head: () => ({ meta: [{ title: 'Workout Generator · Pacewright' }] }),
  component: Generate,
})

function Generate() {
  const navigate = Route.useNavigate()
  return (
    <Generator
      asked={Route.useSearch()}
      onAsk={(asked) =>
        navigate({ search: ({ day }) => ({ ...asked, ...(day && { day }) }), replace: true, resetScroll: false })
      }
    />
  )
}
