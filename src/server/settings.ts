import { readFileSync } from 'node:fs'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { z } from 'zod'

type Environment = Record<string, string | undefined>

/** The operator's settings, parsed from environment variables, with defaults filled in. */
export type Settings = ReturnType<typeof resolve>['settings']

/** Settings of the embedded auth provider that affect ours. */
type Provider = { autoconfirm?: boolean }

/** Reads the environment. Returns the settings, or all mistakes at once, each as a sentence. */
export function readSettings(
  environment: Environment,
  provider: Provider = {},
): { settings: Settings } | { mistakes: string[] } {
  const { values, mistakes } = withFiles(environment)
  const issues = Variables.safeParse(values).error?.issues ?? []
  mistakes.push(...issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`))
  // A variable that cannot be parsed counts as unset, so that rules across several variables are still checked.
  for (const { path } of issues) values[String(path[0])] = undefined
  const { settings, ...together } = resolve(Variables.parse(values), provider)
  mistakes.push(...together.mistakes)
  return mistakes.length > 0 ? { mistakes } : { settings }
}

const Url = (sentence: string, ...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), sentence)

const Address = (example: string) => Url(`Write the whole address, such as ${example}.`, 'http:', 'https:')

const TILES = 'Write it as https://tiles.example.org/{z}/{x}/{y}.png.'

const TilesAddress = z.string().refine((text) => {
  // Some servers of tiles spread over several hosts: https://{s}.example.org.
  const url = URL.parse(text.replace('://{s}.', '://a.'))
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return isWeb && !/[\s;,'"]/.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
}, TILES)

const Whole = (least: number, most: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence)

/** Where loops and their streets come from, in the order in which they are asked. */
const streetProviders = ['packs', 'overpass', 'openrouteservice', 'graphhopper', 'valhalla', 'demo-town'] as const

type StreetProvider = (typeof streetProviders)[number]

const Variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Whole(0, 65_535, 'A port is a whole number from 0 to 65535.').default(3000),
  PUBLIC_URL: Address('https://training.example.org')
    .refine(
      (text) => /^\/?$/.test(URL.parse(text)?.pathname ?? ''),
      'The product has a host to itself: leave the path out.',
    )
    .transform(withoutSlash)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: Url('Write it as postgres://user:password@host/database.', 'postgres:', 'postgresql:').optional(),
  AUTH_URL: Address('https://project.supabase.co/auth/v1').transform(withoutSlash).optional(),
  AUTH_KEY: z.string().default(''),
  AUTH_SERVICE_KEY: z.string().optional(),
  SMTP_URL: Url('Write it as smtp://user:password@host:587, or smtps://.', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().default('Pacewright <pacewright@localhost>'),
  BILLING: z.enum(['off', 'sandbox'], 'Say off or sandbox.').optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(splitList)
    .refine((networks) => networks.every(isNetwork), 'List addresses or networks, such as 10.0.0.0/8,::1.')
    .default([]),
  ADMIN_EMAILS: z
    .string()
    .transform((text) => splitList(text.toLowerCase()))
    .refine((emails) => emails.every((email) => z.email().safeParse(email).success), 'List email addresses, by commas.')
    .default([]),
  LLM_URL: Address('http://localhost:11434/v1').transform(withoutSlash).optional(),
  LLM_MODEL: z.string().optional(),
  LLM_KEY: z.string().optional(),
  LLM_PATIENCE: Whole(1, 999, 'Say how many seconds, 1 to 999.').default(30),
  STREETS: z
    .string()
    .transform(splitList)
    .refine(
      (names) => names.length > 0 && names.every(isStreetProvider) && new Set(names).size === names.length,
      `List each at most once, by commas: ${streetProviders.join(', ')}.`,
    )
    .transform((names) => names.filter(isStreetProvider))
    .optional(),
  OVERPASS_URL: Address('https://overpass-api.de/api/interpreter')
    .or(z.literal('off'))
    .default('https://overpass-api.de/api/interpreter'),
  ORS_URL: Address('https://api.openrouteservice.org').transform(withoutSlash).optional(),
  ORS_KEY: z.string().optional(),
  GRAPHHOPPER_URL: Address('http://localhost:8989').transform(withoutSlash).optional(),
  GRAPHHOPPER_KEY: z.string().optional(),
  VALHALLA_URL: Address('http://localhost:8002').transform(withoutSlash).optional(),
  TILES_URL: TilesAddress.or(z.literal('off')).default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILES_ATTRIBUTION: z.string().max(200, 'Use at most 200 characters.').default('© OpenStreetMap contributors'),
  GEOCODER_URL: Address('https://nominatim.openstreetmap.org')
    .transform(withoutSlash)
    .or(z.literal('off'))
    .default('https://nominatim.openstreetmap.org'),
  CHAT_SCRIPT_URL: Address('https://chat.example.org/widget.js').optional(),
  SUPPORT_EMAIL: z.email('That is not an email address.').or(z.literal('')).default(''),
  MAKER_NAME: z.string().default('Pacewright'),
  MAKER_URL: Address('https://example.org').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'Say fatal, error, warn, info, debug or silent.')
    .default('info'),
})
type Variables = z.output<typeof Variables>

/** The value of each variable, or of the file that its `…_FILE` twin names. An empty value counts as unset. */
function withFiles(environment: Environment): { values: Environment; mistakes: string[] } {
  const values: Environment = {}
  const mistakes: string[] = []
  for (const name of Object.keys(Variables.shape)) {
    const path = environment[`${name}_FILE`]
    values[name] = environment[name]?.trim() || undefined
    if (!path) continue
    if (values[name] !== undefined) mistakes.push(`${name}: Set it or ${name}_FILE, not both.`)
    try {
      values[name] = readFileSync(path, 'utf8').trim() || undefined
    } catch {
      mistakes.push(`${name}_FILE: The file ${path} cannot be read.`)
    }
  }
  return { values, mistakes }
}

function resolve(values: Variables, { autoconfirm = false }: Provider) {
  const isPublic = !isLoopback(values.HOST) || !isLoopback(new URL(values.PUBLIC_URL ?? 'http://localhost').hostname)
  const warnings: string[] = []
  const mistakes: string[] = []
  if (isPublic && values.BILLING === 'sandbox')
    mistakes.push('BILLING: A public server cannot sell in the sandbox, where nobody pays. Say off.')
  // A foreign provider has its own setting for whether addresses are confirmed.
  if (autoconfirm && values.ADMIN_EMAILS.length > 0 && values.AUTH_URL === undefined)
    mistakes.push(
      'ADMIN_EMAILS: With GOTRUE_MAILER_AUTOCONFIRM anybody can sign up as one of these addresses and be an admin. ' +
        'Leave one of the two out, and give roles by npm run admin.',
    )
  if (values.LLM_URL !== undefined && values.LLM_MODEL === undefined)
    mistakes.push('LLM_MODEL: Name the model that LLM_URL is to be asked for.')
  for (const name of ['LLM_MODEL', 'LLM_KEY'] as const)
    if (values[name] !== undefined && values.LLM_URL === undefined)
      mistakes.push(`${name}: It needs LLM_URL, the address of the language model's server.`)
  if (values.AUTH_SERVICE_KEY !== undefined && values.AUTH_URL === undefined)
    mistakes.push('AUTH_SERVICE_KEY: It needs AUTH_URL, the address of the auth provider that it is a key of.')
  const streets = streetsOf(values)
  for (const name of values.STREETS ?? [])
    if (streets.missing[name] !== undefined) mistakes.push(`STREETS: For ${name}, set ${streets.missing[name]}.`)
  if (isPublic && values.BILLING === undefined)
    warnings.push('BILLING is not set and this server is public: every feature is open to every athlete.')
  if (isPublic && values.PUBLIC_URL === undefined)
    warnings.push('PUBLIC_URL is not set: links in letters and in shared pages lead to localhost.')
  if (isPublic && values.SMTP_URL === undefined && values.AUTH_URL === undefined)
    warnings.push('SMTP_URL is not set: letters stay in DATA_DIR/outbox, so nobody can confirm an address.')
  if (isPublic && values.SUPPORT_EMAIL === '')
    warnings.push('SUPPORT_EMAIL is not set: the contact page, where refunds are asked for, names no address.')
  const settings = {
    host: values.HOST,
    port: values.PORT,
    /** Unset where the product is reached at the address it listens on. */
    publicUrl: values.PUBLIC_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    /** The address and key of a foreign auth provider; unset where the embedded one serves. */
    authUrl: values.AUTH_URL,
    authKey: values.AUTH_KEY,
    /** The foreign provider's service_role key, with which admins manage accounts there. */
    authServiceKey: values.AUTH_SERVICE_KEY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    billing: values.BILLING ?? (isPublic ? 'off' : 'sandbox'),
    trustedProxies: networks(values.TRUSTED_PROXIES),
    /** Lower case. */
    adminEmails: values.ADMIN_EMAILS,
    /** A server that speaks OpenAI's chat protocol and writes workouts in place of the engine. */
    languageModel: languageModelOf(values),
    streets: streets.settings,
    /** What the pages' maps load from elsewhere: tiles, and places by their names. Undefined where it is off. */
    map: {
      tilesUrl: unlessOff(values.TILES_URL),
      tilesAttribution: values.TILES_ATTRIBUTION,
      geocoderUrl: unlessOff(values.GEOCODER_URL),
    },
    supportEmail: values.SUPPORT_EMAIL,
    /** The script of a chat widget; unset where there is none. */
    chatScriptUrl: values.CHAT_SCRIPT_URL,
    maker: { name: values.MAKER_NAME, url: values.MAKER_URL ?? '' },
    logLevel: values.LOG_LEVEL,
    /** Whether machines other than this one can reach the product. */
    isPublic,
    /** Warnings for the operator, logged at the start. */
    warnings,
  }
  return { settings, mistakes }
}

function languageModelOf({ LLM_URL: url, LLM_MODEL: model, LLM_KEY: key, LLM_PATIENCE: patienceSeconds }: Variables) {
  return url !== undefined && model !== undefined ? { url, model, key, patienceSeconds } : undefined
}

/** The services of streets that are set, and of those that are not what to set. */
function streetsOf(values: Variables) {
  const { STREETS: chosen, VALHALLA_URL: valhallaUrl } = values
  const overpassUrl = unlessOff(values.OVERPASS_URL)
  // With a key alone, it is a key of the service that the makers run.
  const ors = serviceOf(values.ORS_URL, values.ORS_KEY, 'https://api.openrouteservice.org')
  const graphHopper = serviceOf(values.GRAPHHOPPER_URL, values.GRAPHHOPPER_KEY, 'https://graphhopper.com/api/1')
  const missing: Partial<Record<StreetProvider, string>> = {
    ...(!overpassUrl && { overpass: 'OVERPASS_URL to an address' }),
    ...(!ors && { openrouteservice: 'ORS_URL or ORS_KEY' }),
    ...(!graphHopper && { graphhopper: 'GRAPHHOPPER_URL or GRAPHHOPPER_KEY' }),
    ...(!valhallaUrl && { valhalla: 'VALHALLA_URL' }),
  }
  const order = chosen ?? streetProviders.filter((name) => missing[name] === undefined)
  const valhalla = valhallaUrl === undefined ? undefined : { url: valhallaUrl }
  return { missing, settings: { order, overpassUrl, openrouteservice: ors, graphhopper: graphHopper, valhalla } }
}

function serviceOf(url: string | undefined, key: string | undefined, publicUrl: string) {
  return url === undefined && key === undefined ? undefined : { url: url ?? publicUrl, key }
}

function unlessOff(value: string): string | undefined {
  return value === 'off' ? undefined : value
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

function isStreetProvider(name: string): name is StreetProvider {
  return streetProviders.some((known) => known === name)
}

function splitList(text: string): string[] {
  return text.split(',').flatMap((one) => one.trim() || [])
}

function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}

function isNetwork(written: string): boolean {
  const [address = '', bits, more] = written.split('/')
  const longest = isIPv6(address) ? 128 : 32
  return (
    isIP(address) !== 0 && more === undefined && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  )
}

function networks(written: string[]): BlockList {
  const list = new BlockList()
  for (const one of written) {
    const [address = '', bits] = one.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
