import { listFigures } from '#contracts/figures.ts'
import { forgotPassword, readProfile, signUp, updateProfile } from '#contracts/user.ts'
import { accessOf } from '../billing/access.ts'
import type { Database } from '../db/database.ts'
import type { Background } from '../http/background.ts'
import type { ClientAddress } from '../http/connection/address.ts'
import { type Api, type Caller, serve } from '../http/endpoint/serve.ts'
import type { Count } from '../http/limits/limits.ts'
import { Problem } from '../http/refusals/problem.ts'
import { withChange } from './metrics.ts'
import { profileOf } from './profile.ts'
import type { Provider } from './provider.ts'
import { problemOf } from './refusals.ts'
import type { Sessions } from './sessions.ts'
import { changeMetrics, listFigureHistory } from './store/figure-history.ts'
import { changePreferences } from './store/preferences.ts'
import type { SignUpSwitch } from './store/sign-up-switch.ts'
import { changeAthlete, readAthlete, rememberUser } from './store.ts'

export type AthleteParts = {
  db: Database
  provider: Provider
  sessions: Sessions
  billing: 'off' | 'sandbox'
  now: () => Date
  addressOf: ClientAddress
  background: Background
  signUpSwitch: SignUpSwitch
  /** Limits of sign-ups and reset letters by address. */
  counts: { signUp: Count; forgotPassword: Count }
}

/** Mounts the athlete's own account: profile, sign-up, forgotten password. */
export function mountAthlete(api: Api, parts: AthleteParts): void {
  const { db, provider, sessions, addressOf, background, counts, signUpSwitch } = parts

  const profile = async (caller: Caller) => profileOf(await readAthlete(db, caller.id), await accessOf(parts, caller))

  serve(api, readProfile, ({ caller }) => profile(caller))

  serve(api, updateProfile, async ({ caller, body, context }) => {
    const { password, current_password, nonce, email, full_name, timezone, meta } = body
    const changesEmail = email !== undefined && email !== '' && !(await isOwnEmail(db, caller, email))
    if (password !== undefined || changesEmail) {
      const change = { password, current_password, nonce, email: changesEmail ? email : undefined }
      const answer = await provider.updateUser(caller.token, change, addressOf(context))
      await sessions.forget(caller.id)
      if (!answer.ok) throw problemOf(answer)
    }
    await changeAthlete(db, caller.id, { ...(full_name ? { full_name } : {}), ...(timezone ? { timezone } : {}) })
    const { athlete_metrics, preferences } = meta ?? {}
    if (athlete_metrics)
      await changeMetrics(db, caller.id, (stored) => withChange(stored, athlete_metrics), parts.now())
    if (preferences) await changePreferences(db, caller.id, preferences)
    return profile(caller)
  })

  serve(api, listFigures, ({ caller }) => listFigureHistory(db, caller.id))

  serve(api, forgotPassword, async ({ body, context }) => {
    const address = addressOf(context)
    counts.forgotPassword(address)
    const answer = await provider.recover(body.email, address)
    if (!answer.ok) throw problemOf(answer)
    return {}
  })

  serve(api, signUp, async ({ body, context }) => {
    const address = addressOf(context)
    counts.signUp(address)
    if (!(await signUpSwitch.isOpen())) throw new Problem('not-allowed', SIGN_UP_CLOSED)
    const { email, password, full_name, timezone = 'UTC' } = body
    const confirmed = await provider.confirmsAtOnce()
    const answer = await provider.signUp({ email, password, data: { full_name, timezone } }, address)
    // Without confirmation the provider says which addresses are taken; our answer is the same for every address.
    if (!answer.ok && !isTaken(answer.code)) throw problemOf(answer)
    // Done after the answer, whose time must not tell a taken address from a free one.
    if (answer.ok && answer.value.isReal) {
      const user = answer.value
      background.run(() => rememberUser(db, user, { timezone, confirmedAt: null }))
    }
    return confirmed ? { confirmed } : {}
  })
}

const SIGN_UP_CLOSED = 'Sign-up is closed at the moment: new athletes come by invitation.'

async function isOwnEmail(db: Database, { id }: Caller, email: string): Promise<boolean> {
  return (await readAthlete(db, id)).email === email.toLowerCase()
}

const isTaken = (code: string) => code === 'user_already_exists' || code === 'email_exists'
