import { expect, test, vi } from 'vitest'
import { draw } from '#tests/support/rendering/draw.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { EffortField } from './effort-field.tsx'
import { RacePaces } from './race-paces.tsx'
import type { TargetForm } from './target-form.ts'
import { ZoneFields } from './zone-fields.tsx'

const form = {
  type: 'power',
  useZone: true,
  zoneNumber: 4,
  by: 'percent',
  first: '',
  second: '',
  paceUnit: 'km',
  ramp: undefined,
} as const satisfies TargetForm
const unknown = { reference: undefined, thresholdHeartRate: undefined }

test('each type of target has its zones, of which the chosen one is marked and named', () => {
  expect(zonesOf({})).toHaveLength(7)
  expect(zonesOf({ type: 'heartrate' })).toHaveLength(5)
  expect(zonesOf({ type: 'pace' }, 'running')[0]).toMatch(/^Zone 1, /)
  const { html, parts } = zones({})
  const checked = html.match(/<input[^>]*>/g)?.filter((input) => input.includes('checked=""'))
  const names = checked?.map((input) => /aria-label="([^"]*)"/.exec(input)?.[1]).filter(Boolean)
  expect(names).toEqual(['Zone 4, Sweet Spot'])
  expect(html.match(/height:[\d.]+%/g)).toEqual([2, 3, 4, 5, 6, 7, 8].map((stair) => `height:${12.5 * stair}%`))
  expect(html.match(/border-color:var\(--color-edge\)/g)).toHaveLength(6)
  expect(html.match(/background:var\(--color-line\)/g)).toHaveLength(6)
  expect(html.match(/font-\[580\] text-ink/g)).toHaveLength(1)
  expect(html.match(/w-8 bg-accent/g)).toHaveLength(1)
  expect(parts('Over the step')[0]?.value).toBe('steady')
})

test('a zone says its range of the athlete, with the direction of a ramp, where their figure is known', () => {
  expect(zones({}).html).not.toContain('for you')
  const known = { reference: 250, thresholdHeartRate: undefined }
  expect(zones({}, known).html).toMatch(/\d+–\d+ W for you/)
  expect(zones({ ramp: 'falling' }, known).html).toMatch(/\d+→\d+ W for you/)
  expect(zones({ ramp: 'falling' }, known).part('Over the step').value).toBe('falling')
})

test('another zone and another course change the form', () => {
  const onChange = vi.fn()
  const { parts, part } = zones({}, unknown, onChange)
  parts('Zone 2, Endurance')[0]?.onChange()
  part('Over the step').onChange('rising')
  zones({ ramp: 'rising' }, unknown, onChange).part('Over the step').onChange('steady')
  expect(onChange.mock.calls.map(([{ zoneNumber, ramp }]) => [zoneNumber, ramp])).toEqual([
    [2, undefined],
    [4, 'rising'],
    [4, undefined],
  ])
})

test('the pace of a race is pressed while the form has its percents and nothing else', () => {
  const onChange = vi.fn()
  const paces = (now: TargetForm) => draw(<RacePaces form={now} secondsPerKm={240} onChange={onChange} />)
  const running = { ...form, type: 'pace' } as const
  const pressed = (now: TargetForm) => paces(now).html.match(/aria-pressed="true"/g)?.length ?? 0
  expect(pressed(running)).toBe(0)
  paces(running).part('10k pace').onClick()
  const [[chosen]] = onChange.mock.calls as [[TargetForm]]
  expect(pressed(chosen)).toBe(1)
  expect(paces(chosen).part('10k pace').className).toContain('bg-accent-wash')
  expect(paces(running).part('10k pace').className).toBe('')
  for (const change of [{ useZone: true }, { by: 'value' }, { first: '200' }, { second: '1' }] as const)
    expect(pressed({ ...chosen, ...change })).toBe(0)
  expect(paces(running).html).toMatch(/>10K<.*>Half marathon<|>10K</)
})

test('an effort is one of ten, or not said, and its hint tells whether it is all that is asked', () => {
  const effort = (isOpen: boolean) =>
    draw(<EffortField value="" isOpen={isOpen} onChange={() => undefined} />).part('Effort')
  expect(effort(true).hint).toContain('No target')
  expect(effort(false).hint).toContain('beside the target')
  expect(effort(true).options).toHaveLength(11)
  expect(effort(true).options.slice(0, 2)).toEqual([
    { value: '', label: 'Not said' },
    { value: '1', label: '1 of 10' },
  ])
})

function zones(
  more: Partial<TargetForm>,
  figures: { reference: number | undefined; thresholdHeartRate: number | undefined } = unknown,
  onChange: (form: TargetForm) => void = () => undefined,
  sport: 'cycling' | 'running' = 'cycling',
) {
  const drawn = step('interval', minutes(5))
  return draw(
    <ZoneFields form={{ ...form, ...more }} step={drawn} sport={sport} figures={figures} onChange={onChange} />,
  )
}

const zonesOf = (more: Partial<TargetForm>, sport?: 'running') =>
  zones(more, unknown, undefined, sport).html.match(/Zone \d, [^"]*/g) ?? []
