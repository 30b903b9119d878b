import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { fitted } from '../fit/text.ts'
import { childOf, type Element, textIn } from '../xml/element.ts'
import { attributeOf } from './attributes.ts'

/** What a file says of the workout as a whole, and what of that has no place here. */
export function headerOf(
  root: Element,
  sport: SportId,
): { type: WorkoutType | null; description: string; losses: string[] } {
  const tags = (childOf(root, 'tags')?.children ?? [])
    .map((tag) => (attributeOf(tag, 'name') ?? textIn(tag)).trim())
    .filter((tag) => tag !== '')
  const types = sportOf(sport).workoutTypes as readonly WorkoutType[]
  const type = types.find((known) => tags.some((tag) => tag.toLowerCase() === known)) ?? null
  const unkept = tags.filter((tag) => tag.toLowerCase() !== type)
  const author = textIn(childOf(root, 'author'))
  const description = textIn(childOf(root, 'description'))
  const unknown = root.children.map(({ name }) => name).filter((name) => !housekeeping.has(name.toLowerCase()))
  return {
    type,
    description,
    losses: [
      ...(author && author !== 'Pacewright' ? [`The author, ${fitted(author, 100)}, is left out.`] : []),
      ...(description ? ['The description now stands in the notes of the first step.'] : []),
      ...(unkept.length > 0 ? [`Tags are left out: ${fitted(unkept.join(', '), 200)}.`] : []),
      ...[...new Set(unknown)].slice(0, MOST_UNKNOWN).map((name) => unknownPart(name)),
    ],
  }
}

const MOST_UNKNOWN = 10

/** The sentence for something in a file that nobody here knows. */
export function unknownPart(name: string): string {
  return `What the file calls ${fitted(name, 60)} is left out.`
}

/** What Zwift keeps for its own menus, and what is read elsewhere. */
const housekeeping = new Set(
  [
    ...['workout', 'name', 'sportType', 'durationType', 'thresholdSecPerKm', 'author', 'description', 'tags'],
    ...['activitySaveName', 'author_alias', 'authorIcon', 'category', 'categoryIndex', 'entid', 'overrideHash'],
    ...['painIndex', 'ShowCP20', 'Skippable', 'subcategory', 'visibleAfterTime', 'visibleOutsidePlan', 'workoutLength'],
    ...['uniqueId', 'WorkoutPlan', 'nextworkout', 'showInGame'],
  ].map((name) => name.toLowerCase()),
)
