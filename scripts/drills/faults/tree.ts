import { parseAst } from 'vite'

/** A node of ESTree, with its range in the source. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown }

/** Every node of a TypeScript source that exists at run time; types are left out. */
export function nodesIn(text: string, path: string): Node[] {
  const found: Node[] = []
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, found)
  return found
}

/** Nodes that only give the type of the value inside them. */
const typeAnnotations = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

function visit(node: Node, found: Node[]) {
  if (typeAnnotations.includes(node.type)) return visit(node.expression as Node, found)
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') return
  found.push(node)
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part])
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, found)
}
