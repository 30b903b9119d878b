import { Chip } from '../../../ui/chip.tsx'
import { PublicTitle } from '../../../ui/heading.tsx'
import { type Ahead, plansAhead, statusLabel } from './plans-ahead.ts'

/** What is being built, what is to come, and what was built. */
export function Roadmap() {
  return (
    <article className="gutter pt-6 md:pt-10">
      <PublicTitle>Roadmap</PublicTitle>
      <p className="mt-4 max-w-2xl text-ink-2 text-lead">
        What we are building, what comes next, and what is there already.
      </p>
      <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {plansAhead.map((one) => (
          <li key={one.title}>
            <Card {...one} />
          </li>
        ))}
      </ul>
    </article>
  )
}

function Card({ title, description, status, tags }: Ahead) {
  return (
    <article>
      <Progress status={status} />
      <p className="mt-3 text-label">{statusLabel[status]}</p>
      <h2 className="mt-1 text-h3">{title}</h2>
      <p className="mt-1.5 text-ink-2">{description}</p>
      <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** A status as a bar on a rule: nothing, hatched half-way, or full. */
function Progress({ status }: Pick<Ahead, 'status'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 14" preserveAspectRatio="none" className="block h-3.5 w-full">
      {status === 'in-progress' && <path d="M0 4h150v10H0z" fill="var(--color-line)" />}
      {status === 'in-progress' && <path d="M0 2h150v4H0z" fill="var(--color-ink)" />}
      {status === 'completed' && <path d="M0 2h300v12H0z" fill="var(--color-ink)" />}
      <path d="M0 13.25h300" stroke="var(--color-ink)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
