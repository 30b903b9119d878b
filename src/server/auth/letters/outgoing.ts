import { type AuditKind, audit } from '../audit/store.ts'
import type { Purpose } from '../codes/one-time-tokens.ts'
import type { AuthContext } from '../context.ts'
import { isPlaceholder, placeholderFor } from '../users/placeholder-account.ts'
import { type Addressee, claimLetter, type LetterKind, type User, updateUser } from '../users/store.ts'
import {
  alreadyRegisteredLetter,
  confirmationLetter,
  emailChangedLetter,
  emailChangeLetter,
  invitationLetter,
  passwordChangedLetter,
  reauthenticationLetter,
  recoveryLetter,
} from './letters.ts'
import type { Mailing } from './sending.ts'

type Asked = { next: string; ip: string }

/** A notice that asks for nothing is dropped after a week. */
const NOTICE_EXPIRES_AFTER_SECONDS = 7 * 24 * 60 * 60

/*
 * Letters that anyone can request for an address. Each kind is sent at most once per interval. Where none is due, for
 * that reason or because the address is unknown, the same work is done for a placeholder account.
 */

/**
 * Sends the confirmation of a sign-up, or says that the account exists already. `replaces` says that the sign-up
 * replaces an earlier one.
 */
export async function sendConfirmation(
  auth: AuthContext,
  mailing: Mailing,
  to: { email: string; only?: 'unconfirmed' },
  asked: Asked & { replaces?: boolean },
): Promise<void> {
  const { settings } = auth
  const user = await claimAndAudit(auth, mailing, to, 'confirmation_sent_at', 'user_confirmation_requested', asked.ip)
  const isKnown = user.email_confirmed_at !== null
  const placeholder = { id: placeholderFor(auth, to.email), email: '' }
  const issued = await issue(auth, mailing, isKnown ? placeholder : user, 'confirmation_token')
  const letter = isKnown
    ? alreadyRegisteredLetter(settings, to.email)
    : confirmationLetter(settings, { ...issued, to: to.email, next: asked.next, replaces: asked.replaces ?? false })
  await mailing.send(letter, { expiresAfter: settings.linkSeconds, isDecoy: isPlaceholder(user) })
}

export async function sendInvitation(auth: AuthContext, mailing: Mailing, user: User, next: string): Promise<void> {
  const { link } = await issue(auth, mailing, user, 'invite_token')
  const letter = invitationLetter(auth.settings, { to: user.email, link, next })
  await mailing.send(letter, { expiresAfter: auth.settings.invitationLinkSeconds })
}

export async function sendRecovery(auth: AuthContext, mailing: Mailing, email: string, asked: Asked): Promise<void> {
  const { settings } = auth
  const user = await claimAndAudit(auth, mailing, { email }, 'recovery_sent_at', 'user_recovery_requested', asked.ip)
  const issued = await issue(auth, mailing, user, 'recovery_token')
  const letter = recoveryLetter(settings, { ...issued, to: email, next: asked.next })
  await mailing.send(letter, { expiresAfter: settings.recoveryLinkSeconds, isDecoy: isPlaceholder(user) })
}

/** Writes to the new address and, in secure mode, to the old one as well unless that half is confirmed already. */
export async function sendEmailChange(auth: AuthContext, mailing: Mailing, to: Addressee, asked: Asked): Promise<void> {
  const { settings } = auth
  const user = await claimAndAudit(auth, mailing, to, 'email_change_sent_at', 'user_email_change_requested', asked.ip)
  const { id, email, new_email } = user
  // Both halves start over: an old confirmation and its new copy would count as two.
  await updateUser(mailing.tx, id, { email_change_confirm_status: 0 })
  const asksOld = settings.secureEmailChange && (email !== '' || isPlaceholder(user))
  const halves = [
    { purpose: 'email_change_token_new', address: new_email },
    ...(asksOld ? [{ purpose: 'email_change_token_current', address: email } as const] : []),
  ] as const
  for (const { purpose, address } of halves) {
    const issued = await issue(auth, mailing, { id, email: address }, purpose)
    const change = { ...issued, to: address, from: email, newEmail: new_email, next: asked.next }
    const letter = emailChangeLetter(settings, change)
    await mailing.send(letter, { expiresAfter: settings.linkSeconds, isDecoy: isPlaceholder(user) })
  }
}

/** Sends a code to a signed-in user; false where the last one was sent too recently. */
export async function sendReauthentication(
  auth: AuthContext,
  mailing: Mailing,
  id: string,
  ip: string,
): Promise<boolean> {
  const kind = 'user_reauthenticate_requested'
  const user = await claimAndAudit(auth, mailing, { id }, 'reauthentication_sent_at', kind, ip)
  if (isPlaceholder(user)) return false
  const { code } = await issue(auth, mailing, user, 'reauthentication_token')
  const letter = reauthenticationLetter(auth.settings, { to: user.email, code })
  await mailing.send(letter, { expiresAfter: auth.settings.codeSeconds })
  return true
}

export async function tellNewPassword(auth: AuthContext, mailing: Mailing, email: string): Promise<void> {
  await mailing.send(passwordChangedLetter(auth.settings, email), { expiresAfter: NOTICE_EXPIRES_AFTER_SECONDS })
}

/** Tells the old address that the account has moved. */
export async function tellOldAddress(auth: AuthContext, mailing: Mailing, left: string, email: string): Promise<void> {
  await mailing.send(emailChangedLetter(auth.settings, left, email), { expiresAfter: NOTICE_EXPIRES_AFTER_SECONDS })
}

/** The user a letter is sent to now, or a placeholder account where none is due. */
async function claimAndAudit(
  auth: AuthContext,
  { tx }: Mailing,
  to: Addressee,
  kind: LetterKind,
  event: AuditKind,
  ip: string,
): Promise<User> {
  const now = auth.now()
  const placeholder = placeholderFor(auth, 'id' in to ? to.id : to.email)
  const user = await claimLetter(tx, to, { kind, now, gapSeconds: auth.settings.secondsBetweenLetters, placeholder })
  await audit(tx, { kind: event, ...(isPlaceholder(user) ? {} : { userId: user.id }), ip, at: now })
  return user
}

function issue(auth: AuthContext, { tx }: Mailing, { id, email }: Pick<User, 'id' | 'email'>, purpose: Purpose) {
  return auth.oneTime.issue(tx, { userId: id, purpose, address: email })
}
