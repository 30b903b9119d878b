// A page can be read and used before its script has come. Links, menus and forms that the browser sends work by themselves,
// other forms wait.

declare global {
  interface Window {
    /** The button that was pressed last before the script came. Any other press takes its place. */
    pressedEarly: HTMLButtonElement | undefined
  }
}

/** Notes presses of buttons that do nothing yet. Sent as text, so it uses nothing of this file. */
export function noteEarlyPress(): void {
  window.onclick = ({ target }) => {
    const button = (target as Element).closest('button')
    window.pressedEarly = button?.type === 'button' && !button.popoverTargetElement ? button : undefined
  }
}

/** Does again what was done before the script had come. */
export async function redoEarlyUse(): Promise<void> {
  window.onclick = null
  if (hasEntered()) (await import('./entered.ts')).enterAgain(document)
  window.pressedEarly?.click()
  window.pressedEarly = undefined
}

/** Whether something may have been typed or chosen, or was filled in by the browser. */
function hasEntered(): boolean {
  // A list has no default value: it is looked at more closely.
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )
}
