import { useRef, useState } from 'react'
import type { Preferences } from '#contracts/preferences.ts'
import type { Profile } from '#contracts/user.ts'
import { call } from '../../../../lib/api.ts'
import { preferencesOf } from '../../../../lib/preferences.ts'
import { useSession } from '../../../../lib/session.ts'
import { keepTheme } from '../../../../lib/theme.ts'
import { toast } from '../../../../ui/toast-store.ts'

/**
 * Saves a preference when it is chosen. It is shown at once, and taken back if it could not be saved. What is chosen
 * while another choice is being saved is sent after it, so that the last choice stays.
 */
export function useSavingPreferences(profile: Profile) {
  const { refreshProfile } = useSession()
  const [chosen, setChosen] = useState<Preferences>({})
  const [failure, setFailure] = useState<string>()
  /** What is not sent yet, and the sentence that says that it is saved. */
  const waiting = useRef<{ change: Preferences; done: string }>(undefined)
  const isSending = useRef(false)

  function choose(change: Preferences, done: string) {
    setFailure(undefined)
    setChosen((before) => ({ ...before, ...change }))
    if (change.theme) keepTheme(change.theme)
    waiting.current = { change: { ...waiting.current?.change, ...change }, done }
    if (!isSending.current) void sendWaiting(profile)
  }

  async function sendWaiting(before: Profile) {
    isSending.current = true
    let known = before
    let title = ''
    let refusal: unknown
    for (let next = takeWaiting(); next; next = takeWaiting()) {
      title = next.done
      try {
        known = await call('put /api/user', { meta: { preferences: next.change } })
      } catch (error) {
        refusal = error
      }
    }
    if (refusal) {
      setFailure(refusal instanceof Error ? refusal.message : '')
      keepTheme(preferencesOf(known).theme)
    } else toast({ title })
    if (known !== before) await refreshProfile()
    isSending.current = false
    setChosen(waiting.current?.change ?? {})
    if (waiting.current) await sendWaiting(known)
  }

  function takeWaiting() {
    const next = waiting.current
    waiting.current = undefined
    return next
  }

  return { shown: { ...preferencesOf(profile), ...chosen }, failure, choose }
}
