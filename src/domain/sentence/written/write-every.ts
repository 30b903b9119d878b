import { type Part, saidOf } from '../outline/part.ts'
import { toStretch } from '../resolve/measure.ts'
import { writeEffort } from './spoken-effort.ts'
import { type WritingContext, type WrittenPart, writeLength } from './writing.ts'

/**
 * Writes a length with short efforts at even distances, "60 min easy with 30 s pick-ups every 10 min": one after 10, 20, 30,
 * 40 and 50 minutes. Undefined if none were said, or they do not fit.
 */
export function writeEvery(part: Part, context: WritingContext): WrittenPart | undefined {
  const [said, ...more] = saidOf(part, 'every')
  const { head } = part
  if (!said || more.length > 0 || head?.kind !== 'amount') return undefined
  const [whole, bout, interval] = [head.amount, said.bout, said.interval].map((one) => toStretch(one, context))
  if (!whole || !bout || !interval || whole.unit !== interval.unit || bout.unit !== whole.unit) return undefined
  const most = Math.ceil(whole.value / interval.value)
  // "6x10s sprints every 30 min" of three hours: one at the end as well.
  const times = said.times ?? most - 1
  if (times > most || times * interval.value > whole.value) return undefined
  const between = interval.value - bout.value
  if (times < 1 || between <= 0) return undefined
  const own = writeEffort(part, context, context.sentence, {})
  const easy = own?.text ?? 'easy'
  const last = Number((whole.value - times * interval.value).toFixed(4))
  const lines = [
    `${times}x`,
    `- ${writeLength({ ...whole, value: between })} ${easy}`,
    `- ${writeLength(bout)} ${words[said.effort ?? 'hard'] ?? 'very hard'} interval`,
    ...(last > 0 ? ['', `- ${writeLength({ ...whole, value: last })} ${easy}`] : []),
  ]
  return { lines, mentions: [head, said, ...(own?.mentions ?? [])], assumed: own ? [] : [EASY] }
}

const words: Record<string, string> = { anaerobic: 'sprint', threshold: 'threshold', tempo: 'tempo' }
const EASY = 'How hard the rest is was not said, so easy.'
