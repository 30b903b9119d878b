import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Dialog } from '../../../src/web/ui/dialog.tsx'

/** What was drawn: its HTML, and the props of its form and of each part by its label, so that a test can do what an athlete would. */
export type Drawing = {
  html: string
  part: (label: string) => Props
  parts: (label: string) => Props[]
  form: () => Props
}

// biome-ignore lint/suspicious/noExplicitAny: a test calls the handlers of any component.
type Props = Record<string, any>

/**
 * Draws components as they are at first, with `around` around them. A dialog is drawn in place: its portal draws nothing
 * without a browser.
 */
export function draw(node: ReactNode, around: (inner: ReactNode) => ReactNode = (inner) => inner): Drawing {
  const drawn: ReactElement<Props>[] = []
  const html = renderToStaticMarkup(around(watched(node, drawn)))
  const parts = (label: string) => drawn.map(({ props }) => props).filter((props) => isCalled(label, props))
  return {
    html: html.replaceAll('\u202f', ' '),
    parts,
    form: () => drawn.find(({ type }) => type === 'form')?.props ?? {},
    part: (label) => {
      const [found] = parts(label)
      if (!found) throw new Error(`Nothing that was drawn is called “${label}”.`)
      return found
    },
  }
}

/** The same nodes, whose elements are kept in `drawn` as they are drawn. */
function watched(node: ReactNode, drawn: ReactElement<Props>[]): ReactNode {
  if (Array.isArray(node)) return Children.toArray(node).map((one) => watched(one, drawn))
  if (!isValidElement<Props>(node)) return node
  drawn.push(node)
  if (node.type === Dialog) {
    const { title, description, children, footer } = node.props
    return watched([title, description, children, footer], drawn)
  }
  const component = componentOf(node.type)
  if (component) return <Watched key={node.key} component={component} props={node.props} drawn={drawn} />
  const { children } = node.props
  return children === undefined || isDrawnByReact(node.type) ? node : cloneElement(node, {}, watched(children, drawn))
}

type Component = (props: Props) => ReactNode

function Watched({ component, props, drawn }: { component: Component; props: Props; drawn: ReactElement<Props>[] }) {
  return watched(component(props), drawn)
}

/** The function that draws an element, also one that is drawn only when its props change. */
function componentOf(type: unknown): Component | undefined {
  const inner = typeof type === 'object' && type !== null && 'type' in type ? type.type : type
  return typeof inner === 'function' && !inner.prototype?.isReactComponent ? (inner as Component) : undefined
}

/** Whether a part has a label, or is a control with a text. */
function isCalled(label: string, props: Props): boolean {
  if (props.label === label || props['aria-label'] === label) return true
  return ('onClick' in props || 'type' in props) && textOf(props.children) === label
}

/** Whether an element is drawn in a way that is not watched: one that loads its script, or passes on a ref. */
function isDrawnByReact(type: unknown): boolean {
  return (
    typeof type === 'function' ||
    (typeof type === 'object' && type !== null && ('render' in type || '_payload' in type))
  )
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('').trim()
  if (isValidElement<Props>(node)) return textOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
