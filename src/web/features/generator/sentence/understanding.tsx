import type { Field, Span, Understood, Unread } from '#domain/sentence/result.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Chips } from './chips.tsx'
import { PartsOfOtherSports } from './parts-of-other-sports.tsx'
import { chipsOf, leftOutTitle, reasonsOf } from './reading-chips.ts'
import { quoteUnread, toldOf } from './unread.ts'

/** How a sentence was understood: chips of what was said and what was assumed, what is to be checked, and folded what was left out and why. */
export function Understanding({
  sentence,
  understood,
  onCorrect,
  onRewrite,
  onPlan,
}: {
  sentence: string
  understood: Understood
  onCorrect: (field: Field) => void
  /** Selects words of the sentence. */
  onRewrite: (words: Span) => void
  /** Plans a part of the sentence instead of all of it. */
  onPlan: (part: string) => void
}) {
  const { checks, ofOtherSports, leftOut } = toldOf(understood)
  const chips = chipsOf(understood, sentence)
  const inFull = [...new Set(chips.flatMap((chip) => ('words' in chip && chip.inFull ? [chip.inFull] : [])))]
  const reasons = reasonsOf(understood)
  return (
    <section aria-label="What was understood" className="mt-2.5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {chips.length > 0 && <Chips chips={chips} onCorrect={onCorrect} onRewrite={onRewrite} />}
      {inFull.length > 0 && (
        <Fold title={inFull.length === 1 ? 'The long set in full' : 'The long sets in full'} className="text-ink-2">
          <ul className="grid list-disc gap-1 pb-1 ps-5">
            {inFull.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Fold>
      )}
      {checks.length > 0 && (
        <div className="border-ink border-s-4 ps-3 text-small">
          <p className="font-[540]">Check before you go on</p>
          <WordsToRewrite words={checks} sentence={sentence} onRewrite={onRewrite} />
        </div>
      )}
      {ofOtherSports.length > 0 && <PartsOfOtherSports parts={ofOtherSports} sentence={sentence} onPlan={onPlan} />}
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
