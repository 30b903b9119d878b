/** Whether keys type text into the element. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !KEYLESS_INPUTS.has(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}

/** Whether the element stands in a dialog or a menu, which have keys of their own. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}

const KEYLESS_INPUTS = new Set(['radio', 'checkbox', 'button', 'range'])
