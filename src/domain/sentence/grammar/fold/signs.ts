import type { PhraseOf } from '../phrase.ts'
import { hasBody } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'
import { dropSelector } from './selections.ts'

export function takeSign(folding: Folding, { sign }: PhraseOf<'sign'>): void {
  folding.link = ''
  folding.isAnd = false
  folding.isOfAll = false
  if (sign !== '/' && sign !== '+' && sign !== '>') closeTitle(folding)
  if (sign === ':') {
    // "3 sets: 200 swim, 4x50 kick"
    if (folding.part && folding.part.times.length > 0 && !hasBody(folding.part) && !folding.group) {
      folding.group = { ...folding.part, inner: [] }
      folding.part = undefined
    }
    folding.sign = ':'
    return
  }
  if (sign === '/' || sign === '+') folding.sign = sign
  else if (sign === '>') folding.sign = 'then'
  else if (sign === ';' && isFirstOfRound(folding)) folding.sign = ','
  else if (sign === ';' || sign === '.') {
    folding.sign = 'then'
    folding.closeGroupBefore()
  } else folding.sign = ','
  if (folding.sign !== '/') dropSelector(folding)
}

/** "Tempo run: 10 min easy …": what stands before a sign and names no part is said of all of them. */
function closeTitle(folding: Folding): void {
  const { aims, details, times, role, place, isTotal, ramp } = folding.before
  if (!folding.part && ramp && times.length === 0 && !role) {
    folding.titleRamp = ramp
    delete folding.before.ramp
  }
  if (folding.part || aims.length === 0 || times.length > 0 || details.length > 0 || role || place || isTotal) return
  folding.folded.aims.push(...aims)
  folding.before.aims = []
}

/** "4 rounds: 5 min z3; 2 min z1": what a round is made of goes on. */
function isFirstOfRound({ group, part, phrases, at }: Folding): boolean {
  const isOne = group !== undefined && group.times.length > 0 && group.inner?.length === 0
  const isPlain = part?.length !== undefined && part.times.length === 0 && !part.rest
  const behind = phrases.slice(at + 1)
  return isOne && isPlain && behind[0]?.is === 'length' && !behind.some(({ is }) => is === 'role' || is === 'count')
}
