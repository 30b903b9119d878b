/** An element of an XML file that was read. */
export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

/** The first child of a name, however its letters are cased. */
export function childOf(element: Element, name: string): Element | undefined {
  return element.children.find((child) => isNamed(child, name))
}

/** Whether an element is called so, however its letters are cased. */
export function isNamed(element: Element, name: string): boolean {
  return element.name.toLowerCase() === name.toLowerCase()
}

/** The text of an element, trimmed; empty if there is no element. */
export function textIn(element: Element | undefined): string {
  return element?.text.trim() ?? ''
}
