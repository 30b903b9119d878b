import { globSync, readFileSync } from 'node:fs'

/** A part of the product whose tests the drill checks. */
export type Room = {
  name: string
  sources: string
  projects: readonly string[]
  /** The percentage of the faults that must be noticed. */
  goal?: number
  /** Tests that run the room's files in another process, which their imports do not show. */
  alsoRun?: readonly string[]
  /** Browser tests that run last, on the pages built with the fault. With them, files that use React are tried too. */
  browserTests?: readonly string[]
}

const unit = ['unit']

export const rooms: readonly Room[] = [
  { name: 'units', sources: 'src/domain/units/**/*.ts', projects: unit, goal: 90 },
  { name: 'zones', sources: 'src/domain/sports/**/*.ts', projects: unit, goal: 90 },
  { name: 'workout', sources: 'src/domain/workout/**/*.ts', projects: unit, goal: 90 },
  { name: 'exports', sources: 'src/domain/exports/**/*.ts', projects: unit, goal: 90 },
  { name: 'text', sources: 'src/domain/text/**/*.ts', projects: unit, goal: 90 },
  {
    name: 'server',
    sources: 'src/server/**/*.ts',
    projects: ['postgres', 'api', 'isolated'],
    goal: 90,
    alsoRun: ['tests/api/operator.test.ts'],
  },
  { name: 'web', sources: 'src/web/{lib,features,ui}/**/*.ts', projects: unit, goal: 75 },
  { name: 'generator', sources: 'src/domain/generator/**/*.ts', projects: unit, goal: 90 },
  { name: 'judge', sources: 'src/domain/judge/**/*.ts', projects: unit, goal: 90 },
  { name: 'sentence', sources: 'src/domain/sentence/**/*.ts', projects: unit, goal: 90 },
  {
    name: 'builder',
    sources: 'src/web/features/builder/**/*.{ts,tsx}',
    projects: unit,
    goal: 70,
    browserTests: ['tests/e2e/builder', 'tests/e2e/kept-work', 'tests/e2e/journey'],
  },
  { name: 'load', sources: 'src/domain/load/**/*.ts', projects: unit },
]

/** The files of a room without tests; without browser tests also without files that use React. */
export function sourcesOf({ sources, browserTests }: Room): string[] {
  return globSync(sources)
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\.gen\.ts$/.test(file))
    .filter((file) => browserTests || !/ from '(react|@tanstack\/react-[\w-]+)'/.test(readFileSync(file, 'utf8')))
    .sort()
}
