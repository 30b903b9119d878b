import { useEffect } from 'react'
import { loadPrinter, loadReader } from './clipboard/use-clipboard.ts'
import { loadDrag } from './drag/use-drag.ts'
import { loadLineReader } from './quick-line/add-line.ts'
import { loadTargetReader } from './target/target-reader.ts'

/**
 * Loads dragging, the clipboard and the readers of typed lines and targets, which the builder can be drawn without, once
 * the browser is idle, so that they are there when the network no longer is. What fails is loaded when it is used. The
 * text's editor is large and waits until it is opened.
 */
export function useLoadAhead(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return loadAll()
    const waiting = requestIdleCallback(loadAll)
    return () => cancelIdleCallback(waiting)
  }, [])
}

function loadAll(): void {
  for (const load of [loadDrag, loadPrinter, loadReader, loadLineReader, loadTargetReader])
    load().catch(() => undefined)
}
