import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useSite } from '../../../lib/site.ts'
import { answersFor, supportedQuestion } from './faq-answers.ts'
import { Section } from './section.tsx'

/** Questions, of which one is open at a time: the browser itself closes the others, so that it works without a script. */
export function Faq() {
  const { billing } = useSite()
  return (
    <Section id="faq" heading="Questions">
      <div className="max-w-3xl border-ink border-t-[1.5px]">
        {answersFor(billing).map(({ question, answer }) => (
          <Question key={question} question={question}>
            {answer}
          </Question>
        ))}
        <Question question={supportedQuestion.question}>
          {supportedQuestion.answer}{' '}
          <Link to="/supported-workouts" className="link text-ink">
            Learn more
          </Link>
        </Question>
      </div>
    </Section>
  )
}

function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details name="faq" className="group border-line border-b">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-chip py-3 text-h4 [&::-webkit-details-marker]:hidden">
        <h3>{question}</h3>
        <Plus aria-hidden="true" className="transition-transform group-open:rotate-45" />
      </summary>
      <p className="max-w-2xl pe-8 pb-5 text-ink-2">{children}</p>
    </details>
  )
}
