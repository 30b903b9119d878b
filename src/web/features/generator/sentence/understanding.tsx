import type { Field, Span, Understood, Unread } from '#domain/sentence/result.ts'
import { Fold } from '../../../ui/fold.tsx'
import { chipsOf, isCorrectedInWords, leftOutTitle, type ReadingChip, reasonsOf } from './reading-chips.ts'
import { quoteUnread, toldOf } from './unread.ts'

/** How a sentence was understood: chips of what was said and what was assumed, what is to be checked, and folded what was left out and why. */
export function Understanding({
  sentence,
  understood,
  onCorrect,
  onRewrite,
}: {
  sentence: string
  understood: Understood
  onCorrect: (field: Field) => void
  /** Selects words of the sentence. */
  onRewrite: (words: Span) => void
}) {
  const { checks, leftOut } = toldOf(understood)
  const chips = chipsOf(understood, sentence)
  const reasons = reasonsOf(understood)
  return (
    <section aria-label="What was understood" className="mt-2.5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chips.map((chip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sets can be alike, and a chip has no state
            <li key={index} className="max-w-full">
              <Chip chip={chip} onCorrect={onCorrect} onRewrite={onRewrite} />
            </li>
          ))}
        </ul>
      )}
      {checks.length > 0 && (
        <div className="border-ink border-s-4 ps-3 text-small">
          <p className="font-[540]">Check before you go on</p>
          <WordsToRewrite words={checks} sentence={sentence} onRewrite={onRewrite} />
        </div>
      )}
      {leftOut.length > 0 && (
        <Fold title={leftOutTitle(leftOut, sentence)} className="border-ink border-s-4 ps-3">
          <WordsToRewrite words={leftOut} sentence={sentence} onRewrite={onRewrite} />
        </Fold>
      )}
      {reasons.length > 0 && (
        <Fold title="How the rest was filled in" className="text-ink-2">
          <ul className="grid list-disc gap-1 pb-1 ps-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

function WordsToRewrite({
  words,
  sentence,
  onRewrite,
}: {
  words: readonly Unread[]
  sentence: string
  onRewrite: (words: Span) => void
}) {
  return (
    <ul className="grid gap-1 pb-1">
      {words.map((one) => (
        <li key={`${one.from}-${one.to}-${one.sentence}`}>
          <button
            type="button"
            onClick={() => onRewrite(one)}
            title="Press to select these words and rewrite them."
            className="min-h-10 rounded-chip text-start underline decoration-edge underline-offset-3 [overflow-wrap:anywhere] hover:decoration-ink sm:min-h-7"
          >
            {quoteUnread(one, sentence)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Chip({
  chip,
  onCorrect,
  onRewrite,
}: {
  chip: ReadingChip
  onCorrect: (field: Field) => void
  onRewrite: (words: Span) => void
}) {
  const { field, label, unsaid } = chip
  const words = 'words' in chip ? chip : undefined
  const isRewritten = words && isCorrectedInWords(field)
  return (
    <button
      type="button"
      onClick={() => (isRewritten ? onRewrite(words.at) : onCorrect(field))}
      title={
        words
          ? `From “${words.words}”. Press to ${isRewritten ? 'select these words and rewrite them' : 'correct it'}.`
          : 'Not in the sentence. Press to change it.'
      }
      className={`inline-flex min-h-10 max-w-full items-center rounded-chip px-2.5 py-1 text-start text-[0.8125rem] leading-tight [overflow-wrap:anywhere] hover:border-ink sm:min-h-8 ${unsaid ? 'border border-edge border-dashed text-ink-2' : 'wide border-edge border-b-[1.5px] bg-sunken font-[540]'}`}
    >
      {label}
      {unsaid && ` · ${unsaid}`}
    </button>
  )
}
