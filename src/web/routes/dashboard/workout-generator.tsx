import { createFileRoute } from '@tanstack/react-router'
import { dayOfAddress } from '../../features/calendar/day-of-address.ts'
import { askedIn } from '../../features/generator/asked.ts'
import { Generator } from '../../features/generator/generator.tsx'

export const Route = createFileRoute('/dashboard/workout-generator')({
  // Part of every page's script, so it knows no sports: the page finds out what the words mean.
  validateSearch: ({ sport, type, ...search }: Record<string, unknown>): Search => ({
    ...dayOfAddress(search),
    ...(typeof sport === 'string' && { sport }),
    ...(typeof type === 'string' && { type }),
  }),
  head: () => ({ meta: [{ title: 'Workout Generator · Pacewright' }] }),
  component: Generate,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of a page that an entry of the browser's history stands for. */
    step?: 'workout'
  }
}

type Search = { day?: string; sport?: string | undefined; type?: string | undefined }

function Generate() {
  const navigate = Route.useNavigate()
  return (
    <Generator
      asked={askedIn(Route.useSearch())}
      onAsk={(asked) =>
        navigate({ search: ({ day }) => ({ ...asked, ...(day && { day }) }), replace: true, resetScroll: false })
      }
      onOpen={() => navigate({ search: true, state: { step: 'workout' }, resetScroll: false, ignoreBlocker: true })}
    />
  )
}
