/** Runs in the page, so it leans on nothing outside itself: the faults of its layout in the window as it is. */
export function faultsInWindow(): string[] {
  type Rect = { left: number; top: number; right: number; bottom: number }
  type Mark = { element: Element; rect: Rect; isControl: boolean; words: string }

  const CONTROLS = 'a[href], button, input, select, textarea, summary'
  /** Pixels that boxes may share before it shows. */
  const TOUCHING = 2
  /** Pixels of a shortened name that have to be left of it. */
  const SHORTEST_NAME = 56

  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  const scene = dialogs[dialogs.length - 1] ?? document.body
  const toast = document.querySelector('[data-toast-box]')
  const found = new Set<string>()

  sideways()
  for (const element of scene.querySelectorAll('*')) {
    strayScrollbar(element)
    hiddenName(element)
  }
  const marks = marksOf(scene)
  overlaps(marks)
  underToast(marks)
  return [...found]

  function sideways() {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return
    const widest = [...document.body.querySelectorAll('*')]
      .filter(
        (element) => clippedRect(element.parentElement, element.getBoundingClientRect()).right > clientWidth + 0.5,
      )
      .at(-1)
    found.add(`the page scrolls sideways, ${scrollWidth} in ${clientWidth} px: ${widest ? nameOf(widest) : ''}`)
  }

  /** A box that can be scrolled by a few pixels, or sideways where it is neither code nor a table the keyboard reaches. */
  function strayScrollbar(element: Element) {
    const { overflowX, overflowY } = getComputedStyle(element)
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const wide = element.scrollWidth - element.clientWidth
    const tall = element.scrollHeight - element.clientHeight
    if (element.clientWidth < 2 || element.clientHeight < 2) return
    if (scrolls(overflowY) && tall > 0 && tall < 5) found.add(`${nameOf(element)} scrolls by ${tall} px`)
    if (scrolls(overflowX) && wide > 0 && !element.matches('pre, textarea, [role=region][tabindex="0"]'))
      found.add(`${nameOf(element)} scrolls sideways by ${wide} px`)
  }

  /** Text that is cut off, where its whole is not given as a title or there is next to nothing left of it. */
  function hiddenName(element: Element) {
    if (!element.textContent?.trim() || isForReaders(element) || !isShown(element)) return
    const style = getComputedStyle(element)
    const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (!isCut || ![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)) return
    const isShort = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 4
    if (!isShort) return
    if (element.clientWidth < SHORTEST_NAME) found.add(`${element.clientWidth} px are left of ${nameOf(element)}`)
    else if (!element.closest('[title]')) found.add(`${nameOf(element)} is cut off, and has no title`)
  }

  function overlaps(all: readonly Mark[]) {
    // From the top down: what begins beneath a mark's foot cannot overlap it.
    const sorted = all.toSorted((one, other) => one.rect.top - other.rect.top)
    for (const [index, one] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.rect.top >= one.rect.bottom) break
        if (!overlap(one.rect, other.rect)) continue
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (layerOf(one.element) !== layerOf(other.element)) continue
        if (isLabelOf(one.element, other.element) || isLabelOf(other.element, one.element)) continue
        found.add(`${one.words} overlaps ${other.words}`)
      }
  }

  function underToast(all: readonly Mark[]) {
    if (!toast) return
    for (const { element, rect, words, isControl } of all) {
      if (!isControl || toast.contains(element)) continue
      const met = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
      if (met && toast.contains(met)) found.add(`a toast covers ${words}`)
    }
  }

  /** Every control and every line of text that is shown, as far as it is not scrolled out of sight. */
  function marksOf(root: Element): Mark[] {
    const controls = [...root.querySelectorAll(CONTROLS)]
      .filter((element) => isShown(element) && !isForReaders(element))
      // A link in a sentence may stand on two lines.
      .flatMap((element) =>
        [...element.getClientRects()].map((box) => ({ element, rect: clippedRect(element.parentElement, box) })),
      )
      .map((mark) => ({ ...mark, isControl: true }))
    const texts: Omit<Mark, 'words'>[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !isShown(element) || isForReaders(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects())
        texts.push({ element, rect: clippedRect(element, inkOf(line)), isControl: false })
    }
    return [...controls, ...texts]
      .filter(({ rect }) => rect.right - rect.left > 1 && rect.bottom - rect.top > 1)
      .map((mark) => ({ ...mark, words: nameOf(mark.element) }))
  }

  /** A line's box holds room above and below its letters. */
  function inkOf({ left, top, right, bottom }: DOMRect): Rect {
    const air = (bottom - top) * 0.2
    return { left, right, top: top + air, bottom: bottom - air }
  }

  /** What is left of a box inside all that it stands in, from an element on, that cuts off or scrolls. */
  function clippedRect(inside: Element | null, { left, top, right, bottom }: Rect): Rect {
    const rect = { left, top, right, bottom }
    for (let around = inside; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (overflowX !== 'visible' && around !== document.body && around !== document.documentElement) {
        rect.left = Math.max(rect.left, edge.left)
        rect.right = Math.min(rect.right, edge.right)
      }
      if (overflowY !== 'visible' && around !== document.body && around !== document.documentElement) {
        rect.top = Math.max(rect.top, edge.top)
        rect.bottom = Math.min(rect.bottom, edge.bottom)
      }
      if (position === 'fixed') break
    }
    return rect
  }

  function overlap(one: Rect, other: Rect): boolean {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCHING &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCHING
    )
  }

  /** What floats or sticks stands over the page on purpose. */
  function layerOf(element: Element): Element | null {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return around
    return null
  }

  function isLabelOf(label: Element, control: Element): boolean {
    return label.closest('label')?.control === control
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }

  /** Whether something is there for screen readers alone. */
  function isForReaders(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { clip, clipPath } = getComputedStyle(around)
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return true
    }
    return false
  }

  function nameOf(element: Element): string {
    const words = (element.getAttribute('aria-label') || element.textContent || '').trim().replaceAll(/\s+/g, ' ')
    return `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`
  }
}
