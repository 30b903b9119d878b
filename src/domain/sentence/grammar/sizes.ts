import { totalsOf } from '../../workout/totals.ts'
import { readPart } from '../written/read-lines.ts'
import { linesOf } from './blocks.ts'
import { isEasyAim } from './easy-aims.ts'
import type { Measured } from './measure.ts'
import type { Aim, Length, Part } from './part.ts'
import { writePart } from './write.ts'
import type { Writing } from './writing.ts'

export type Size = { seconds: number; metres: number; isTimed: boolean; isFar: boolean }

/** How long a part takes and how far it goes; estimated where it does not say. */
export function sizeOf(part: Part, writing: Writing): Size | undefined {
  const blocks = writePart(part, { ...writing, assumed: new Set() })
  if (!blocks) return undefined
  const { steps } = readPart(linesOf(blocks), { sport: writing.sport, reference: writing.reference })
  if (typeof steps === 'string') return undefined
  const totals = totalsOf(steps, writing.sport, writing.reference)
  return {
    seconds: totals.seconds,
    metres: totals.metres,
    isTimed: !totals.secondsEstimated,
    isFar: !totals.metresEstimated,
  }
}

/** Seconds or metres as a length in the unit of the whole; rounded where they were estimated. */
export function lengthIn(value: number, whole: Measured, isExact = true): Length {
  const { unit } = whole
  if (unit === 'seconds')
    return { from: 0, to: 0, value: (isExact ? Math.round(value) : Math.round(value / 60) * 60) / 60, unit: 'min' }
  const round = (far: number, step: number) => Math.round((isExact ? far : Math.round(far / step) * step) * 1000) / 1000
  if (unit === 'kilometers') return { from: 0, to: 0, value: round(value / 1000, 0.1), unit: 'km' }
  if (unit === 'miles') return { from: 0, to: 0, value: round(value / 1609.344, 0.1), unit: 'mi' }
  if (unit === 'yards') return { from: 0, to: 0, value: round(value / 0.9144, 25), unit: 'yd' }
  return { from: 0, to: 0, value: round(value, 25), unit: 'meters' }
}

export function isCalm(aim: Aim): boolean {
  if (isEasyAim(aim)) return true
  if (aim.kind === 'effort') return aim.name === 'steady' || aim.name === 'endurance'
  if (aim.kind === 'rated') return aim.high <= 4
  return (aim.kind === 'zone' && aim.high <= 2) || (aim.kind === 'beats' && aim.bound === 'below')
}
