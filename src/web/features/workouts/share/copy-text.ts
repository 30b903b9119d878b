/**
 * Copies text to the clipboard, and answers whether that worked. The clipboard API is missing on plain http; selecting a
 * field and copying it works there too, unless the browser forbids it.
 */
export async function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  const written = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return written || copySelected(text)
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // An open dialog or menu traps the focus, so the field has to be inside it.
  const place = before?.closest('[role="dialog"], [role="menu"]') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
