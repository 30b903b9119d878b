import type { ReactNode } from 'react'
import { PickedExample } from './parts/picked-example.tsx'
import { TextBuilder } from './parts/text-builder.tsx'
import { WeekPlan } from './parts/week-plan.tsx'
import { Section } from './section.tsx'

/** What the product does, each shown by the product's own parts, which can be tried. */
export function Features() {
  return (
    <Section id="features" heading="Everything between “I have an hour” and the start button">
      <div className="grid gap-x-10 gap-y-14 lg:grid-cols-3">
        <Feature
          title="Generate structured workouts"
          words="Say how long, how hard and on which sport. Every step comes with a length and a target, and the whole takes just as long as you have."
        >
          <PickedExample />
        </Feature>
        <Feature
          title="Manually create workouts"
          words="Type it as you would on a whiteboard, or lay it out step by step: the drawing follows. Change a line here and see."
        >
          <TextBuilder />
        </Feature>
        <Feature
          title="Plan your workouts"
          words="Put sessions on days, weeks ahead, and move them when life does. All are drawn against the same threshold, so a hard week looks hard."
        >
          <WeekPlan />
        </Feature>
      </div>
    </Section>
  )
}

function Feature({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <div className="lg:min-h-[22rem]">{children}</div>
      <h3 className="mt-6 text-h3">{title}</h3>
      <p className="mt-1.5 max-w-md text-ink-2">{words}</p>
    </div>
  )
}
