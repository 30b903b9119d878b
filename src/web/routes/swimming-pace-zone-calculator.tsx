import { createFileRoute } from '@tanstack/react-router'
import { CalculatorScreen } from '../features/calculators/calculator-screen.tsx'
import { parseCalculatorSearch } from '../features/calculators/calculator-search.ts'
import { pageHead } from '../lib/page-head.ts'

const path = '/swimming-pace-zone-calculator'

export const Route = createFileRoute('/swimming-pace-zone-calculator')({
  validateSearch: (search: Record<string, unknown>) => parseCalculatorSearch('css', search),
  // Imported dynamically: loaders are part of every page's script.
  loader: async () => (await import('../features/calculators/calculators.ts')).calculatorAt(path),
  head: ({ loaderData, match }) => (loaderData ? pageHead(match.context.site, loaderData) : {}),
  component: Calculator,
})

function Calculator() {
  return <CalculatorScreen path={path} search={Route.useSearch()} />
}
