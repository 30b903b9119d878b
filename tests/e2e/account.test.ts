import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, linkIn, post } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

test('name, time zone, password and address are changed, the address by both letters @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/account')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Example')
  expect(await barriersOn(page)).toEqual([])

  // A blank name keeps the one that is there; a password that is too short is refused in the form, without a toast.
  await page.getByLabel('Full name').fill(' ')
  await page.getByLabel('New password').fill('short')
  await save.click()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to update account' })
  await expect(failure).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('short')
  await expect(page.getByLabel('New password')).toBeFocused()
  expect(await barriersOn(page)).toEqual([])

  await page.getByLabel('New password').fill('a longer walk home')
  await page.getByLabel('Time zone').selectOption('Pacific/Kiritimati')
  await save.click()
  await expect(page.getByText('Account updated', { exact: true })).toBeVisible()
  await expect(page.getByText('Your account has been updated successfully', { exact: true })).toBeVisible()
  await expect(failure).toHaveCount(0)
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Example')
  await expect(page.getByLabel('New password')).toHaveValue('')
  await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Kiritimati')

  const newEmail = `new-${person.email}`
  await page.getByLabel('Full name').fill('Robin Walker')
  await page.getByLabel('Email').fill(newEmail)
  await save.click()
  await expect(page.getByText('Your new address is not confirmed yet')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Walker')
  await page.goto(linkIn((await server.letters(newEmail))[0]))
  await expect(page.getByRole('heading', { name: 'One letter to go' })).toBeVisible()

  // Opened again it says the same here; a link that does not work leads to where both are sent again, once a minute.
  const link = linkIn((await server.letters(newEmail))[0])
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'One letter to go' })).toBeVisible()
  await page.goto(link.replace(/token_hash=[^&]+/, 'token_hash=used'))
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Account Settings' }).click()
  const again = page.getByRole('button', { name: 'Send both letters again' })
  await again.click()
  await expect(page.getByText('Failed to send the letters', { exact: true })).toBeVisible()
  await page.route('**/api/user', (route) => route.fulfill({ json: {} }), { times: 1 })
  await again.click()
  await expect(page.getByText('Both letters are on their way', { exact: true })).toBeVisible()
  await expect(page.getByText('Your new address is not confirmed yet')).toBeVisible()
  await page.unroute('**/api/user')

  // A tab that was open before knows the new address as soon as it is used, and does not change it back.
  const earlier = await page.context().newPage()
  await visit(earlier, '/dashboard/account')
  const letters = await server.letters(person.email, 3)
  await page.goto(linkIn(letters.at(-1)))
  await expect(page).toHaveURL(/\/dashboard\/activity$/)
  const names = earlier.getByLabel('Full name')
  await names.fill('Robin Walker-Example')
  await earlier.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(earlier.getByLabel('Email')).toHaveValue(newEmail)
  await expect(names).toHaveValue('Robin Walker-Example')
  await expect(earlier.getByText('Your new address is not confirmed yet')).toHaveCount(0)
  await earlier.close()
  await visit(page, '/dashboard/account')
  await expect(page.getByLabel('Email')).toHaveValue(newEmail)
  await expect(page.getByText('Your new address is not confirmed yet')).toHaveCount(0)
  await post(server, '/auth/v1/token?grant_type=password', { email: newEmail, password: 'a longer walk home' })
  await close()
})

test('a new password asks for the present one and for a mailed code, where the provider wants them', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/account')
  const asked: Record<string, unknown>[] = []
  await page.route('**/api/user', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const sent = route.request().postDataJSON() as Record<string, unknown>
    asked.push(sent)
    const missing = !sent.current_password ? 'current_password' : !sent.nonce ? 'nonce' : undefined
    if (!missing) return route.fallback()
    const error = missing === 'nonce' ? 'Prove that it is you.' : 'Current password required.'
    return route.fulfill({ status: 400, json: { error, code: 'invalid', fields: { [missing]: error } } })
  })
  await page.getByLabel('New password').fill('a longer walk home')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await page.getByLabel('Current password').fill(person.password)
  await save.click()
  // Here the current password would do; the code does too.
  await expect(page.getByLabel('Current password')).toBeFocused()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/Prove that it is you/)
  const code = /\b\d{6}\b/.exec((await server.letters(person.email, 2)).at(-1)?.text ?? '')?.[0] ?? ''
  await page.getByLabel('Code').fill(code)
  expect(await barriersOn(page)).toEqual([])
  await save.click()
  await expect(page.getByText('Your account has been updated successfully', { exact: true })).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ current_password: person.password, nonce: code })
  await expect(page.getByLabel('Code')).toHaveCount(0)
  await close()
})

test('other devices are signed out, and then this one as well', async ({ browser, server }) => {
  const person = await anAthlete(server)
  const signIn = async (browserName = 'Chrome/131.0 (Windows)') => {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browserName },
      body: JSON.stringify({ email: person.email, password: person.password }),
    })
    return (await answer.json()) as { refresh_token: string }
  }
  const refresh = async ({ refresh_token }: { refresh_token?: string }) =>
    (
      await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token }),
      })
    ).status
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/account')
  const lost = await signIn()
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 429, json: { msg: 'Slow down.' } }), {
    times: 1,
  })
  const others = page.getByRole('button', { name: 'Sign out on other devices' })
  await others.click()
  await expect(page.getByText('Failed to sign out', { exact: true })).toBeVisible()
  await others.click()
  await expect(page.getByText('Signed out on all other devices', { exact: true })).toBeVisible()
  expect(await refresh(lost)).toBe(400)

  // Each device is listed, and signed out alone.
  const devices = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('This device')
  const [kept, left] = [await signIn('Firefox/133.0 (X11; Linux)'), await signIn('curl/8.5.0')]
  await page.reload()
  await expect(devices).toHaveCount(3)
  await expect(devices.first()).toContainText('This device')
  expect(await barriersOn(page)).toEqual([])
  const curl = devices.filter({ hasText: 'curl' })
  await page.route(
    '**/api/user/sessions/*',
    (route) => route.fulfill({ status: 429, json: { error: 'Wait.', code: 'too-often' } }),
    {
      times: 1,
    },
  )
  await curl.getByRole('button', { name: /^Sign out curl/ }).click()
  await expect(page.getByText('Failed to sign out', { exact: true })).toBeVisible()
  await curl.getByRole('button', { name: /^Sign out curl/ }).click()
  await expect(page.getByText('curl is signed out', { exact: true })).toBeVisible()
  await expect(devices).toHaveCount(2)
  expect(await refresh(left)).toBe(400)
  expect(await refresh(kept)).toBe(200)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Example')
  const another = await signIn()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await refresh(another)).toBe(400)
  await close()
})
