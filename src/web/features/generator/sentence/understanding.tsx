import type { Field, Found, Inferred, Understood } from '#domain/sentence/result.ts'
import { quoteUnread } from './unread.ts'

/** How a sentence was understood: readings that lead to their fields, what is unread, and what was inferred or assumed. */
export function Understanding({
  sentence,
  understood: { found, inferred, unread, missing },
  onCorrect,
}: {
  sentence: string
  understood: Understood
  onCorrect: (field: Field) => void
}) {
  const readings = readingsOf(found, sentence)
  const notes = [...inferred.map(reason), ...missing.map((one) => one.sentence)]
  return (
    <section aria-label="What was understood" className="mt-2.5 grid gap-2.5">
      {readings.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {readings.map(({ field, reading, words }) => (
            <li key={field + reading}>
              <button
                type="button"
                onClick={() => onCorrect(field)}
                title={`From “${words}”. Press to correct it.`}
                className="wide inline-flex min-h-10 items-center rounded-chip border-edge border-b-[1.5px] bg-sunken px-2.5 text-left font-[540] text-[0.8125rem] leading-tight hover:border-ink sm:min-h-8"
              >
                {reading}
              </button>
            </li>
          ))}
        </ul>
      )}
      {unread.length > 0 && (
        <ul className="grid gap-1 border-ink border-l-4 pl-3 text-small">
          {unread.map((one) => (
            <li key={`${one.from}-${one.to}`} className="[overflow-wrap:anywhere]">
              {quoteUnread(one, sentence)}
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && <p className="text-ink-2 text-small">{notes.join(' ')}</p>}
    </section>
  )
}

type Reading = Pick<Found, 'field' | 'reading'> & { words: string }

/** The readings, each once even if the sentence says it twice. */
function readingsOf(found: readonly Found[], sentence: string): Reading[] {
  const readings = new Map<string, Reading>()
  for (const { field, reading, from, to } of found) {
    const said = readings.get(field + reading)
    const words = sentence.slice(from, to)
    readings.set(field + reading, { field, reading, words: said ? `${said.words} … ${words}` : words })
  }
  return [...readings.values()]
}

function reason({ reading, because }: Inferred): string {
  return `${reading}: ${because}`
}
