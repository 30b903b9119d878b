import { useEffect, useEffectEvent } from 'react'
import { formatCount } from '#domain/units/words.ts'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import { toast } from '../../../ui/toast-store.ts'
import { chosenCommands, chosenNames } from '../draft/chosen-commands.ts'
import { chosenIn } from '../draft/chosen-entries.ts'
import { nextKey } from '../draft/draft.ts'
import { type DraftEntry, storedEntries } from '../draft/draft-entries.ts'
import { entryOf } from '../draft/place-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { keyOfEntry } from '../keys/key-target.ts'

/**
 * Copies, cuts and pastes entries as the text form. The focused or the chosen entries are copied, unless text is selected;
 * pasted lines become entries below the focused one. Text fields and dialogs keep the clipboard to themselves.
 */
export function useClipboard(builder: BuilderState): void {
  const { draft, sport } = builder

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const key = keyOfEntry(event.target)
    const focused = key === undefined ? undefined : entryOf(draft.entries, key)
    const chosen = chosenIn(draft.entries, builder.choice.keys)
    const entries = focused && (chosen.length > 0 ? chosen : [focused])
    const text = entries && textOf(entries, builder)
    if (!text || !entries || !document.getSelection()?.isCollapsed) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    if (event.type !== 'cut') toast({ title: `Copied ${chosenNames(entries)}` })
    else if (chosen.length > 0) chosenCommands(builder).remove?.()
    else builder.remove(focused.key)
  })

  const onPaste = useEffectEvent(async (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const isOutside = event.target !== document.body && !isInList(event.target)
    if (text.trim() === '' || isOutside || isTextField(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    const below = keyOfEntry(event.target)
    const reader = await loadReader().catch(() => undefined)
    const read = reader?.readEntries(text, sport) ?? { problem: 'Check your connection and try again.' }
    if ('problem' in read)
      return void toast({ title: 'Nothing was pasted', description: read.problem, variant: 'destructive' })
    const at = below === undefined ? undefined : ({ by: below, side: 'below' } as const)
    const said = `Pasted ${formatCount(read.steps.filter((entry) => 'intensity' in entry).length, 'step')}`
    builder.edit({ type: 'insert', steps: read.steps, at }, nextKey(draft), said)
    toast({ title: said, ...(read.remark && { description: read.remark }) })
  })

  useEffect(() => {
    const copy = (event: ClipboardEvent) => onCopy(event)
    const paste = (event: ClipboardEvent) => void onPaste(event)
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [])
}

/** Copies entries by a button. */
export async function copyEntries(entries: readonly DraftEntry[], builder: BuilderState): Promise<void> {
  try {
    await loadPrinter()
    await navigator.clipboard.writeText(textOf(entries, builder) ?? '')
    toast({ title: `Copied ${chosenNames(entries)}` })
  } catch {
    const reason = printer ? 'The browser does not allow it here.' : 'Check your connection and try again.'
    toast({ title: 'Nothing was copied', description: reason, variant: 'destructive' })
  }
}

/** Loaded ahead, because an event that copies cannot wait for it. */
let printer: typeof import('#domain/text/print.ts') | undefined

export async function loadPrinter() {
  printer = await import('#domain/text/print.ts')
}

export const loadReader = () => import('./read-entries.ts')

function textOf(entries: readonly DraftEntry[], { sport }: BuilderState): string | undefined {
  return printer?.printEntries(storedEntries(entries), sport)
}

function isInList(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-entries]') !== null
}
