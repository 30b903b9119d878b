import { useState } from 'react'
import type { Field, Span } from '#domain/sentence/result.ts'
import { formatCount } from '#domain/units/words.ts'
import { isCorrectedInWords, type ReadingChip } from './reading-chips.ts'

/** The readings of a sentence as chips; of a workout with many parts the first, and the others at a press. */
export function Chips({
  chips,
  onCorrect,
  onRewrite,
}: {
  chips: readonly ReadingChip[]
  onCorrect: (field: Field) => void
  /** Selects words of the sentence. */
  onRewrite: (words: Span) => void
}) {
  const [areAllShown, showAll] = useState(false)
  const parts = chips.filter(({ field }) => field === 'mainSet')
  const hidden = areAllShown || parts.length <= MAX_PARTS + 1 ? [] : parts.slice(MAX_PARTS)
  return (
    <ul className="flex flex-wrap gap-1.5">
      {chips.map((chip, index) =>
        !hidden.includes(chip) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sets can be alike, and a chip has no state
          <li key={index} className="max-w-full">
            <Chip chip={chip} onCorrect={onCorrect} onRewrite={onRewrite} />
          </li>
        ) : (
          chip === hidden[0] && (
            <li key="more">
              <button
                type="button"
                onClick={() => showAll(true)}
                className={`${CHIP} border-transparent underline decoration-edge underline-offset-3 hover:decoration-ink`}
              >
                {formatCount(hidden.length, 'more part')}
              </button>
            </li>
          )
        ),
      )}
    </ul>
  )
}

// With the sport, the type and the length about four rows on a phone.
const MAX_PARTS = 5

const CHIP =
  'inline-flex min-h-10 max-w-full items-center rounded-chip px-2.5 py-1 text-start text-[0.8125rem] leading-tight [overflow-wrap:anywhere] hover:border-ink sm:min-h-8'

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
      className={`${CHIP} ${unsaid ? 'border border-edge border-dashed text-ink-2' : 'wide border-edge border-b-[1.5px] bg-sunken font-[540]'}`}
    >
      <span className="line-clamp-2">
        {label}
        {unsaid && ` · ${unsaid}`}
      </span>
    </button>
  )
}
