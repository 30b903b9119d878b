import type { PhraseOf } from '../phrase.ts'
import { isStride } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'

export function takeStrides(folding: Folding, { from, to }: PhraseOf<'strides'>): void {
  const { part } = folding
  // "strides 4 x 20 s", "strides x4"
  const next = folding.next(1)
  if (next?.is === 'count' && !(part && folding.sign === '' && part.length)) {
    folding.finish()
    folding.before.isStrides = true
    folding.before.from ??= from
    if (next.isBehind && !folding.next(2, 'length')) {
      folding.at = folding.phrases.indexOf(next)
      folding.start(
        { from, to: next.to },
        { times: [next.times], length: { value: 20, unit: 's', isAssumed: true, from, to: next.to } },
      )
    }
    return
  }
  if (part && folding.sign === '' && (part.times.length > 0 || (part.length && isStride(part.length)))) {
    part.isStrides = true
    part.to = to
    return
  }
  if (
    part?.length &&
    part.length.unit === undefined &&
    !part.length.clock &&
    part.times.length === 0 &&
    folding.sign === '' &&
    part.aims.length === 0
  ) {
    part.times = [part.length.value]
    const { length: _, ...rest } = part
    folding.part = {
      ...rest,
      length: { value: 20, unit: 's', isAssumed: true, from: part.length.from, to },
      isStrides: true,
      to,
    }
    return
  }
  // "20 s stride every 5 min"
  if (part?.length && part.times.length === 0 && folding.sign === '' && !part.role) {
    part.isStrides = true
    part.to = to
    return
  }
  if (next?.is === 'count' || (next?.is === 'sign' && folding.next(2)?.is === 'count')) {
    folding.finish()
    folding.before.isStrides = true
    folding.before.from ??= from
    return
  }
  folding.folded.unknown.push({ from, to })
}
