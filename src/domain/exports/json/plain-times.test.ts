import { expect, test } from 'vitest'
import { formatOf } from '../registry.ts'

test.each([480.00003, 479.99999, 480.0049])('%d seconds in a JSON file are 480', (value) => {
  const step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value } }
  const bytes = new TextEncoder().encode(JSON.stringify({ name: 'W', sport: 'running', steps: [step] }))
  expect(formatOf('json')?.in?.decode(bytes, { name: 'W' })).toMatchObject({
    workout: { steps: [{ duration: { value: 480 } }] },
  })
})

test('a fraction that is no rounding error stays', () => {
  const values = [0.004, 70.2, 30.5, 12.345]
  const steps = values.map((value) => ({ intensity: 'active', duration: { type: 'time', unit: 'seconds', value } }))
  const bytes = new TextEncoder().encode(JSON.stringify({ name: 'W', sport: 'running', steps }))
  expect(formatOf('json')?.in?.decode(bytes, { name: 'W' })).toMatchObject({
    workout: { steps: values.map((value) => ({ duration: { value } })) },
  })
})
