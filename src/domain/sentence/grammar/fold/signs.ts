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
