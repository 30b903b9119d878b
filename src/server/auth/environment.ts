import type { AuthSettings } from './parts.ts'

/**
 * Reads the settings that operators write with GoTrue's names (`GOTRUE_…`), and a sentence for each value that cannot
 * be read. The two addresses come from the product's settings.
 */
export function readEnvironment(env: Record<string, string | undefined>): {
  settings: Omit<AuthSettings, 'publicUrl' | 'siteUrl'>
  mistakes: string[]
} {
  const mistakes: string[] = []
  const read =
    <T>(parse: (text: string) => T | undefined, wanted: string) =>
    (name: string): T | undefined => {
      const text = env[name]?.trim()
      if (!text) return undefined
      const value = parse(text)
      if (value === undefined) mistakes.push(`${name} must be ${wanted}.`)
      return value
    }
  const flag = read(parseFlag, 'true or false')
  const whole = read(parseWhole, 'a whole number above 0')
  const duration = read(parseDuration, 'a duration such as 300s, 15m or 24h')
  const settings = {
    redirectAllowList: env.GOTRUE_URI_ALLOW_LIST?.split(',').flatMap((entry) => entry.trim() || []),
    minimumPasswordLength: whole('GOTRUE_PASSWORD_MIN_LENGTH'),
    codeSeconds: whole('GOTRUE_MAILER_OTP_EXP'),
    tokenSeconds: whole('GOTRUE_JWT_EXP'),
    secondsBetweenLetters: duration('GOTRUE_SMTP_MAX_FREQUENCY'),
    autoconfirm: flag('GOTRUE_MAILER_AUTOCONFIRM'),
    disableSignup: flag('GOTRUE_DISABLE_SIGNUP'),
    secureEmailChange: flag('GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED'),
    requireReauthentication: flag('GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION'),
    requireCurrentPassword: flag('GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD'),
    sessionSeconds: duration('GOTRUE_SESSIONS_TIMEBOX'),
    idleSeconds: duration('GOTRUE_SESSIONS_INACTIVITY_TIMEOUT'),
  }
  return { settings: given(settings), mistakes }
}

function parseFlag(text: string): boolean | undefined {
  if (['true', '1', 't'].includes(text.toLowerCase())) return true
  return ['false', '0', 'f'].includes(text.toLowerCase()) ? false : undefined
}

function parseWhole(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Parses a duration in Go's notation into whole seconds. */
function parseDuration(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text) ?? []
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return total > 0 ? total : undefined
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>
}
