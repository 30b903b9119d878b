import type { Token } from '../lex.ts'
import type { Length } from '../part.ts'
import { aimAt } from '../scan-aims.ts'
import { spanOf } from '../scan-lengths.ts'

/** "hour of power 240-250 W": an hour where a target stands behind it; a title otherwise. */
export function hourOfPowerAt(tokens: readonly Token[], at: number): { length?: Length; next: number } | undefined {
  const isNamed =
    tokens[at]?.text === 'hour' && /^(?:of|o)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.text === 'power'
  if (!isNamed) return undefined
  const next = at + 3
  const isSign = /^[,:-]$/.test(tokens[next]?.text ?? '')
  const target = isSign ? next + 1 : next
  const isAt = /^(?:@|at)$/.test(tokens[target]?.text ?? '')
  const aim = aimAt(tokens, isAt ? target + 1 : target, isAt)
  return aim ? { length: { value: 1, unit: 'h', ...spanOf(tokens, at, next) }, next: isSign ? target : next } : { next }
}
