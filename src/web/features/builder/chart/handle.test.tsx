import { expect, test, vi } from 'vitest'
import type { Step } from '#domain/workout/step.ts'
import { draw } from '#tests/support/rendering/draw.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { draftOf } from '../draft/draft.ts'
import type { DraftStep } from '../draft/draft-entries.ts'
import { Handle } from './handle.tsx'
import { lengthScale } from './scales/length-scale.ts'

const one = step('active', minutes(10))

test('a key changes the figure and keeps the page still; with another key held, or at the end, it does not', () => {
  const pressed = (event: object, scaled = one) => {
    const [preventDefault, onChange] = [vi.fn(), vi.fn()]
    handle({ onChange, scaled }).onKeyDown({ key: 'ArrowRight', preventDefault, ...event })
    return [preventDefault.mock.calls.length, onChange.mock.calls.length]
  }
  expect(pressed({})).toEqual([1, 1])
  expect(pressed({ key: 'x' })).toEqual([0, 0])
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) expect(pressed({ [held]: true })).toEqual([0, 0])
  expect(pressed({}, step('active', minutes(1440)))).toEqual([1, 0])
})

test('the handle of a length is drawn upright, that of an intensity flat, each at its mark', () => {
  const [length, intensity] = [html({ axis: 'x' }), html({ axis: 'y' })]
  expect(length).toContain('aria-orientation="horizontal"')
  expect(length).toContain('cursor-ew-resize')
  expect(length).toContain('h-full w-6 touch-pan-y" style="left:10px;top:50%"')
  expect(length).toContain('h-5 max-h-full w-1" style="left:10px;top:20px"')
  expect(intensity).toContain('aria-orientation="vertical"')
  expect(intensity).toContain('cursor-ns-resize')
  expect(intensity).toContain('h-6 w-12 touch-none" style="left:10px;top:20px"')
  expect(intensity).toContain('h-1 w-5 max-w-full')
})

test('the figure stays within the profile, and the handle is in the order of tabs only if asked', () => {
  expect(html({ room: 200 })).toContain('translate:-20%')
  expect(html({ room: 20 })).toContain('translate:-100%')
  expect(html({ isFocusable: true })).toContain('tabindex="0"')
  expect(html({ isFocusable: false })).toContain('tabindex="-1"')
  expect(html({})).not.toContain('data-pulling=')
})

type Given = Partial<Parameters<typeof Handle>[0]> & { scaled?: Step }

const handle = (given: Given) => drawing(given).parts('Length').at(-1) ?? {}
const html = (given: Given) => drawing(given).html

function drawing({ scaled = one, ...given }: Given) {
  const draftStep = draftOf([scaled]).entries[0] as DraftStep
  const place = { left: 30, top: 0, width: 20, height: 40, mark: { x: 10, y: 20 } }
  return draw(
    <Handle
      axis="x"
      label="Length"
      text="10:00"
      scale={lengthScale(scaled, 'cycling', undefined)}
      place={place}
      room={200}
      isFocusable
      draftStep={draftStep}
      take={() => () => 0}
      onChange={() => undefined}
      onEnd={() => undefined}
      onRestore={() => undefined}
      onPress={() => undefined}
      {...given}
    />,
  )
}
