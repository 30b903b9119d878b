import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { everyWorkout } from '../workouts/queries.ts'
import { type Beside, type Imported, importFile } from './import-file.ts'

/** One file that is being imported into the library. */
export type Import = { id: number; name: string } & (
  | { state: 'waiting' | 'reading' | 'cancelled' }
  | { state: 'kept'; imported: Imported }
  | { state: 'refused'; reason: string }
)

/** Imports files one after another; the ones that wait can be cancelled. */
export function useImports() {
  const [imports, setImports] = useState<readonly Import[]>([])
  const running = useRef<AbortController>(undefined)
  const count = useRef(0)
  const cache = useQueryClient()

  useEffect(() => () => running.current?.abort(), [])

  const change = (id: number, next: Partial<Import>) =>
    setImports((all) => all.map((one) => (one.id === id ? ({ ...one, ...next } as Import) : one)))

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
        change(id, await importFile(file, beside, control.signal))
      }
    }
    await cache.invalidateQueries({ queryKey: everyWorkout })
  }

  return {
    imports,
    add: (files: readonly File[], beside: Beside) => void add(files, beside),
    cancel: () => running.current?.abort(),
    clear: () => setImports((all) => all.filter(isUnderWay)),
    underWay: imports.some(isUnderWay),
  }
}

const isUnderWay = ({ state }: Import) => state === 'waiting' || state === 'reading'
