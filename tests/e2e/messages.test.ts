import type { Page } from '@playwright/test'
import type { House } from './house.ts'
import { openedPage } from './opened-page.ts'
import type { Person } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

// What the product says when something goes right or wrong, word for word. A row for each sentence that this version
// can say; the failures are made where they happen, between the page and the server.

type Stage = { page: Page; house: House; person: Person }
type Row = {
  when: string
  says: readonly string[]
  /** Undefined: a stranger. */
  as?: 'free' | 'paid'
  /** The browser complains too, as it should. */
  complains?: true
  act: (stage: Stage) => Promise<void>
}

const rows: readonly Row[] = [
  {
    when: 'a workout without a sport or a step is saved',
    says: ['Missing required fields!', 'Please fill in all required fields before saving your workout.'],
    as: 'free',
    act: async ({ page }) => {
      await visit(page, '/dashboard/workout-builder')
      await saveAs(page, 'No sport yet')
    },
  },
  {
    when: 'a workout with a duration nobody can read is saved',
    says: ['Invalid workout!', 'Please make sure your workout is valid before saving.'],
    as: 'free',
    act: async ({ page }) => {
      await visit(page, '/dashboard/workout-builder')
      await openFirstStep(page)
      await page.getByLabel('Duration', { exact: true }).fill('1:99')
      await saveAs(page, 'Unreadable', 'Running')
    },
  },
  {
    when: 'a workout cannot be saved',
    says: ['Error!', 'Failed to save workout. Please try again.'],
    as: 'free',
    act: async ({ page }) => {
      await failing(page, 'POST', '**/api/workouts')
      await visit(page, '/dashboard/workout-builder')
      await saveAs(page, 'Lost on the way', 'Running')
    },
  },
  {
    when: 'a workout is saved',
    says: ['Workout saved!', 'Your workout has been saved successfully. Find it in your library.'],
    as: 'free',
    act: async ({ page }) => {
      await visit(page, '/dashboard/workout-builder')
      await saveAs(page, 'Ten easy minutes', 'Running')
    },
  },
  {
    when: 'a workout cannot be deleted',
    says: ['Hmm, something went wrong', 'An error occurred while deleting the workout'],
    as: 'paid',
    act: async ({ page, person }) => {
      await person.workouts()
      await failing(page, 'DELETE', '**/api/workouts/*')
      await chooseInMenu(page, 'Delete')
    },
  },
  {
    when: 'a workout is deleted',
    says: ['Deleted workout successfully', 'The workout has been deleted'],
    as: 'paid',
    act: async ({ page, person }) => {
      await person.workouts()
      await chooseInMenu(page, 'Delete')
    },
  },
  {
    when: 'the link of a workout is copied',
    says: ['URL copied to clipboard'],
    as: 'paid',
    act: async ({ page, person }) => {
      await person.workouts()
      await chooseInMenu(page, 'Copy URL')
    },
  },
  {
    when: 'a workout to edit cannot be loaded',
    says: ['There was an error loading this workout. Please try again.', 'Failed to fetch workout'],
    as: 'paid',
    act: async ({ page, person }) => {
      const [workout] = await person.workouts()
      await failing(page, 'GET', '**/api/workouts/*')
      await visit(page, `/dashboard/workout-builder/${workout?.id}`)
    },
  },
  {
    when: 'a workout to look at cannot be loaded',
    says: ['There was an error loading this workout. Please try again.', 'Failed to fetch workout'],
    as: 'paid',
    act: async ({ page, person }) => {
      const [workout] = await person.workouts()
      await failing(page, 'GET', '**/api/workouts/*')
      await visit(page, `/dashboard/workout/${workout?.id}`)
    },
  },
  {
    when: 'the recent workouts cannot be loaded',
    says: ['Failed to fetch workouts'],
    as: 'free',
    act: async ({ page }) => {
      await failing(page, 'GET', '**/api/workouts*')
      await visit(page, '/dashboard')
      await page.getByRole('tab', { name: 'Recent Workouts' }).click()
    },
  },
  {
    when: 'a workout cannot be generated',
    says: ['Failed to generate workout'],
    as: 'paid',
    act: async ({ page }) => {
      await failing(page, 'POST', '**/api/workouts/generate')
      await visit(page, '/dashboard/workout-generator')
      await page.getByRole('radio', { name: 'Tempo' }).click()
      await page.getByRole('button', { name: /^Generate/ }).click()
    },
  },
  {
    when: 'a workout is asked for without a type',
    says: ['Missing required field.'],
    as: 'paid',
    act: async ({ page }) => {
      await visit(page, '/dashboard/workout-generator')
      await page.getByRole('button', { name: /^Generate/ }).click()
    },
  },
  {
    when: 'a free athlete comes to the generator',
    says: ['Upgrade Your Account', 'Generative workouts are for paid users. Free users can create manual workouts.'],
    as: 'free',
    act: ({ page }) => visit(page, '/dashboard/workout-generator'),
  },
  {
    when: 'somebody signs in with a wrong password',
    says: ['Invalid login credentials'],
    act: async ({ page }) => {
      await visit(page, '/login')
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password').fill('not it at all')
      await page.getByRole('button', { name: 'Login' }).click()
    },
  },
  {
    when: 'sign-up is refused',
    says: ['That password is too well known. Choose another.'],
    act: async ({ page }) => {
      await page.route('**/api/auth/signup', (route) =>
        route.fulfill({ status: 400, json: { error: 'That password is too well known. Choose another.', code: 'x' } }),
      )
      await signUp(page)
    },
  },
  {
    when: 'sign-up gets no answer',
    says: ['An error occurred'],
    act: async ({ page }) => {
      await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 418, body: 'short and stout' }))
      await signUp(page)
    },
  },
  {
    when: 'a reset letter is asked for',
    says: ['Reset password email sent', 'If an account exists with this email, a reset password email has been sent.'],
    act: async ({ page }) => askForReset(page),
  },
  {
    when: 'a reset letter cannot be asked for',
    says: ['Error', 'Failed to send reset password email'],
    act: async ({ page }) => {
      await failing(page, 'POST', '**/api/user/forgot-password')
      await askForReset(page)
    },
  },
  {
    when: 'a reset link carries tokens that are no session',
    says: ['Failed to set session on client'],
    act: ({ page }) => visit(page, '/reset-password#access_token=a.b.c&refresh_token=made-up'),
  },
  {
    when: 'a new password is left empty',
    says: ['Password is required'],
    act: async ({ page }) => {
      await visit(page, '/reset-password?code=none')
      await page.getByRole('button', { name: 'Update' }).click()
    },
  },
  {
    when: 'a new password cannot be set',
    says: ['Failed to reset password'],
    act: async ({ page, house, person }) => {
      await failing(page, 'PUT', '**/api/user')
      const { access_token, refresh_token } = await sessionOf(house, person)
      await visit(page, `/reset-password#access_token=${access_token}&refresh_token=${refresh_token}&type=recovery`)
      await page.getByLabel('New password').fill('a password that is new')
      await page.getByRole('button', { name: 'Update' }).click()
    },
  },
  {
    when: 'an address leads nowhere',
    says: ['Page Not Found', 'Go Home'],
    act: ({ page }) => visit(page, '/nowhere'),
  },
  {
    when: 'a shared workout is gone',
    says: [
      'Workout Not Found',
      'This workout may have been removed, archived, or the link might be incorrect.',
      'Home',
    ],
    act: ({ page }) => visit(page, '/workout/018f8f2e-0000-7000-8000-000000000000'),
  },
  {
    when: 'an athlete opens a workout that is gone',
    says: ['Workout Not Found', 'Browse Workouts', 'Create Workout', 'Home'],
    as: 'free',
    act: ({ page }) => visit(page, '/dashboard/workout/018f8f2e-0000-7000-8000-000000000000'),
  },
  {
    when: 'the library is empty',
    says: ['No workouts found. Create a workout to get started.'],
    as: 'free',
    act: async ({ page }) => {
      await page.route('**/api/workouts?*', (route) =>
        route.fulfill({
          json: { data: [], pagination: { totalCount: 0, pageSize: 10, currentPage: 1, totalPages: 0 } },
        }),
      )
      await visit(page, '/dashboard/workout-library')
    },
  },
  {
    when: 'a part of the product cannot be loaded',
    says: ['Something went wrong!', 'Hide Error', 'Failed to fetch dynamically imported module'],
    as: 'free',
    complains: true,
    act: async ({ page }) => {
      await page.route('**/assets/workout-library*', (route) => route.abort())
      await visit(page, '/dashboard')
      await page.goto('/dashboard/workout-library')
      await page.getByRole('button', { name: 'Show Error' }).click()
    },
  },
  {
    when: 'a feature asks for a plan',
    says: ['You need to upgrade to access this feature.'],
    as: 'free',
    act: ({ page }) => visit(page, '/dashboard/upgrade'),
  },
]

for (const { when, says, as, complains, act } of rows)
  test(`when ${when}, it says "${says[0]}"`, async ({ browser, house, people }) => {
    const person = await people[as ?? 'free']()
    const { page, close } = await openedPage(browser, house, as && person)
    await act({ page, house, person })
    for (const sentence of says) await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
    await (complains ? page.close() : close())
  })

/** Lets one kind of call fail before it reaches the server. */
async function failing(page: Page, method: string, url: string) {
  const refusal = { error: 'Something broke on our side.', code: 'trouble' }
  await page.route(url, (route) =>
    // No 5xx: a refusal is final at once, trouble is tried again for a while.
    route.request().method() === method ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
  )
}

async function saveAs(page: Page, name: string, sport?: string) {
  await page.getByRole('button', { name: 'Save workout' }).click()
  const dialog = page.getByRole('dialog')
  if (sport) await dialog.getByRole('radio', { name: sport }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

async function openFirstStep(page: Page) {
  const row = page.getByRole('region', { name: 'Steps' }).getByRole('button').first()
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
}

async function chooseInMenu(page: Page, item: string) {
  await visit(page, '/dashboard/workout-library')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function signUp(page: Page) {
  await visit(page, '/login?register=true')
  await page.getByLabel('Name').fill('Robin Example')
  await page.getByLabel('Email').fill('robin@example.org')
  await page.getByLabel('Password').fill('a long walk home')
  await page.getByRole('button', { name: 'Signup' }).click()
}

async function askForReset(page: Page) {
  await visit(page, '/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
}

async function sessionOf(house: House, { email, password }: Person) {
  const answer = await fetch(`${house.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return (await answer.json()) as { access_token: string; refresh_token: string }
}
