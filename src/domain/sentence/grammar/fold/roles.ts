import type { Part } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'
import { hasBody, isHardPart } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'

export function takeRole(folding: Folding, { role, from, to }: PhraseOf<'role'>): void {
  const { part } = folding
  const next = folding.next(1)
  const isPlain =
    part !== undefined && hasBody(part) && part.role === undefined && folding.sign === '' && part.isTotal !== true
  const canTake =
    isPlain &&
    ((part.times.length === 0 && !part.rungs) || folding.isPool || (part.inner !== undefined && next?.is !== 'length'))
  const isAfterWord = next?.is === 'length' && isHardPart(part)
  if (canTake && part && !isAfterWord && !(folding.isPool && part.times.length > 0 && next?.is === 'length')) {
    if (role === 'both') {
      part.role = 'warmup'
      part.to = to
      const { parts } = folding.folded
      folding.finish()
      const end = parts.at(-1)
      if (end) folding.ends.push({ ...end, role: 'cooldown' })
      return
    }
    part.role = role
    part.to = to
    if (folding.isPool && role === 'warmup') spreadRole(folding, part)
    return
  }
  folding.finish()
  if (
    next?.is === 'length' ||
    next?.is === 'sign' ||
    next?.is === 'count' ||
    next?.is === 'open' ||
    next?.is === 'rungs' ||
    next?.is === 'rest' ||
    (next?.is === 'rest word' && next.manner === 'rest' && (!folding.next(2) || folding.next(2, 'sign'))) ||
    next?.is === 'mark' ||
    next?.is === 'aim' ||
    next?.is === 'detail' ||
    next?.is === 'change' ||
    next?.is === 'sport'
  ) {
    folding.before.role = role
    folding.before.from ??= from
    return
  }
  folding.folded.ends.push(...(role === 'both' ? (['warmup', 'cooldown'] as const) : [role]))
}

/** "200 free, 200 pull, 200 kick warm-up": the swims before it are of the warm-up, too. */
function spreadRole(folding: Folding, part: Part): void {
  const parts = folding.group ? [] : folding.folded.parts
  if (part.times.length > 0 && !part.isJoined) return
  const isPlain = ({ length, times, role, rest, inner, place, isTotal }: Part) =>
    length && times.length === 0 && !role && !rest && !inner && !place && !isTotal
  const areSwims = [...parts, part].every(({ details, pieces }) => details.length > 0 || pieces !== undefined)
  if (parts.every(isPlain) && areSwims) for (const one of parts) one.role = 'warmup'
}
