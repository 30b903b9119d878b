import { printTargetField } from '#domain/text/print/print-target-field.ts'
import { formatTarget } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { useSelectAll } from '../steps/use-select-all.ts'
import { useTyping } from '../steps/use-typing.ts'
import { targetExample } from './target-example.ts'
import { loadedTargetReader, loadTargetReader } from './target-reader.ts'

/** The target of a step: a field to type it in, and the button of its dialog. */
export function TargetField({
  builder,
  draftStep,
  onAim,
}: {
  builder: BuilderState
  draftStep: DraftStep
  /** Opens the dialog. */
  onAim: () => void
}) {
  const { key, step, unreadDetails } = draftStep
  const { dispatch, sport, reference } = builder
  const unread = unreadDetails?.target
  const text = printTargetField(step, sport)
  const { shown, handlers } = useTyping({
    value: text,
    text: unread ?? text,
    isRead: (typed) => {
      const read = loadedTargetReader()?.(typed, sport, reference)
      // Until the reader is there, the text stands as it is typed.
      if (read === undefined) return true
      return typeof read === 'string'
        ? unread === typed
        : unread === undefined && printTargetField(read, sport) === text
    },
    onType: (typed) => void setTyped(typed),
  })
  const selectAll = useSelectAll()
  const problem = unread === undefined ? undefined : loadedTargetReader()?.(unread, sport, reference)

  async function setTyped(typed: string) {
    const parse = loadedTargetReader() ?? (await loadTargetReader().catch(() => undefined))
    const read = parse?.(typed, sport, reference) ?? 'Check your connection and type it again.'
    dispatch({ type: 'detail', key, detail: { field: 'target', typed, read } })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <TextField
        label="Target"
        data-field="target"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        placeholder={targetExample(sport)}
        value={shown}
        hint={typeof problem === 'string' ? undefined : <Unbroken>{formatTarget(step, sport)}</Unbroken>}
        error={typeof problem === 'string' ? problem : undefined}
        {...handlers}
        {...selectAll}
      />
      <Button id={`${builder.rowId(key)}-target`} className="mt-[1.4rem]" onClick={onAim} aria-haspopup="dialog">
        <span className="sr-only">
          Target: <Unbroken>{formatTarget(step, sport)}</Unbroken>,{' '}
        </span>
        Change
      </Button>
    </div>
  )
}
