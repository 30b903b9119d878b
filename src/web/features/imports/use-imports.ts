import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from './outcome.ts'

/** One file that is being imported. */
export type Import<Imported> = { id: number; name: string } & ({ state: 'waiting' | 'reading' } | Outcome<Imported>)

/** Sends a file with what the athlete says about it. */
type Send<Imported, Beside> = (file: File, beside: Beside, signal: AbortSignal) => Promise<Outcome<Imported>>

export type Imports<Imported, Beside> = ReturnType<typeof useImports<Imported, Beside>>

/** Imports files one after another; the ones that wait can be cancelled. The lists with the key are read again afterwards. */
export function useImports<Imported, Beside>(send: Send<Imported, Beside>, everyList: QueryKey) {
  const [imports, setImports] = useState<readonly Import<Imported>[]>([])
  const running = useRef<AbortController>(undefined)
  const count = useRef(0)
  const cache = useQueryClient()

  useEffect(() => () => running.current?.abort(), [])

  const change = (id: number, next: { state: 'reading' } | Outcome<Imported>) =>
    setImports((all) => all.map((one) => (one.id === id ? { id, name: one.name, ...next } : one)))

  async function add(files: readonly File[], beside: Beside) {
    const queued = files.map((file) => ({ file, id: count.current++ }))
    setImports((all) => [...all, ...queued.map(({ file, id }) => ({ id, name: file.name, state: 'waiting' as const }))])
    const before = running.current
    const control = before && !before.signal.aborted ? before : new AbortController()
    running.current = control
    for (const { file, id } of queued) {
      if (control.signal.aborted) change(id, { state: 'cancelled' })
      else {
        change(id, { state: 'reading' })
        change(id, await send(file, beside, control.signal))
      }
    }
    await cache.invalidateQueries({ queryKey: everyList })
  }

  return {
    imports,
    add: (files: readonly File[], beside: Beside) => void add(files, beside),
    cancel: () => running.current?.abort(),
    clear: () => setImports((all) => all.filter(isUnderWay)),
    underWay: imports.some(isUnderWay),
  }
}

function isUnderWay({ state }: Pick<Import<unknown>, 'state'>): boolean {
  return state === 'waiting' || state === 'reading'
}
