/**
 * Loads the script of the chat widget once, and shows or hides what it adds to the page. Such widgets add elements to the
 * body; ours there are React's.
 */
export function showChat(scriptUrl: string, isShown: boolean): void {
  shown = isShown
  if (isShown) load(scriptUrl)
  if (isLoaded) for (const element of document.body.children) apply(element)
}

let shown = true
let isLoaded = false
/** What was hidden, with the display that it had of its own. */
const hidden = new Map<HTMLElement, string>()

function load(scriptUrl: string) {
  if (isLoaded) return
  isLoaded = true
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) apply(node)
  }).observe(document.body, { childList: true })
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  document.head.append(script)
}

function apply(node: Node) {
  if (!(node instanceof HTMLElement) || /^(SCRIPT|STYLE|LINK)$/.test(node.tagName) || isOurs(node)) return
  const before = hidden.get(node)
  if (!shown && before === undefined) {
    hidden.set(node, node.style.display)
    node.style.setProperty('display', 'none', 'important')
  } else if (shown && before !== undefined) {
    hidden.delete(node)
    node.style.display = before
  }
}

function isOurs(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}
