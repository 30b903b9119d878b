import { MAX_ROUTE_NAME } from '../../route-name.ts'
import type { PlannedLoop } from '../state/planner.ts'

type Named = Pick<PlannedLoop, 'label' | 'figures'>

/** A name for each of some loops: the streets that it follows longest, and no name twice. */
export function loopNames(loops: readonly Named[]): string[] {
  const taken = new Set<string>()
  return loops.map((loop, at) => {
    const name = [...namesByStreets(loop), ...namesByHeading(loop), `Loop ${at + 1}`].find((one) => !taken.has(one))
    taken.add(name ?? '')
    return name ?? ''
  })
}

function namesByStreets({ label, figures: { street_names: streets = [] } }: Named): string[] {
  const end = label === 'out-and-back' ? ' and back' : ''
  const [first, second, third] = streets
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ].flatMap(([one, other]) => (one && other ? [`${one} and ${other}${end}`] : []))
  return [...pairs, ...streets.map((street) => street + end)].filter((name) => name.length <= MAX_ROUTE_NAME)
}

function namesByHeading({ label, figures: { heading } }: Named): string[] {
  if (heading === undefined) return []
  return [`${kinds[label]} to the ${directionOf(heading)}`]
}

const kinds = { loop: 'Loop', lollipop: 'Lollipop', 'out-and-back': 'Out and back' } as const

/** The nearest of the eight directions of a compass, in words. */
export function directionOf(heading: number): string {
  return directions[Math.round(heading / 45) % directions.length] as string
}

const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
