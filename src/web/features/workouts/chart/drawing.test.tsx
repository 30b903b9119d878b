import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { layoutProfile } from '#domain/profile/layout.ts'
import type { ProfileSize } from '#domain/profile/sizes.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { ProfileDrawing } from './drawing.tsx'

/** The left and right ends of each bracket, in px. */
function bracketEnds(size: ProfileSize): number[][] {
  const sets = Array.from({ length: 2 }, () => [
    step('interval', minutes(2)),
    step('recovery', minutes(2)),
    { repeat: { steps: 2, count: 4 } },
  ]).flat()
  const layout = layoutProfile(sets, 'running', undefined, { width: 400, height: 120, size })
  const tops = layout.brackets.map(({ top }) => top)
  const svg = renderToStaticMarkup(
    <ProfileDrawing layout={layout} size={size} bracketTops={tops} onRisen={undefined} gliding={false} />,
  )
  const paths = [...svg.matchAll(/d="(M[^"]*V[^"]*V[^"]*)" fill="none"/g)].map(([, path = '']) => path)
  return paths.map((path) => [...path.matchAll(/[MH](-?[\d.]+)/g)].map(([, x]) => Number(x)))
}

test.each<[ProfileSize, number]>([
  ['hero', 1.5],
  ['card', 1.5],
  ['mini', 1],
])('two repeats side by side, drawn as %s, have brackets that can be told apart', (size, strokePx) => {
  const [first = [], second = []] = bracketEnds(size)
  expect(Math.min(...second) - Math.max(...first)).toBeGreaterThanOrEqual(2 * strokePx)
})

test.each<ProfileSize>(['hero', 'card', 'mini'])('the cap of an effort is dashed, drawn as %s', (size) => {
  const steps = [{ ...step('interval', minutes(2)), effort: 9 }, step('recovery', minutes(2))]
  const layout = layoutProfile(steps, 'running', undefined, { width: 400, height: 120, size })
  const svg = renderToStaticMarkup(
    <ProfileDrawing layout={layout} size={size} bracketTops={[]} onRisen={undefined} gliding={false} />,
  )
  const dashed = [...svg.matchAll(/stroke="(var\(--cap-[a-z]+\))" stroke-width="[\d.]+" stroke-dasharray/g)]
  expect(dashed.map(([, colour]) => colour)).toEqual(['var(--cap-interval)'])
})

test.each<ProfileSize>(['hero', 'card', 'mini'])('an open step has no cap, drawn as %s', (size) => {
  const aimed = step('interval', minutes(2), { type: 'pace', zoneNumber: 4 })
  const layout = layoutProfile([step('active', minutes(2)), aimed], 'running', undefined, {
    width: 400,
    height: 120,
    size,
  })
  const svg = renderToStaticMarkup(
    <ProfileDrawing layout={layout} size={size} bracketTops={[]} onRisen={undefined} gliding={false} />,
  )
  const caps = [...svg.matchAll(/fill="var\(--cap-([a-z]+)\)"/g)]
  expect(caps.map(([, intensity]) => intensity)).toEqual(['interval'])
  expect(svg).toContain('stroke="var(--cap-active)"')
})
