import { Section } from '../section.tsx'
import { LetterList } from './letter-list.tsx'
import { PartList } from './part-list.tsx'

/** What the server is made of, how it is, and the letters that it could not send. */
export function ServerPanel({ timeZone }: { timeZone: string }) {
  return (
    <div className="grid">
      <Section
        title="Parts"
        sentence="Embedded parts run in the server itself, external ones belong to others. What is in a sandbox looks real, and reaches nobody."
      >
        <PartList />
      </Section>
      <Section title="Letters" sentence="Those that wait to be sent, and those of the last 30 days that could not be.">
        <LetterList timeZone={timeZone} />
      </Section>
    </div>
  )
}
