import type { Aim, EffortName } from './part.ts'

/** Whether two different figures of one kind are said, of which one would be lost: "in 72", "in 80". */
export function haveTwoFigures(aims: readonly Aim[]): boolean {
  const figures = aims.filter(({ kind }) => FIGURES.has(kind) || kind === 'race')
  return figures.some((one, index) =>
    figures.slice(index + 1).some((other) => other.kind === one.kind && plainly(other) !== plainly(one)),
  )
}

function plainly({ from: _, to: __, ...aim }: Aim): string {
  return JSON.stringify(aim)
}

/** Whether two targets of one kind are said of the same part, or that it is easy and hard. */
export function areContrary(aims: readonly Aim[]): boolean {
  const kinds = aims.filter(({ kind }) => kind !== 'effort').map(({ kind }) => kind)
  if (new Set(kinds).size < kinds.length) return true
  const names = aims.flatMap((aim) => (aim.kind === 'effort' ? [aim.name] : []))
  return names.some((name) => EASY.has(name)) && names.some((name) => HARD.has(name))
}

const EASY = new Set<EffortName>(['recovery', 'easy'])

const HARD = new Set<EffortName>([
  'moderate',
  'tempo',
  'sweet spot',
  'threshold',
  'css',
  'hard',
  'fast',
  'vo2',
  'anaerobic',
  'sprint',
  'max',
])

export const FIGURES = new Set<Aim['kind']>(['percent', 'power', 'pace', 'speed', 'time'])
