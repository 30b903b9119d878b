import type { Selected } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'
import type { Folding } from './folding.ts'

export function select(folding: Folding, more: Omit<Selected, 'selector'>): void {
  const { selector } = folding
  const part = selector?.isOfRounds && folding.group ? folding.group : folding.part
  if (!part || !selector) return
  folding.isSelected = true
  part.selected ??= []
  const same = part.selected.find((one) => one.selector === selector)
  if (same) {
    same.aims.push(...more.aims)
    same.details.push(...more.details)
    if (more.sendOff) same.sendOff = more.sendOff
    if (more.faster) same.faster = more.faster
    if (more.pieces) same.pieces = more.pieces
  } else part.selected.push({ selector, ...more })
  const end = [...more.aims, ...more.details].at(-1)
  part.to = Math.max(part.to, end?.to ?? 0)
}

/** "last one 5 s quicker": how fast some of the repetitions are beside the others. */
export function takeQuicker(folding: Folding, { seconds, per, from, to }: PhraseOf<'quicker'>): void {
  const { part, selector } = folding
  if (!part || !selector || folding.isPool || part.selected?.some((one) => one.selector === selector)) {
    folding.folded.unknown.push({ from, to })
    return
  }
  select(folding, { aims: [], details: [], faster: { from, to, seconds, ...(per ? { per } : {}) } })
  part.to = Math.max(part.to, to)
  folding.selector = undefined
  folding.sign = ''
}

/** "paddles on #6-10", "fast on the evens": what stands before belongs to some of the repetitions. */
export function pullBehind(folding: Folding, { selector }: PhraseOf<'selector'>): void {
  if (folding.link !== 'on') return
  // "3 x 800 …; pull buoy on #2"
  const said = folding.before.details.pop() ?? folding.before.aims.pop()
  const lone = folding.part ?? folding.folded.parts.at(-1)
  const target = said ? (selector.isOfRounds ? (folding.group ?? lone) : lone) : undefined
  if (said && target) {
    const more = 'kind' in said ? { aims: [said], details: [] } : { aims: [], details: [said] }
    target.selected = [...(target.selected ?? []), { selector, ...more }]
    folding.selector = undefined
    folding.link = ''
    return
  }
  const { part } = folding
  if (!part) return
  const detail = part.details.at(-1)
  const aim = part.aims.at(-1)
  if (detail && (!aim || detail.from > aim.from)) {
    part.details.pop()
    part.selected = [...(part.selected ?? []), { selector, aims: [], details: [detail] }]
  } else if (aim) {
    part.aims.pop()
    part.selected = [...(part.selected ?? []), { selector, aims: [aim], details: [] }]
  }
  folding.selector = undefined
  folding.link = ''
}

/** Repetitions of which nothing is said are told. */
export function dropSelector(folding: Folding): void {
  const { selector } = folding
  if (selector && !folding.isSelected) folding.folded.unknown.push({ from: selector.from, to: selector.to })
  folding.selector = undefined
}
