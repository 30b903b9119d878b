import { leadingIntensity } from '../../text/phrase.ts'

/** Whether a workout's name can stand on the first line: it is read neither as a repeat nor as a section's title. */
export function isTitle(name: string): boolean {
  if (!/^\p{L}/u.test(name) || name !== name.trim() || name.length > MOST_TITLE) return false
  return !/[\s\p{Cc}]{2}|[^\S ]|\p{Cc}|:|\d\s?[x×]/u.test(name) && !isSection(name)
}

/** The titles that make a section warm up or cool down, or that say only that there is a workout. */
export function isSection(title: string): boolean {
  return leadingIntensity(title) !== undefined || /^(main|set|pool|notes?)\b/i.test(title)
}

/** A longer first line is no name but a description. */
const MOST_TITLE = 200
