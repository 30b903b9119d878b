import { endOf, mentionsOfPart, type Part, roleOf } from './part.ts'

/**
 * The parts in the order in which they are done: what is said with "after", "before that" or "start with" behind another
 * part comes before it. "6 hill sprints after 30 min easy" begins with the easy time.
 */
export function inOrderOfDoing(parts: readonly Part[], sentence: string): Part[] {
  const ordered: Part[] = []
  // How many parts at the end are done after those that are said next: "before that 20 min easy and 5x1 min".
  let later = 0
  let end = 0
  for (const part of parts) {
    const start = mentionsOfPart(part)[0]?.from ?? 0
    const before = sentence.slice(0, start)
    // "3x8 threshold, first 10 min easy": behind sets alone it is not the first part of a length.
    const isFirst =
      part.head?.kind === 'amount' &&
      part.head.place === 'first' &&
      (/^start/i.test(sentence.slice(part.head.from)) || ordered.every(isSet))
    const isEarlier = ordered.some(isWorkOrLength) && EARLIER.test(before) && isWorkOrLength(part)
    const isJoined = later > 0 && JOINED.test(sentence.slice(end, start)) && roleOf(part) === undefined
    if (isFirst) {
      later = ordered.length
      ordered.unshift(part)
    } else if (ordered.some(isWorkOrLength) && SAID_BEFORE.test(sentence.slice(endOf(part)))) {
      later = 0
      ordered.unshift(asFirst(part))
    } else if (isEarlier) {
      later = 1
      ordered.splice(-1, 0, asFirst(part))
    } else if (isJoined) ordered.splice(-later, 0, asFirst(part))
    else {
      later = 0
      ordered.push(part)
    }
    end = endOf(part)
  }
  return ordered
}

// "10x100 on 1:30. 300 choice before, 200 after"
const SAID_BEFORE =
  /^\s*(?:before|beforehand|to (?:start|begin)(?: with)?|at the (?:start|beginning))\s*(?:[,;.\n]|and\b|$)/i
const JOINED = /^[^,;.\n]{0,20}?(?:\band|\bthen|&|\+)\s*(?:then\s*)?$/i
const EARLIER =
  /\b(?:after(?: about| an?| the| some)?|(?:before|b4) (?:that|this|it|them)|but first|preceded by)\s*[:,]?\s*$/i

function isSet({ head, group }: Part): boolean {
  return group !== undefined || head?.kind === 'set' || head?.kind === 'rungs' || head?.kind === 'classic'
}

function isWorkOrLength(part: Part): boolean {
  return isSet(part) || part.head?.kind === 'amount'
}

/** A length that lies before another part is not that of the whole. */
function asFirst(part: Part): Part {
  return part.head?.kind === 'amount' ? { ...part, head: { ...part.head, place: 'first' } } : part
}
