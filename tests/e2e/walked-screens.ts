import { createRandom } from '#domain/generator/plan/random.ts'
import type { Screen } from './screen-kinds.ts'
import { screens } from './screens.ts'

// Which screens are walked (`walk.test.ts`): in the drill all of them in all their states; in `npm test` a third of the
// screens and of the dialogs and menus over them, those that change most and others that are drawn.

export const isDrill = process.env.DRILL === '1'

const opens = /-(signup|menu|actions|target-range|save)$/
const isState = ({ name }: Screen) => screens.some((other) => name.startsWith(`${other.name}-`)) && !opens.test(name)

/** Screens of the same parts as another one that `npm test` visits: of another sport, another document, another entry. */
const variants = [
  ...['calculator-cycling', 'calculator-swimming', 'workout-cycling', 'workout-swimming', 'terms-of-service'],
  ...['calendar-day-menu', 'routes-actions', 'reset-password'],
]

/** Those that change most, and the one whose sentences no other test reads. */
const inEveryRun = [
  ...['landing', 'dashboard-menu', 'calendar', 'library', 'builder', 'generator', 'route-generator'],
  'workout-invalid',
]

/** The screens to walk. `SEED=…`, which a run prints, draws the same ones again. */
export const walkedScreens = isDrill ? screens : aThirdOf(screens.filter(isWalkedInTests), process.env.SEED ?? '')

function isWalkedInTests(screen: Screen): boolean {
  return !isState(screen) && !variants.includes(screen.name)
}

function aThirdOf(all: readonly Screen[], seed: string): Screen[] {
  const places = new Map(
    all.map(({ name }) => [
      name,
      inEveryRun.includes(name) ? -1 : createRandom(`${seed} ${name}`).integer(0, 1_000_000),
    ]),
  )
  const placeOf = ({ name }: Screen) => places.get(name) ?? 0
  return all.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, Math.ceil(all.length / 3))
}
