import type { Locator, Page } from '@playwright/test'
import { call } from '#web/lib/api.ts'
import { someLetters } from './admin-lists.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf, newAccount, type Person, signIn } from './people.ts'
import type { RunningServer } from './server.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { holdToasts, undoInToast } from './undo-in-toast.ts'

const ADMIN = '/dashboard/admin-dashboard'

test('an athlete who is no admin has no entry in the menu, and the page asks the server for nothing', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.free())
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/admin/') && asked.push(request.url()))
  await visit(page, ADMIN)
  await expect(page.getByText('This page is for admins')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Activity' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
  expect(asked).toEqual([])
  await close()
})

test('an athlete is searched for, and role and plan are changed and taken back @phone', async ({
  browser,
  server,
  people,
}) => {
  const admin = await people.admin()
  const { email } = await anAthlete(server)
  const { page, close } = await openPage(browser, server, admin)
  await visit(page, '/dashboard/activity')
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await holdToasts(page)
  const entry = await search(page, email)
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(email).replaceAll('.', '\\.')}`))
  await expect(entry).toContainText('No plan')

  // What the server refuses is said in the dialog, in its own words.
  const refusal = { error: 'This is your own account. Another admin can change it.', code: 'not-allowed' }
  await page.route('**/api/admin/athletes/*', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await choose(page, entry, 'Role and plan…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Beta tester' }).check()
  await dialog.getByRole('radio', { name: 'Standard' }).check()
  await expect(dialog.getByText('Standard begins now')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText(refusal.error)
  expect(await barriersOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(entry).toContainText('Beta tester')
  await expect(entry).toContainText('Standard')
  await expect(entry.getByRole('button', { name: /^Actions for/ })).toBeFocused()
  expect(await listed(server, admin, email)).toMatchObject({ role: 'beta_tester', plan: 'standard' })

  await undoInToast(page, 'is changed').click()
  await expect(entry).toContainText('No plan')
  expect(await listed(server, admin, email)).toMatchObject({ role: 'athlete', plan: null })

  const own = await search(page, admin.email)
  await expect(own).toContainText('You')
  await own.getByRole('button', { name: /^Actions for/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Account Settings'])
  await close()
})

test('an account is disabled, enabled and deleted, and the log says so', async ({ browser, server, people }) => {
  const athlete = await anAthlete(server)
  const { page, close } = await openPage(browser, server, await people.admin())
  await visit(page, `${ADMIN}?search=${athlete.email}`)
  await holdToasts(page)
  const entry = entryOf(page, athlete.email)
  const dialog = page.getByRole('dialog')
  await choose(page, entry, 'Disable…')
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click()
  await expect(entry).toContainText('Disabled')
  await expect(signIn(server, athlete)).rejects.toThrow('user_banned')
  await choose(page, entry, 'Enable')
  await expect(entry).not.toContainText('Disabled')
  await signIn(server, athlete)

  await choose(page, entry, 'Delete…')
  const address = dialog.getByLabel('Email address of the account')
  await expect(address).toBeFocused()
  await address.fill('somebody@example.org')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(/This is not the address of the account/)
  await address.fill(athlete.email)
  await address.press('Enter')
  await expect(entry).toContainText('Being deleted')
  await expect(entry.getByRole('button')).toHaveCount(0)
  await expect(signIn(server, athlete)).rejects.toThrow('user_banned')

  await page.getByRole('tab', { name: 'Log' }).click()
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log.getByRole('listitem').first()).toContainText(/Deleted.*By you/)
  await log.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue(/^[0-9a-f-]{36}$/)
  await expect(entryOf(page, athlete.email)).toContainText('Being deleted')
  await close()
})

test('sign-up is closed, and a pasted list is invited all the same', async ({ browser, server, people }) => {
  const known = await people.free()
  const { page, close } = await openPage(browser, server, await people.admin(), {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const [ada, bo] = [newAccount().email, newAccount().email]
  try {
    await visit(page, `${ADMIN}?tab=sign-up`)
    const anybody = page.getByRole('switch', { name: 'Anybody may sign up' })
    await anybody.click()
    await expect(anybody).not.toBeChecked()
    await expect(page.getByText('Sign-up is closed', { exact: true })).toBeVisible()
    const refused = await page.request.post('/api/auth/signup', { data: { ...newAccount(), timezone: 'UTC' } })
    expect(refused.status()).toBe(403)

    const list = page.getByLabel('Addresses')
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await expect(list).toHaveAccessibleDescription(/Write an address, or paste a list\./)
    // A list that would stop the browser stays outside.
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'guest@example.org\n'.repeat(100_000))
    await list.press('ControlOrMeta+v')
    await expect(list).toHaveAccessibleDescription(/The list is too long\. Paste 200 addresses at a time\./)
    await expect(list).toHaveValue('')
    await list.fill(`Ada <${ada}>\n${known.email}\nnobody at all\n${ada}`)
    await page.getByRole('button', { name: 'Send invitations' }).click()
    const result = page.getByRole('region', { name: 'What became of the list' })
    await expect(result.getByRole('listitem')).toHaveText([
      /Ada.*Invited$/,
      /Already there$/,
      /nobody at all.*Not an address$/,
      /Twice in the list$/,
    ])
    await expect(list).toHaveValue('nobody at all')
    expect((await server.letters(ada))[0]?.subject).toMatch(/invited/i)

    await list.fill(bo)
    await page.getByRole('radio', { name: 'Link to pass on' }).check()
    await page.getByRole('button', { name: 'Make links' }).click()
    await result.getByRole('button', { name: `Copy link for ${bo}` }).click()
    await expect(page.getByText('The link is copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${server.url}/auth/v1/verify?`)
    expect(await barriersOn(page)).toEqual([])
  } finally {
    await server.operate('sign-up', 'open')
  }
  await close()
})

test('a letter that could not be sent is sent again from the list', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.admin())
  let failed = someLetters.failed
  await page.route('**/api/admin/letters', (route) => route.fulfill({ json: { ...someLetters, failed } }))
  const refusal = { error: 'This address is confirmed already, so nobody needs the letter.', code: 'not-due' }
  await page.route('**/api/admin/letters/*/again', (route) => {
    failed = failed.slice(1)
    return route.fulfill({ json: {} })
  })
  await page.route('**/api/admin/letters/*/again', (route) => route.fulfill({ status: 409, json: refusal }), {
    times: 1,
  })
  await visit(page, `${ADMIN}?tab=server`)
  await expect(page.getByText('Only its recipient can ask for it again.')).toHaveCount(1)
  const again = page.getByRole('button', { name: 'Send again' })
  await expect(again).toHaveCount(1)
  await again.press('Enter')
  await expect(page.getByText(refusal.error, { exact: true })).toBeVisible()
  // A key on a button that is still busy is lost.
  await expect(again).toBeEnabled()
  await again.press('Enter')
  await expect(page.getByText('The letter is on its way', { exact: true })).toBeVisible()
  await expect(again).toHaveCount(0)
  expect(await barriersOn(page)).toEqual([])
  await close()
})

test('a search without a connection says that the list is from before', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.admin())
  await visit(page, ADMIN)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('Search').fill('nobody-at-all')
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(page.getByText('This list is from before.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Nobody is found').last()).toBeVisible()
  await expect(page.getByText('You are offline')).toBeHidden()
  await close()
})

test('what a tab cannot load is said in its place, and can be tried again', async ({ browser, server, people }) => {
  const { page, close } = await openPage(browser, server, await people.admin())
  const tabs = [
    ['Sign-up', 'sign-up', 'Whether sign-up is open could not be loaded'],
    ['Counts', 'counts*', 'The counts could not be loaded'],
    ['Server', 'letters', 'The letters could not be loaded'],
    ['Server', 'parts', 'The parts could not be loaded'],
    ['Log', 'events*', 'The log could not be loaded'],
  ] as const
  const refused = { status: 403, json: { error: 'Not now.', code: 'not-allowed' } }
  for (const [, list] of tabs) await page.route(`**/api/admin/${list}`, (route) => route.fulfill(refused))
  await visit(page, ADMIN)
  for (const [tab, list, says] of tabs) {
    await page.getByRole('tab', { name: tab }).click()
    const failure = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: says })
    await expect(failure).toContainText('Not now.')
    await page.unroute(`**/api/admin/${list}`)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toHaveCount(0)
  }
  await close()
})

test('a long list is turned page by page, and what cannot be loaded can be tried again', async ({
  browser,
  server,
  people,
}) => {
  const { page, close } = await openPage(browser, server, await people.admin())
  const athlete = (name: string) => ({
    ...{ id: crypto.randomUUID(), email: `${name}@example.org`, full_name: name, role: 'athlete', named_admin: false },
    ...{ plan: null, is_confirmed: true, signed_up_at: '2026-11-02T09:00:00Z', last_seen_at: null },
    ...{ disabled_at: null, leaves_at: null },
  })
  let isRefused = false
  await page.route('**/api/admin/athletes?*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after')
    if (isRefused) return route.fulfill({ status: 403, json: { error: 'Not now.', code: 'not-allowed' } })
    return route.fulfill({
      json: { data: [athlete(after ?? 'first')], next: after === 'third' ? null : after ? 'third' : 'second' },
    })
  })
  await page.route('**/api/admin/athletes', (route) =>
    route.fulfill({ json: { data: [athlete('first')], next: 'second' } }),
  )
  await visit(page, ADMIN)
  const pages = page.getByRole('navigation', { name: 'Pages of athletes' })
  for (const name of ['second', 'third']) {
    await pages.getByRole('button', { name: 'Next' }).click()
    await expect(entryOf(page, `${name}@example.org`)).toBeVisible()
  }
  await expect(page.locator('#athletes')).toBeFocused()
  await expect(pages.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await pages.getByRole('button', { name: 'Previous' }).click()
  await expect(entryOf(page, 'second@example.org')).toBeVisible()
  isRefused = true
  await page.getByLabel('Search', { exact: true }).fill('zoe')
  const failure = page.getByRole('alert').filter({ hasText: 'The athletes could not be loaded' })
  await expect(failure).toContainText('Not now.')
  isRefused = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await expect(pages).toContainText('Page 1')
  await close()
})

async function search(page: Page, text: string): Promise<Locator> {
  await page.getByLabel('Search', { exact: true }).fill(text)
  const entry = entryOf(page, text)
  await expect(entry).toBeVisible()
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1)
  return entry
}

/** The row of the table, or the card on a phone. */
function entryOf(page: Page, email: string): Locator {
  return page.locator('#athletes :is(tbody tr, li)').filter({ hasText: email })
}

async function choose(page: Page, entry: Locator, item: string) {
  await entry.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function listed(server: RunningServer, admin: Person, search: string) {
  return (await call('get /api/admin/athletes', { search }, apiOf(server, admin))).data[0]
}
