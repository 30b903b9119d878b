import { formatCount } from '#domain/units/words.ts'
import type { Letter } from '../../mail/letter.ts'
import type { Issued } from '../codes/one-time-tokens.ts'
import type { CompleteSettings } from '../parts.ts'
import { writeLetter } from './page.ts'

type Proof = Issued & { to: string; next: string }

export const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const
export type LinkType = (typeof linkTypes)[number]

const DAY_SECONDS = 24 * 60 * 60

/**
 * The page a mailed link leads to: always under the configured address, whatever the request's headers say. Opening the
 * link does not use it up; the page posts it.
 */
export function confirmLink(settings: CompleteSettings, link: string, type: LinkType, next: string): string {
  const url = new URL(`${settings.siteUrl}/auth/confirm`)
  url.searchParams.set('token_hash', link)
  url.searchParams.set('type', type)
  const own = pathOn(settings.siteUrl, next)
  if (own !== '/') url.searchParams.set('next', own)
  return url.href
}

/** The path of an address on this site; other addresses stay whole. The page follows only paths of its own site. */
function pathOn(siteUrl: string, address: string): string {
  const { origin, pathname, search } = new URL(address)
  return origin === new URL(siteUrl).origin ? pathname + search : address
}

export function confirmationLetter(
  settings: CompleteSettings,
  { to, link, code, next, replaces }: Proof & { replaces: boolean },
): Letter {
  const repeated = replaces
    ? 'Somebody signed up with this address before, and signed up again just now with another password. This letter takes the place of the earlier one. Neither password works: you choose one when you confirm. '
    : ''
  return writeLetter(settings.siteName, {
    kind: 'confirmation',
    to,
    subject: `Welcome to ${settings.siteName}: confirm your address`,
    opening: 'Good to have you here. One step is left: tell us that this address is yours.',
    button: { label: 'Confirm my address', link: confirmLink(settings, link, 'signup', next) },
    code: { before: `Or type this code; it works for ${lasting(settings.codeSeconds)}:`, digits: code },
    closing: `The link works for ${lasting(settings.linkSeconds)}. ${repeated}If you did not sign up, leave this letter alone and nothing will happen.`,
  })
}

export function invitationLetter(
  settings: CompleteSettings,
  { to, link, next }: { to: string; link: string; next: string },
): Letter {
  return writeLetter(settings.siteName, {
    kind: 'invitation',
    to,
    subject: `You are invited to ${settings.siteName}`,
    opening: `You are invited to ${settings.siteName}, where athletes plan and share structured workouts. Your account is ready; it waits only for a password.`,
    button: { label: 'Accept the invitation', link: confirmLink(settings, link, 'invite', next) },
    closing: `The link works for ${lasting(settings.invitationLinkSeconds)}. If you do not know why you got this letter, leave it alone and nothing will happen.`,
  })
}

export function alreadyRegisteredLetter(settings: CompleteSettings, to: string): Letter {
  return writeLetter(settings.siteName, {
    kind: 'notice',
    to,
    subject: `You already have an account at ${settings.siteName}`,
    opening:
      'Somebody, probably you, just tried to sign up with this address. There is an account already, so nothing has changed.',
    button: { label: 'Choose a new password', link: `${settings.siteUrl}/forgot-password` },
    closing: `If you remember your password, simply sign in at ${settings.siteUrl}/login. If it was not you, no action is needed.`,
  })
}

export function recoveryLetter(settings: CompleteSettings, { to, link, code, next }: Proof): Letter {
  return writeLetter(settings.siteName, {
    kind: 'recovery',
    to,
    subject: `Choose a new password for ${settings.siteName}`,
    opening: 'This letter lets you in so that you can choose a new password.',
    button: { label: 'Choose a new password', link: confirmLink(settings, link, 'recovery', next) },
    code: { before: `Or type this code; it works for ${lasting(settings.codeSeconds)}:`, digits: code },
    closing: `The link works for ${lasting(settings.recoveryLinkSeconds)}. If you did not ask for it, your password stays as it is.`,
  })
}

/** The letter for one half of a change of address: to the new address, and to the old one where both must agree. */
export function emailChangeLetter(
  settings: CompleteSettings,
  change: Proof & { from: string; newEmail: string },
): Letter {
  const toOld = change.to === change.from
  return writeLetter(settings.siteName, {
    to: change.to,
    subject: `Confirm your new address for ${settings.siteName}`,
    opening: toOld
      ? `Your account is about to move from this address to ${change.newEmail}. Please confirm that you want this.`
      : `Your account is about to move from ${change.from} to this address. Please confirm that it is yours.`,
    button: { label: 'Confirm the change', link: confirmLink(settings, change.link, 'email_change', change.next) },
    code: { before: `Or type this code; it works for ${lasting(settings.codeSeconds)}:`, digits: change.code },
    closing: `The link works for ${lasting(settings.linkSeconds)}. ${toOld ? WAS_NOT_OLD : WAS_NOT_NEW}`,
  })
}

const WAS_NOT_OLD =
  'If you did not ask for this, do not confirm it, and choose a new password: somebody may be signed in as you.'
const WAS_NOT_NEW = 'If this means nothing to you, leave this letter alone.'

export function reauthenticationLetter(settings: CompleteSettings, { to, code }: { to: string; code: string }): Letter {
  return writeLetter(settings.siteName, {
    to,
    subject: `Your code for ${settings.siteName}`,
    opening: 'You are about to change something important, so we would like to be sure that it is you.',
    code: { before: `Type this code; it works for ${lasting(settings.codeSeconds)}:`, digits: code },
    closing: 'If it was not you, choose a new password: somebody may be signed in as you.',
  })
}

export function passwordChangedLetter(settings: CompleteSettings, to: string): Letter {
  return writeLetter(settings.siteName, {
    kind: 'notice',
    to,
    subject: `Your password for ${settings.siteName} was changed`,
    opening: 'Your password was just changed, and every other device was signed out.',
    button: { label: 'This was not me', link: `${settings.siteUrl}/forgot-password` },
    closing: 'If it was you, all is well and there is nothing to do.',
  })
}

/** Tells the old address of an account that it was changed. */
export function emailChangedLetter(settings: CompleteSettings, to: string, newEmail: string): Letter {
  return writeLetter(settings.siteName, {
    kind: 'notice',
    to,
    subject: `Your address for ${settings.siteName} was changed`,
    opening: `Your account now belongs to ${newEmail}. Letters will go there from now on.`,
    closing: 'If this was not you, please answer this letter or write to our support.',
  })
}

function lasting(seconds: number): string {
  if (seconds > DAY_SECONDS && seconds % DAY_SECONDS === 0) return formatCount(seconds / DAY_SECONDS, 'day')
  if (seconds >= 3600 && seconds % 3600 === 0) return formatCount(seconds / 3600, 'hour')
  return seconds >= 60 ? formatCount(Math.round(seconds / 60), 'minute') : formatCount(seconds, 'second')
}
