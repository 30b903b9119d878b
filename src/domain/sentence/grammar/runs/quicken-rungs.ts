import type { Race } from '../../../sports/races.ts'
import { sportOf } from '../../../sports/registry.ts'
import type { Aim, Detail, Length, Part } from '../part.ts'
import type { Writing } from '../writing.ts'

/** Rungs that are run "getting faster" and become no longer: at the paces of shorter and shorter races. */
export function quickenRungs(part: Part, writing: Writing): Part {
  const { sport, text } = writing
  const { rungs, aims, listed, selected, details, inner } = part
  if (inner) return { ...part, inner: inner.map((one) => quickenRungs(one, writing)) }
  if (!rungs || !sportOf(sport).racePaces || aims.length > 0 || listed || selected) return part
  const isFaster = ({ from, to, note }: Detail) => note !== undefined && FASTER.test(text.slice(from, to))
  const said = details.find(isFaster)
  const races = said && RACES.slice(-rungs.length)
  if (!said || races?.length !== rungs.length || rungs.length < 3 || !areFalling(rungs)) return part
  const { from, to } = said
  return {
    ...part,
    details: details.filter((one) => one !== said),
    listed: races.map((race): Aim => ({ kind: 'race', race, from, to })),
  }
}

const FASTER = /\b(?:faster|quicker)\b/i
const RACES: readonly Race[] = ['marathon', 'half marathon', '10k', '5k', '3k', '1500m']

function areFalling(rungs: readonly Length[]): boolean {
  return rungs.every((one, at) => {
    const before = rungs[at - 1]
    return !before || (one.unit === before.unit && one.value <= before.value)
  })
}
