/**
 * The element to focus when an entry of a list is removed: the last button of the entry after it, else of the one
 * before, else the page's content.
 */
export function neighbourOf(inside: Element | null): HTMLElement | null {
  const entry = inside?.closest('li')
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
  const buttons = neighbour?.querySelectorAll('button')
  return buttons?.[buttons.length - 1] ?? document.getElementById('content')
}
