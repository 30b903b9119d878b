/** The content of a popup: a title, a line of text, and a button if there is something to do. */
export function popupContent(title: string, text: string, action?: { label: string; run: () => void }): HTMLElement {
  const content = document.createElement('div')
  const heading = content.appendChild(document.createElement('p'))
  heading.className = 'popup-title'
  heading.textContent = title
  content.appendChild(document.createElement('p')).textContent = text
  if (action) {
    const button = content.appendChild(document.createElement('button'))
    button.type = 'button'
    button.className = 'popup-action'
    button.textContent = action.label
    button.addEventListener('click', action.run)
  }
  return content
}

/** A place as people copy it: latitude and longitude, with six decimals. */
export function writtenPlace([latitude, longitude]: readonly [number, number]): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
}
