import { type AuditKind, audit } from '../audit/store.ts'
import type { Room } from '../room.ts'
import { claimLetter, type LetterKind, type User, updateUser } from '../users/store.ts'
import {
  alreadyRegisteredLetter,
  confirmationLetter,
  emailChangedLetter,
  emailChangeLetter,
  recoveryLetter,
} from './letters.ts'

type Asked = { next: string; ip: string }

/** The letters that prove an address. Each keeps its own silence: too soon after the last one, nothing goes out. */
export async function sendConfirmation(room: Room, user: User, asked: Asked): Promise<void> {
  if (!(await mayGo(room, user, 'confirmation_sent_at', 'user_confirmation_requested', asked.ip))) return
  if (user.email_confirmed_at) return room.send(alreadyRegisteredLetter(room.settings, user.email))
  const wanted = { userId: user.id, purpose: 'confirmation_token', address: user.email } as const
  const issued = await room.oneTime.issue(room.db, wanted)
  await room.send(confirmationLetter(room.settings, { ...issued, to: user.email, next: asked.next }))
}

export async function sendRecovery(room: Room, user: User, asked: Asked): Promise<void> {
  if (!(await mayGo(room, user, 'recovery_sent_at', 'user_recovery_requested', asked.ip))) return
  const wanted = { userId: user.id, purpose: 'recovery_token', address: user.email } as const
  const issued = await room.oneTime.issue(room.db, wanted)
  await room.send(recoveryLetter(room.settings, { ...issued, to: user.email, next: asked.next }))
}

/** To the new address, and in secure mode to the old one as well unless that half is confirmed already. */
export async function sendEmailChange(room: Room, user: User, asked: Asked): Promise<void> {
  const { id, email, new_email } = user
  if (!new_email || !(await mayGo(room, user, 'email_change_sent_at', 'user_email_change_requested', asked.ip))) return
  const halves = [
    { purpose: 'email_change_token_new', to: new_email },
    ...(room.settings.secureEmailChange && email
      ? [{ purpose: 'email_change_token_current', to: email } as const]
      : []),
  ] as const
  const issued = await room.db.transaction(async (tx) => {
    // the numbering of the halves starts over, or an old half and its new copy would make two
    await updateUser(tx, id, { email_change_confirm_status: 0 })
    const pairs = []
    for (const { purpose, to } of halves)
      pairs.push({ to, ...(await room.oneTime.issue(tx, { userId: id, purpose, address: to })) })
    return pairs
  })
  for (const pair of issued)
    await room.send(emailChangeLetter(room.settings, { ...pair, from: email, newEmail: new_email, next: asked.next }))
}

/** A change of address is told to the one that was left. */
export function tellOldAddress(room: Room, left: string, email: string): void {
  room.later(() => room.send(emailChangedLetter(room.settings, left, email)))
}

async function mayGo(room: Room, user: User, letter: LetterKind, kind: AuditKind, ip: string): Promise<boolean> {
  const at = room.now()
  if (!(await claimLetter(room.db, user.id, letter, at, room.settings.secondsBetweenLetters))) return false
  await audit(room.db, { kind, userId: user.id, ip, at })
  return true
}
