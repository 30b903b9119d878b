import { phraseFor } from '../../text/grammar/phrase.ts'
import { strokes } from '../../workout/swim.ts'
import type { MentionOf } from '../mention.ts'
import { hasBouts, type Part, saidOf } from './part.ts'

/**
 * Gives every part the stroke or the gear that is said behind the last one for all of them: "300 warm up, 8x50, 200 easy, all
 * freestyle", "…, front crawl throughout". Behind a set "all" are its repetitions. A stroke alone at the end, "5x100 easy, 5x100
 * hard, freestyle", is that of all if no other is said.
 */
export function shareDetailOfAll(parts: readonly Part[], sentence: string): Part[] {
  const last = parts.at(-1)
  const shared = last && saidOf(last, 'detail').find(({ from, to }) => isOfAll(from, to))
  return shared ? parts.map((part) => withDetail(part, shared)) : [...parts]

  function isOfAll(from: number, to: number): boolean {
    const [before, behind] = [sentence.slice(0, from), sentence.slice(to)]
    const isBehindAll = parts.every(hasBouts) ? /[,;.] ?(?:all )?$/i : /[,;.] ?$/
    if (isBehindAll.test(before) && /^ ?[.!]?$/.test(behind) && isOnlyStroke(from)) return true
    if (/^ (?:for )?all of it\b/i.test(behind)) return true
    if (/[,;.] ?(?:and |in |with )?$/i.test(before))
      return /^ (?:throughout|all the way|for everything)\b/i.test(behind)
    return last !== undefined && !hasBouts(last) && /[,;.] ?(?:and )?all (?:in |with )?$/i.test(before)
  }

  function isOnlyStroke(from: number): boolean {
    const details = parts.flatMap((part) => saidOf(part, 'detail'))
    return parts.length > 1 && details.length === 1 && details.every((one) => one.from === from && isStroke(one.words))
  }
}

function isStroke(words: string): boolean {
  return strokes.some((one) => one === words)
}

function withDetail(part: Part, shared: MentionOf<'detail'>): Part {
  const { group, about } = part
  if (group) return { ...part, group: { ...group, parts: group.parts.map((one) => withDetail(one, shared)) } }
  const hasOwn = saidOf(part, 'detail').some(({ words }) => isGear(words) === isGear(shared.words))
  return hasOwn ? part : { ...part, about: [...about, shared] }
}

function isGear(words: string): boolean {
  return phraseFor(words)?.kind === 'equipment'
}
