import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sportOf } from '#domain/sports/registry.ts'
import type { Remark } from '#domain/text/step/remarks.ts'
import { sortedJson } from '#domain/workout/sorted-json.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { storedOf } from '../draft/draft.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { zoneCountOf } from '../target/target-form.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { printDraftText, readDraftText, type TextContext } from './read-draft-text.ts'
import { openTextEditor, type TextEditor } from './text-editor.ts'
import { wordsFor } from './text-words.ts'
import type { TextState } from './use-shown-text.ts'

/**
 * The draft as text. What is typed changes the draft as soon as every line can be read; a change of the draft elsewhere
 * rewrites the text, unless it is being typed in or has a line that cannot be read.
 */
export function TextView({ builder, text: { shown, show } }: { builder: BuilderState; text: TextState }) {
  const { draft, details, sport, reference, dispatch } = builder
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<TextEditor>(undefined)
  const [remarks, setRemarks] = useState<{ errors: Remark[]; readings: Remark[] }>({ errors: [], readings: [] })
  // Whether the draft was changed elsewhere while a line could not be read.
  const [isBehind, setIsBehind] = useState(false)
  const steps = storedOf(draft)
  const context: TextContext = { sport, poolLength: details.poolLength, reference }
  const meaning = sortedJson([steps, sport])

  const read = (text: string) => {
    const found = readDraftText(text, context)
    setRemarks(found)
    editor.current?.mark(found.errors, found.readings)
    return found
  }

  const take = (text: string) => {
    const { steps: typed, errors } = read(text)
    if (!typed) return show({ text, meaning: shown()?.errors.length ? (shown()?.meaning ?? meaning) : meaning, errors })
    const kept = keepUnchanged(steps, typed, context)
    show({ text, meaning: sortedJson([kept, sport]), errors: [] })
    setIsBehind(false)
    dispatch({ type: 'replace', steps: kept })
  }

  const onType = useEffectEvent(take)

  /** Makes the text that of the draft. */
  function rewrite() {
    const text = printDraftText(steps, context)
    show({ text, meaning, errors: [] })
    setIsBehind(false)
    editor.current?.write(text)
    read(text)
  }

  /** Follows a change of the draft elsewhere. */
  const follow = useEffectEvent(() => {
    const current = shown()
    if (!editor.current || editor.current.hasFocus() || current?.meaning === meaning) return
    if (!current?.errors.length) return rewrite()
    setIsBehind(true)
    // In another sport, or another pool, the line may be readable.
    take(current.text)
  })

  const open = useEffectEvent((element: HTMLElement) => {
    editor.current = openTextEditor({
      parent: element,
      text: shown()?.text ?? '',
      onType: (text) => onType(text),
      onLeave: () => queueMicrotask(() => follow()),
    })
    const current = shown()
    if (current?.meaning === meaning || current?.errors.length) read(current.text)
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
      {isBehind && (
        <Notice
          className="mt-3"
          actions={
            <Button size="compact" onClick={rewrite}>
              Write the text anew
            </Button>
          }
        >
          The blocks were changed since this text was typed. Once every line can be read, the text replaces them.
        </Notice>
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
      <button type="button" onClick={onGo} className="min-h-6 text-start underline underline-offset-3">
        Line {remark.line}
      </button>
      : {remark.message}
    </li>
  )
}

const keyOf = ({ line, column, message }: Remark) => `${line} ${column} ${message}`
