import { useState } from 'react'
import type { Sport } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { waysToFindOut } from './ways-to-find-out.ts'

/** What is typed to work a sport's threshold out: the way, its fields, and what they give. Undefined without a way. */
export function useFinding(sport: Sport, unit: DistanceUnit | undefined) {
  const ways = waysToFindOut(sport)
  const [name, setName] = useState(ways[0]?.name ?? '')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const way = ways.find((one) => one.name === name)
  if (!way) return undefined
  const values = Object.fromEntries(
    way.fields.map((field) => [field.name, typed[field.name] ?? field.options?.[FIRST_RACE] ?? '']),
  )
  const found = way.find(values, unit)
  return {
    ...{ ways, way, values, found, problem },
    choose(chosen: string) {
      setName(chosen)
      setProblem(undefined)
    },
    type(field: string, value: string) {
      setTyped((before) => ({ ...before, [field]: value }))
      setProblem(undefined)
    },
    /** The figure; undefined, with a sentence beneath the fields, if they give none. */
    take(): string | undefined {
      if (found.ok) return found.figure
      setProblem(found.reason)
      return undefined
    },
  }
}

export type Finding = NonNullable<ReturnType<typeof useFinding>>

// 5 km: what most runners have raced.
const FIRST_RACE = 2
