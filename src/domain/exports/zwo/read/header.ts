import { type SportId, sportOf, type WorkoutType } from '../../../sports/registry.ts'
import { cutToOneLine } from '../../shared/one-line.ts'
import { childOf, type Element, textIn } from '../../shared/xml/element.ts'
import { attributeOf } from './attributes.ts'
import { countElement, type Unread } from './unread.ts'

/** The type and description of a file's workout, and what of its header is lost. */
export function headerOf(
  root: Element,
  sport: SportId,
  unread: Unread,
): { type: WorkoutType | null; description: string; losses: string[] } {
  const tags = (childOf(root, 'tags')?.children ?? [])
    .map((tag) => (attributeOf(tag, 'name') ?? textIn(tag)).trim())
    .filter((tag) => tag !== '')
  const types = sportOf(sport).workoutTypes
  const type = types.find((known) => tags.some((tag) => tag.toLowerCase() === known)) ?? null
  const unkept = tags.filter((tag) => tag.toLowerCase() !== type)
  const description = textIn(childOf(root, 'description'))
  for (const child of root.children) if (!housekeeping.has(child.name.toLowerCase())) countElement(unread, child)
  return {
    type,
    description,
    losses: [
      ...(description ? ['The description now stands in the notes of the first step.'] : []),
      ...(unkept.length > 0 ? [`Tags are left out: ${cutToOneLine(unkept.join(', '), 200)}.`] : []),
    ],
  }
}

/** Elements that are read elsewhere, and those that programs write for their own menus. */
const housekeeping = new Set(
  [
    ...['workout', 'name', 'sportType', 'durationType', 'thresholdSecPerKm', 'author', 'description', 'tags'],
    ...['activitySaveName', 'author_alias', 'authorIcon', 'category', 'categoryIndex', 'entid', 'overrideHash'],
    ...['painIndex', 'ShowCP20', 'Skippable', 'subcategory', 'visibleAfterTime', 'visibleOutsidePlan', 'workoutLength'],
    ...['uniqueId', 'WorkoutPlan', 'nextworkout', 'showInGame', 'legacyIdHash', 'id', 'guid', 'uuid', 'version', 'url'],
    ...['created', 'modified', 'createdAt', 'updatedAt', 'icon', 'image', 'tutorial', 'premium', 'language'],
  ].map((name) => name.toLowerCase()),
)
