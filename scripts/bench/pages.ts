import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { median } from '#domain/units/numbers.ts'
import { apiOf, signIn } from '#tests/e2e/people.ts'
import { startServer } from '#tests/e2e/server.ts'
import { freePort } from '#tests/support/server/loopback.ts'
import { call } from '#web/lib/api.ts'
import { chromiumFlags, chromiumPath } from '../chromium.mjs'

const RUNS = 3
/** Pages that search engines are to find, so that their SEO counts. */
const FOUND = [
  '/',
  '/pricing',
  '/running-pace-zone-calculator',
  '/cycling-power-zone-calculator',
  '/swimming-pace-zone-calculator',
]

/**
 * Measures public pages with Lighthouse as a phone loads them, the median of three runs: the four scores, the largest
 * paint, blocked time, layout shift, and the script that is loaded. `-- --page /pricing` measures one page.
 */
export async function bench(options: readonly string[] = []): Promise<void> {
  const server = await startServer()
  const [email = '', password = ''] = [...(await server.seed()).matchAll(/^(?:email|password): (.+)$/gm)].map(
    ([, value]) => value ?? '',
  )
  const person = await signIn(server, { email, password })
  const { data } = await call('get /api/workouts', { page: 1 }, apiOf(server, person))
  const only = options[options.indexOf('--page') + 1]
  const pages = only && options.includes('--page') ? [only] : [...FOUND, '/login', `/workout/${data[0]?.id}`]
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'pacewright-pages-'))
  const executablePath = chromiumPath()
  const browser = await chromium.launchPersistentContext(profile, {
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  })
  const rows: Record<string, Row> = {}
  for (const path of pages) {
    const results: Result[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const answer = await lighthouse(server.url + path, { port, output: 'json', logLevel: 'error' })
      if (answer) results.push(answer.lhr)
    }
    rows[path.replace(/[\da-f-]{36}/, '{id}')] = rowOf(results)
    for (const problem of problemsIn(results[0])) console.log(`${path}: ${problem}`)
  }
  console.table(rows)
  console.log(`The load of the machine was ${loadavg()[0]?.toFixed(1)}.`)
  await browser.close()
  await server.stop()
  await rm(profile, { recursive: true, force: true })
}

type Row = Record<
  'performance' | 'accessibility' | 'best practices' | 'SEO' | 'LCP ms' | 'TBT ms' | 'CLS' | 'script kB',
  number
>

function rowOf(results: readonly Result[]): Row {
  const score = (category: string) =>
    Math.round(middle(results, (result) => 100 * (result.categories[category]?.score ?? 0)))
  const figure = (audit: string) => middle(results, (result) => result.audits[audit]?.numericValue ?? Number.NaN)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'TBT ms': Math.round(figure('total-blocking-time')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    'script kB': Math.round(middle(results, scriptBytes) / 1000),
  }
}

/** What lowers a score other than that of speed, in Lighthouse's words. */
function problemsIn(result: Result | undefined): string[] {
  if (!result) return ['Lighthouse gave no result.']
  const named = ['accessibility', 'best-practices', 'seo'].flatMap((id) => result.categories[id]?.auditRefs ?? [])
  return named.flatMap(({ id, weight }) => {
    const audit = result.audits[id]
    return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [audit.title] : []
  })
}

/** Bytes of script over the wire. */
function scriptBytes({ audits }: Result): number {
  const { items = [] } = (audits['resource-summary']?.details ?? audits['network-requests']?.details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[]
  }
  return items.reduce(
    (sum, item) => sum + (item.resourceType?.toLowerCase() === 'script' ? (item.transferSize ?? 0) : 0),
    0,
  )
}

const middle = (results: readonly Result[], of: (result: Result) => number) => median(results.map(of))
