/** Whether the element stands in the list of steps, or in its heading. */
export function isAmongEntries(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-entries]') !== null
}

/** The key of the entry whose row the element stands in. */
export function keyOfEntry(target: EventTarget | null): string | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null
  return row?.dataset.entry
}
