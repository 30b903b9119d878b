import { html, title } from '#docs/coaching.md'
import { Document } from './document.tsx'

/** The page on how sessions are generated and judged, for athletes and coaches. */
export function CoachingDocument() {
  return <Document title={title} html={html} />
}
