import type { Understood } from '#domain/sentence/result.ts'
import { formatCount } from '#domain/units/words.ts'
import { chipsOf } from './reading-chips.ts'
import { quoteByReason, toldOf } from './unread.ts'

/** How a sentence was understood, in a few words to be read out; empty for an empty sentence. */
export function summaryOf(sentence: string, understood: Understood): string {
  if (sentence.trim() === '') return ''
  const { checks, ofOtherSports, leftOut } = toldOf(understood)
  const labels = chipsOf(understood, sentence).map(({ label, unsaid }) => (unsaid ? `${label} ${unsaid}` : label))
  const more = labels.length - MAX_LABELS
  return [
    labels.length === 0
      ? 'Nothing was understood.'
      : `Understood: ${labels.slice(0, MAX_LABELS).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
    ...(checks.length > 0 ? ['Check before you go on.', ...quoteByReason(checks, sentence)] : []),
    ...(ofOtherSports.length > 0 ? [`${formatCount(ofOtherSports.length, 'part')} of another sport to plan.`] : []),
    ...(leftOut.length > 0 ? [`${formatCount(leftOut.length, 'part')} left out.`] : []),
  ].join(' ')
}

const MAX_LABELS = 6
