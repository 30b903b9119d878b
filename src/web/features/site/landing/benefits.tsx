import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Section } from './section.tsx'

/** What the product is good for. Each of them can be seen in the product. */
export function Benefits() {
  return (
    <Section id="benefits" heading="What you get out of it">
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map(({ title, words }) => (
          <li key={title} className="border-ink border-t-[1.5px] pt-4">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 max-w-md text-ink-2">{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const benefits: readonly { title: string; words: ReactNode }[] = [
  {
    title: 'Save Hours of Planning',
    words:
      'A sport, a type and a length are enough: you get the whole session, from the warm-up to the last easy minute.',
  },
  {
    title: 'Simplified Training',
    words:
      'Every step says how long and how hard, in your own paces, watts or heart-rate zones. Nothing is left to work out.',
  },
  {
    title: 'Share Workouts',
    words: 'Send a link. Whoever opens it sees the profile, the totals and every step, without an account.',
  },
  {
    title: 'Instant Customization',
    words:
      'Ask for a harder, an easier or another version, pull a bar higher, or retype a line. You see the change at once.',
  },
  {
    title: 'Train with Confidence',
    words: (
      <>
        Generated sessions keep to bounds from published coaching books and studies, and the product{' '}
        <Link to="/coaching" className="link">
          names each source
        </Link>
        .
      </>
    ),
  },
  {
    title: 'Sync to your devices',
    words: 'Take any workout along as a file for your watch, your bike computer or your trainer’s app.',
  },
]
