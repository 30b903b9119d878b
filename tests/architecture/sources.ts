import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseAst } from 'vite'

/** An import of a file. `to` is a path from the project's root, or the name of a package. */
export type Import = { to: string; written: string; typeOnly: boolean; dynamic: boolean }

/** A TypeScript file, by its path from the project's root. */
export type Source = {
  path: string
  imports: Import[]
  /** The HTML and SVG tags in the file: `div`, `path`. */
  markup: string[]
  hasDefaultExport: boolean
}

/** Every TypeScript file of some folders. */
export function sourcesIn(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.gen.ts'))
      .map((name) => sourceOf(join(folder, name))),
  )
}

/** Whether an import names a package, and not a file of the project. */
export function isPackage(to: string): boolean {
  return !/^(src|tests|scripts|migrations|docs)\//.test(to)
}

/** The name of the package of an import: `@hono/zod-openapi` for `@hono/zod-openapi/sub`. */
export function packageOf(to: string): string {
  return to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/')
}

/** A node of the parser's tree. */
type Node = { type: string; [part: string]: unknown }

/** One TypeScript file. */
export function sourceOf(path: string): Source {
  const source: Source = { path, imports: [], markup: [], hasDefaultExport: false }
  const add = (written: unknown, kinds: { typeOnly: boolean; dynamic: boolean }) => {
    if (typeof written === 'string') source.imports.push({ written, to: resolveImport(written, path), ...kinds })
  }
  walk(parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, (node) => {
    const from = (node.source as { value?: unknown } | null)?.value
    if (
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration'
    )
      add(from, { typeOnly: isTypeOnly(node), dynamic: false })
    if (node.type === 'ImportExpression') add(from, { typeOnly: false, dynamic: true })
    if (node.type === 'TSImportType')
      add((node.source as { value?: unknown }).value, { typeOnly: true, dynamic: false })
    if (node.type === 'ExportDefaultDeclaration') source.hasDefaultExport = true
    if (node.type === 'JSXOpeningElement') {
      const tag = (node.name as { name?: unknown }).name
      if (typeof tag === 'string' && /^[a-z]/.test(tag)) source.markup.push(tag)
    }
  })
  return source
}

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const names = (node.specifiers ?? []) as Node[]
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type')
}

function resolveImport(written: string, from: string): string {
  const path = written.replace(/\?.*$/, '')
  if (path.startsWith('.')) return normalize(join(dirname(from), path))
  if (/^#(tests|docs)\//.test(path)) return path.slice(1)
  return path.startsWith('#') ? `src/${path.slice(1)}` : path
}

function walk(node: Node, visit: (node: Node) => void) {
  visit(node)
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part])
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit)
}
