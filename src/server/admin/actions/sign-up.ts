import { noteEvent } from '../store/events.ts'
import type { ActionParts, Actor } from './parts.ts'

/** Opens or closes sign-up. */
export async function setSignUp({ db, signUpSwitch, now }: ActionParts, by: Actor, isOpen: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await signUpSwitch.set(tx, isOpen))) return
    await noteEvent(tx, { kind: isOpen ? 'sign_up_opened' : 'sign_up_closed', by, at: now() })
  })
  signUpSwitch.forget()
}
