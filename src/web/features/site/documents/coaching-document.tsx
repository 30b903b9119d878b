import { html, title } from '#docs/coaching.md'
import { Document } from './document.tsx'

/** How sessions are made and judged, for athletes and coaches. */
export function CoachingDocument() {
  return <Document title={title} html={html} />
}
