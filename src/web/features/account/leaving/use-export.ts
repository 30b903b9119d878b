import { useEffect, useRef, useState } from 'react'
import { callForFile } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/save-file.ts'

type State =
  | { is: 'idle' }
  | { is: 'loading'; bytes: number }
  | { is: 'done'; bytes: number; name: string }
  | { is: 'failed'; why: string }

/** The download of everything. It ends when its athlete cancels it or leaves the screen. */
export function useExport() {
  const [state, setState] = useState<State>({ is: 'idle' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    leaving.current = controller
    const { signal } = controller
    setState({ is: 'loading', bytes: 0 })
    try {
      const heard = (bytes: number) => setState({ is: 'loading', bytes })
      const file = await callForFile('get /api/user/export', {}, heard, undefined, signal)
      const name = `pacewright-${new Date().toISOString().slice(0, 10)}.zip`
      saveFile(file, name)
      setState({ is: 'done', bytes: file.size, name })
    } catch (error) {
      if (!signal.aborted) setState({ is: 'failed', why: error instanceof Error ? error.message : '' })
    }
  }
  const cancel = () => {
    leaving.current?.abort()
    setState({ is: 'idle' })
  }
  return { state, start, cancel }
}
