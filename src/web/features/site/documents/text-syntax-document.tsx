import { html, title } from '#docs/text-syntax.md'
import { Document } from './document.tsx'

/** The page on the text form of a workout. */
export function TextSyntaxDocument() {
  return <Document title={title} html={html} />
}
