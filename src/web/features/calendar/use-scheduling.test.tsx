import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownToasts } from '../../ui/toast-store.ts'
import { useScheduling } from './use-scheduling.ts'

type Schedule = ReturnType<typeof useScheduling>['schedule']

test('without a day nothing is sent, and “No date selected” is said', async () => {
  const taken: Schedule[] = []
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <WithoutADay onReady={(schedule) => taken.push(schedule)} />
    </QueryClientProvider>,
  )
  const workout = {
    id: '018f8f2e-0000-7000-8000-000000000000',
    name: 'Easy run',
    sport: 'running',
    type: null,
  } as const
  await taken[0]?.({ ...workout, steps: [], poolLength: null })
  expect(shownToasts()).toMatchObject([{ title: 'No date selected', variant: 'destructive', open: true }])
})

function WithoutADay({ onReady }: { onReady: (schedule: Schedule) => void }) {
  onReady(useScheduling(undefined, () => {}).schedule)
  return null
}
