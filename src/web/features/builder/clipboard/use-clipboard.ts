import { useEffect, useEffectEvent } from 'react'
import { formatCount } from '#domain/units/words.ts'
import { toast } from '../../../ui/toast-store.ts'
import { nextKey } from '../draft/draft.ts'
import { type DraftEntry, entryName, storedEntries } from '../draft/draft-entries.ts'
import { entryOf } from '../draft/place-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { isInDialog, isTextField, keyOfEntry } from '../keys/key-target.ts'

/**
 * Copies, cuts and pastes entries as the text form. The focused entry is copied, unless text is selected; pasted lines
 * become entries below the focused one. Text fields and dialogs keep the clipboard to themselves.
 */
export function useClipboard(builder: BuilderState): void {
  const { draft, sport } = builder

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const key = keyOfEntry(event.target)
    const entry = key === undefined ? undefined : entryOf(draft.entries, key)
    const text = entry && textOf(entry, builder)
    if (!text || !entry || !document.getSelection()?.isCollapsed) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    if (event.type === 'cut') builder.remove(entry.key)
    else toast({ title: `Copied ${entryName(entry)}` })
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

/** Copies an entry by a button. */
export async function copyEntry(entry: DraftEntry, builder: BuilderState): Promise<void> {
  try {
    await loadPrinter()
    await navigator.clipboard.writeText(textOf(entry, builder) ?? '')
    toast({ title: `Copied ${entryName(entry)}` })
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

function textOf(entry: DraftEntry, { sport }: BuilderState): string | undefined {
  return printer?.printEntries(storedEntries([entry]), sport)
}

function isInList(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-entries]') !== null
}
