import type { Page } from '@playwright/test'
import type { Route } from '#contracts/routes.ts'
import type { Profile } from '#contracts/user.ts'
import type { Workout } from '#contracts/workouts.ts'
import { openInvalidWorkout } from './invalid-workout.ts'
import { pageOf } from './links.ts'
import { visit } from './settled.ts'

/** What opening a screen needs: the visiting athlete's workouts, at least one of each sport, and their routes, at least one. */
export type Stage = { workouts: readonly Workout[]; routes: readonly Route[] }

/** A screen in one of its states; `as` says who visits it: a stranger, a free athlete, or one with a plan and workouts. */
export type Screen = {
  name: string
  as: 'stranger' | 'free' | 'athlete'
  open: (page: Page, stage: Stage) => Promise<void>
  /** The page that is shown, with `:id` for a workout's; undefined if it does not exist or another one is shown instead. */
  page?: string
  /** Sentences on the screen, word for word. */
  says?: readonly string[]
}

/** A screen with the sentences it says, word for word. */
export function saying(says: readonly string[], screen: Screen): Screen {
  return { ...screen, says }
}

type Act = (page: Page) => Promise<void>
async function nothingMore() {}

/** The page at an address, after some actions. */
export function at(name: string, as: Screen['as'], address: string, act: Act = nothingMore): Screen {
  return {
    name,
    as,
    page: pageOf(address),
    async open(page) {
      await visit(page, address)
      await act(page)
    },
  }
}

/** The page of a workout of one sport, in the visitor's layout. */
export function ofSport(name: string, as: Screen['as'], sport: Workout['sport'], act: Act = nothingMore): Screen {
  const folder = as === 'stranger' ? '/workout' : '/dashboard/workout'
  return {
    name,
    as,
    page: `${folder}/:id`,
    open: (page, stage) => at(name, as, `${folder}/${idOf(stage, sport)}`, act).open(page, stage),
  }
}

/** The builder on a workout of one sport. */
export function editing(name: string, sport: Workout['sport'], act: Act = nothingMore): Screen {
  const as = 'athlete'
  return {
    name,
    as,
    page: '/dashboard/workout-builder/:id',
    open: (page, stage) => at(name, as, `/dashboard/workout-builder/${idOf(stage, sport)}`, act).open(page, stage),
  }
}

/** An address without a page or a workout. */
export function missing(name: string, as: Screen['as'], address: string): Screen {
  return { name, as, open: (page) => visit(page, address) }
}

/** A screen whose call is refused. */
export function broken(name: string, as: Screen['as'], address: string, call: string, act: Act = nothingMore): Screen {
  return {
    name,
    as,
    async open(page, stage) {
      const refusal = { error: 'Something broke on our side. Try again in a minute.', code: 'refused' }
      await page.route(call, (route) => route.fulfill({ status: 403, json: refusal }))
      await at(name, as, address, act).open(page, stage)
    },
  }
}

/** A screen that lists workouts, without any workout. */
export function empty(name: string, address: string): Screen {
  return {
    name,
    as: 'free',
    async open(page) {
      const none = { data: [], pagination: { totalCount: 0, pageSize: 10, currentPage: 1, totalPages: 0 } }
      await page.route('**/api/workouts?*', (route) => route.fulfill({ json: none }))
      await visit(page, address)
    },
  }
}

/** A screen that lists workouts, all of them with a name as long as names get. */
export function longNames(name: string, address: string): Screen {
  return {
    name,
    as: 'athlete',
    async open(page) {
      const long = `${'Threshold before the club ride, '.repeat(5)}${'x'.repeat(40)}`
      await page.route('**/api/workouts?*', async (route) => {
        const answer = await route.fetch()
        const list = (await answer.json()) as { data: Workout[] }
        const data = list.data.map((workout) => ({ ...workout, name: long }))
        await route.fulfill({ response: answer, json: { ...list, data } })
      })
      await visit(page, address)
    },
  }
}

/** A workout that cannot be shown, at its address in a folder. */
export function invalid(name: string, as: Screen['as'], folder: string): Screen {
  return { name, as, open: (page, stage) => openInvalidWorkout(page, `${folder}/${idOf(stage, 'running')}`) }
}

/** A screen as an athlete with another profile sees it. */
export function withProfile(name: string, address: string, change: (profile: Profile) => Profile): Screen {
  return {
    name,
    as: 'athlete',
    async open(page) {
      await page.route('**/api/user', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: change(await answer.json()) })
      })
      await visit(page, address)
    },
  }
}

/** A screen whose call is never answered. */
export function waiting(name: string, address: string, call: string, act: Act = nothingMore): Screen {
  return {
    name,
    as: 'athlete',
    async open(page) {
      await page.route(call, () => {})
      await page.goto(address)
      await page.locator('h1').first().waitFor()
      await act(page)
    },
  }
}

function idOf({ workouts }: Stage, sport: Workout['sport']): string {
  const workout = workouts.find((one) => one.sport === sport)
  if (!workout) throw new Error(`There is no workout for ${sport}.`)
  return workout.id
}
