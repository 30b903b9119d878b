/** The day that an element stands on. */
export function dayOf(target: EventTarget | null): string | undefined {
  return closest(target, '[data-day]')?.dataset.day
}

/** The entry that an element belongs to. */
export function entryOf(target: EventTarget | null): string | undefined {
  return closest(target, '[data-entry]')?.dataset.entry
}

/** Whether the element takes Enter, Space and arrows itself: a link or a button that is not the focus of a day or an entry. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return closest(target, 'a, button, [role="radio"]') !== null && !isDayItself(target)
}

/** Whether a day has the focus, and nothing on it. */
export function isDayItself(target: EventTarget | null): boolean {
  const day = dayOf(target)
  return day !== undefined && target === focusOf(day)
}

/** Moves the focus to a day; false if it is not shown. */
export function focusDay(day: string): boolean {
  const element = focusOf(day)
  element?.focus()
  return element !== undefined
}

/** Moves the focus to an entry of the day that an element stands on, by its place; false if it has none there that is shown. */
export function focusEntry(target: EventTarget | null, placeOf: (ids: readonly string[]) => number): boolean {
  const shown = [...(closest(target, '[data-day]')?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].filter(
    (entry) => entry.checkVisibility(),
  )
  const entry = shown[placeOf(shown.map(({ dataset }) => dataset.entry ?? ''))]
  entry?.focus()
  return entry !== undefined
}

/** Follows the link of an entry. */
export function openEntry(target: EventTarget | null): void {
  closest(target, '[data-entry]')?.querySelector<HTMLElement>('a[href]')?.click()
}

/** What has the focus of a day: itself, or in the month its number. */
function focusOf(day: string): HTMLElement | undefined {
  const place = document.querySelector<HTMLElement>(`[data-day="${day}"]`)
  if (!place || place.hasAttribute('tabindex')) return place ?? undefined
  return place.querySelector('a') ?? undefined
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
