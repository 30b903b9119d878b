import { Link } from '@tanstack/react-router'
import * as sentences from '#docs/sentences.md'
import { Document } from './document.tsx'

/** The guide to what a sentence can say, with the way to the generator that takes one. */
export function SentencesGuide() {
  return (
    <Document
      {...sentences}
      link={
        <Link to="/dashboard/workout-generator" className="link">
          Write one in the generator
        </Link>
      }
    />
  )
}
