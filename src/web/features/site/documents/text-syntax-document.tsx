import { html, title } from '#docs/text-syntax.md'
import { Document } from './document.tsx'

/** How a workout is typed. */
export function TextSyntaxDocument() {
  return <Document title={title} html={html} />
}
