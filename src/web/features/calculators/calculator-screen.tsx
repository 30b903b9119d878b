import { Link, useNavigate } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import { Later } from '../../ui/later.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { type CalculatorSearch, parseCalculatorSearch } from './calculator-search.ts'
import { type Calculator, calculatorAt, calculators } from './calculators.ts'
import { Explanation } from './explanation.tsx'
import { pressedOf } from './pressed.ts'
import { ResultActions } from './result-actions.tsx'
import { type ResultParts, Results } from './results.tsx'
import { zoneResults } from './zone-results.ts'

/**
 * A calculator of zones. What was calculated stands in the address, so that the address can be shared, and the server
 * draws it too.
 */
export function CalculatorScreen({ path, search }: { path: Calculator['path']; search: CalculatorSearch }) {
  const calculator = calculatorAt(path)
  const navigate = useNavigate()
  const pressed = pressedOf(calculator, search)
  const results = pressed.typed === '' ? undefined : zoneResults(calculator, pressed.typed, pressed.unit)
  const { sport } = calculator
  // The zones of the address stay as the server has drawn them, until others are calculated.
  const [drawnWords] = useState(results?.ok ? results.words : undefined)
  return (
    <article className="gutter pt-4 md:pt-6">
      <nav aria-label="Calculators" className="print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {calculators.map((one) => (
            <li key={one.path}>
              <Link
                to={one.path}
                aria-current={one.path === path ? 'page' : undefined}
                className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink aria-[current]:font-[540] aria-[current]:text-ink aria-[current]:shadow-[inset_0_-1.5px_0_var(--color-ink),inset_0_-5.5px_0_var(--color-accent)]"
              >
                {sportOf(one.sport).label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div>
          <h1 className="text-h1">{calculator.heading}</h1>
          <p className="mt-4 mb-7 max-w-md text-ink-2 text-lead">{calculator.lead}</p>
          <CalculatorForm
            calculator={calculator}
            pressed={pressed}
            onCalculate={({ typed, unit }) =>
              void navigate({
                to: path,
                search: parseCalculatorSearch(calculator.parameter, { [calculator.parameter]: typed, unit }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </div>
        <div className="min-w-0">
          <p role="status" className="sr-only">
            {results?.ok && `Zones for ${results.words}`}
          </p>
          {results?.ok ? (
            <>
              <Later
                drawn={drawResults({ sport, results })}
                load={loadResults}
                given={{ sport, results }}
                when={results.words === drawnWords ? 'missing' : 'near'}
              />
              <ResultActions sport={sport} figure={results.figure} unit={pressed.unit} />
            </>
          ) : (
            <Explanation calculator={calculator} />
          )}
        </div>
      </div>
      {results?.ok && (
        <div className="mt-16 max-w-3xl">
          <Explanation calculator={calculator} />
        </div>
      )}
    </article>
  )
}

// The zones are loaded when somebody has calculated some.
const drawResults = createIsomorphicFn()
  .server((parts: ResultParts) => <Results {...parts} />)
  .client(() => null)

const loadResults = createIsomorphicFn()
  .server(async () => Results)
  .client(async () => (await import('./results.tsx')).Results)
