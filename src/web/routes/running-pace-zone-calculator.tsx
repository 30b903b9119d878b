import { createFileRoute } from '@tanstack/react-router'
import { CalculatorScreen } from '../features/calculators/calculator-screen.tsx'
import { parseCalculatorSearch } from '../features/calculators/calculator-search.ts'
import { calculatorAt } from '../features/calculators/calculators.ts'
import { pageHead } from '../lib/page-head.ts'

const path = '/running-pace-zone-calculator'

export const Route = createFileRoute('/running-pace-zone-calculator')({
  validateSearch: (search: Record<string, unknown>) => parseCalculatorSearch(calculatorAt(path), search),
  head: ({ match }) => pageHead(match.context.site, calculatorAt(path)),
  component: Calculator,
})

function Calculator() {
  return <CalculatorScreen path={path} search={Route.useSearch()} />
}
