import type { Mention, MentionOf } from '../mention.ts'

/** "6 hills 45 sec" is a set. */
export function joinHills(mentions: readonly Mention[], sentence: string): Mention[] {
  const joined: Mention[] = []
  for (let at = 0; at < mentions.length; at += 1) {
    const [count, hills, ...behind] = mentions.slice(at, at + 4)
    // "six hills, 2 minutes each"
    const bout = behind[0]?.kind === 'punctuation' && isEach(behind[1]) ? behind[1] : behind[0]
    const isCount = count?.kind === 'amount' && count.amount.kind === 'bare' && Number.isInteger(count.amount.value)
    if (isCount && hills?.kind === 'session' && hills.session === 'hills') {
      const { from, to } = count
      if (
        bout?.kind === 'amount' &&
        bout.amount.kind !== 'bare' &&
        (bout.isEach || !/[,;]/.test(sentence.slice(hills.to, bout.from)))
      ) {
        const times = (count as MentionOf<'amount'> & { amount: { value: number } }).amount.value
        joined.push({ kind: 'set', times, bout: bout.amount, from, to: bout.to }, hills)
        at += 1 + behind.indexOf(bout) + 1
      } else if (/\bsprint/i.test(sentence.slice(hills.from, hills.to))) {
        const times = (count as MentionOf<'amount'> & { amount: { value: number } }).amount.value
        const bout = { kind: 'time', seconds: HILL_SPRINT_SECONDS, isSeconds: true } as const
        joined.push({ kind: 'set', times, bout, from, to: hills.to }, hills)
        at += 1
      } else {
        joined.push({ kind: 'unsupported', sentence: SAY_HILLS, from, to })
      }
    } else if (count && !isColonOfHills(mentions, at, sentence)) joined.push(count)
  }
  return joined
}

function isEach(bout: Mention | undefined): boolean {
  return bout?.kind === 'amount' && bout.isEach === true
}

/** "hills: 10 x 45 s", "hill reps, 10 x 45 s": what stands behind is run uphill. */
function isColonOfHills(mentions: readonly Mention[], at: number, sentence: string): boolean {
  const [hills, colon, set] = [mentions[at - 1], mentions[at], mentions[at + 1]]
  const isColon = colon?.kind === 'punctuation' && [':', ','].includes(sentence.slice(colon.from, colon.to))
  return isColon && hills?.kind === 'session' && hills.session === 'hills' && set?.kind === 'set'
}

// Coaches write 8 to 12 seconds.
const HILL_SPRINT_SECONDS = 10

const SAY_HILLS = 'Say how many and how long, such as 8x60s hills.'
