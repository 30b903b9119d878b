import { useRef, useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import { capitalise } from '#domain/units/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { Calculator } from './calculators.ts'
import { FindOut } from './find-out/find-out.tsx'
import { type Pressed, unitsOf } from './pressed.ts'
import { zoneResults } from './zone-results.ts'

/**
 * The figure of a calculator with its unit, and the button that calculates. Without a script the browser itself sends the
 * form to the page, which then shows the zones.
 */
export function CalculatorForm({
  calculator,
  pressed,
  onCalculate,
}: {
  calculator: Calculator
  /** What the address asks for. */
  pressed: Pressed
  onCalculate: (pressed: Pressed) => void
}) {
  const { sport, path, parameter, example } = calculator
  const { reference } = sportOf(sport)
  const isPower = reference.metric === 'power'
  const [typed, setTyped] = useState(pressed.typed)
  const [unit, setUnit] = useState(pressed.unit)
  const [problem, setProblem] = useState(() => problemOf(calculator, pressed))
  const field = useRef<HTMLInputElement>(null)
  const units = unitsOf(sport)

  const calculate = (figure: string) => {
    // A number field is empty while its text is no number.
    const isEmpty = figure.trim() === '' && !field.current?.validity.badInput
    if (isEmpty) return
    const found = zoneResults(calculator, figure, unit)
    setProblem(found.ok ? undefined : found.reason)
    if (found.ok) onCalculate({ typed: found.figure, unit })
    else field.current?.focus()
  }
  return (
    <div className="grid gap-5 print:hidden">
      <form
        method="get"
        action={path}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          calculate(typed)
        }}
      >
        <TextField
          ref={field}
          large
          label={isPower ? 'FTP' : `${reference.label} (mm.ss)`}
          name={parameter}
          {...(isPower ? { type: 'number', min: 1, step: 'any', inputMode: 'decimal' as const } : {})}
          unit={isPower ? 'watts' : undefined}
          hint={example}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          error={problem}
        />
        {units.length > 0 && (
          <Segments
            label="Unit"
            name="unit"
            options={units.map((value) => ({ value, label: capitalise(value) }))}
            value={unit}
            onChange={setUnit}
          />
        )}
        <Button type="submit" scriptless tone="primary" className="justify-self-start">
          Calculate Zones
        </Button>
      </form>
      <FindOut
        sport={sport}
        unit={unit}
        onFound={(figure) => {
          setTyped(figure)
          calculate(figure)
        }}
      />
    </div>
  )
}

function problemOf(calculator: Calculator, { typed, unit }: Pressed): string | undefined {
  if (typed === '') return undefined
  const found = zoneResults(calculator, typed, unit)
  return found.ok ? undefined : found.reason
}
