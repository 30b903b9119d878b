import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSite } from '../../../lib/site.ts'
import { hasChat } from './chat-places.ts'

/** The operator's chat widget, where one is set. It is loaded when somebody first touches the page, or the page is idle. */
export function Chat() {
  const { chatScriptUrl } = useSite()
  return chatScriptUrl ? <Widget scriptUrl={chatScriptUrl} /> : null
}

function Widget({ scriptUrl }: { scriptUrl: string }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    for (const event of touches) addEventListener(event, want, { once: true, passive: true })
    const idle = setTimeout(want, IDLE_MS)
    return () => {
      clearTimeout(idle)
      for (const event of touches) removeEventListener(event, want)
    }
  }, [])
  useEffect(() => {
    if (isWanted) void import('./chat-widget.ts').then(({ showChat }) => showChat(scriptUrl, hasChat(path)))
  }, [isWanted, scriptUrl, path])
  return null
}

const touches = ['pointerdown', 'keydown', 'scroll'] as const

/** Long after the page is drawn. */
const IDLE_MS = 10_000
