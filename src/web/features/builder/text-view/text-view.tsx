import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import type { Remark } from '#domain/text/step/remarks.ts'
import { sortedJson } from '#domain/workout/sorted-json.ts'
import { storedOf } from '../draft/draft.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { zoneCountOf } from '../target/target-form.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { printDraftText, readDraftText, type TextContext } from './read-draft-text.ts'
import { openTextEditor, type TextEditor } from './text-editor.ts'
import { wordsFor } from './text-words.ts'

/** A text, and what it stands for: the steps that were last read from it, and the sport, as JSON. */
export type ShownText = { text: string; meaning: string }

/**
 * The draft as text. What is typed changes the draft as soon as every line can be read; a change of the draft elsewhere
 * rewrites the text, unless it is being typed in. `shownText` keeps the text while the view is closed.
 */
export function TextView({
  builder,
  shownText,
}: {
  builder: BuilderState
  shownText: RefObject<ShownText | undefined>
}) {
  const { draft, details, sport, reference, dispatch } = builder
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<TextEditor>(undefined)
  const [remarks, setRemarks] = useState<{ errors: Remark[]; readings: Remark[] }>({ errors: [], readings: [] })
  const steps = storedOf(draft)
  const context: TextContext = { sport, poolLength: details.poolLength, reference }
  const meaning = sortedJson([steps, sport])

  const read = (text: string) => {
    const found = readDraftText(text, context)
    setRemarks(found)
    editor.current?.mark(found.errors, found.readings)
    return found.steps
  }

  const onType = useEffectEvent((text: string) => {
    const typed = read(text)
    if (!typed) {
      shownText.current = { text, meaning }
      return
    }
    const kept = keepUnchanged(steps, typed, context)
    shownText.current = { text, meaning: sortedJson([kept, sport]) }
    dispatch({ type: 'replace', steps: kept })
  })

  /** Makes the text that of the draft, unless it is already or is being typed in. */
  const follow = useEffectEvent(() => {
    if (!editor.current || editor.current.hasFocus() || shownText.current?.meaning === meaning) return
    const text = printDraftText(steps, context)
    shownText.current = { text, meaning }
    editor.current.write(text)
    read(text)
  })

  const open = useEffectEvent((element: HTMLElement) => {
    editor.current = openTextEditor({
      parent: element,
      text: shownText.current?.text ?? '',
      onType: (text) => onType(text),
      onLeave: () => queueMicrotask(() => follow()),
    })
    if (shownText.current?.meaning === meaning) read(shownText.current.text)
  })

  const offerWords = useEffectEvent(() => {
    const { inPool, reference: own } = sportOf(sport)
    editor.current?.offer(wordsFor({ inPool, zones: zoneCountOf(own.metric) }))
  })

  useEffect(() => {
    if (parent.current) open(parent.current)
    return () => {
      editor.current?.close()
      editor.current = undefined
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the sport.
  useEffect(() => offerWords(), [sport])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text follows the draft.
  useEffect(() => follow(), [meaning])

  return (
    <section aria-label="Text">
      <div ref={parent} />
      <ul aria-label="Remarks about the text" aria-live="polite" className="mt-3 grid gap-1 text-small">
        {remarks.errors.map((remark) => (
          <RemarkLine
            key={keyOf(remark)}
            remark={remark}
            className="text-danger"
            onGo={() => editor.current?.goTo(remark)}
          />
        ))}
        {remarks.readings.map((remark) => (
          <RemarkLine
            key={keyOf(remark)}
            remark={remark}
            className="text-ink-2"
            onGo={() => editor.current?.goTo(remark)}
          />
        ))}
      </ul>
      {remarks.errors.length > 0 && (
        <p className="mt-2 text-ink-2 text-small">The blocks stay as they were until every line can be read.</p>
      )}
      <p className="mt-3 text-small">
        <a href="/text-syntax" className="text-ink-2 underline underline-offset-3 hover:text-ink">
          How to write a workout as text
        </a>
      </p>
    </section>
  )
}

function RemarkLine({ remark, className, onGo }: { remark: Remark; className: string; onGo: () => void }) {
  return (
    <li className={className}>
      <button type="button" onClick={onGo} className="min-h-6 text-left underline underline-offset-3">
        Line {remark.line}
      </button>
      : {remark.message}
    </li>
  )
}

const keyOf = ({ line, column, message }: Remark) => `${line} ${column} ${message}`
