import type { Mention } from '../mention.ts'
import { type Part, saidOf } from './part.ts'

/** Gives every set the send-off or the rest that was said for "all" of them: "4x50 kick, 4x50 pull, all on 1:05". */
export function shareWithAll(parts: readonly Part[], mentions: readonly Mention[], sentence: string): Part[] {
  const isPause = ({ kind }: Mention) => kind === 'rest' || kind === 'send-off'
  const isOfAll = (one: Mention) =>
    isPause(one) &&
    (isEqual(one) ||
      // "2x8 at 95% 1x8 at 100% 4 min rests"
      /\b(?:rests|recoveries|recovs)$/i.test(sentence.slice(one.from, one.to).trimEnd()) ||
      /^\s*(?:throughout|all through|for (?:all|both|everything)|everything|everywhere|both(?: sets)?$|all of (?:them|it)|after each set|on all)\b/i.test(
        sentence.slice(one.to),
      ) ||
      /\ball(?! ?-?out\b)( with| w\/?| on| off| \p{L}+,)?\s*$/iu.test(sentence.slice(0, one.from)))
  const shared = mentions.find(isOfAll)
  if (!shared) return [...parts]
  const lacksPause = ({ head, about }: Part) => head?.kind === 'set' && !head.rest && !about.some(isPause)
  return parts.map((part) => {
    if (lacksPause(part)) return { ...part, about: [...part.about, shared] }
    // "4x(100 free + 50 kick) 15 s rest after everything"
    const isOfGroup = shared.kind === 'rest' && part.group && part.about.includes(shared)
    return isOfGroup
      ? { ...part, about: part.about.map((one) => (one === shared ? { ...shared, isAfterEach: true } : one)) }
      : part
  })
}

/** Gives each set its own of the rests that are listed behind all of them: "3x1600, 2x800, 4x200 … 400j/400j/200j". */
export function shareListed(parts: readonly Part[]): Part[] {
  const list = parts.flatMap((part) => saidOf(part, 'rest')).find(({ listed }) => listed !== undefined)
  const sets = parts.filter(({ head }) => head?.kind === 'set' && !head.rest)
  if (!list?.listed || sets.length !== list.listed.length) return [...parts]
  const { listed, ...rest } = list
  return parts.map((part) => {
    const own = listed[sets.indexOf(part)]
    const about = part.about.filter((one) => one !== list)
    return own ? { ...part, about: [...about, { ...rest, rest: own }] } : { ...part, about }
  })
}

/** "2x90s 4x60s 4x30s equal float": as long as each bout. */
function isEqual(one: Mention): boolean {
  return one.kind === 'rest' && one.share !== undefined && !one.isWayBack
}
