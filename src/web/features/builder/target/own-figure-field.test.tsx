import { expect, test, vi } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'
import { draw } from '#tests/support/rendering/draw.tsx'
import { OwnFigureField } from './own-figure-field.tsx'
import type { AskedFigure } from './typed-own-figure.ts'

const reference = { what: 'reference', paceUnit: 'km' } as const satisfies AskedFigure
const heart = { what: 'heart-rate', paceUnit: 'km' } as const satisfies AskedFigure

test('each figure is asked for in its own words and unit', () => {
  expect(askedAs(reference, 'cycling')).toEqual(['Your FTP', 'in watts', 'W', 'numeric', undefined])
  expect(askedAs(reference, 'running')).toEqual(['Your threshold pace', 'as paces', '/km', 'text', 'mm:ss'])
  expect(askedAs(heart, 'cycling')).toEqual(['Your heart rate at threshold', 'in beats', 'bpm', 'numeric', undefined])
  expect(askedAs(heart, 'running')).toEqual(['Your heart rate at threshold', 'in beats', 'bpm', 'numeric', undefined])
})

test('the figure and whether it is kept are changed one without the other', () => {
  const onChange = vi.fn()
  const typed = { text: '250', keep: false }
  const { part } = draw(<OwnFigureField asked={reference} sport="cycling" error={undefined} {...{ typed, onChange }} />)
  part('Your FTP').onChange({ target: { value: '260' } })
  part('Keep it in my profile').onChange(true)
  expect(onChange.mock.calls).toEqual([[{ text: '260', keep: false }], [{ text: '250', keep: true }]])
})

function askedAs(asked: AskedFigure, sport: SportId) {
  const typed = { text: '', keep: true }
  const { parts } = draw(
    <OwnFigureField asked={asked} sport={sport} typed={typed} error={undefined} onChange={() => undefined} />,
  )
  const [field] = ['Your FTP', 'Your threshold pace', 'Your heart rate at threshold'].flatMap(parts)
  const how = /(in watts|in beats|as paces) too/.exec(field?.hint)?.[1]
  return [field?.label, how, field?.unit, field?.inputMode, field?.placeholder]
}
