/** The layout faults of a page at its window's size. It runs in the page, so it uses nothing outside itself. */
export function faultsInWindow(): string[] {
  type Rect = { left: number; top: number; right: number; bottom: number }
  type Mark = { element: Element; rect: Rect; isControl: boolean; words: string }

  const CONTROLS = 'a[href], button, input, select, textarea, summary'
  /** The overlap of two boxes, in px, that is still invisible. */
  const TOUCHING = 2
  /** The px of a shortened name that must remain visible. */
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

  /** A box that scrolls by a few pixels, or sideways if it is neither code nor a table that the keyboard can scroll. */
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

  /** Text that is cut off without its whole as a title, or with too little of it left. */
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
    // Sorted from top to bottom: a mark cannot overlap one that begins below its lower edge.
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

  /** A toast lies inside the window, and over no control: not even over its edge. */
  function underToast(all: readonly Mark[]) {
    const box = toast?.checkVisibility({ visibilityProperty: true }) && toast.getBoundingClientRect()
    if (!toast || !box || box.height === 0) return
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      found.add(`a toast is cut off at ${box.left}, ${box.top} to ${box.right}, ${box.bottom}`)
    for (const { element, rect, words, isControl } of all)
      if (isControl && !toast.contains(element) && overlap(rect, box))
        found.add(`a toast ${rect.top < box.top ? 'cuts' : 'covers'} ${words}`)
  }

  /** Every visible control and line of text, clipped to its visible part. */
  function marksOf(root: Element): Mark[] {
    const controls = [...root.querySelectorAll(CONTROLS)]
      .filter((element) => isShown(element) && !isForReaders(element))
      // A link in a sentence may be broken over two lines.
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

  /** The box of a line without the space above and below its letters. */
  function inkOf({ left, top, right, bottom }: DOMRect): Rect {
    const air = (bottom - top) * 0.2
    return { left, right, top: top + air, bottom: bottom - air }
  }

  /** The visible part of a box inside an element and its ancestors that clip or scroll. */
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

  /** Fixed and sticky elements cover the page on purpose. */
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

  /** Whether an element is only for screen readers. */
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
