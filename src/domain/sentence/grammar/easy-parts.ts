import { isEasyAim } from './easy-aims.ts'
import type { Aim, Part } from './part.ts'
import type { Block } from './writing.ts'

/** Two ways of doing the same, of which only the second says how hard. */
export function isMannerOfSame(first: Part, second: Part): boolean {
  const isNoted = ({ details, times, rest }: Part) => times.length === 0 && !rest && details.some(({ note }) => note)
  const isHard = second.aims.length > 0 && !second.aims.every(isEasyAim)
  return isNoted(first) && isNoted(second) && first.aims.length === 0 && !first.manner && isHard
}

/** Whether a target is that of easy time beside another: 50% beside 120%. */
export function isEasyBeside(aim: Aim, hard: Aim): boolean {
  if (isEasyAim(aim)) return true
  if ((aim.kind !== 'power' && aim.kind !== 'percent') || (hard.kind !== 'power' && hard.kind !== 'percent'))
    return false
  return aim.high <= hard.low * EASY_SHARE
}

// Of the target of the work (our choice).
const EASY_SHARE = 0.67

/** Whether a piece is the easy time of the others: the second of a pair of which nothing is said, or an easy one. */
export function isRestPart(one: Part, index: number, inner: readonly Part[]): boolean {
  if (one.times.length > 0 || one.role || one.isActive || one.isStrides) return false
  if (isEasyPart(one)) return inner.some((other) => !isEasyPart(other))
  // "1 min out of the saddle / 1 min seated": both are work.
  const isNoted = ({ details }: Part) => details.some(({ note }) => note)
  if (one.aims.length === 0 && isNoted(one) && inner.every(isNoted)) return false
  // "(500 hard, 90 s, 300 hard, 3 min)"
  if (
    index > 0 &&
    isOpenTime(one) &&
    inner.every((other) => other === one || isOpenTime(other) || other.aims.length > 0) &&
    inner.some(({ aims }) => aims.some((aim) => !isEasyAim(aim))) &&
    one.sport === undefined
  )
    return true
  return (
    inner.length === 2 &&
    index === 1 &&
    one.aims.length === 0 &&
    !inner.some(isEasyPart) &&
    inner.every((other) => other.times.length === 0 && other.details.every(({ text }) => text === undefined))
  )
}

/** A time up to 5 minutes of which nothing is said. */
function isOpenTime({ length, aims, details, times, manner, ramp }: Part): boolean {
  if (!length || aims.length > 0 || details.length > 0 || times.length > 0 || manner || ramp) return false
  return length.clock
    ? (length.clock[0] ?? 0) < 5
    : (length.unit === 's' && length.value <= 300) || (length.unit === 'min' && length.value <= 5)
}

export function isEasyPart({ aims, manner }: Part): boolean {
  if (manner && aims.every((aim) => aim.kind === 'effort' && aim.name === 'easy')) return true
  return (
    aims.length > 0 &&
    aims.every(
      (aim) =>
        (aim.kind === 'effort' && (aim.name === 'easy' || aim.name === 'recovery' || aim.name === 'float')) ||
        (aim.kind === 'zone' && aim.high === 1) ||
        (aim.kind === 'percent' && aim.high <= 60 && !aim.isBare),
    )
  )
}

export function asRecovery({ times, steps }: Block): Block {
  return {
    times,
    steps: steps.map(asRecoveryLine),
  }
}

function asRecoveryLine(step: string): string {
  const [line = '', ...note] = step.split(' // ')
  if (/\b(?:rest|recovery)$/.test(line)) return step
  return [`${line.replace(/ interval$/, '').replace(/ easy\b/, '')} recovery`, ...note].join(' // ')
}
