import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { openPage } from './open-page.ts'
import { anAthlete } from './people.ts'
import { reach, visit, waitUntilSettled } from './settled.ts'
import { expect, test } from './test.ts'

// The public part of the specification, read from the server's HTML as somebody without scripts reads it; and one journey
// of what only a browser shows.

type Page = {
  path: string
  title: string
  says: readonly string[]
  links?: readonly (readonly [label: string, href: string])[]
}

const named = (title: string) => `${title} · Pacewright`

/** The public pages, with what they must say and where they must lead. */
const pages: readonly Page[] = [
  {
    path: '/',
    title: 'Rapidly Plan and Generate Structured Workouts',
    says: [
      'Train Smarter',
      'Spend less time planning and more time training',
      'Generate structured workouts',
      'Manually create workouts',
      'Plan your workouts',
      'Save Hours of Planning',
      'Simplified Training',
      'Share Workouts',
      'Instant Customization',
      'Train with Confidence',
      'Sync to your devices',
      'FREE $0 /month',
      'STANDARD $5 /month',
      'Which workouts are supported?',
    ],
    links: [
      ['Start Your 7 Day Free Trial', '/pricing'],
      ['Learn more', '/supported-workouts'],
    ],
  },
  {
    path: '/pricing',
    title: named('Pricing'),
    says: [
      'Schedule workouts in advance',
      'Manually build workouts',
      'Sync workouts to your watch',
      'Everything in FREE',
      'Auto-generated running, cycling and swimming workouts',
      'fewer than 3 workouts',
      'ask whoever runs it for the STANDARD plan: your 7 free days begin when you get it.',
    ],
    links: [
      ['Start for free', '/login?register=true'],
      ['Start Your 7 Day Free Trial', '/login?register=true'],
    ],
  },
  {
    path: '/supported-workouts',
    title: named('Supported Workouts'),
    says: [
      'pace based on threshold pace',
      'power based on FTP',
      'pace based on critical swim speed',
      'Ladder Sets',
      'VO2 Max',
    ],
  },
  {
    path: '/roadmap',
    title: named('Roadmap'),
    says: ['Pyramid ladder sets for swimming', 'Workout variation', 'Watch compatibility', 'Dashboard performance'],
  },
  {
    path: '/running-pace-zone-calculator',
    title: named('Running Pace Zone Calculator'),
    says: ['Threshold pace (mm.ss)', 'Kilometers', 'Miles', 'Calculate Zones'],
  },
  {
    path: '/cycling-power-zone-calculator',
    title: named('Cycling Power Zone Calculator'),
    says: ['FTP', 'watts', 'Calculate Zones'],
  },
  {
    path: '/swimming-pace-zone-calculator',
    title: named('Swimming Pace Zone Calculator'),
    says: [
      'Critical swim speed (mm.ss)',
      'Meters',
      'Yards',
      'Swim 400 at maximum effort',
      'five minutes of active recovery',
    ],
  },
  { path: '/coaching', title: named('How sessions are made and judged'), says: [] },
  { path: '/text-syntax', title: named('Workouts as text'), says: [] },
  { path: '/sentences', title: named('Workouts in a sentence'), says: [] },
  { path: '/contact', title: named('Contact'), says: ['within 24 hours'] },
  {
    path: '/privacy-policy',
    title: named('Privacy Policy'),
    says: [
      'name',
      'email address',
      'Payment details',
      'cookies',
      'do not share your data with third parties',
      'under 18',
    ],
  },
  {
    path: '/terms-of-service',
    title: named('Terms of Service'),
    says: ['not refundable unless specified', 'becomes the property of its operator', 'You can cancel at any time'],
    links: [['contact page', '/contact']],
  },
]

/** What stands on every public page. */
const everywhere: readonly (readonly [label: string, href: string])[] = [
  ['Join today and get a 7 day free trial', '/pricing'],
  ['Features', '/#features'],
  ['Pricing', '/pricing'],
  ['FAQ', '/#faq'],
  ['Login', '/login'],
  ['Get Started', '/pricing'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
  ['Contact', '/contact'],
  ['Supported Workouts', '/supported-workouts'],
  ['Roadmap', '/roadmap'],
  ['Calculate Running Pace Zones', '/running-pace-zone-calculator'],
  ['Calculate Cycling Power Zones', '/cycling-power-zone-calculator'],
  ['Calculate Swimming Pace Zones', '/swimming-pace-zone-calculator'],
]

test('every public page is complete without scripts: its words, links, title and description', async ({
  request,
  server,
}) => {
  for (const { path, title, says, links = [] } of pages) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-security-policy'], path).toContain("default-src 'self'")
    const html = await answer.text()
    expect(/<title[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(title)
    expect(metaOf(html, 'description'), path).toMatch(/.{20,}/)
    expect(metaOf(html, 'robots'), path).toBeUndefined()
    expect(metaOf(html, 'og:title'), path).toBeTruthy()
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], path).toBe(server.url + path)
    const shown = textOf(html)
    for (const sentence of [
      ...says,
      'Get your structured workouts, built with blazing speed.',
      'All rights reserved',
      new URL(server.url).host,
    ])
      expect(shown, path).toContain(sentence)
    expect(linksOf(html), path).toEqual(expect.arrayContaining([...everywhere, ...links].map((link) => [...link])))
  }
})

test('the site map lists the public pages, and the pages of the login family keep search engines out', async ({
  request,
  server,
}) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address.replace(server.url, ''))
  expect(addresses.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  for (const path of ['/login', '/login?register=true', '/forgot-password', '/reset-password', '/dashboard/activity'])
    expect(metaOf(await (await request.get(path)).text(), 'robots'), path).toContain('noindex')
})

test('pages that are not listed are complete too, one that does not exist among them', async ({ request }) => {
  for (const [path, status, title, words] of [
    ['/login', 200, 'Login', 'Forgot'],
    ['/login?register=true', 200, 'Signup', 'Terms'],
    ['/forgot-password', 200, 'Forgot password', 'Send Reset Email'],
    ['/reset-password?message=Too+old', 200, 'Reset password', 'Too old'],
    ['/email-verification/set-password', 200, 'Check your email', 'email'],
    ['/nowhere', 404, 'Page Not Found', 'Go Home'],
  ] as const) {
    const answer = await request.get(path)
    const html = await answer.text()
    expect([answer.status(), /<title[^>]*>([^<]*)/.exec(html)?.[1]], path).toEqual([status, named(title)])
    expect(metaOf(html, 'description'), path).toMatch(/.{20,}/)
    expect(textOf(html), path).toContain(words)
    expect(answer.headers()['content-security-policy'], path).toContain("default-src 'self'")
  }
})

/** The largest sum of a public page's scripts, in gzipped bytes. */
const MAX_SCRIPT_BYTES = 130_000

test('the files of a page’s script are asked for when its styles are there, and then at once', async ({
  browser,
  server,
}) => {
  const { page, close } = await openPage(browser, server)
  await visit(page, '/pricing')
  const { styled, begins } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      styled: files.find(({ name }) => name.endsWith('.css'))?.responseEnd ?? Number.NaN,
      begins: files
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    }
  })
  const early = begins.filter(({ startTime }) => startTime < styled).map(({ path }) => path)
  // Only the files that wait for the paint.
  expect(sizeOf(early)).toBeLessThan(2_000)
  expect(begins.length).toBeGreaterThan(early.length + 3)
  await close()
})

test('what is typed, chosen and pressed before the script of a page has come is not lost', async ({
  browser,
  server,
}) => {
  const [workout] = await (await anAthlete(server)).workouts()
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  // The script of a page comes when it is let through, or the line breaks first.
  let come = () => {}
  const read = async (path: string, { breaks = 0 } = {}) => {
    let left = breaks
    const gate = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.unroute('**/assets/page-*.js')
    await page.route('**/assets/page-*.js', async (asked) => {
      await gate
      left -= 1
      await (left < 0 ? asked.continue() : asked.abort('connectionreset'))
    })
    await page.goto(path, { waitUntil: 'commit' })
  }

  await read('/running-pace-zone-calculator')
  await page.getByRole('textbox', { name: 'Threshold pace' }).fill('4.30')
  await page.getByText('Miles', { exact: true }).click()
  come()
  await waitUntilSettled(page)
  await page.getByRole('button', { name: 'Calculate Zones' }).click()
  await expect(page.getByRole('table', { name: 'Zones for a threshold pace of 4:30 per mile' })).toBeVisible()

  await read(`/workout/${workout?.id}`)
  await page.getByRole('button', { name: 'Copy URL' }).click()
  await page.getByRole('button', { name: 'Other formats' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  come()
  await expect(page.getByRole('dialog', { name: 'Download' })).toBeVisible()

  // The keyboard was at the chart before the script, and stays there.
  await read(`/workout/${workout?.id}`)
  await page.getByRole('slider', { name: 'Steps of the workout' }).filter({ visible: true }).focus()
  come()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/[1-5] of 5/).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  await read('/', { breaks: 1 })
  const choice = (name: string) => page.getByRole('combobox', { name })
  await choice('Sport').selectOption('Swimming')
  const text = page.getByRole('textbox', { name: 'A workout as text' })
  await text.fill('- 20m 60%')
  come()
  await text.scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /Ride of 20:00/ })).toBeVisible()
  await expect(text).toHaveValue('- 20m 60%')
  await expect(text).toBeInViewport()
  await expect(choice('Type').getByRole('option', { name: 'Ladder Sets' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Generate workout' }).click()
  await expect(page.getByRole('heading', { name: /^Swimming/ })).toBeVisible()
  await context.close()
})

test('the scripts that a public page begins with are small', async ({ request, server }) => {
  const accounts = [
    '/login',
    '/login?register=true',
    '/forgot-password',
    '/reset-password',
    '/auth/confirm',
    '/nowhere',
  ]
  const results = ['/running-pace-zone-calculator?pace=4:30', '/cycling-power-zone-calculator?ftp=250']
  const athlete = await anAthlete(server)
  const [[workout], [route]] = await Promise.all([athlete.workouts(), athlete.routes()])
  const shared = [`/workout/${workout?.id}`, `/route/${route?.id}`]
  const heavy: string[] = []
  for (const path of [...pages.map((page) => page.path), ...accounts, ...results, ...shared]) {
    const scripts = await scriptsOf(await (await request.get(path)).text())
    expect(scripts.length, path).toBeGreaterThan(3)
    const bytes = sizeOf(scripts)
    if (bytes > MAX_SCRIPT_BYTES) heavy.push(`${path}: ${bytes} bytes`)
  }
  expect(heavy).toEqual([])
  // What other sites show has none at all.
  expect(await (await request.get(`/embed/workout/${workout?.id}`)).text()).not.toContain('<script')
})

test('a shared workout and zones of an address load no more than they begin with, until they are used', async ({
  browser,
  server,
}) => {
  const { page, close } = await openPage(browser, server)
  const [workout] = await (await anAthlete(server)).workouts()
  for (const path of [`/workout/${workout?.id}`, '/swimming-pace-zone-calculator?css=1:45&unit=yards']) {
    const loaded = new Set<string>()
    page.on('response', (answer) => loaded.add(new URL(answer.url()).pathname))
    await visit(page, path)
    expect(sizeOf([...loaded].filter((name) => name.endsWith('.js'))), path).toBeLessThan(MAX_SCRIPT_BYTES)
  }
  // Other zones than those of the address take their place.
  await page.getByRole('textbox', { name: 'Critical swim speed' }).fill('1:50')
  await page.getByRole('button', { name: 'Calculate Zones' }).click()
  const zones = page.getByRole('table', { name: 'Zones for a critical swim speed of 1:50 per 100 yd' })
  await expect(zones).toBeVisible()
  // The widest table of zones fits on the narrowest phones.
  await page.setViewportSize({ width: 320, height: 640 })
  const isInPlace = (table: Element) => table.clientWidth <= (table.parentElement?.clientWidth ?? 0)
  expect(await zones.evaluate(isInPlace)).toBe(true)
  // The names of the zones begin below their head.
  await expect(zones.getByRole('rowheader').first()).toHaveCSS('text-align', 'start')
  await page.setViewportSize({ width: 1280, height: 800 })

  // Its profile can be read step by step once it is reached, at the size of its place.
  await visit(page, `/workout/${workout?.id}`)
  const profile = page.getByRole('slider', { name: 'Steps of the workout' })
  await reach(profile)
  await page.keyboard.press('ArrowRight')
  await expect(profile).toHaveAttribute('aria-valuenow', '2')
  await close()
})

test('a page of an older build says what of it is gone, and is loaded again', async ({ browser, server }) => {
  const { page, close } = await openPage(browser, server)
  const gone = '**/assets/*.js'
  const remove = () => page.route(gone, (asked) => asked.fulfill({ status: 404 }))
  await visit(page, '/')
  await remove()
  await page.getByRole('button', { name: 'Generate workout' }).click()
  await expect(page.getByText('The generator did not load.')).toBeVisible()
  await page.unroute(gone)

  await visit(page, '/cycling-power-zone-calculator')
  await remove()
  await page.getByRole('spinbutton', { name: 'FTP' }).fill('250')
  await page.getByRole('button', { name: 'Calculate Zones' }).click()
  await expect(page.getByText('This part did not load.')).toBeVisible()
  await page.unroute(gone)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('table', { name: 'Zones for an FTP of 250 W' })).toBeVisible()
  await close()
})

test('a calculator draws its zones without a script, and nothing for an empty value', async ({ request }) => {
  const shown = async (path: string) => textOf(await (await request.get(path)).text())
  expect(await shown('/cycling-power-zone-calculator?ftp=250')).toContain(
    'Zone Name Min Power (watts) Max Power (watts) 1 Active Recovery 100 138',
  )
  // As a browser without scripts sends the form.
  const paced = '/running-pace-zone-calculator?pace=4.30&unit=miles'
  expect(await (await request.get(paced)).text()).toMatch(/name="pace"[^>]*value="4\.30"/)
  const running = await shown(paced)
  expect(running).toContain('Zone Name Min Pace (per mile) Max Pace (per mile) 1 Easy < 5:48')
  expect(running).toContain('5 Very Hard 4:22 >')
  expect(await shown('/swimming-pace-zone-calculator?css=1:45&unit=meters')).toContain(
    'Min Speed (m/s) Max Speed (m/s)',
  )
  for (const path of ['/cycling-power-zone-calculator', '/cycling-power-zone-calculator?ftp='])
    expect(await shown(path)).not.toContain('Active Recovery')
  expect(await shown('/running-pace-zone-calculator?pace=fast')).toContain('as minutes and seconds')
})

test('the menu, the questions, the calculators and the generator work in a browser @phone', async ({
  browser,
  server,
}) => {
  const { page, close } = await openPage(browser, server)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const loaded = new Set<string>()
  page.on('response', (answer) => loaded.add(new URL(answer.url()).pathname))
  await visit(page, '/')
  // Before anything is pressed, a part that is loaded later has not been loaded.
  expect(sizeOf([...loaded].filter((path) => path.endsWith('.js')))).toBeLessThan(MAX_SCRIPT_BYTES)

  // The sheet closes, and a moment later the page moves to the section.
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(menu).toBeHidden()
  await expect(page.locator('#faq')).toBeInViewport()
  await expect(page).toHaveURL(/\/#faq$/)

  // From another page too, and on the landing page that the browser has drawn itself.
  await visit(page, '/pricing')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Features' }).click()
  await expect(page.locator('#features')).toBeInViewport()
  await visit(page, '/pricing')
  await page.getByRole('banner').getByRole('link', { name: 'Pacewright' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('#faq')).toBeInViewport()

  // One question is open at a time, and it can be closed.
  const answer = page.getByText('It lasts 7 days from the day')
  await page.getByText('How does the free trial work?').click()
  await expect(answer).toBeVisible()
  await page.getByText('Which workouts are supported?').click()
  await expect(page.getByRole('link', { name: 'Learn more' })).toBeVisible()
  await expect(answer).toBeHidden()
  await page.getByText('Which workouts are supported?').click()
  await expect(page.getByRole('link', { name: 'Learn more' })).toBeHidden()

  // The film starts when its poster is pressed.
  await page.getByRole('link', { name: 'See it in 18 seconds' }).click()
  const film = page.locator('video')
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.paused || video.currentTime === 0))
    .toBe(false)
  expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([true, true])

  // What is typed is drawn, and a line that cannot be read is named.
  const text = page.getByRole('textbox', { name: 'A workout as text' })
  await text.fill('- 20m 60%\n- 30m 90%')
  await expect(page.getByRole('img', { name: /Ride of 50:00/ })).toBeVisible()
  await text.fill('- 20m 60%\n- much')
  await expect(page.getByText(/^Line 2: /)).toBeVisible()

  // A visitor generates a swim.
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Swimming')
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Ladder Sets')
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('1500')
  await page.getByRole('button', { name: 'Generate workout' }).click()
  await expect(page.getByRole('heading', { name: /^Swimming, Ladder Sets: .*1,500/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign up to make your own' })).toHaveAttribute('href', /register=true/)

  // A race gives a threshold, and the address of its zones can be shared.
  await page.getByRole('link', { name: 'Calculate Running Pace Zones' }).click()
  const calculate = page.getByRole('button', { name: 'Calculate Zones' })
  await calculate.click()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByText('I do not know my threshold pace').click()
  await page.getByLabel('Time', { exact: true }).fill('19:57')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByRole('table', { name: 'Zones for a threshold pace of 4:15 per km' })).toBeVisible()
  await expect(page).toHaveURL(/pace=4%3A15&unit=kilometers/)

  // With the colours of the system what is chosen still shows, and so do the bars.
  await page.emulateMedia({ forcedColors: 'active' })
  const chosen = page.locator('label').filter({ hasText: 'Kilometers' })
  await expect(chosen).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.locator('label').filter({ hasText: 'Miles' })).not.toHaveCSS('text-decoration-line', 'underline')
  const bar = page.locator('span[style*="height"]').first()
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(bar).toHaveCSS('forced-color-adjust', 'none')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.getByRole('textbox', { name: 'Threshold pace' }).fill('0.30')
  await calculate.click()
  await expect(page.getByText('Enter a threshold pace from 2:00 to 15:00 per kilometer.')).toBeVisible()
  await close()
})

test('an athlete saves the figure of a calculator', async ({ browser, server }) => {
  const { page, close } = await openPage(browser, server, await anAthlete(server))
  await visit(page, '/swimming-pace-zone-calculator?css=1:45&unit=yards')
  await page.getByRole('button', { name: 'Save to my metrics' }).click()
  await expect(page.getByText('Your metrics have been saved', { exact: true })).toBeVisible()
  await visit(page, '/dashboard/account')
  await expect(page.getByRole('textbox', { name: 'Critical swim speed' })).toHaveValue('1:45')
  await expect(page.getByRole('combobox', { name: 'Swimming unit' })).toHaveValue('yards')
  await close()
})

/** The files of script that a page names, with all that they import. */
async function scriptsOf(html: string): Promise<string[]> {
  const found = new Set<string>([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  // What a page begins with loads the rest of it when the page is painted.
  const [, first = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
  for (const [, name] of (await readFile(BUILT + first, 'utf8')).matchAll(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    found.add(`/assets/${name}`)
  for (const path of found)
    for (const [, name] of (await readFile(BUILT + path, 'utf8')).matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g,
    ))
      found.add(`/assets/${name}`)
  return [...found]
}

/** The gzipped bytes of built files. */
function sizeOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + statSync(`${BUILT}${path}.gz`).size, 0)
}

const BUILT = 'dist/client'

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
}

/** What a page shows, in its order, with single spaces. */
function textOf(html: string): string {
  return entitiesIn(
    html
      .replace(/^.*?<body[^>]*>/s, '')
      .replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  )
}

function linksOf(html: string): (readonly [label: string, href: string])[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', label = '']) => [textOf(label).trim(), entitiesIn(href)] as const,
  )
}

function entitiesIn(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
