import type { Profile } from '#contracts/user.ts'

/** The auth client's events that change the session. */
const sessionEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const

/** The parts of the auth client's session that the product uses. */
export type AuthSession = { access_token: string; user: SessionUser }
type SessionUser = { id: string; email?: string | undefined }

export type Session =
  | { status: 'loading'; user: SessionUser | null; profile: null }
  | { status: 'signed-in'; user: SessionUser; profile: Profile | null }
  | { status: 'signed-out'; user: null; profile: null }

export const signedOut: Session = { status: 'signed-out', user: null, profile: null }
export const loading: Session = { status: 'loading', user: null, profile: null }

export type SessionStore = {
  read: () => Session
  subscribe: (listener: () => void) => () => void
  /** Applies an event of the auth client. Events that say nothing about the session are ignored. */
  apply: (event: string, session: AuthSession | null) => Promise<void>
  /** Fetches the profile again. Throws 'No access token' without a session. */
  refreshProfile: () => Promise<void>
}

type Parts = {
  initial: Session
  fetchProfile: (accessToken: string) => Promise<Profile>
  log: (message: string, error: unknown) => void
}

/**
 * Creates the store of the signed-in user and their profile. An event with a user keeps that user's profile, or fetches
 * it; an event without one clears both. Either way loading ends. A profile that cannot be fetched is null, which counts
 * as free.
 */
export function createSessionStore({ initial, fetchProfile, log }: Parts): SessionStore {
  let session = initial
  let token: string | undefined
  let fetching: { user: string; done: Promise<void> } | null = null
  const listeners = new Set<() => void>()

  const change = (next: Session) => {
    session = next
    for (const listener of listeners) listener()
  }

  const fetchFor = async (user: SessionUser, accessToken: string) => {
    const profile = await fetchProfile(accessToken).catch((error: unknown) => {
      log('Failed to fetch the profile', error)
      return null
    })
    // The user may have signed out, or another one in, before the answer arrived.
    if (session.user?.id === user.id) change({ status: 'signed-in', user: session.user, profile })
  }

  const fetchOnce = (user: SessionUser, accessToken: string) => {
    if (fetching?.user === user.id) return fetching.done
    const done = fetchFor(user, accessToken).finally(() => {
      if (fetching?.done === done) fetching = null
    })
    fetching = { user: user.id, done }
    return done
  }

  return {
    read: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async apply(event, given) {
      if (!(sessionEvents as readonly string[]).includes(event)) return
      token = given?.access_token
      if (!given) {
        fetching = null
        change(signedOut)
        return
      }
      const { user } = given
      const known = session.user?.id === user.id ? session : null
      // Keep the page while a missing profile is fetched again: "Loading" would unmount it.
      if (known?.status === 'signed-in') change({ ...known, user })
      else change({ status: 'loading', user, profile: null })
      if (!known?.profile) await fetchOnce(user, given.access_token)
    },
    async refreshProfile() {
      if (!token || !session.user) throw new Error('No access token')
      await fetchFor(session.user, token)
    },
  }
}
