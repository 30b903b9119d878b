import { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import type { Site } from '#contracts/page-request.ts'
import { mountActivityFiles } from './activities/handlers.ts'
import { createAccounts } from './admin/accounts.ts'
import type { OperatorParts } from './admin/commands/command.ts'
import { operate } from './admin/commands/operate.ts'
import { type AdminParts, mountAdmin } from './admin/handlers.ts'
import { createCallerOf } from './athlete/caller.ts'
import { mountAthlete } from './athlete/handlers.ts'
import { createProvider } from './athlete/provider.ts'
import { mountSessionList } from './athlete/session-list.ts'
import { createSessions } from './athlete/sessions.ts'
import { purgeOldFigures } from './athlete/store/old-figures.ts'
import { createSignUpSwitch } from './athlete/store/sign-up-switch.ts'
import { readAthlete, rememberUser } from './athlete/store.ts'
import { foreignTransport, ownTransport } from './athlete/transport.ts'
import { createAuth } from './auth/auth.ts'
import { authHoldings } from './auth/holdings.ts'
import { createServerTokens } from './auth/keys/server-token.ts'
import { markLandingBrowser } from './auth/letters/landing-browser.ts'
import { writeLetter } from './auth/letters/page.ts'
import { type AuthSettings, type Post, withDefaults } from './auth/parts.ts'
import { authPurges } from './auth/purges.ts'
import { mountBlocks } from './blocks/handlers.ts'
import { mountCalendar } from './calendar/handlers.ts'
import { purgeKeptWorkouts } from './calendar/store/workouts.ts'
import type { Database } from './db/database.ts'
import { daysBefore, type Purge } from './db/purge.ts'
import { mountGenerator } from './generator/handlers.ts'
import { createModel } from './generator/model/model.ts'
import { mountSamples } from './generator/samples.ts'
import { type HealthParts, mountHealth } from './health/handlers.ts'
import { createBackground } from './http/background.ts'
import { clientAddress, isFromPage } from './http/connection/address.ts'
import { securityHeaders } from './http/connection/headers.ts'
import { receiveBody } from './http/connection/received-body.ts'
import { mountDocuments } from './http/documents/documents.ts'
import type { Api } from './http/endpoint/serve.ts'
import { unknownEndpoint } from './http/endpoint/unknown.ts'
import { type Allowance, createCounter } from './http/limits/counter.ts'
import { createHeavyWork } from './http/limits/heavy-work.ts'
import { counting, type Limits } from './http/limits/limits.ts'
import { networkOf } from './http/limits/network.ts'
import { type Log, logRequests } from './http/log/log.ts'
import { refuse } from './http/refusals/refuse.ts'
import { deletionOfAccounts } from './leaving/delete-accounts.ts'
import { mountExport } from './leaving/export/handlers.ts'
import { mountLeaving } from './leaving/handlers.ts'
import { holdings } from './leaving/registry.ts'
import { type LoopParts, type LoopSettings, mountLoops } from './loops/handlers.ts'
import { deleteExpiredLetters, deleteOldFailures, putLetter } from './mail/store.ts'
import { compressPublic } from './pages/compress-public.ts'
import { mountFiles } from './pages/files.ts'
import { mountForCrawlers } from './pages/for-crawlers.ts'
import { foreignSources } from './pages/foreign-sources.ts'
import { mountPages, type Render } from './pages/pages.ts'
import { cookieToken } from './pages/visitor.ts'
import { mountEmbed } from './pictures/embed.ts'
import { mountPictures } from './pictures/handlers.ts'
import { RE_AIM_DAYS } from './re-aims/change.ts'
import { mountReAims } from './re-aims/handlers.ts'
import { purgeReAims } from './re-aims/store/re-aims.ts'
import { mountRoutes } from './routes/handlers.ts'
import { createRouteReader } from './routes/route-reader.ts'
import { createRouteWriter } from './routes/route-writer.ts'
import { listListedRoutes, purgeDeletedRoutes } from './routes/store.ts'
import { seed } from './seed/seed.ts'
import type { Settings } from './settings.ts'
import { createFileWriter } from './workouts/files/export.ts'
import { createFileReading } from './workouts/files/reading.ts'
import { mountWorkouts } from './workouts/handlers.ts'
import { listListedWorkouts, oldestRestorable, purgeDeletedWorkouts } from './workouts/store.ts'

/** Reads the embedded auth provider's own settings. */
export { readEnvironment as readAuthEnvironment } from './auth/environment.ts'

/** The renderer of the pages and the folder of built files; without it there is only the API. */
export type Pages = { render: Render; files?: string; allow?: { worker?: string } }

export type AppParts = {
  settings: Pick<
    Settings,
    | 'authUrl'
    | 'authKey'
    | 'authServiceKey'
    | 'billing'
    | 'databaseUrl'
    | 'languageModel'
    | 'smtpUrl'
    | 'trustedProxies'
    | 'adminEmails'
    | 'map'
    | 'supportEmail'
    | 'chatScriptUrl'
    | 'maker'
  > &
    LoopSettings
  auth: Omit<AuthSettings, 'publicUrl' | 'siteUrl'>
  /** The public address, without a slash at the end. */
  publicUrl: string
  version: string
  db: Database
  /** Called after letters were committed. */
  lettersWait: () => void
  /** Deletes delivered letters that name one of these addresses, where this server keeps them. */
  forgetLetters: (addresses: readonly string[]) => Promise<void>
  jobState: HealthParts['jobState']
  takesWrites: HealthParts['takesWrites']
  log: Log
  limits: Limits
  now: () => Date
  /** Draws a whole number from 0 to 2³² − 1. */
  drawSeed: () => number
  /** Makes a signal that aborts after this many ms. */
  after: (ms: number) => AbortSignal
  /** How many loops are planned at once, and how many wait. */
  planningLimits?: LoopParts['planningLimits']
  pages?: Pages
  checkAnswers?: boolean
}

/** Creates the product as one Hono app, and the operator's commands. */
export function createApp(parts: AppParts) {
  const { settings, publicUrl, version, db, log, limits, now, drawSeed, after, pages, lettersWait } = parts
  const { authUrl, authKey, billing, adminEmails } = settings
  const addressOf = clientAddress(settings.trustedProxies)
  const report = (error: unknown) => log.error({ err: error }, 'work behind an answer failed')
  const background = createBackground(report)

  const issuer = authUrl ?? `${publicUrl}/auth/v1`
  const post: Post = { send: (tx, letter) => putLetter(tx, letter, now()), lettersWait }
  const countingBy = (allowance: Allowance) => createCounter(allowance, now)
  const authParts = { db, post, now, clientAddress: addressOf, networkOf, receiveBody, counting: countingBy, report }
  const authSettings = { ...parts.auth, publicUrl: issuer, siteUrl: publicUrl }
  const signUpSwitch = createSignUpSwitch({ db, now })
  const auth = authUrl
    ? undefined
    : createAuth({ ...authParts, signUpIsOpen: signUpSwitch.isOpen, settings: authSettings })
  const transport = auth ? ownTransport(auth) : foreignTransport(issuer, authKey)
  const provider = createProvider({ transport, siteUrl: publicUrl })
  const sessions = createSessions({
    provider,
    transport,
    issuer,
    now,
    seen: (user) => rememberUser(db, user, { timezone: user.timezone, confirmedAt: user.confirmed ? now() : null }),
  })

  const app = new Hono({ strict: false })
  app.onError(refuse)
  app.use(logRequests(log), securityHeaders(publicUrl))
  mountHealth(app, parts)
  // Mounted before the general limit: the provider has its own limits, and a client drops its session when a refresh is
  // refused.
  if (auth) app.route('/auth/v1', auth)
  const count = counting(limits.general, now)
  app.use(async (context, next) => {
    if (!isFromPage(context)) count(addressOf(context))
    await next()
  })
  const written = new OpenAPIHono()
  const api: Api = {
    app,
    mounted: written.openAPIRegistry,
    callerOf: createCallerOf(sessions, adminEmails),
    isAdmin: async ({ id, namedAdmin }) => namedAdmin || (await readAthlete(db, id)).role === 'admin',
    heavyWork: createHeavyWork(),
    ...(parts.checkAnswers ? { checkAnswers: true } : {}),
  }
  for (const path of ['/api/docs', '/api/openapi.json', '/api/samples']) app.use(path, compressPublic)
  const counts = { signUp: counting(limits.signUp, now), forgotPassword: counting(limits.forgotPassword, now) }
  mountAthlete(api, { db, provider, sessions, billing, now, addressOf, background, counts, signUpSwitch })
  mountSessionList(api, { provider, sessions, isOwn: auth !== undefined, addressOf })
  mountLeaving(api, {
    ...{ db, provider, now, addressOf, lettersWait, publicUrl },
    countDeletion: counting(limits.deletions, now),
    writeLetter: (draft) => writeLetter(withDefaults(authSettings).siteName, draft),
  })
  mountSamples(api, { addressOf, count: counting(limits.samples, now) })
  mountGenerator(api, { db, billing, now, drawSeed, log, languageModel: languageModelOf(settings, after) })
  const files = createFileReading(after, counting(limits.importedFiles, now))
  const everything = [...authHoldings, ...holdings]
  const writer = createFileWriter(files.thread)
  const writeRoute = createRouteWriter(files.thread)
  const countExport = counting(limits.exports, now)
  mountExport(api, { db, holdings: everything, writer, writeRoute, publicUrl, now, log, countExport })
  mountWorkouts(api, { db, now, files, publicUrl })
  mountBlocks(api, { db, now })
  mountCalendar(api, { db, now })
  mountReAims(api, { db, now, countRead: counting(limits.reAims, now) })
  mountActivityFiles(api, files)
  const readRoute = createRouteReader(db)
  const { areaOf } = mountRoutes(api, { db, readRoute, now, files, writeRoute, addressOf })
  const streets = mountLoops(api, {
    ...{ settings, after, log, now, version },
    contact: settings.supportEmail || publicUrl,
    ...(parts.planningLimits && { planningLimits: parts.planningLimits }),
    countLoop: counting(limits.loops, now),
    countStreets: counting(limits.streets, now),
    ...{ areaOf, addressOf, countRouteStreets: counting(limits.routeStreets, now) },
  })
  const { streetsNear } = streets
  mountPictures(api, { db, readRoute, after, streetsNear, addressOf, countPicture: counting(limits.pictures, now) })
  const { tokenSeconds } = withDefaults(authSettings)
  const accounts = createAccounts({
    transport,
    serverToken: auth
      ? createServerTokens({ db, publicUrl: issuer, tokenSeconds, now })
      : async () => settings.authServiceKey,
    isOwn: auth !== undefined,
    siteUrl: publicUrl,
  })
  const { jobState, takesWrites } = parts
  const adminParts: AdminParts = {
    ...{
      db,
      accounts,
      signUpSwitch,
      lettersWait,
      now,
      adminEmails,
      addressOf,
      settings,
      jobState,
      takesWrites,
      streets,
    },
    forgetSessions: sessions.forget,
  }
  mountAdmin(api, adminParts)
  mountDocuments(app, written, { publicUrl, version })
  app.all('/api/*', unknownEndpoint(api))
  mountEmbed(app, { db, publicUrl })

  if (pages) {
    const site: Site = {
      publicUrl,
      authUrl: authUrl ?? '/auth/v1',
      authKey,
      accounts: auth ? 'embedded' : 'external',
      billing,
      supportEmail: settings.supportEmail,
      map: settings.map,
      ...(settings.chatScriptUrl && { chatScriptUrl: settings.chatScriptUrl }),
      ...(auth && { passwordMinLength: withDefaults(authSettings).minimumPasswordLength }),
      maker: settings.maker,
      version,
    }
    // Redirects depend on this answer, so the session must be valid at the provider, not only signed.
    const visitorOf = async (context: Context) => {
      const token = cookieToken(context)
      const session = token ? await sessions.of(token).catch(() => null) : null
      return session && { id: session.userId }
    }
    const { chatScriptUrl } = settings
    const allow = { ...pages.allow, ...foreignSources({ authUrl, chatScriptUrl, ...settings.map }) }
    mountForCrawlers(app, {
      publicUrl,
      listedRoutes: (limit) => listListedRoutes(db, limit),
      listedWorkouts: (limit) => listListedWorkouts(db, limit),
      now,
    })
    if (pages.files) mountFiles(app, pages.files)
    if (auth) app.get('/auth/confirm', markLandingBrowser(publicUrl))
    mountPages(app, { render: pages.render, site, visitorOf, addressOf, now, allow })
  }

  const operatorParts: OperatorParts = {
    ...adminParts,
    version,
    ownProvider: !authUrl,
    seed: () => {
      // The seed's address at example.org receives no mail.
      const own = auth && createAuth({ ...authParts, settings: { ...authSettings, autoconfirm: true } })
      const signUp = own && createProvider({ transport: ownTransport(own), siteUrl: publicUrl }).signUp
      return seed({ db, now, ...(signUp ? { signUp } : {}) })
    },
  }
  const { forgetLetters } = parts
  const purges: Purge[] = [
    deletionOfAccounts({ db, holdings: everything, forgetLetters, forgetSessions: sessions.forget }),
    { what: 'deleted workouts', run: (at, limit) => purgeDeletedWorkouts(db, oldestRestorable(at), limit) },
    { what: 'deleted routes', run: (at, limit) => purgeDeletedRoutes(db, oldestRestorable(at), limit) },
    { what: 'kept workouts', run: (at, limit) => purgeKeptWorkouts(db, daysBefore(at, 1), limit) },
    { what: 'old figures', run: (at, limit) => purgeOldFigures(db, daysBefore(at, RE_AIM_DAYS), limit) },
    { what: 're-aims', run: (at, limit) => purgeReAims(db, daysBefore(at, RE_AIM_DAYS), limit) },
    // Jobs drop expired letters; this finds letters whose job was lost.
    { what: 'letters', run: (at, limit) => deleteExpiredLetters(db, daysBefore(at, 1), limit) },
    { what: 'notes of failed letters', run: (at, limit) => deleteOldFailures(db, daysBefore(at, 30), limit) },
    ...(auth ? authPurges(db, authSettings) : []),
  ]
  return {
    app,
    purges,
    operate: (words: readonly string[]) => operate(words, operatorParts),
    /** Resolves when no background work is running. */
    settled: background.settled,
  }
}

function languageModelOf({ languageModel }: Pick<Settings, 'languageModel'>, after: AppParts['after']) {
  if (!languageModel) return undefined
  return { model: createModel(languageModel), deadline: () => after(languageModel.patienceSeconds * 1000) }
}

export type App = ReturnType<typeof createApp>
